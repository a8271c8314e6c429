// What a deck calls its cards and their fields, and the ids that new ones get.

import type { ChangeWish, Looked, StudioProblem, TableForm, Value } from '../../net/protocol'
import { plain } from '../fields/written'

/** The names of one and of several cards of a table: the deck's own words, or those of its family. */
export function calledOf(form: TableForm, looked: Looked | null): { one: string; many: string } {
  const own = looked?.head['words'] ?? {}
  return { one: String(own[form.table] ?? form.one), many: String(own[`${form.table}s`] ?? form.many) }
}

const firstOf = (form: TableForm, names: string[]) => names.find((name) => form.fields.some((field) => field.name === name)) ?? ''

/** The fields of which a problem tells: several are missing at once. */
export const fieldsOf = ({ field }: StudioProblem) => field.split(', ')

/** The field by which cards of a table are known; empty where they have none. */
export const idField = (form: TableForm) => firstOf(form, ['id', 'kind'])

/** The field by which people know them. */
export const nameField = (form: TableForm) => firstOf(form, ['name', 'asks', 'id'])

/** An id out of a name that no other card has. */
export function idFor(name: string, looked: Looked | null): string {
  const taken = new Set(looked?.cards.map((card) => card.id))
  const wanted = plain(name).slice(0, 50).replace(/-$/, '') || 'card'
  for (let number = 1; ; number++) {
    const tried = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(tried)) return tried
  }
}

/** The values of a new card: its name, and in fields that it needs something to begin with. */
export function firstValues(form: TableForm, name: string, looked: Looked | null): Record<string, Value> {
  const kinds = kindsOf(looked)
  const values: Record<string, Value> = {}
  for (const field of form.fields) {
    if (field.name === idField(form)) values[field.name] = idFor(name, looked)
    else if (field.name === nameField(form)) values[field.name] = name
    else if (!field.is_needed) continue
    else if (field.kind === 'number') values[field.name] = Math.max(field.smallest, 1)
    else if (field.kind === 'choice') values[field.name] = field.choices[0] ?? ''
    else if (field.kind === 'truth') values[field.name] = false
    else if (field.kind === 'needs' || field.kind === 'list') values[field.name] = (field.choices[0] ?? kinds[0]) ? [field.choices[0] ?? kinds[0]!] : []
    else if (field.kind === 'pair') values[field.name] = [field.smallest, field.largest]
  }
  return values
}

/** Where cards are known by their kind, a new kind belongs to a class: the first, until somebody moves it. */
export function classed(form: TableForm, kind: string, looked: Looked | null): ChangeWish[] {
  const [first] = Object.entries(looked?.head['classes'] ?? {})
  if (idField(form) !== 'kind' || !first || !Array.isArray(first[1]) || kindsOf(looked).includes(kind)) return []
  return [{ table: 'classes', field: first[0], new: [...first[1], kind] }]
}

/** All kinds of a deck, in all its classes. */
export function kindsOf(looked: Looked | null): string[] {
  return Object.values(looked?.head['classes'] ?? {}).flatMap((kinds) => (Array.isArray(kinds) ? kinds.map(String) : []))
}
