// The log by turns, and each of its sentences as words and the cards that they name.

import type { DeckCards } from '../deck/cards'
import type { LogLine } from '../net/protocol'

/** One turn: whose it was, or null before the first; and what happened in it. */
export interface Turn {
  seat: number | null
  /** The number of its first line in the whole log. */
  from: number
  lines: LogLine[]
}

const BEGINS = 'begins_turn'

/** The lines of a log by turns; that a turn begins is said by its heading. */
export function turnsOf(lines: LogLine[]): Turn[] {
  const turns: Turn[] = []
  lines.forEach((line, from) => {
    if (line.verb === BEGINS) turns.push({ seat: line.seat, from: from + 1, lines: [] })
    else if (turns.length) turns.at(-1)!.lines.push(line)
    else turns.push({ seat: null, from, lines: [line] })
  })
  return turns
}

/** A part of a sentence: words, or a card by its name. */
export interface Part {
  text: string
  card: string | null
}

/** A sentence in parts; the server says which cards it names. */
export function partsOf({ text, cards }: LogLine, deck: DeckCards): Part[] {
  const parts: Part[] = []
  let rest = text
  for (const id of cards) {
    const { name } = deck.card(id)
    const at = name ? rest.indexOf(name) : -1
    if (at < 0) continue
    parts.push({ text: rest.slice(0, at), card: null }, { text: name, card: id })
    rest = rest.slice(at + name.length)
  }
  return [...parts, { text: rest, card: null }].filter((part) => part.text)
}
