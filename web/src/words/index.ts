// The catalogue: every word of the page, in one folder for a translator; a file for each room, and for each family of rules.

import { aside } from './aside'
import { classes } from './classes'
import { controls } from './controls'
import { families } from './families'
import { net } from './net'
import { pages } from './pages'
import { prompt } from './prompt'
import { isPseudo, longer } from './pseudo'
import { table } from './table'

const all = { ...net, ...controls, ...aside, ...prompt, ...table, ...pages, ...classes, families }

export const words = isPseudo ? longer(all) : all
