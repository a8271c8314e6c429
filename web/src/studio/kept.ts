// What the browser keeps of the decks that are made here: a list of them, and the text of each at every change.
// Where it keeps nothing (its store is closed to pages, or full) decks are held in memory, until the page is closed.

import { made, MADE as LIST } from '../net/made'
import type { ChangeWish } from '../net/protocol'
import type { Past } from './history.svelte'

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
  /** What was put into forms and does not stand in the text yet, since the server has not answered. */
  wishes?: ChangeWish[]
}

const held = new Map<string, { deck: KeptDeck; text: string }>()

const TEXT = 'labdeck.deck.'
const UNDO = 'labdeck.undo.'
const LOCAL = 'here-'

/** An id for a deck that is not saved yet. */
export function newId(): string {
  return LOCAL + Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const isLocal = (id: string) => id.startsWith(LOCAL)

/** The decks of this browser, the newest first. */
export function keptDecks(): KeptDeck[] {
  const inMemory = [...held.values()].map(({ deck }) => deck)
  try {
    return [...inMemory, ...made<KeptDeck>().filter(({ id }) => !held.has(id))]
  } catch {
    return inMemory
  }
}

export const keptDeck = (id: string) => keptDecks().find((deck) => deck.id === id) ?? null

function listed(decks: KeptDeck[]): void {
  localStorage.setItem(LIST, JSON.stringify(decks.filter(({ id }) => !held.has(id))))
}

/** Keep a deck and its text, in the large store where the small one is full; whether it is there when the page is closed. */
export async function keep(deck: KeptDeck, text: string): Promise<boolean> {
  const isKept = keepSmall(deck, text) || (await keepLarge(deck, text))
  if (isKept) held.delete(deck.id)
  return isKept
}

function keepSmall(deck: KeptDeck, text: string): boolean {
  try {
    localStorage.setItem(TEXT + deck.id, text)
    listed([deck, ...keptDecks().filter(({ id }) => id !== deck.id)])
    return true
  } catch {
    held.set(deck.id, { deck, text })
    return false
  }
}

async function keepLarge(deck: KeptDeck, text: string): Promise<boolean> {
  try {
    await inLargeStore('readwrite', (store) => store.put(text, deck.id))
    localStorage.removeItem(TEXT + deck.id)
    localStorage.setItem(LIST, JSON.stringify([deck, ...keptDecks().filter(({ id }) => id !== deck.id && !held.has(id))]))
    return true
  } catch {
    return false
  }
}

/** The text of a deck as it was last typed; null if this browser has none. */
export async function keptText(id: string): Promise<string | null> {
  const inMemory = held.get(id)
  if (inMemory) return inMemory.text
  try {
    return localStorage.getItem(TEXT + id) ?? ((await inLargeStore('readonly', (store) => store.get(id))) as string | undefined) ?? null
  } catch {
    return null
  }
}

export function forget(id: string): void {
  held.delete(id)
  sessionStorage.removeItem(UNDO + id)
  try {
    listed(keptDecks().filter((deck) => deck.id !== id))
    localStorage.removeItem(TEXT + id)
  } catch {
    // What it does not keep it need not forget.
  }
  inLargeStore('readwrite', (store) => store.delete(id)).catch(() => undefined)
}

/** Ask the browser's large store; it throws where there is none. */
function inLargeStore(mode: IDBTransactionMode, question: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((answer, refuse) => {
    const opening = indexedDB.open('labdeck', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts')
    opening.onerror = () => refuse(opening.error)
    opening.onsuccess = () => {
      const asked = question(opening.result.transaction('texts', mode).objectStore('texts'))
      asked.onsuccess = () => answer(asked.result)
      asked.onerror = () => refuse(asked.error)
    }
  })
}

/** Keep what can be undone in this tab, and the text to which it leads; without it where there is no room. */
export function keepPast<Place>(id: string, text: string, past: Past<Place>): void {
  try {
    sessionStorage.setItem(UNDO + id, JSON.stringify({ text, past }))
  } catch {
    // A tab without a store begins its undo anew.
  }
}

export function keptPast<Place>(id: string): { text: string; past: Past<Place> } | null {
  try {
    return JSON.parse(sessionStorage.getItem(UNDO + id) ?? 'null') as { text: string; past: Past<Place> } | null
  } catch {
    return null
  }
}
