// The cards of a deck by id, and how its kinds are told apart: by letters, shape and colour.

import type { Card, DeckWithCards } from './protocol'

export type Shape = 'round' | 'square' | 'hexagon' | 'diamond'

export interface Kind {
  name: string
  letters: string
  shape: Shape
  hue: number
}

const SHAPES: Shape[] = ['round', 'square', 'hexagon', 'diamond']

export class DeckCards {
  private byId: ReadonlyMap<string, Card>
  private kinds: ReadonlyMap<string, Kind>

  constructor(readonly deck: DeckWithCards) {
    this.byId = new Map(deck.cards.map((card) => [card.id, card]))
    this.kinds = kindsOf(deck)
  }

  card(id: string): Card {
    return this.byId.get(id) ?? { ...UNKNOWN, id, name: id }
  }

  /** The kind of a resource or a need; null for a need that leaves a choice, and for other cards. */
  kind(id: string): Kind | null {
    return this.kinds.get(id) ?? null
  }

  /** A need in words, with the names of its kinds. */
  need(need: string): string {
    return need
      .split(' or ')
      .map((kind) => this.kind(kind)?.name ?? kind)
      .join(' or ')
  }

  get project(): string {
    return this.deck.words['project'] ?? 'project'
  }

  get projects(): string {
    return this.deck.words['projects'] ?? 'projects'
  }
}

const UNKNOWN: Card = {
  id: '',
  name: '',
  role: 'modifier',
  play: '',
  points: 0,
  needs: [],
  effect: '',
  facts: [],
  about: '',
  copies: 0,
  unfinished: 0,
}

function kindsOf(deck: DeckWithCards): Map<string, Kind> {
  const names = new Map(deck.cards.map((card) => [card.id, card.name]))
  const classes = Object.values(deck.classes)
  const count = classes.flat().length
  const used = new Set<string>()
  const kinds = new Map<string, Kind>()
  classes.forEach((members, index) => {
    for (const id of members) {
      const letters = lettersOf(id, used)
      used.add(letters)
      const hue = Math.round((kinds.size * 360) / count)
      kinds.set(id, { name: names.get(id) ?? id.replaceAll('-', ' '), letters, shape: SHAPES[index % SHAPES.length]!, hue })
    }
  })
  return kinds
}

/** Two letters that no other kind of the deck has: initials, or the first letter with the next that is free. */
function lettersOf(id: string, used: Set<string>): string {
  const [first = '?', second] = id.split('-')
  const rest = (second ? second[0]! : '') + first.slice(1)
  const pairs = [...rest].map((letter) => first[0]!.toUpperCase() + (second ? letter.toUpperCase() : letter))
  return pairs.find((pair) => !used.has(pair)) ?? first.slice(0, 3)
}
