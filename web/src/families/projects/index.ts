// Projects that are started, given what they need, and completed.

import { words } from '../../words'
import type { Family } from '../family'
import { strokes } from './strokes'

/** What one wants to do with a card of the hand. */
const WISHES: Record<string, string> = { project: 'start', resource: 'put', wildcard: 'put' }

export const projects: Family = {
  words: words.families.projects,
  short: { opening_projects: 1, opening_resources: 6, projects: 4, stall_turns: 2 },
  // Two projects for each player after the deal.
  length: { knob: 'projects', fewest: (deck, seats) => seats * (Number(deck.knobs['opening_projects'] ?? 1) + 2) },
  wish: ({ where, role, phase }) => {
    if (where === 'pile') return 'draw'
    if (where === 'mat') return phase === 'act' ? 'complete' : undefined
    return phase === 'discard' ? 'discard' : (WISHES[role] ?? 'play')
  },
  doneBy: 'completes',
  achieved: (view, p) => view.completed[p] ?? [],
  strokes,
  rows: new Set(),
  hasField: false,
  namesBeside: false,
}
