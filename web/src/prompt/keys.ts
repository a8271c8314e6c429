// Keys: digits for what glows, letters for words, so that a turn can be played without a mouse.

import type { Choice } from '../net/protocol'
import { isWord } from './listed'

/** Letters that always mean the same: undo, hint, look, log, chat, story, list. */
export const FIXED = 'UHZLCSA'
const ROW = 'field:'
const HAND = 'hand:'

/**
 * The key of each choice, by its name: 1 to 9 for things in their order, a letter of its text for a word. `row` is how
 * the cards lie that are open in the middle, which is not how the rules count them.
 */
export function keysOf(choices: Choice[], hand: string[], row: (string | null)[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  const used = new Set(FIXED)
  let digit = 1
  for (const choice of inRow(choices, hand, row)) {
    if (!isWord(choice)) {
      if (digit <= 9) keys.set(choice.name, String(digit++))
      continue
    }
    const letter = [...`${choice.verb} ${choice.text}`.toUpperCase()].find((each) => each >= 'A' && each <= 'Z' && !used.has(each))
    if (!letter) continue
    used.add(letter)
    keys.set(choice.name, letter)
  }
  return keys
}

/** Choices as they lie: those of the open row and of the hand from left to right, all others as they come. */
function inRow(choices: Choice[], hand: string[], row: (string | null)[]): Choice[] {
  const sorted = (start: string, place: (choice: Choice) => number) => {
    const laid = choices.filter(({ at }) => at?.startsWith(start)).sort((a, b) => place(a) - place(b))
    return (choice: Choice) => (choice.at?.startsWith(start) ? laid.shift()! : null)
  }
  const inField = sorted(ROW, ({ card }) => row.indexOf(card))
  const inHand = sorted(HAND, ({ card }) => hand.indexOf(card ?? ''))
  return choices.map((choice) => inField(choice) ?? inHand(choice) ?? choice)
}

/** The key that was pressed, if it was one alone and nobody is writing; in capitals. */
function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.key.length !== 1) return null
  const target = event.target as HTMLElement
  if (target.closest('input, select, textarea, [contenteditable], dialog')) return null
  return event.key.toUpperCase()
}

/** Does what a pressed key stands for: a choice by its key, or one of the shortcuts. */
export function obey(
  event: KeyboardEvent,
  choices: Choice[],
  keys: ReadonlyMap<string, string>,
  choose: (choice: Choice) => void,
  shortcuts: Record<string, () => void>,
): void {
  const key = keyOf(event)
  const choice = key && choices.find(({ name }) => keys.get(name) === key)
  const does = choice ? () => choose(choice) : key ? shortcuts[key] : undefined
  if (!does) return
  event.preventDefault()
  does()
}
