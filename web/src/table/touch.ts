// What may be touched: each choice by the place and the card that it names.

import type { Touched } from '../families/family'
import { thing } from '../net/places'
import type { Choice, View } from '../net/protocol'
import type { Play } from './play'

export interface Touch {
  /** Choices by what is touched; see net/places.ts. */
  at: ReadonlyMap<string, Choice>
  /** Choices of cards that the table does not show, as those that are being looked at. */
  tray: Choice[]
}

export function touchOf(choices: Choice[], view: View): Touch {
  const shown = new Set(shownOn(view))
  const at = new Map<string, Choice>()
  const tray: Choice[] = []
  for (const choice of choices) {
    if (choice.at === null) continue
    const touched = thing(choice.at, choice.card)
    at.set(touched, choice)
    if (choice.card !== null && !shown.has(touched)) tray.push(choice)
  }
  return { at, tray }
}

/** Every card that the table shows, where it lies. */
function* shownOn(view: View): Iterable<string> {
  yield* view.hand.map((c) => thing(`hand:${view.seat}`, c))
  for (const [p, mat] of view.table.entries()) yield* laid(`mat:${p}`, mat)
  for (const [p, done] of view.completed.entries()) yield* done.map((q) => thing(`done:${p}`, q))
  yield* view.field.map((q, index) => thing(`field:${index}`, q))
  yield* view.challenges.map((q) => thing('pile:challenges', q))
  yield* laid('field', view.scoring)
  yield* view.played.map((c) => thing('played', c))
}

/** Cards in a place, each with those beside it. */
function* laid(place: string, cards: Record<string, string[]>): Iterable<string> {
  for (const [q, beside] of Object.entries(cards)) {
    yield thing(place, q)
    yield* beside.map((c) => thing(`${place}/${q}`, c))
  }
}

/** What to ask about when something is touched that is no choice now; nothing if there is nothing to ask. */
export function wishFor(where: Touched['where'], id: string, play: Play, role = ''): string | undefined {
  const verbs = new Set([...play.touch.values()].map((choice) => choice.verb))
  const verb = play.deck.family.wish({ where, role, phase: play.view.phase, verbs })
  return verb && `${verb} ${id}`
}
