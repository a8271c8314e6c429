// Choices as they are listed.

import type { Choice } from '../net/protocol'

/** Whether a choice is a word alone, such as `end` or `pass`: nothing on the table stands for it. */
export function isWord(choice: Choice): boolean {
  return choice.at === null
}

/** First those that nothing on the table stands for, always in the same spot. */
export function listed(choices: Choice[]): Choice[] {
  return [...choices].sort((a, b) => Number(isWord(b)) - Number(isWord(a)))
}
