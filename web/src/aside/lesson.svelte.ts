// The guided first game: what to say at each kind of question, once. It follows what is asked, not a script.

import type { Seen } from '../net/sitting.svelte'
import { words } from '../words'

const HASH = '#lesson'
/** A choice's first word, the one most worth explaining first. */
const TOPICS = ['block', 'complete', 'accept', 'on', 'with', 'give', 'put', 'start', 'keep', 'draw', 'discard', 'play', 'choose', 'end', 'pass']

/** The moves by which something is completed. */
export const DONE: ReadonlySet<string> = new Set(['completes', 'scores'])

type Texts = Record<string, (project: string, projects: string) => string>

export class Lesson {
  /** What has been explained, or will not be. */
  private known = $state.raw<ReadonlySet<string>>(new Set())
  private shown = -1
  private topic = $state.raw<string | null>(null)
  private texts: Texts

  constructor(
    family: string,
    private project: string,
    private projects: string,
  ) {
    this.texts = (words.lesson.families as Record<string, Texts>)[family] ?? {}
  }

  /** Whether this table was opened as a lesson and the lesson has not been skipped. */
  static isWanted(): boolean {
    return location.hash === HASH
  }

  get text(): string | null {
    return this.topic && (this.texts[this.topic]?.(this.project, this.projects) ?? null)
  }

  /** Look at what is asked now, and find what to say about it. */
  follow(seen: Seen, seat: number | null): void {
    if (seen.number === this.shown) return
    this.shown = seen.number
    const asked = new Set(seen.choices.map((choice) => choice.name.split(' ')[0]!))
    const wanted = isDoneBy(seen, seat) ? ['completed'] : asked.size ? TOPICS.filter((topic) => asked.has(topic)) : ['wait']
    const next = wanted.find((topic) => topic in this.texts && !this.known.has(topic)) ?? null
    if (next) this.known = new Set([...this.known, next])
    // What somebody else does is no reason to take away what was just said.
    if (next || asked.size) this.topic = next
  }

  static skip(): void {
    history.replaceState(null, '', location.pathname)
  }
}

/** Whether the seat has just completed or scored something. */
function isDoneBy(seen: Seen, seat: number | null): boolean {
  return seen.moves.some((move) => move.seat === seat && DONE.has(move.verb))
}

export const lessonLink = (link: string) => `${link}${HASH}`
