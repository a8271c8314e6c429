// Which decks this browser may change: the studio keeps a list of them, with their secrets.

export const MADE = 'labdeck.decks'

/** What is kept of each; it throws where the browser keeps nothing. */
export function made<Deck extends { id: string; secret: string }>(): Deck[] {
  const kept: unknown = JSON.parse(localStorage.getItem(MADE) ?? '[]')
  return Array.isArray(kept) ? (kept as Deck[]) : []
}

/** Whether this browser has the secret of a deck, so that who sits here may change it. */
export function isOwnDeck(draft: string): boolean {
  try {
    return made().some(({ id, secret }) => id === draft && secret !== '')
  } catch {
    return false
  }
}
