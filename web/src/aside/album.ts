// The album: the cards that were completed on this device, by deck.

const ALBUM = 'labdeck.album'

type Kept = Record<string, Record<string, number>>

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ALBUM) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

/** How often each card of a deck was completed here. */
export function albumOf(deck: string): Record<string, number> {
  return read()[deck] ?? {}
}

/** Put a card into the album; whether it is new there. */
export function collect(deck: string, card: string): boolean {
  const kept = read()
  const times = kept[deck]?.[card] ?? 0
  localStorage.setItem(ALBUM, JSON.stringify({ ...kept, [deck]: { ...kept[deck], [card]: times + 1 } }))
  return times === 0
}
