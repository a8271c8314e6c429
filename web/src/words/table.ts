// The words of the table: seats, cards, piles.

import type { Card, Changes, TableSeat } from '../net/protocol'
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
  /** A pile; those of projects are called as the deck calls a project, and not by their back. */
  pile: (pile: string, project: string, back: string) =>
    pile === 'out' ? 'Left out' : capital(pile.replace(back, project).replaceAll('_', ' ')),
  hand: {
    heading: (count: number) => `Your hand: ${many(count, 'card', 'cards')}`,
    blind: (count: number) => `${many(count, 'card is', 'cards are')} drawn and not looked at yet.`,
    times: (count: number) => `×${count}`,
    empty: 'Your hand is empty.',
  },
  table: {
    says: 'Cards, piles and players that glow can be touched.',
    owned: (card: string, name: string) => `${card} · ${name}`,
    beside: (name: string, card: string) => `${name}, beside ${card}`,
  },
  seat: {
    figures: ({ won, stake }: { won: number; stake: number }) => `${String(won).replace('-', '−')}${stake ? ` · ${stake}` : ''}`,
    /** Points that are won, and those that are still to be got. */
    wonAtStake: ({ won, stake }: { won: number; stake: number }) =>
      [`${String(won).replace('-', '−')} won`, stake ? `${stake} at stake` : ''].filter(Boolean).join(' · '),
    mat: (name: string) => `Before ${name}`,
    back: 'Back to your cards',
    you: 'You',
    own: (name: string) => `${name} (you)`,
    asked: 'is choosing',
    isAsked: 'Is choosing. ',
    sits: (seat: TableSeat | undefined) =>
      !seat ? '' : seat.kind === 'bot' ? `Bot, ${seat.bot}. ` : seat.bot ? 'A bot stands in. ' : seat.present ? '' : 'Away. ',
    /** What a hand holds; cards with the back of projects are called as the deck calls a project. */
    holds: (counts: Record<string, number>, project: string, projects: string, projectBack: string) =>
      `Hand: ${
        Object.entries(counts)
          .filter(([, count]) => count)
          .map(([back, count]) => (back === projectBack ? many(count, project, projects) : many(count, back, plural(back))))
          .join(', ') || 'empty'
      }.`,
    /** What lies ahead of a seat: turns to skip, another turn, and safety for its projects. */
    standing: (turns: number, another: boolean, safe: boolean, projects: string) =>
      [
        turns ? `Skips ${many(turns, 'turn', 'turns')}.` : '',
        another ? 'Takes another turn.' : '',
        safe ? `${capital(projects)} are safe.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    /** The same in a word or two, where there is no room for more; or who sits there. */
    mark: (seat: TableSeat | undefined, turns: number, another: boolean, safe: boolean) =>
      [
        turns ? `skips ${turns}` : '',
        another ? 'goes again' : '',
        safe ? 'safe' : '',
        seat?.kind === 'bot' ? 'bot' : seat?.bot ? 'bot plays' : seat && !seat.present ? 'away' : '',
      ]
        .filter(Boolean)
        .join(' · '),
    passes: 'passes',
    passesSays: (name: string) => `${name} is never asked to answer, and always passes.`,
    standIn: (name: string) => `Away: send a bot for ${name}`,
    away: 'Away: send a bot',
    take: 'Take this seat',
    steps: (taken: string[]) => (taken.length ? `Steps scored: ${listed(taken)}. ` : ''),
    completed: (done: string, count: number) => `${capital(done)}: ${count}`,
    hand: (name: string) => `Hand of ${name}`,
  },
  project: {
    beside: (name: string) => `Beside ${name}`,
    also: (name: string) => `Also beside ${name}`,
    slot: (name: string, does: string | undefined) => [name ? `${name}: met` : 'Met', does].filter(Boolean).join('. '),
    pair: (number: number) => `⇄ ${number}`,
    joined: (name: string) => `Joined with ${name}`,
    named: (card: Card) => (card.points ? `${signed(card.points)} ${card.name}` : card.name),
    lies: (name: string, count: number) => (count > 1 ? `${count} × ${name}` : name),
    /** What the cards beside a project change, in sentences; and as short as it stands on the card, which has its points printed. */
    changes: ({ points, spared, safe }: Changes) =>
      [
        `Now worth ${many(points, 'point', 'points').replace('-', '−')}.`,
        spared ? `Does without ${many(spared, 'need', 'needs')}.` : '',
        safe ? 'Cannot be hurt.' : '',
      ]
        .filter(Boolean)
        .join(' '),
    changed: ({ points, spared, safe }: Changes, printed: number) =>
      [points === printed ? '' : String(points).replace('-', '−'), spared ? `${spared} fewer` : '', safe ? 'safe' : ''].filter(Boolean),
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
