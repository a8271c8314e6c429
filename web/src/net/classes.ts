// The requests about classes; each gives its answer or throws a Refused with the server's reason.

import { ask, seatBot } from './lobby'
import { forgetToken, keepToken, tokenOf } from './memory'
import type { Classroom, ClassTicket, Found, NewClass } from './protocol'

/** What a code leads to: a table or a class. */
export const lead = (code: string) => ask<Found>('GET', `codes/${encodeURIComponent(code)}`)

const linkTo = (code: string) => `/c/${code}`

function kept(ticket: ClassTicket): ClassTicket {
  const { code, title, link } = ticket.classroom
  if (ticket.token) keepToken(code, ticket.token, title, link)
  return ticket
}

export async function openClass(wish: NewClass): Promise<string> {
  return kept(await ask<ClassTicket>('POST', 'classes', wish)).classroom.link
}

/** Sit down in a class, or keep the place that this browser has; where to go then. */
export async function joinClass(code: string, name: string): Promise<string> {
  kept(await ask<ClassTicket>('POST', `classes/${encodeURIComponent(code)}/pupils`, { name }, tokenOf(code)))
  return linkTo(code)
}

/** What a teacher may do, or a pupil with the own place. */
function deed(code: string, path: string, body: unknown = {}, method = 'POST'): Promise<Classroom> {
  return ask<Classroom>(method, `classes/${encodeURIComponent(code)}/${path}`, body, tokenOf(code))
}

export const begin = (code: string, table: number | null = null) => deed(code, 'begin', { table })
export const pause = (code: string) => deed(code, 'pause')
export const resume = (code: string) => deed(code, 'resume')
export const end = (code: string) => deed(code, 'end')
export const move = (code: string, pupil: number, table: number) => deed(code, `pupils/${pupil}/move`, { table })
export const letBackIn = (code: string, pupil: number) => deed(code, `pupils/${pupil}/return`)
export const sendAway = (code: string, pupil: number) => deed(code, `pupils/${pupil}`, undefined, 'DELETE')
export const addBot = (code: string, table: number) => deed(code, `tables/${table}/bot`)
export const removeBot = (code: string, table: number) => deed(code, `tables/${table}/bot`, undefined, 'DELETE')

/** Have a bot stand in at a table of the class; its teacher is the table's host. */
export const standIn = (code: string, game: string, seat: number, bot: string) => seatBot(game, seat, bot, tokenOf(code))

export async function leaveClass(code: string, pupil: number): Promise<void> {
  await sendAway(code, pupil)
  forgetToken(code)
}

export const classQrPath = (code: string) => `/api/classes/${encodeURIComponent(code)}/qr.svg`
