// The guided first game: what to say at each kind of question, once. It follows what is asked, not a script.

import type { DeckCards } from '../deck/cards'
import type { Lesson as Texts } from '../families/family'
import type { Seen } from '../net/sitting.svelte'

const HASH = '#lesson'

export class Lesson {
  /** What has been explained, or will not be. */
  private known = $state.raw<ReadonlySet<string>>(new Set())
  private shown = -1
  private topic = $state.raw<string | null>(null)
  private texts: Texts

  constructor(private deck: DeckCards) {
    this.texts = deck.family.lesson
  }

  /** Whether this table was opened as a lesson and the lesson has not been skipped. */
  static isWanted(): boolean {
    return location.hash === HASH
  }

  get text(): string | null {
    return this.topic && (this.texts[this.topic]?.(this.deck.project, this.deck.projects) ?? null)
  }

  /** Look at what is asked now, and find what to say about it. */
  follow(seen: Seen, seat: number | null): void {
    if (seen.number === this.shown) return
    this.shown = seen.number
    const { phase } = seen.view
    const asked = new Set(seen.choices.map(({ verb }) => (`${phase} ${verb}` in this.texts ? `${phase} ${verb}` : verb)))
    const wanted = this.isDoneBy(seen, seat) ? ['completed'] : asked.size ? Object.keys(this.texts).filter((topic) => asked.has(topic)) : ['wait']
    const next = wanted.find((topic) => topic in this.texts && !this.known.has(topic)) ?? null
    if (next) this.known = new Set([...this.known, next])
    // What somebody else does is no reason to take away what was just said.
    if (next || asked.size) this.topic = next
  }

  /** Whether the seat has just completed or scored something. */
  private isDoneBy(seen: Seen, seat: number | null): boolean {
    return seen.moves.some((move) => move.seat === seat && move.verb === this.deck.family.doneBy)
  }

  static skip(): void {
    history.replaceState(null, '', location.pathname)
  }
}

export const lessonLink = (link: string) => `${link}${HASH}`
