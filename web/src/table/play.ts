// What a part of the table needs to know to be drawn and touched.

import type { DeckCards } from '../deck/cards'
import type { Stroke } from '../families/family'
import type { Choice, View } from '../net/protocol'

export interface Play {
  view: View
  deck: DeckCards
  /** The seats that are asked now. */
  asked: ReadonlySet<number>
  /** What may be touched; see touch.ts. */
  touch: ReadonlyMap<string, Choice>
  /** How the cards lie that are open in the middle; see row.ts. */
  row: (string | null)[]
  /** The key that stands for a choice, by the choice's name; see prompt/keys.ts. */
  keys: ReadonlyMap<string, string>
  /** The name of the choice that waits to be sent. */
  pending: string | null
  /** Everybody's cards, in a replay that shows them. */
  hands: string[][] | null
  act: (choice: Choice) => void
  /** What may be done by one touch, and does it. */
  strokes: Stroke[]
  stroke: (stroke: Stroke) => void
  /** Ask why something may not be done now. */
  wonder: (wish: string) => void
  look: (card: string) => void
  /** Shows a card in full while a pointer rests on it; nothing puts it away. */
  glance?: (card: string, at: HTMLElement | null) => void
}

/** The points of a seat: those that it has won, and those that are at stake. */
export const scoreOf = ({ won, stake }: View, p: number) => ({ won: won[p] ?? 0, stake: stake[p] ?? 0 })
