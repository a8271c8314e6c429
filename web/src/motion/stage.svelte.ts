// What is on the stage: the view that is shown, one after another at a pace that eyes can follow.

import { tick } from 'svelte'
import { settings } from '../controls/settings.svelte'
import type { DeckCards } from '../deck/cards'
import type { Seen } from '../net/sitting.svelte'
import { fly, land, rectsNow } from './flights'

const NO_FRAME = 100 // milliseconds
const MOST = 12 // views that wait; beyond that the stage goes straight to the newest

export class Stage {
  shown = $state.raw<Seen | null>(null)
  /** Whether later views wait to be shown. */
  isBehind = $state(false)

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
    if (!last || last.view.seat !== seen.view.seat || !settings.flight) {
      this.waiting = []
      this.put(seen)
      return
    }
    if (this.waiting.length >= MOST) this.waiting = []
    this.waiting.push(seen)
    this.isBehind = this.isBusy
    if (!this.isBusy) void this.play()
  }

  /** Go straight to the newest view. */
  skip(): void {
    const newest = this.waiting.at(-1)
    land()
    this.waiting = newest ? [newest] : []
  }

  private put(seen: Seen): void {
    this.shown = seen
    this.onShown(seen)
  }

  private async play(): Promise<void> {
    this.isBusy = true
    for (let seen = this.waiting.shift(); seen; seen = this.waiting.shift()) {
      this.isBehind = this.waiting.length > 0
      const before = rectsNow()
      await newTask()
      this.put(seen)
      await tick()
      document.body.getBoundingClientRect() // laid out here, and not in the frame in which cards take off
      await nextFrame()
      // The more views wait, the quicker cards fly, so that nobody waits long for a bot.
      await fly(seen.moves, before, this.deck, settings.flight / (1 + this.waiting.length / 2))
    }
    this.isBusy = false
    this.isBehind = false
  }
}

/** What comes next is a task of its own, so that nobody's touch waits for all of it. */
const newTask = () => new Promise<void>((done) => setTimeout(done))

/** Before the next frame is painted; a page that is not looked at has none, and goes on without. */
function nextFrame(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(done)
    setTimeout(done, NO_FRAME)
  })
}
