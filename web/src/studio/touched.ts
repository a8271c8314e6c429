// What was changed in a deck since its last version, which says so.

import type { ChangeWish, Looked } from '../net/protocol'
import { studio } from '../words/studio'

/** What was changed: a card, by its place or its id, one that comes or goes, or a table. */
export type Changed = Pick<ChangeWish, 'table' | 'at' | 'card' | 'adds'> & { isGone?: boolean }

const LONGEST = 200 // letters of what a version says

export class Touched {
  /** Cards by their tables and ids: they are named when it is said, since they may be called otherwise by then. */
  private cards = new Set<string>()
  /** Tables, and cards that have gone, by their names. */
  private names = new Set<string>()

  note({ table, at, card, adds, isGone }: Changed, looked: Looked | null): void {
    const found = looked?.cards.find((each) => each.table === table && (at == null ? each.id === card : each.at === at))
    if (adds) this.cards.add(keyOf(table, adds['id'] ?? adds['kind'] ?? adds['card']))
    else if (!found) this.names.add(studio.list.heads[table] ?? '')
    else if (isGone || !found.id) this.names.add(found.name || found.id)
    else this.cards.add(keyOf(table, found.id))
  }

  /** What was not said after all. */
  also({ cards, names }: Touched): void {
    for (const each of cards) this.cards.add(each)
    for (const each of names) this.names.add(each)
  }

  /** What was changed, as people call it now. */
  said(looked: Looked | null): string {
    const here = looked?.cards.filter(({ table, id }) => this.cards.has(keyOf(table, id))) ?? []
    const names = new Set([...this.names, ...here.map(({ name, id }) => name || id)])
    return [...names].filter(Boolean).join(', ').slice(0, LONGEST)
  }
}

const keyOf = (table: string, id: unknown) => `${table} ${String(id ?? '')}`
