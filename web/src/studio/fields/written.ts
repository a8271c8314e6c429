// How the value of a field is written in a form, and read from it.

import type { FieldKind, Value } from '../../net/protocol'

/** The value as somebody would type it. */
export function written(value: Value | undefined | null): string {
  if (value === undefined || value === null) return ''
  return Array.isArray(value) ? value.join('\n') : typeof value === 'object' ? '' : String(value)
}

/** What was typed, as a value; null if nothing stands there. */
export function read(kind: FieldKind, typed: string): Value | null {
  if (kind === 'list' || kind === 'needs') return typed.split('\n').map((line) => line.trim()).filter(Boolean)
  if (kind === 'number') return /^-?\d{1,9}$/.test(typed.trim()) ? Number(typed) : null
  return typed.trim() || null
}

/** Things as people list them: one a line, or with commas or semicolons between them and behind the last. */
export const listed = (typed: string) => typed.split(/[\n,;]/).map((each) => each.trim()).filter(Boolean)

/** A name for programs, as the checker would call it: small letters, and hyphens between words. */
export const plain = (name: string) => (name.normalize('NFKD').replace(/\P{ASCII}/gu, '').toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-')

/** Names for programs of all that was typed; what would have none, or one that is taken, stays as it is, to be told. */
export function named(typed: string[]): string[] {
  const isPlain = (each: string) => plain(each) === each.toLowerCase()
  const taken = new Set(typed.filter(isPlain).map(plain))
  const names = typed.map((each) => {
    const name = plain(each)
    if (!name || (taken.has(name) && !isPlain(each))) return each
    taken.add(name)
    return name
  })
  return [...new Set(names)]
}

export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
