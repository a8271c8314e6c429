// Which decks this browser may change: the studio keeps a list of them, with their secrets.

export const MADE = 'labdeck.decks'

/** Whether this browser has the secret of a deck, so that who sits here may change it. */
export function isOwnDeck(draft: string): boolean {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MADE) ?? '[]')
    return Array.isArray(kept) && (kept as { id: string; secret: string }[]).some(({ id, secret }) => id === draft && secret !== '')
  } catch {
    return false
  }
}
