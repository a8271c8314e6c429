// A table with a deck in one touch: against bots, or with seats for friends.

import { bots, openTable } from '../net/lobby'
import { lastName, levelOf } from '../net/memory'
import type { SeatWish, Value } from '../net/protocol'
import { route } from '../net/route.svelte'
import { words } from '../words'

const USUAL = 2

/** Two others, unless the deck is for fewer or more. */
function othersFor(players: Value | undefined): number {
  const [fewest, most] = Array.isArray(players) ? players.map(Number) : []
  return Math.min(Math.max(USUAL, (fewest || 2) - 1), (most || USUAL + 1) - 1)
}

/** Open a table with a version of a draft, by its name, and go there. */
export async function play(deck: string, draft: string, players: Value | undefined, isFriendly: boolean): Promise<void> {
  const other: SeatWish = isFriendly ? { kind: 'open' } : { kind: 'bot', bot: levelOf(await bots()) }
  const others = Array.from({ length: othersFor(players) }, () => other)
  const { table } = await openTable(deck, {}, [{ kind: 'person', name: lastName() || words.guest }, ...others], false, draft)
  route.go(table.link)
}
