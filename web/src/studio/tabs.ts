// The tabs of this browser that have the same deck open: what one changes the others have at once, so that none writes over another.

import type { KeptDeck } from './kept'

/** What a tab tells the others of a deck. */
export interface Told {
  /** What the deck was called so far: the first save gives it another id. */
  id: string
  deck: KeptDeck
  /** The text that the others have, as far as this tab knows. */
  before: string
  text: string
}

export class Tabs {
  private line = new BroadcastChannel('labdeck.studio')

  constructor(hear: (told: Told) => void) {
    this.line.onmessage = ({ data }: MessageEvent<Told>) => hear(data)
  }

  tell(told: Told): void {
    this.line.postMessage(told)
  }

  close(): void {
    this.line.close()
  }
}
