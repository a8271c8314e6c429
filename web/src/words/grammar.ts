// How words are put together: counts, lists, capitals.

export const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

export const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Several of a word that a deck gives no plural for: a pile's name. */
export function plural(word: string): string {
  if (word.endsWith('y')) return `${word.slice(0, -1)}ies`
  return word.endsWith('o') ? `${word}es` : `${word}s`
}

/** The word after "a" or "an", by its sound. */
export function withArticle(word: string): string {
  const vowel = /^(?:[aeiou]|hour|honest|honour)/i.test(word)
  const consonant = /^(?:uni|use|usu|eu|one|once)/i.test(word)
  return `${vowel && !consonant ? 'an' : 'a'} ${word}`
}
