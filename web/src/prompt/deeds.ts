// What somebody did, of all that the log tells: not that a turn begins, a card is seen or goes its way.

import type { LogLine } from '../net/protocol'

const QUIET = new Set(['begins_turn', 'sees', 'deals', 'shows_back', 'leaves_out', 'clears', 'stays', 'parts', 'shuffles', 'refills', 'fills', 'removes', 'passes', 'empties_projects'])

export const isDeed = ({ verb }: LogLine) => !QUIET.has(verb)

/** What was done last. */
export function lastDeed(lines: LogLine[]): string {
  return (lines.findLast(isDeed) ?? lines.at(-1))?.text ?? ''
}

/** What others did after a seat did something for the last time. */
export function deedsSince(lines: LogLine[], seat: number | null): LogLine[] {
  return lines.slice(lines.findLastIndex((line) => line.seat === seat && isDeed(line)) + 1).filter(isDeed)
}
