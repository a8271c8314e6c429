// The words of the table: seats, cards, piles.

import type { Card, TableSeat } from '../net/protocol'
import { capital, listed, many, plural } from './grammar'

const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`

function role(card: Card, project: string, roles: Record<string, string>): string {
  if (card.role === 'project') return `${capital(project)}, ${many(card.points, 'point', 'points')}`
  return [roles[card.role] ?? card.role, card.play].filter(Boolean).join(', ')
}

export const table = {
  points: (points: number) => many(points, 'point', 'points').replace('-', '−'),
  signless: (points: number) => String(points).replace('-', '−'),
  signed,
  cards: (count: number) => many(count, 'card', 'cards'),
  topOf: (name: string) => `Top: ${name}`,
  piles: 'Piles',
  field: 'Open cards',
  played: 'Cards being played',
  pile: (pile: string, project: string) => (pile === 'out' ? 'Left out' : capital((pile === 'project' ? project : pile).replaceAll('_', ' '))),
  hand: {
    heading: (count: number) => `Your hand: ${many(count, 'card', 'cards')}`,
    blind: (count: number) => `${many(count, 'card is', 'cards are')} drawn and not looked at yet.`,
    times: (count: number) => `×${count}`,
  },
  seat: {
    own: (name: string) => `${name} (you)`,
    asked: 'is choosing',
    sits: (seat: TableSeat | undefined) =>
      !seat ? '' : seat.kind === 'bot' ? 'Bot. ' : seat.bot ? 'A bot stands in. ' : seat.present ? '' : 'Away. ',
    holds: (counts: Record<string, number>, deckWords: Record<string, string>) =>
      `Hand: ${
        Object.entries(counts)
          .filter(([, count]) => count)
          .map(([back, count]) => many(count, deckWords[back] ?? back, deckWords[`${back}s`] ?? plural(back)))
          .join(', ') || 'empty'
      }.`,
    skips: (turns: number) => (turns ? ` Skips ${many(turns, 'turn', 'turns')}.` : ''),
    standIn: (name: string) => `Away: send a bot for ${name}`,
    away: 'Away: send a bot',
    take: 'Take this seat',
    steps: (taken: string[]) => (taken.length ? `Steps scored: ${listed(taken)}. ` : ''),
    completed: (done: string, count: number) => `${capital(done)}: ${count}`,
    hand: (name: string) => `Hand of ${name}`,
  },
  project: {
    beside: (name: string) => `Beside ${name}`,
    pair: (number: number) => `⇄ ${number}`,
    joined: (name: string) => `Joined with ${name}`,
    named: (card: Card) => (card.points ? `${signed(card.points)} ${card.name}` : card.name),
    lies: (name: string, count: number) => (count > 1 ? `${count} × ${name}` : name),
    state: (met: string[], missing: string[]) =>
      [met.length ? `Has ${listed(met)}.` : '', missing.length ? `Lacks ${listed(missing)}.` : 'Lacks nothing.'].join(' '),
  },
  /** A card's face in words; what its role is called is of its family. */
  cardAlt: (card: Card, project: string, roles: Record<string, string>, need: (need: string) => string) =>
    [
      card.name,
      role(card, project, roles),
      card.types.join(' or '),
      card.needs.length ? `needs ${listed(card.needs.map(need))}` : '',
      card.effect,
    ]
      .filter(Boolean)
      .join('. '),
  role,
}
