// What a family of rules brings to the page: its words, its lesson, and what its table has.

import type { Choice, Deck, KnobValue, Place, View } from '../net/protocol'
import type { FamilyWords } from '../words/families'

/** What is touched: where it lies, of what role it is if it is a card, in which phase, and the verbs of the choices. */
export interface Touched {
  where: 'hand' | 'mat' | 'field' | 'pile'
  role: string
  phase: string
  verbs: ReadonlySet<string>
}

/** A choice that a stroke expects: its verb, and the card or the pile. */
export interface Step {
  verb: string
  card?: string
  pile?: string | null
}

/** Several choices by one touch. They are sent one after another, as long as each is offered when its turn comes. */
export interface Stroke {
  /** Which sort, for its words, with the pile or the card that it is about and how many cards it moves. */
  deed: 'draw' | 'fill' | 'start' | 'put' | 'finish' | 'discard' | 'last' | 'end'
  id: string
  count: number
  /** Where the card lies that is touched for it; null where it is said. What ends a turn is said by the word that ends it. */
  at: Place | null
  /** It holds in this turn only. */
  turn: number
  steps: Step[]
  /** Whether it is only a part of others, and not offered by itself. */
  isPart: boolean
  /** What is done then, as far as it can be: further strokes by their deeds. */
  then: Stroke['deed'][]
}

export interface Family {
  words: FamilyWords
  /** The knobs that make a game for two short enough to learn from. */
  short: Record<string, KnobValue>
  /** The knob by which a game is made shorter, and the fewest projects that it takes; null if there is none. */
  length: { knob: string; fewest: (deck: Deck, seats: number) => number } | null
  /**
   * The verb of what one wants who touches a thing that is no choice now, so that the rules say why not; without one a
   * card is only looked at.
   */
  wish: (touched: Touched) => string | undefined
  /** The verb of a move by which something is done for good. */
  doneBy: string
  /** What a seat has done by the end, worth telling something about. */
  achieved: (view: View, p: number) => string[]
  /** What may be done by one touch now. */
  strokes: (view: View, choices: Choice[]) => Stroke[]
  /** Piles that lie open in a row and are no heap. */
  rows: ReadonlySet<string>
  /** Whether what is played for lies open in the middle, and wants to be read. */
  hasField: boolean
  /** Whether cards beside a project are known by their names, where there is room for them, and not by their marks. */
  namesBeside: boolean
}
