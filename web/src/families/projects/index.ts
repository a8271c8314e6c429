// Projects that are started, given what they need, and completed.

import type { Family } from '../family'
import { lesson } from './lesson'
import { strokes } from './strokes'

/** What one wants to do with a card of the hand. */
const WISHES: Record<string, string> = { project: 'start', resource: 'put', wildcard: 'put' }

export const projects: Family = {
  lesson,
  short: { opening_projects: 1, opening_resources: 6, projects: 4, stall_turns: 2 },
  // Two projects for each player after the deal.
  length: { knob: 'projects', fewest: (deck, seats) => seats * (Number(deck.knobs['opening_projects'] ?? 1) + 2) },
  roles: { resource: 'Resource', wildcard: 'Resource of any kind', modifier: 'Modifier', block: 'Blocks a modifier' },
  wish: ({ where, role, phase }) => {
    if (where === 'pile') return 'draw'
    if (where === 'mat') return phase === 'act' ? 'complete' : undefined
    return phase === 'discard' ? 'discard' : (WISHES[role] ?? 'play')
  },
  endings: (project, projects) => ({
    'last call': `The last ${project} was drawn, and everyone had a last turn.`,
    'no projects left': `No ${projects} were left to be finished.`,
  }),
  nothing: (projects) => `No active ${projects}.`,
  doneBy: 'completes',
  done: () => 'completed',
  achieved: (view, p) => view.completed[p] ?? [],
  strokes,
  rows: new Set(),
  hasField: false,
  namesBeside: false,
}
