// A stroke on its way: its choices go to the server one after another, each only if it is offered then.

import type { Family, Step, Stroke } from '../families/family'
import type { Choice } from '../net/protocol'
import type { Seen } from '../net/sitting.svelte'
import { words } from '../words'

/** The stroke that a word makes where it is offered: to end the turn goes through what is left of it. */
export function strokeOf(choice: Choice, strokes: Stroke[]): Stroke | undefined {
  return choice.verb === 'end' && choice.at === null ? strokes.find(({ deed }) => deed === 'end') : undefined
}

/** What a choice is called: a word that makes a stroke by what comes of it. */
export function textOf(choice: Choice, strokes: Stroke[]): string {
  return strokeOf(choice, strokes) ? words.prompt.endTurn : choice.text
}

export class Strokes {
  /** What is being done, with the steps that are left. */
  now = $state.raw<Stroke | null>(null)

  constructor(private family: Family) {}

  /** What may be done by one touch; not where others are asked, too. */
  offered(seen: Seen, choices: Choice[]): Stroke[] {
    return choices.length > 1 && !seen.window ? this.family.strokes(seen.view, choices) : []
  }

  begin(stroke: Stroke): void {
    this.now = stroke
  }

  forget(): void {
    this.now = null
  }

  /** The next choice of the stroke; null, and it is over, where nothing of what is offered is expected. */
  next(seen: Seen, choices: Choice[]): Choice | null {
    if (!this.now || seen.window || seen.view.turn !== this.now.turn) return this.end()
    if (!this.now.steps.length && this.now.then.length) this.now = this.planned(seen, choices, this.now)
    const [step, ...steps] = this.now.steps
    const choice = step && choices.find((each) => isStep(each, step))
    if (!choice) return this.end()
    this.now = { ...this.now, steps }
    return choice
  }

  /** The stroke with the steps of the first part that is left, as they are now. */
  private planned(seen: Seen, choices: Choice[], { then, ...stroke }: Stroke): Stroke {
    const all = this.family.strokes(seen.view, choices)
    const at = then.findIndex((deed) => all.some((other) => other.deed === deed))
    const steps = all.find(({ deed }) => deed === then[at])?.steps ?? []
    return { ...stroke, steps, then: at < 0 ? [] : then.slice(at + 1) }
  }

  private end(): null {
    this.now = null
    return null
  }
}

function isStep(choice: Choice, { verb, card, pile }: Step): boolean {
  return choice.verb === verb && (card === undefined || choice.card === card) && (pile === undefined || choice.pile === pile)
}
