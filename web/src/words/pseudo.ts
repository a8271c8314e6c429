// A pseudo-language, to see whether the layouts hold: every word of the page about 40 % longer. Asked for by `labdeck.words`.

const KEY = 'labdeck.words'
const LONGER = 0.4
const LETTERS = 'àéîöûñçšžåø'

export const isPseudo = localStorage.getItem(KEY) === 'pseudo'

/** A text with as many letters more, broken into words, so that lines can break. */
function stretched(text: string): string {
  const more = Math.ceil(text.trim().length * LONGER)
  const added = Array.from({ length: more }, (_, index) => (index % 7 === 0 ? ' ' : LETTERS[index % LETTERS.length])).join('')
  return /[a-z]{2}/i.test(text) ? text.trimEnd() + added + (text.endsWith(' ') ? ' ' : '') : text
}

/** What the server says to people, in the pseudo-language where that is asked for. */
export function heard<Message extends object>(message: Message): Message {
  return isPseudo ? (within(message) as Message) : message
}

const SAID = new Set(['text', 'prompt', 'question', 'reason', 'why', 'figures'])

function within(said: unknown, key = ''): unknown {
  if (typeof said === 'string') return SAID.has(key) ? stretched(said) : said
  if (Array.isArray(said)) return said.map((each) => within(each))
  if (key === 'result') return said // its reason is a key, and no words
  if (said && typeof said === 'object') return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, within(value, name)]))
  return said
}

/** The same words in the pseudo-language; what they are made of is called as before. */
export function longer<Words>(words: Words): Words {
  if (typeof words === 'string') return stretched(words) as Words
  if (typeof words === 'function') return ((...given: unknown[]) => longer((words as (...given: unknown[]) => unknown)(...given))) as Words
  if (Array.isArray(words)) return words.map(longer) as Words
  if (words && typeof words === 'object') return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, longer(value)])) as Words
  return words
}
