// The requests of the lobby; each gives its answer or throws a Refused with the server's reason.

import { words } from '../words'
import { keepToken, tokenOf } from './memory'
import type { Bot, Deck, DeckWithCards, Guide, Knob, KnobValue, Moment, Phrase, Replay, RulePart, SeatWish, Table, Ticket } from './protocol'
import { waiting } from './waiting.svelte'

export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason)
  }
}

export async function ask<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers['Authorization'] = `Bearer ${token}`
  let answer: Response
  const end = waiting.begin()
  try {
    answer = await fetch(`/api/${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refused('offline', words.serverSilent)
  } finally {
    end()
  }
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok) return said as T
  const error = (said as { error?: { code: string; reason: string } } | null)?.error
  throw new Refused(error?.code ?? String(answer.status), error?.reason ?? words.serverFailed(answer.status))
}

const known = new Map<string, Promise<unknown>>()

/** What never changes while the page is open is asked for once; a failure is asked for again. */
function once<T>(path: string): Promise<T> {
  const asked = known.get(path) ?? ask<T>('GET', path)
  known.set(path, asked)
  asked.catch(() => known.delete(path))
  return asked as Promise<T>
}

export const decks = () => once<Deck[]>('decks')
export const deckWithCards = (deck: string) => once<DeckWithCards>(`decks/${encodeURIComponent(deck)}`)
export const knobs = (deck: string) => once<Knob[]>(`decks/${encodeURIComponent(deck)}/knobs`)
export const bots = () => once<Bot[]>('bots')
export const rules = (family: string) => once<RulePart[]>(`rules/${encodeURIComponent(family)}`)
export const guideToDeck = (deck: string) => once<Guide>(`decks/${encodeURIComponent(deck)}/guide`)
export const phrases = () => once<Phrase[]>('phrases')

function kept(ticket: Ticket): Ticket {
  if (ticket.token) keepToken(ticket.table.code, ticket.token, ticket.table.title)
  return ticket
}

export async function openTable(
  deck: string,
  rules: Record<string, KnobValue>,
  seats: SeatWish[],
  lesson = false,
  draft: string | null = null,
): Promise<Ticket> {
  return kept(await ask<Ticket>('POST', 'tables', { deck, knobs: rules, seats, lesson, draft }))
}

const at = (code: string, rest: string) => `tables/${encodeURIComponent(code)}/${rest}`

export async function takeSeat(code: string, seat: number, name: string): Promise<Ticket> {
  return kept(await ask<Ticket>('POST', at(code, `seats/${seat}`), { name }, tokenOf(code)))
}

export const seatBot = (code: string, seat: number, bot: string, token = tokenOf(code)) =>
  ask<Table>('POST', at(code, `seats/${seat}/bot`), { bot }, token)

export const freeSeat = (code: string, seat: number) =>
  ask<Table>('DELETE', at(code, `seats/${seat}/bot`), undefined, tokenOf(code))

export const start = (code: string) => ask<Table>('POST', at(code, 'start'), undefined, tokenOf(code))

/** Sets for how many seconds a window stays open in which people are asked. */
export const setWindow = (code: string, seconds: number) =>
  ask<Table>('POST', at(code, 'window'), { seconds }, tokenOf(code))

/** Opens the next table with the same seats; the same token is good for it. */
export const rematch = (code: string) => ask<Table>('POST', at(code, 'rematch'), undefined, tokenOf(code))

export const table = (code: string) => ask<Table>('GET', `tables/${encodeURIComponent(code)}`)

/** `eyes` are own, table, all, or a seat's number. */
export const replay = (code: string, eyes: string) => ask<Replay>('GET', at(code, `replay?eyes=${eyes}`), undefined, tokenOf(code))

export const moment = (code: string, eyes: string, n: number) =>
  ask<Moment>('GET', at(code, `moments/${n}?eyes=${eyes}`), undefined, tokenOf(code))

/** Opens a table at which a game that is over goes on from a moment, against bots. */
export async function fork(code: string, made: number, seat: number, bot: string): Promise<Ticket> {
  return kept(await ask<Ticket>('POST', at(code, 'fork'), { made, seat, bot }))
}

/** How the deck of a table is played, with the house rules of the table. */
export const guideToTable = (code: string) => ask<Guide>('GET', at(code, 'guide'))

export const qrPath = (code: string) => `/api/${at(code, 'qr.svg')}`
