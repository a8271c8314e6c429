// How far somebody is with the guided first deck, so that the way to a table and back does not end it.

interface Walk {
  deck: string
  step: number
}

const KEY = 'labdeck.first'
export const PLAY = 8 // the step in which the deck is played

export function walked(): Walk | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Walk | null
  } catch {
    return null
  }
}

export function keepWalk(deck: string, step: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ deck, step }))
  } catch {
    // Without a store the guide ends with a reload.
  }
}

export function leaveWalk(): void {
  sessionStorage.removeItem(KEY)
}

/** The deck is being played: whoever comes back goes on with the next step. */
export function hasPlayed(): void {
  const walk = walked()
  if (walk?.step === PLAY) keepWalk(walk.deck, PLAY + 1)
}
