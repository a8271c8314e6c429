// A new deck from a text: kept on this device at once, and opened.

import { route } from '../../net/route.svelte'
import { keepWalk } from '../first/first'
import { keep, newId } from '../kept'

/** How the editor opens: with the guide through a first deck, or with a card to be added. */
export type Opening = '' | 'first' | 'card'

/** A deck of which nothing is there but what every deck file says. */
export const EMPTY = `[deck]
id = "my-deck"
title = "My deck"
about = "A deck that begins with nothing."
rules = "projects"
version = 1
players = [2, 4]
`

export function beginWith(text: string, title: string, opening: Opening = ''): void {
  const id = newId()
  keep({ id, title, secret: '', version: 0, isAhead: true, changed: Date.now() }, text)
  if (opening === 'first') keepWalk(id, 1)
  route.go(`/studio/${id}${opening && `#${opening}`}`)
}
