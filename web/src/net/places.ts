// Places, as choices and moves name them: `hand:0`, `mat:1`, `mat:1/jill-tarter` (beside her there), `field:3`, `pile:discard`.

/** What can be touched or flown to, as one word: a card in a place, or a place itself, such as a pile or a seat's mat. */
export function thing(place: string, card?: string | null): string {
  return card ? `${place} ${card}` : place
}

/** The place as moves name it: to them an open row is one, and a choice also says the number of the card in it. */
export function wholeRow(place: string): string {
  return place.replace(/^field:.*/, 'field')
}

/** The seat to which a place belongs; null if it is nobody's. */
export function seatOf(place: string): number | null {
  const found = /^(?:hand|mat|done):([0-9]+)/.exec(place)
  return found && Number(found[1])
}
