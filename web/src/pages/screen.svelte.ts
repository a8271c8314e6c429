// Who sits before this screen: one person always, or several in turn, whose hands are covered until they say so.

import type { Seen, Sitting } from '../net/sitting.svelte'

export class Screen {
  #sitting: Sitting
  /** The seat whose hand is open on a shared screen; null until somebody has said who sits before it. */
  #open = $state<number | null>(null)

  constructor(sitting: Sitting) {
    this.#sitting = sitting
  }

  get #isShared(): boolean {
    return this.#sitting.seats.length > 1
  }

  /** What one of those here has seen, whoever it is. */
  get any(): Seen | null {
    return [...this.#sitting.seen.values()][0] ?? null
  }

  /** The seat whose hand is to be seen. */
  get seat(): number | null {
    return this.#isShared ? this.#open : (this.#sitting.seats[0] ?? null)
  }

  /** Who of those here has something to choose; in a window that may be several. */
  get #asked(): number | null {
    return this.#sitting.seats.find((seat) => this.#sitting.at(seat)?.choices.length) ?? null
  }

  /** Who is to sit before a shared screen now. */
  get awaited(): number | null {
    if (!this.#isShared || this.any?.view.over) return null
    return this.#asked ?? this.#open ?? this.#sitting.seats[0]!
  }

  /** Whether the hands are covered, until the one who is awaited says so. */
  get covered(): boolean {
    return this.awaited !== null && this.awaited !== this.#open
  }

  /** The one who is awaited sits here now. */
  uncover(): void {
    this.#open = this.awaited
  }
}
