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
  /** Whether a screen speaks at which several sit, or only looks on: at first it is still. */
  sharedSound: boolean
  /** Whether the sentences of all choices stand beside the table. */
  list: boolean
  /** Whether the log and the chat stand beside the table. */
  aside: boolean
  /** Whether single keys choose. */
  keys: boolean
  /** Whether the log tells the numbers of rules. */
  rules: boolean
}

const KEY = 'labdeck.settings'
const isTouched = matchMedia('(pointer: coarse)').matches
const stillness = matchMedia('(prefers-reduced-motion: reduce)')
const USUAL: Kept = {
  pace: 'normal',
  taps: isTouched ? 'wait' : 'once',
  theme: 'auto',
  sound: true,
  sharedSound: false,
  list: false,
  aside: false,
  keys: true,
  rules: false,
}
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
  /** Whether this screen is one that several people look at. */
  isShared = $state(false)
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
    return this.isShared ? this.kept.sharedSound : this.kept.sound
  }

  set sound(isOn: boolean) {
    this.set(this.isShared ? { sharedSound: isOn } : { sound: isOn })
  }

  get rules(): boolean {
    return this.kept.rules
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
