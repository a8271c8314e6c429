// The guided first game: what to say at each kind of question, and which choices lead on until something is completed.

import type { DeckCards } from '../deck/cards'
import type { Lesson as Texts } from '../words/families'
import type { Choice } from '../net/protocol'
import type { Seen, Sitting } from '../net/sitting.svelte'

const HASH = '#lesson'
const DONE = 'completed'
const ALONE = 'alone'

export class Lesson {
  /** How many choices there are until something is completed, this one included; 0 when it is done or not known. */
  left = $state(0)
  step = $state(0)
  /** Whether the learner is on his own now. */
  isAlone = $state(false)

  /** The names of the choices that lead on, and the view that they are of; null while the server is asked. */
  private lead = $state.raw<{ number: number; names: ReadonlySet<string> } | null>(null)
  private told = $state.raw<ReadonlyMap<string, number>>(new Map())
  private topic = $state.raw<string | null>(null)
  private shown = -1
  private texts: Texts

  constructor(
    private deck: DeckCards,
    private sitting: Sitting,
  ) {
    this.texts = deck.family.words.lesson
  }

  /** Whether this table was opened as a lesson and the lesson has not been skipped. */
  static isWanted(): boolean {
    return location.hash === HASH
  }

  get text(): string | null {
    const said = this.topic === null ? null : this.texts[this.topic]
    if (!said || this.topic === null) return null
    const times = this.told.get(this.topic) ?? 1
    return said[Math.min(times, said.length) - 1]!(this.deck.project, this.deck.projects)
  }

  /** Of what may be chosen, what leads on: each step is one idea, and nobody gets lost. */
  offered(seen: Seen): Choice[] {
    if (this.isAlone || seen.choices.length < 2) return seen.choices
    if (this.lead?.number !== seen.number) return []
    const { names } = this.lead
    return names.size ? seen.choices.filter(({ name }) => names.has(name)) : seen.choices
  }

  /** Look at what is asked now, and find what to say about it. */
  follow(seen: Seen, seat: number | null): void {
    if (seen.number === this.shown) return
    this.shown = seen.number
    if (this.isDoneBy(seen, seat)) {
      this.isAlone = true
      this.left = 0
      this.say([DONE], seen)
    } else if (!seen.choices.length) this.say(['wait'], seen)
    else if (this.isAlone) this.say(this.told.has(ALONE) ? [] : [ALONE], seen)
    else if (seen.choices.length > 1 && seat !== null) void this.ask(seen, seat)
  }

  private async ask(seen: Seen, seat: number): Promise<void> {
    const answer = await this.sitting.say({ type: 'lead', seat })
    if (seen.number !== this.shown) return
    if (answer.type !== 'lead' || !answer.names.length) this.isAlone = true
    else {
      this.lead = { number: seen.number, names: new Set(answer.names) }
      this.left = answer.left
      this.step += 1
    }
    this.say([], { ...seen, choices: this.offered(seen) })
  }

  /** Say the first of the topics that has something left to say: those given, or those of what is asked. */
  private say(topics: string[], seen: Seen): void {
    const { phase } = seen.view
    const asked = new Set(seen.choices.map(({ verb }) => (`${phase} ${verb}` in this.texts ? `${phase} ${verb}` : verb)))
    const wanted = topics.length ? topics : Object.keys(this.texts).filter((topic) => asked.has(topic))
    // What goes on from step to step holds only while the lesson leads.
    const most = (topic: string) => (this.isAlone ? 1 : (this.texts[topic]?.length ?? 0))
    const fresh = (topic: string) => topic in this.texts && most(topic) > (this.told.get(topic) ?? 0)
    const next = wanted.find(fresh) ?? (this.isAlone ? undefined : wanted.find((topic) => topic in this.texts))
    if (next) {
      this.told = new Map(this.told).set(next, (this.told.get(next) ?? 0) + 1)
      this.topic = next
    } else if (asked.size && topics.length === 0) this.topic = null // what others do takes nothing away
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
