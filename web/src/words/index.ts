// Every string of the page but those of a family of rules, in one folder for a translator; a file for each room.

import { aside } from './aside'
import { classes } from './classes'
import { controls } from './controls'
import { net } from './net'
import { pages } from './pages'
import { prompt } from './prompt'
import { isPseudo, longer } from './pseudo'
import { table } from './table'

const all = { ...net, ...controls, ...aside, ...prompt, ...table, ...pages, ...classes }

export const words = isPseudo ? longer(all) : all
