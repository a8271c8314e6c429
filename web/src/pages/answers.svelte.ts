// How what is offered on a board is answered: by hand, by itself where there is one answer, or by a stroke.

import { untrack } from 'svelte'
import type { Family, Stroke } from '../families/family'
import type { Choice } from '../net/protocol'
import type { Seen, Sitting } from '../net/sitting.svelte'
import { listed } from '../prompt/listed'
import { strokeOf, Strokes } from '../prompt/strokes.svelte'
import { words } from '../words'

/** What answers itself in a lesson, too: what goes on with a card that was touched, or has to be played. */
const ALONE = ['on', 'play']

/** Who is asked on the board now, and what. */
export interface Asked {
  seat: number | null
  seen: Seen | null
  offered: Choice[]
  isLesson: boolean
}

export class Answers {
  private byHand = $state(false)
  private stroking: Strokes

  /** A question of one's own turn with a single answer answers itself, until something is taken back. */
  private readonly only = $derived.by(() => {
    const { seen, offered, isLesson } = this.asked()
    const [choice] = offered
    return choice && offered.length === 1 && !this.byHand && !this.stroking.now && !seen?.window && (!isLesson || ALONE.includes(choice.verb)) ? choice : null
  })
  /** What is left to be touched. */
  readonly choices = $derived.by(() => (this.only || this.stroking.now ? [] : listed(this.asked().offered)))
  readonly strokes = $derived.by(() => {
    const { seen, isLesson } = this.asked()
    return seen && !isLesson ? this.stroking.offered(seen, this.choices) : []
  })

  constructor(
    private sitting: Sitting,
    family: Family,
    private asked: () => Asked,
  ) {
    this.stroking = new Strokes(family)
    $effect(() => {
      const only = this.only
      if (only && sitting.choosing === null) void untrack(() => this.answerAlone(only))
    })
    $effect(() => {
      const { seen, offered } = asked()
      const now = this.stroking.now
      if (now && seen && sitting.choosing === null && (offered.length || seen.view.turn !== now.turn)) untrack(() => void this.goOn(seen, offered))
    })
  }

  stroke(stroke: Stroke): void {
    this.stroking.begin(stroke)
  }

  send(choice: Choice): void {
    this.byHand = false
    const stroke = strokeOf(choice, this.strokes)
    if (stroke) return this.stroke(stroke)
    void this.sitting.choose(this.asked().seat!, choice)
  }

  undo(): void {
    this.byHand = true
    this.stroking.forget()
    void this.sitting.undo(this.asked().seat!)
  }

  private async answerAlone(only: Choice): Promise<void> {
    const answer = await this.sitting.choose(this.asked().seat!, only)
    if (answer?.type === 'done') this.sitting.tell('done', words.byItself(only.text))
    else if (answer?.type === 'refused') {
      this.byHand = true
      if (answer.code === 'stale') this.sitting.said = null // another tab was quicker
    }
  }

  /** Make the next choice of a stroke. */
  private async goOn(seen: Seen, offered: Choice[]): Promise<void> {
    const choice = this.stroking.next(seen, offered)
    if (choice && (await this.sitting.choose(this.asked().seat!, choice))?.type !== 'done') this.stroking.forget()
  }
}
