// Discoveries that heroes score from an open row, one for each step of science.

import { words } from '../../words'
import type { Family } from '../family'

/** What one wants to do with a card of the hand. */
const WISHES: Record<string, string> = { item: 'put', location: 'put' }

export const discoveries: Family = {
  words: words.families.discoveries,
  short: { most_turns: 2 },
  length: null,
  wish: ({ where, role, phase, verbs }) => {
    if (where === 'field') return verbs.has('on') ? 'on' : undefined
    if (where !== 'hand') return undefined
    return phase === 'discard' ? 'discard' : (WISHES[role] ?? 'play')
  },
  doneBy: 'scores',
  // Each discovery, and the hero that scored it, which lies beside it first.
  achieved: (view, p) => Object.entries(view.table[p] ?? {}).flatMap(([id, beside]) => [id, ...beside.slice(0, 1)]),
  strokes: () => [],
  rows: new Set(['field', 'challenges']),
  hasField: true,
  namesBeside: true,
}
