// How cards lie that are open in the middle: each keeps its place, and a new one comes where one has gone.

import type { View } from '../net/protocol'
import { ROW } from './layout'

/** What is being scored and lies before nobody yet, with what lies beside it. */
export function scoring(view: View): [string, string[]][] {
  return Object.entries(view.scoring).filter(([id]) => !view.table.some((scored) => id in scored))
}

/** The cards that lie open in the middle, each with its place as choices name it. */
export function openOn(view: View): Map<string, string> {
  const inField = new Set([...view.field, ...scoring(view).map(([id]) => id)])
  return new Map([
    ...[...inField].map((id) => [id, `field:${view.field.indexOf(id)}`] as const),
    ...view.challenges.map((id) => [id, 'pile:challenges'] as const),
  ])
}

export class Row {
  private before: (string | null)[] = []

  /** The row as it lies now; null where a card has gone. */
  follow(view: View): (string | null)[] {
    const open = openOn(view)
    const now = Array.from({ length: Math.max(this.before.length, ROW) }, (_, at) => (open.has(this.before[at] ?? '') ? this.before[at]! : null))
    for (const id of open.keys()) {
      const free = now.includes(null) ? now.indexOf(null) : now.length
      if (!now.includes(id)) now[free] = id
    }
    while (now.length > ROW && now.at(-1) === null) now.pop()
    return (this.before = now)
  }
}
