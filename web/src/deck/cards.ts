// The cards of a deck by id: what they are called, where their pictures are, and which of their needs are met.

import { familyOf } from '../families'
import type { Family } from '../families/family'
import type { Card, Deck, DeckWithCards } from '../net/protocol'
import { words } from '../words'

/** Where a mark lies on a card's face: x, y and radius, on a card 250 wide and 350 high. */
export type Spot = [number, number, number]

export class DeckCards {
  readonly family: Family
  private byId: ReadonlyMap<string, Card>

  constructor(readonly deck: DeckWithCards) {
    this.family = familyOf(deck.rules)
    this.byId = new Map(deck.cards.map((card) => [card.id, card]))
  }

  card(id: string): Card {
    return this.byId.get(id) ?? { ...UNKNOWN, id, name: id.replaceAll('-', ' ') }
  }

  has(id: string): boolean {
    return this.byId.has(id)
  }

  /** A need in words, with the names of its kinds. */
  need(need: string): string {
    return need
      .split(' or ')
      .map((kind) => this.card(kind).name)
      .join(' or ')
  }

  /** A card's face in words. */
  alt(card: Card): string {
    return words.cardAlt(card, this.project, this.family.roles, (need) => this.need(need))
  }

  /** What a card is, in words. */
  role(card: Card): string {
    return words.role(card, this.project, this.family.roles)
  }

  /** What a card is tagged as, in words. */
  tags(id: string): string {
    return this.card(id)
      .tags.map((tag) => this.deck.tags[tag] ?? tag)
      .join(', ')
  }

  face = (id: string) => faceOf(this.deck, id)
  back = (id: string) => this.picture(`backs/${id}`)
  pileBack = (pile: string) => this.picture(`pile-backs/${pile}`)
  icon = (kind: string) => this.picture(`icons/${encodeURIComponent(kind)}`)

  /** Where on the face of a project the needs lie that are met; a need that leaves a choice takes what is left. */
  metSpots(id: string, met: string[]): Spot[] {
    const card = this.card(id)
    const slots = card.needs.flatMap(slotsOf)
    const taken = new Set<number>()
    for (const need of met) {
      const exact = slots.findIndex((slot, index) => slot === need && !taken.has(index))
      const free = exact >= 0 ? exact : slots.findIndex((slot, index) => slot === '' && !taken.has(index))
      if (free >= 0) taken.add(free)
    }
    return card.spots.filter((_, index) => taken.has(index))
  }

  get project(): string {
    return this.deck.words['project'] ?? 'project'
  }

  /** The back of projects, which is also what their pile is called in a view. */
  get projectBack(): string {
    return this.deck.cards.find(({ role }) => role === 'project')?.back ?? 'project'
  }

  get projects(): string {
    return this.deck.words['projects'] ?? 'projects'
  }

  private picture(name: string): string {
    return pictureOf(this.deck, name)
  }
}

function pictureOf(deck: Deck, name: string): string {
  return `/api/decks/${deck.id}/${name}.svg?v=${deck.edition.slice(0, 12)}`
}

/** Where the picture of a card's face is. */
export const faceOf = (deck: Deck, id: string) => pictureOf(deck, `faces/${id}`)

/** A need as one slot for each card that it asks for: its kind, or nothing where there is a choice. */
function slotsOf(need: string): string[] {
  const count = /\b\d+\b/.exec(need)
  return count ? Array.from({ length: Number(count[0]) }, () => '') : [need.includes(' ') ? '' : need]
}

const UNKNOWN: Card = {
  hand_spots: [],
  token_spots: [],
  id: '',
  name: '',
  role: 'modifier',
  play: '',
  points: 0,
  needs: [],
  tags: [],
  types: [],
  step: '',
  effect: '',
  facts: [],
  about: '',
  copies: 0,
  back: 'resource',
  unfinished: 0,
  spots: [],
  source: {},
}
