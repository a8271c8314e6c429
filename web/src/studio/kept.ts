// What the browser keeps of the decks that are made here: a list of them, and the text of each at every change.

export interface KeptDeck {
  /** The draft's id, or one that only this browser knows while the deck was never saved. */
  id: string
  title: string
  /** Empty: not saved yet. */
  secret: string
  /** The version from which the text was made; 0 if it was never saved. */
  version: number
  /** Whether the text has changes that are not saved. */
  isAhead: boolean
  /** When it was last changed, in milliseconds since 1970. */
  changed: number
  /** The code of the collection of its pupils' cards; none if there is none. */
  collection?: string
}

const LIST = 'labdeck.decks'
const TEXT = 'labdeck.deck.'
const LOCAL = 'here-'

/** An id for a deck that is not saved yet. */
export function newId(): string {
  return LOCAL + Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const isLocal = (id: string) => id.startsWith(LOCAL)

/** The decks of this browser, the newest first. */
export function keptDecks(): KeptDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LIST) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptDeck[]) : []
  } catch {
    return []
  }
}

export const keptDeck = (id: string) => keptDecks().find((deck) => deck.id === id) ?? null

function listed(decks: KeptDeck[]): void {
  localStorage.setItem(LIST, JSON.stringify(decks))
}

/** Keep a deck and its text; in the large store where the small one is full. */
export function keep(deck: KeptDeck, text: string): void {
  listed([deck, ...keptDecks().filter(({ id }) => id !== deck.id)])
  try {
    localStorage.setItem(TEXT + deck.id, text)
  } catch {
    localStorage.removeItem(TEXT + deck.id)
    void inLargeStore('readwrite', (store) => store.put(text, deck.id))
  }
}

/** The text of a deck as it was last typed; null if this browser has none. */
export async function keptText(id: string): Promise<string | null> {
  return localStorage.getItem(TEXT + id) ?? ((await inLargeStore('readonly', (store) => store.get(id))) as string | undefined) ?? null
}

export function forget(id: string): void {
  listed(keptDecks().filter((deck) => deck.id !== id))
  localStorage.removeItem(TEXT + id)
  void inLargeStore('readwrite', (store) => store.delete(id))
}

/** Ask the browser's large store; undefined where it has none. */
function inLargeStore(mode: IDBTransactionMode, question: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((answer) => {
    const opening = indexedDB.open('labdeck', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts')
    opening.onerror = () => answer(undefined)
    opening.onsuccess = () => {
      const asked = question(opening.result.transaction('texts', mode).objectStore('texts'))
      asked.onsuccess = () => answer(asked.result)
      asked.onerror = () => answer(undefined)
    }
  })
}
