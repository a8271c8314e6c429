// Touches on the table: sent at once, after a moment in which they can be taken back, or when touched twice.

import { settings } from '../controls/settings.svelte'
import type { Choice } from '../net/protocol'

const MOMENT = 1000 // milliseconds

export class Taps {
  /** What was touched and is not yet sent. */
  pending = $state.raw<Choice | null>(null)

  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private send: (choice: Choice) => void) {}

  touch(choice: Choice): void {
    const again = this.pending?.name === choice.name
    this.forget()
    if (again || settings.taps === 'once') return this.send(choice)
    this.pending = choice
    if (settings.taps === 'wait') {
      this.timer = setTimeout(() => {
        this.pending = null
        this.send(choice)
      }, MOMENT)
    }
  }

  /** Take back what was touched. */
  forget(): void {
    clearTimeout(this.timer)
    this.pending = null
  }
}
