// What may be touched: where on the table each choice lies.

import type { DeckCards } from '../deck/cards'
import type { Choice, View } from '../net/protocol'

export interface Touch {
  /** Choices by what is touched: `pile:discard`, `seat:2`, `hand:physics`, `field:photo-51`, `project:jill-tarter`, `beside:jill-tarter:physics`. */
  at: ReadonlyMap<string, Choice>
  /** Choices of cards that lie in no place of the page, as those that are being looked at. */
  tray: Choice[]
}

const FROM_HAND = new Set(['start', 'give', 'put', 'play', 'block', 'burn', 'discard'])

export function touchOf(choices: Choice[], view: View, deck: DeckCards): Touch {
  const at = new Map<string, Choice>()
  const tray: Choice[] = []
  for (const choice of choices) {
    if (!choice.name.includes(' ')) continue
    const place = placeOf(choice, view, deck)
    if (place) at.set(place, choice)
    else tray.push(choice)
  }
  return { at, tray }
}

function placeOf(choice: Choice, view: View, deck: DeckCards): string | null {
  const [verb = '', what = '', where, which = ''] = choice.name.split(' ')
  if (verb === 'draw') return `pile:${what}`
  if (what === 'seat') return `seat:${where}`
  if (FROM_HAND.has(verb) || which === 'hand') return `hand:${what}`
  if (where === 'beside') return `beside:${which}:${what}`
  if (where === 'from') return null
  if (view.field.includes(what)) return `field:${what}`
  if (view.table.some((projects) => what in projects)) return `project:${what}`
  return besideOrHand(choice, what, view, deck)
}

/** A card that is offered in one place only is not told where it lies by its name; its sentence names the place. */
function besideOrHand(choice: Choice, what: string, view: View, deck: DeckCards): string | null {
  for (const projects of view.table) {
    for (const [project, cards] of Object.entries(projects)) {
      if (cards.includes(what) && choice.text.includes(deck.card(project).name)) return `beside:${project}:${what}`
    }
  }
  const own = view.seat === null ? undefined : view.names[view.seat]
  return own && view.hand.includes(what) && choice.text.includes(own) ? `hand:${what}` : null
}

/** The choice to ask about when a card of the hand is touched that may not be played now. */
export function wishFor(id: string, phase: string, deck: DeckCards): string {
  if (phase === 'discard') return `discard ${id}`
  return `${deck.family.wishes[deck.card(id).role] ?? 'play'} ${id}`
}
