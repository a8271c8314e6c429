// What a family of rules brings to the page: its words, its lesson, and what its table has.

import type { Card, Deck, KnobValue, View } from '../net/protocol'

/** What a coach says the first time that something is asked, from what a project and several of them are called. */
export type Lesson = Record<string, (project: string, projects: string) => string>

export interface Family {
  /** What the coach says, by the verb of a choice, the one most worth explaining first; also `completed` and `wait`. */
  lesson: Lesson
  /** The knobs that make a game for two short enough to learn from. */
  short: Record<string, KnobValue>
  /** The knob by which a game is made shorter, and the fewest projects that it takes; null if there is none. */
  length: { knob: string; fewest: (deck: Deck, seats: number) => number } | null
  /** What cards of each role are called; a project is called as its deck says. */
  roles: Record<string, string>
  /** What one wants to do with a card of the hand, by its role; without one, to play it. */
  wishes: Record<string, string>
  /** Why a game ended, by the reason that its result gives. */
  endings: Record<string, string>
  /** What a mat says on which nothing lies. */
  nothing: (projects: string) => string
  /** The verb of a move by which something is done for good. */
  doneBy: string
  /** The word for what was done, in general or to a card. */
  done: (card?: Card) => string
  /** What a seat has done by the end, worth telling something about. */
  achieved: (view: View, p: number) => string[]
  /** Piles that lie open in a row and are no heap. */
  rows: ReadonlySet<string>
  /** Whether what is played for lies open in the middle, and wants to be read. */
  hasField: boolean
  /** Whether cards beside a project are known by their names, where there is room for them, and not by their marks. */
  namesBeside: boolean
}
