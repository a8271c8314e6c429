// The cards of a deck by id: what they are called, where their pictures are, and which of their needs are met.

import { familyOf } from '../families'
import type { Family } from '../families/family'
import type { Card, Deck, DeckWithCards } from '../net/protocol'
import { words } from '../words'

/** The needs of a project that are met, by their number, with the card that lies there; and cards that meet none. */
export interface Slots {
  met: { index: number; card: string | null }[]
  rest: string[]
}

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
    return words.cardAlt(card, this.project, this.family.words.roles, (need) => this.need(need))
  }

  /** What a card is, in words. */
  role(card: Card): string {
    return words.role(card, this.project, this.family.words.roles)
  }

  /** What a card is tagged as, in words. */
  tags(id: string): string {
    return this.card(id)
      .tags.map((tag) => this.deck.tags[tag] ?? tag)
      .join(', ')
  }

  face = (id: string) => faceOf(this.deck, id)
  /** The face in the cut for a hand, and as a token. */
  hand = (id: string) => this.picture(`hands/${id}`)
  token = (id: string) => this.picture(`tokens/${id}`)
  heap = (pile: string) => this.picture(`heaps/${pile}`)
  back = (id: string) => this.picture(`backs/${id}`)
  pileBack = (pile: string) => this.picture(`pile-backs/${pile}`)
  icon = (kind: string) => this.picture(`icons/${encodeURIComponent(kind)}`)

  /** Which needs of a project are met, by their places on its face, and by which card beside it; and the other cards. */
  slots(id: string, met: string[], beside: string[]): Slots {
    const wanted = this.card(id).needs.flatMap(slotsOf)
    const taken = new Set<number>()
    for (const need of met) {
      const exact = wanted.findIndex((slot, index) => slot === need && !taken.has(index))
      const free = exact >= 0 ? exact : wanted.findIndex((slot, index) => slot === '' && !taken.has(index))
      if (free >= 0) taken.add(free)
    }
    const rest = [...beside]
    const filled = new Map<number, string>()
    const take = (index: number, at: number) => at >= 0 && filled.set(index, rest.splice(at, 1)[0]!)
    for (const index of taken) take(index, rest.indexOf(wanted[index]!))
    // What counts as several kinds fills what is left.
    for (const index of taken) if (!filled.has(index)) take(index, rest.findIndex((c) => this.card(c).role === 'wildcard' || this.card(c).role === 'resource'))
    return { met: [...taken].sort((a, b) => a - b).map((index) => ({ index, card: filled.get(index) ?? null })), rest }
  }

  /** What a pile is called. */
  pile = (pile: string) => words.pile(pile, this.project, this.projectBack)

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

  /**
   * A drawing of a card without a word, for where none could be read: the mark of its kind, or its picture cut out of
   * it. A sentence leaves the picture no place of its own: such a card is its token.
   */
  sketch(id: string): string {
    const { role, effect } = this.card(id)
    if (role === 'resource') return this.icon(id)
    return effect ? this.token(id) : `${this.hand(id)}#svgView(viewBox(57,92,136,190))`
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
  source: {},
}
