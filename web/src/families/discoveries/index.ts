// Discoveries that heroes score from an open row, one for each step of science.

import type { Family } from '../family'
import { lesson } from './lesson'

/** What one wants to do with a card of the hand. */
const WISHES: Record<string, string> = { item: 'put', location: 'put' }

export const discoveries: Family = {
  lesson,
  short: { most_turns: 2 },
  length: null,
  roles: { hero: 'Hero', item: 'Item', location: 'Location', inspiration: 'Inspiration', challenge: 'Challenge' },
  wish: ({ where, role, phase, verbs }) => {
    if (where === 'field') return verbs.has('on') ? 'on' : undefined
    if (where !== 'hand') return undefined
    return phase === 'discard' ? 'discard' : (WISHES[role] ?? 'play')
  },
  endings: () => ({
    'five steps': 'All five steps of science were scored, and everyone had equally many turns.',
    'empty field': 'No discoveries were left to be scored.',
  }),
  nothing: () => 'Nothing scored yet.',
  doneBy: 'scores',
  done: (card) => (card?.role === 'hero' ? 'played' : 'scored'),
  // Each discovery, and the hero that scored it, which lies beside it first.
  achieved: (view, p) => Object.entries(view.table[p] ?? {}).flatMap(([id, beside]) => [id, ...beside.slice(0, 1)]),
  strokes: () => [],
  rows: new Set(['field', 'challenges']),
  hasField: true,
  namesBeside: true,
}
