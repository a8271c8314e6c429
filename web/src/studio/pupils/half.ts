// Cards that pupils have half made: this browser keeps each at every change, until it was sent.

import type { Value } from '../../net/protocol'

const at = (code: string, table: string) => `labdeck.half.${code}.${table}`

export function keepCard(code: string, table: string, values: Record<string, Value | undefined>): void {
  try {
    localStorage.setItem(at(code, table), JSON.stringify(values))
  } catch {
    // A browser that keeps nothing has it as long as the page is open.
  }
}

export function keptCard(code: string, table: string): Record<string, Value> {
  try {
    return JSON.parse(localStorage.getItem(at(code, table)) ?? '{}') as Record<string, Value>
  } catch {
    return {}
  }
}

export function forgetCard(code: string, table: string): void {
  try {
    localStorage.removeItem(at(code, table))
  } catch {
    // What it does not keep it need not forget.
  }
}
