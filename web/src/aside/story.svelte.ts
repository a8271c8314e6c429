// The story of a game: what was completed or scored, and what struck, each with what it tells; to be read at any time.

import type { DeckCards } from '../deck/cards'
import type { Seen } from '../net/sitting.svelte'
import { collect } from './album'

export interface Scene {
  /** The choice with which it came, and the card: no scene is told twice. */
  key: string
  kind: 'done' | 'struck'
  card: string
  by: string
  /** Whether the reader did it. */
  own: boolean
  points: number
  /** Whether the album has got a card by it. */
  isNew: boolean
}

const STRIKES = ['plays', 'plays_at_once']

export class Story {
  scenes = $state.raw<readonly Scene[]>([])
  unread = $state(0)
  /** What stands at the centre now: the reader's own completion, until it is put aside. */
  shown = $state.raw<Scene | null>(null)
  /** What has just struck. */
  struck = $state.raw<Scene | null>(null)
  isOpen = $state(false)

  constructor(private deck: DeckCards) {}

  /** Take in what moved; `isQuick`: nothing may come before what is asked next. */
  follow(seen: Seen, seat: number | null, isQuick: boolean): void {
    const known = new Set(this.scenes.map(({ key }) => key))
    const fresh = seen.moves.flatMap((move): Scene[] => {
      const kind = move.verb === this.deck.family.doneBy ? 'done' : STRIKES.includes(move.verb) && move.to === 'played' ? 'struck' : null
      const key = `${move.n} ${move.card}`
      if (!kind || !move.card || known.has(key)) return []
      const card = this.deck.card(move.card)
      if (kind === 'struck' && !card.about) return []
      const own = move.seat === seat
      const isNew = kind === 'done' && own && collect(this.deck.deck.id, card.id)
      return [{ key, kind, card: card.id, by: seen.view.names[move.seat] ?? '', own, points: card.points, isNew }]
    })
    if (!fresh.length) return
    this.scenes = [...this.scenes, ...fresh]
    const own = fresh.findLast(({ kind, own }) => kind === 'done' && own)
    if (own && !isQuick) this.shown = own
    this.unread += fresh.filter((scene) => scene !== this.shown).length
    this.struck = fresh.findLast(({ kind }) => kind === 'struck') ?? null
  }

  putAside(): void {
    this.shown = null
  }

  open(): void {
    this.isOpen = true
    this.unread = 0
  }
}
