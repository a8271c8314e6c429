// The families of rules that this page knows: a folder and a line for each.

import { discoveries } from './discoveries'
import type { Family } from './family'
import { projects } from './projects'

const FAMILIES: Record<string, Family> = { projects, discoveries }

/** The family of a deck, by what the deck calls its rules. */
export function familyOf(rules: string): Family {
  const family = FAMILIES[rules]
  if (!family) throw new Error(`Unknown rules: ${rules}.`)
  return family
}
