// Undo without end: every change of a text, whether it was typed or made by a form, and where one was.

import { drawn, stroke, takenBack } from './strokes'
import type { Stroke } from './strokes'

const ONE_THOUGHT = 900 // milliseconds between two changes at one place that are undone together

interface Entry<Place> {
  strokes: Stroke[]
  place: Place
  key: string
  when: number
}

/** All that was changed and all that was taken back, to be kept. */
export interface Past<Place> {
  past: Entry<Place>[]
  future: Entry<Place>[]
}

export class History<Place> {
  private past = $state.raw<Entry<Place>[]>([])
  private future = $state.raw<Entry<Place>[]>([])

  get all(): Past<Place> {
    return { past: this.past, future: this.future }
  }

  /** Go on with what was kept. */
  goOn({ past, future }: Past<Place>): void {
    this.past = past
    this.future = future
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }

  get canRedo(): boolean {
    return this.future.length > 0
  }

  /** Note a change; those of the same key that follow at once belong together. */
  note(before: string, after: string, place: Place, key: string): void {
    const made = stroke(before, after)
    if (!made) return
    const last = this.past.at(-1)
    const when = Date.now()
    if (last && key && last.key === key && when - last.when < ONE_THOUGHT && !this.future.length) {
      last.strokes.push(made)
      last.when = when
    } else this.past = [...this.past, { strokes: [made], place, key, when }]
    this.future = []
  }

  /** The text before the last change, and where that was made. */
  undo(text: string): { text: string; place: Place } | null {
    const entry = this.past.at(-1)
    if (!entry) return null
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, entry]
    return { text: entry.strokes.toReversed().map(takenBack).reduce(drawn, text), place: entry.place }
  }

  redo(text: string): { text: string; place: Place } | null {
    const entry = this.future.at(-1)
    if (!entry) return null
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, { ...entry, key: '' }]
    return { text: entry.strokes.reduce(drawn, text), place: entry.place }
  }
}
