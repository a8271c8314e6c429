// The balance of a deck while it is made: asked for when a right text rests, stopped by the next change.

import type { Desk } from '../net/desk.svelte'
import type { Declined, FindingTold, Weighed } from '../net/protocol'

const STILL = 600 // milliseconds without a change

/** What a remedy was said to do, and what came of it. */
export interface Applied {
  finding: FindingTold
  /** The number of the weighing in which it was found. */
  number: number
}

export class Balance {
  weighed = $state.raw<Weighed | null>(null)
  /** Whether the figures are of a text that was changed since. */
  isOld = $state(false)
  trouble = $state('')
  applied = $state.raw<Applied | null>(null)

  private text = ''
  private number = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private desk: Desk) {}

  /** Weigh a right text, once it has rested. */
  weigh(text: string): void {
    clearTimeout(this.timer)
    if (text === this.text && this.number && !this.isOld) return
    this.timer = setTimeout(() => {
      this.text = text
      this.number = this.desk.next()
      this.trouble = ''
      this.desk.say({ type: 'weigh', number: this.number, text })
    }, STILL)
  }

  /** The text is another one now. */
  rest(): void {
    clearTimeout(this.timer)
    if (this.number) this.desk.say({ type: 'rest' })
    this.number = 0
    this.isOld = this.weighed !== null
  }

  hear(weighed: Weighed): void {
    if (weighed.number !== this.number) return
    this.weighed = weighed
    this.isOld = false
  }

  declined({ number, reason }: Declined): void {
    if (number === this.number) this.trouble = reason
  }

  close(): void {
    clearTimeout(this.timer)
  }
}
