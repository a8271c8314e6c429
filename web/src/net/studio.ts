// The requests of the studio; each gives its answer or throws a Refused with the server's reason.

import { words } from '../words'
import { ask, Refused } from './lobby'
import type {
  Beginning,
  Collection,
  CollectionFor,
  DeckName,
  Draft,
  DraftTicket,
  DrawingName,
  FamilyForms,
  Import,
  Imported,
  PictureName,
  Saved,
  Secret,
  Sent,
  Submission,
  Unbundled,
  Version,
} from './protocol'

const known = new Map<string, Promise<unknown>>()

/** What is the same for every deck is asked for once; a failure is asked for again. */
function once<T>(path: string): Promise<T> {
  const asked = known.get(path) ?? ask<T>('GET', `studio/${path}`)
  known.set(path, asked)
  asked.catch(() => known.delete(path))
  return asked as Promise<T>
}

const REFUSED = ['forbidden', 'not_found'] // by which a secret, or its draft, is good for nothing

const at = (draft: string, rest = '') => `studio/drafts/${encodeURIComponent(draft)}${rest}`
const of = (version?: number) => (version ? `?version=${version}` : '')

export const beginnings = () => once<Beginning[]>('beginnings')
export const formsOf = (rules: string) => once<FamilyForms>(`forms/${encodeURIComponent(rules)}`)
export const drawings = () => once<DrawingName[]>('drawings')
export const drawingPath = (name: string) => `/api/studio/drawings/${encodeURIComponent(name)}.svg`
export const textOf = async (beginning: string) => (await once<{ text: string }>(`beginnings/${encodeURIComponent(beginning)}`)).text

export const keepDraft = (text: string) => ask<DraftTicket>('POST', 'studio/drafts', { text })
export const draftOf = (draft: string, version?: number) => ask<Draft>('GET', at(draft, of(version)))
export const versionsOf = (draft: string) => ask<Version[]>('GET', at(draft, '/versions'))
export const draftQrPath = (draft: string) => `/api/${at(draft, '/qr.svg')}`
export const collectionQrPath = (code: string) => `/api/${cards(code, '/qr.svg')}`
export const save = (draft: string, secret: string, text: string, parent: number, says = '') =>
  ask<Saved>('POST', at(draft, '/versions'), { text, parent, says }, secret)
export const renewSecret = (draft: string, secret: string) => ask<Secret>('POST', at(draft, '/secret'), undefined, secret)
export const removeDraft = (draft: string, secret: string) => ask<null>('DELETE', at(draft), undefined, secret)
/** The name by which a draft is played as it is saved. */
export const nameToPlay = async (draft: string, version?: number) => (await ask<DeckName>('POST', at(draft, `/play${of(version)}`))).deck

/** Whether a secret opens a draft; it throws where nobody can say. */
export async function mayEdit(draft: string, secret: string): Promise<boolean> {
  try {
    await ask<null>('GET', at(draft, '/may-edit'), undefined, secret)
    return true
  } catch (error) {
    if (error instanceof Refused && REFUSED.includes(error.code)) return false
    throw error
  }
}

export const importRows = (wish: Import) => ask<Imported>('POST', 'studio/import', wish)

export const endCollection = (draft: string, secret: string) => ask<null>('DELETE', at(draft, '/collection'), undefined, secret)
export const collect = (draft: string, secret: string) => ask<Collection>('POST', at(draft, '/collection'), undefined, secret)
const cards = (code: string, rest = '') => `studio/collections/${encodeURIComponent(code)}${rest}`
export const collectionOf = (code: string) => ask<CollectionFor>('GET', cards(code))
export const sendCard = (code: string, card: Submission) => ask<Sent>('POST', cards(code, '/cards'), card)
export const cardsSent = (draft: string, secret: string) => ask<Sent[]>('GET', at(draft, '/cards'), undefined, secret)
export const judge = (draft: string, number: number, accepts: boolean, secret: string) =>
  ask<Saved>('POST', at(draft, `/cards/${number}`), { accepts }, secret)

/** Send what is no JSON, or get an answer that is none. */
async function raw(path: string, body: BodyInit, type: string): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(`/api/studio/${path}`, { method: 'POST', headers: { 'Content-Type': type }, body })
  } catch {
    throw new Refused('offline', words.serverSilent)
  }
  if (answer.ok) return answer
  const said = (await answer.json().catch(() => null)) as { error?: { code: string; reason: string } } | null
  throw new Refused(said?.error?.code ?? String(answer.status), said?.error?.reason ?? words.serverFailed(answer.status))
}

/** Whether a text names pictures of somebody's own. */
export const namesPictures = (text: string) => /"[0-9a-f]{16}\.jpg"/.test(text)

/** A text as a file; with pictures of one's own, a ZIP of it and them. */
export const exported = async (text: string, form: 'toml' | 'csv' | 'xlsx') =>
  (await raw('export', JSON.stringify({ text, form }), 'application/json')).blob()

/** The deck's file in a ZIP, in base64; its pictures are kept. */
export const unbundled = async (zip: Blob) => (await (await raw('bundles', zip, 'application/zip')).json()) as Unbundled

/** Keep a picture; the name that it has in texts. */
export const keepPicture = async (picture: Blob) =>
  ((await (await raw('pictures', picture, picture.type || 'application/octet-stream')).json()) as PictureName).picture
