// What may be touched: each choice by the place and the card that it names.

import type { DeckCards } from '../deck/cards'
import { thing } from '../net/places'
import type { Choice, View } from '../net/protocol'

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

/** The choice to ask about when a card of the hand is touched that may not be played now. */
export function wishFor(id: string, phase: string, deck: DeckCards): string {
  if (phase === 'discard') return `discard ${id}`
  return `${deck.family.wishes[deck.card(id).role] ?? 'play'} ${id}`
}
