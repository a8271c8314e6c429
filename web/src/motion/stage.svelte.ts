// What is on the stage: the view that is shown, one after another at a pace that eyes can follow.

import { tick } from 'svelte'
import { settings } from '../controls/settings.svelte'
import type { DeckCards } from '../deck/cards'
import type { Seen } from '../net/sitting.svelte'
import { fly, rectsNow } from './flights'

const MOST = 8 // views that wait; beyond that the stage goes straight to the newest

export class Stage {
  shown = $state.raw<Seen | null>(null)

  private waiting: Seen[] = []
  private isBusy = false

  constructor(
    private deck: DeckCards,
    private onShown: (seen: Seen) => void,
  ) {}

  /** Show a view when those before it have been seen; at once if it is another reader's, or nothing may fly. */
  show(seen: Seen): void {
    const last = this.waiting.at(-1) ?? this.shown
    if (last === seen) return
    if (!last || last.view.seat !== seen.view.seat || !settings.flight || this.waiting.length >= MOST) {
      this.waiting = []
      this.put(seen)
      return
    }
    this.waiting.push(seen)
    if (!this.isBusy) void this.play()
  }

  private put(seen: Seen): void {
    this.shown = seen
    this.onShown(seen)
  }

  private async play(): Promise<void> {
    this.isBusy = true
    for (let seen = this.waiting.shift(); seen; seen = this.waiting.shift()) {
      const before = rectsNow()
      this.put(seen)
      await tick()
      const landed = fly(seen.moves, before, this.deck, settings.flight)
      if (landed) await new Promise((done) => setTimeout(done, landed))
    }
    this.isBusy = false
  }
}
