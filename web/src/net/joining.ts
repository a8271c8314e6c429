// From a code to a seat: at a table, or in a class.

import { words } from '../words'
import { joinClass, lead } from './classes'
import { table, takeSeat } from './lobby'
import { tokenOf } from './memory'
import type { Table } from './protocol'

/** The code in what somebody typed or pasted; empty if there is none. */
export function codeIn(typed: string): string {
  const wanted = typed.trim().toUpperCase().replace(/.*\/[TC]\//, '')
  return /^[A-Z0-9]{1,12}$/.test(wanted) ? wanted : ''
}

/** Sit down where a code leads: the link to go to. A seat that is free is taken; at a full table one looks on. */
export async function joinByCode(wanted: string, name: string): Promise<string> {
  const { kind, code, link } = await lead(wanted)
  if (kind === 'class') return name ? joinClass(code, name) : link
  const found = await table(code)
  const free = found.seats.find((seat) => seat.free && seat.kind === 'open')
  if (free && !tokenOf(code)) await takeSeat(code, free.seat, freeName(name || words.guest, found))
  return link
}

/** The name, with a number behind it if somebody at the table is called so. */
function freeName(name: string, { seats }: Table): string {
  const taken = new Set(seats.map((seat) => seat.name))
  for (let number = 2; ; number++) {
    const tried = number === 2 && !taken.has(name) ? name : `${name} ${number}`
    if (!taken.has(tried)) return tried
  }
}
