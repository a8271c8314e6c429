// What this person likes: pace, sounds, how a touch is sent, light or dark. The browser remembers it.

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
export const TAPS = ['once', 'wait', 'twice'] as const
export const THEMES = ['auto', 'light', 'dark'] as const

export type Pace = (typeof PACES)[number]
export type Taps = (typeof TAPS)[number]
export type Theme = (typeof THEMES)[number]

interface Kept {
  pace: Pace
  taps: Taps
  theme: Theme
  sound: boolean
  /** Whether the sentences of all choices stand beside the table. */
  list: boolean
  /** Whether the log and the chat stand beside the table. */
  aside: boolean
  /** Whether single keys choose. */
  keys: boolean
}

const KEY = 'labdeck.settings'
const isTouched = matchMedia('(pointer: coarse)').matches
const stillness = matchMedia('(prefers-reduced-motion: reduce)')
const USUAL: Kept = { pace: 'normal', taps: isTouched ? 'wait' : 'once', theme: 'auto', sound: true, list: false, aside: false, keys: true }
/** How long a card flies, in milliseconds. */
const FLIGHT: Record<Pace, number> = { slow: 900, normal: 480, fast: 240, instant: 0 }

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return USUAL
  }
}

class Settings {
  private kept = $state.raw<Kept>(read())

  get pace(): Pace {
    return this.kept.pace
  }

  get taps(): Taps {
    return this.kept.taps
  }

  get theme(): Theme {
    return this.kept.theme
  }

  get sound(): boolean {
    return this.kept.sound
  }

  get list(): boolean {
    return this.kept.list
  }

  get aside(): boolean {
    return this.kept.aside
  }

  get keys(): boolean {
    return this.kept.keys
  }

  /** How long a card flies; nothing moves for who wants no motion. */
  get flight(): number {
    return stillness.matches ? 0 : (FLIGHT[this.kept.pace] ?? FLIGHT.normal)
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change }
    localStorage.setItem(KEY, JSON.stringify(this.kept))
  }
}

export const settings = new Settings()
