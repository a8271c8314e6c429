// Where a deck is kept: in this browser at every change, and on the server once somebody has saved it.

import { draftOf, keepDraft, mayEdit, nameToPlay, removeDraft, renewSecret, save } from '../net/studio'
import { Refused } from '../net/lobby'
import type { Conflict, Saved } from '../net/protocol'
import { route } from '../net/route.svelte'
import { Editor } from './editor.svelte'
import type { Spot } from './editor.svelte'
import { forget, isLocal, keep, keepPast, keptDeck, keptPast, keptText } from './kept'
import type { KeptDeck } from './kept'
import { laidOver } from './strokes'
import { Tabs } from './tabs'
import type { Told } from './tabs'
import { Touched } from './touched'
import type { Changed } from './touched'

const STILL = 4000 // milliseconds after the last change until a deck that was saved before is saved by itself

const isGone = (error: unknown) => error instanceof Refused && error.code === 'not_found'

export class Keeping {
  readonly editor: Editor
  deck = $state.raw({} as KeptDeck)
  isSaving = $state(false)
  trouble = $state('')
  /** Fields that somebody else changed otherwise. */
  conflicts = $state.raw<Conflict[]>([])
  /** The version in which the own text stands aside; 0 if there is none. */
  aside = $state(0)
  isMerged = $state(false)
  /** Whether the browser keeps the deck when the page is closed. */
  isKept = $state(true)

  private timer: ReturnType<typeof setTimeout> | undefined
  private saving: Promise<void> = Promise.resolve()
  private tabs = new Tabs((told) => this.hear(told))
  /** The text that other tabs have. */
  private toldText: string
  private isHearing = false
  private touched = new Touched()

  private constructor(deck: KeptDeck, text: string) {
    this.deck = deck
    this.toldText = text
    this.editor = new Editor(text, this, deck.wishes)
    const kept = keptPast<Spot>(deck.id)
    if (kept) {
      this.editor.history.goOn(kept.past)
      this.editor.history.note(kept.text, text, this.editor.spot, '')
    }
    addEventListener('pagehide', this.leave)
    this.note({})
  }

  /** A deck as this browser has it, or else the server; a secret that came by its link is kept. */
  static async open(id: string, secret: string): Promise<Keeping> {
    const kept = keptDeck(id)
    const text = kept && (await keptText(id))
    if (kept && text !== null) {
      const deck = secret ? { ...kept, secret } : kept
      const keeping = new Keeping(deck, text)
      if (!isLocal(id)) {
        await keeping.checkSecret()
        await keeping.catchUp()
      }
      return keeping
    }
    const draft = await draftOf(id)
    const deck = { id, title: draft.title, secret, version: draft.version, isAhead: false, changed: Date.now() }
    const keeping = new Keeping(deck, draft.text)
    await keeping.checkSecret()
    return keeping
  }

  /** Whether what is changed here may be saved as a version of the deck that was opened. */
  get isOwn(): boolean {
    return this.isSaved && this.deck.secret !== ''
  }

  get isSaved(): boolean {
    return !isLocal(this.deck.id)
  }

  get openLink(): string {
    return `${location.origin}/deck/${this.deck.id}`
  }

  get secretLink(): string {
    return `${location.origin}/studio/${this.deck.id}#${this.deck.secret}`
  }

  /** Keep the text on the server as a version; the one before it ends first. */
  save(): Promise<void> {
    clearTimeout(this.timer)
    this.saving = this.saving.then(() => this.saveNow())
    return this.saving
  }

  /** The name by which the deck is played as it is now. */
  async nameToPlay(): Promise<string> {
    await this.editor.settled()
    if (!this.isSaved || this.deck.isAhead) await this.save()
    if (this.trouble) throw new Error(this.trouble)
    return nameToPlay(this.deck.id)
  }

  async renew(): Promise<void> {
    const { secret } = await renewSecret(this.deck.id, this.deck.secret)
    this.note({ secret })
    history.replaceState(null, '', `#${secret}`)
  }

  async remove(): Promise<void> {
    this.close()
    if (this.isSaved) await removeDraft(this.deck.id, this.deck.secret)
    forget(this.deck.id)
  }

  /** What the server made of a text that was sent, with what was typed meanwhile. */
  take(saved: Saved, sent: string): void {
    if (saved.text !== sent) this.editor.take(laidOver(sent, this.editor.text, saved.text))
    this.note({ version: saved.version, isAhead: this.editor.text !== saved.text })
    this.isMerged = saved.is_merged
    this.aside = saved.aside
    this.conflicts = saved.conflicts
  }

  /** Keep something about the deck, and its text. */
  note(change: Partial<KeptDeck>): void {
    const { id } = this.deck
    const { text, wishes } = this.editor
    this.deck = { ...this.deck, ...change, wishes, changed: Date.now() }
    void keep(this.deck, text).then((isKept) => (this.isKept = isKept))
    if (!this.isHearing) this.tabs.tell({ id, deck: { ...this.deck, wishes: [] }, before: this.toldText, text })
    this.toldText = text
  }

  changed(what: Changed[]): void {
    for (const each of what) this.touched.note(each, this.editor.looked)
    this.note({ isAhead: true })
    clearTimeout(this.timer)
    if (this.isOwn) this.timer = setTimeout(() => void this.save(), STILL)
  }

  titled(title: string): void {
    if (title !== this.deck.title) this.note({ title })
  }

  close(): void {
    this.leave()
    removeEventListener('pagehide', this.leave)
    clearTimeout(this.timer)
    this.tabs.close()
    this.editor.close()
  }

  /** Another tab has changed or saved the deck: what was typed here meanwhile is laid over it. */
  private hear({ id, deck, before, text }: Told): void {
    if (id !== this.deck.id) return
    const both = laidOver(before, this.editor.text, text)
    this.isHearing = true
    this.editor.take(both)
    this.note({ ...deck, isAhead: deck.isAhead || both !== text })
    this.isHearing = false
    this.toldText = text
    if (deck.id !== id) route.rename(`/studio/${deck.id}#${deck.secret}`)
  }

  private leave = (): void => keepPast(this.deck.id, this.editor.text, this.editor.history.all)

  private async saveNow(): Promise<void> {
    await this.editor.settled()
    if (this.isSaved && !this.deck.isAhead) return
    this.isSaving = true
    this.trouble = ''
    const sent = this.editor.text
    const { touched } = this
    this.touched = new Touched()
    try {
      if (this.isOwn) await this.saveVersion(sent, touched.said(this.editor.looked))
      else await this.saveFirst(sent)
    } catch (error) {
      this.trouble = (error as Error).message
      this.touched.also(touched)
      if (isGone(error)) this.note({ secret: '' })
    }
    this.isSaving = false
    if (this.isOwn && this.deck.isAhead && !this.trouble) this.timer = setTimeout(() => void this.save(), STILL)
  }

  /** Keep the text as a deck of one's own: one that was never saved, or somebody else's that was changed here. */
  private async saveFirst(sent: string): Promise<void> {
    const { draft, secret, version } = await keepDraft(sent)
    const local = this.deck.id
    this.note({ id: draft, secret, version, isAhead: this.editor.text !== sent })
    forget(local)
    route.rename(`/studio/${draft}#${secret}`)
  }

  /** A version says which cards were changed in it. */
  private async saveVersion(sent: string, says: string): Promise<void> {
    const { id, secret, version } = this.deck
    const saved = await save(id, secret, sent, version, says).catch(async (error) => {
      if (!isGone(error)) throw error
      const { head } = await draftOf(id) // a server that was set back does not know this version, and still has the deck
      return save(id, secret, sent, head, says)
    })
    this.take(saved, sent)
  }

  /** A secret that is the deck's no more is told at once, and not when something is to be saved. */
  private async checkSecret(): Promise<void> {
    const { id, secret } = this.deck
    if (secret && !(await mayEdit(id, secret).catch(() => true))) this.note({ secret: '' })
  }

  /** What others saved since this browser last saw the deck; own changes are merged with it. */
  private async catchUp(): Promise<void> {
    try {
      const draft = await draftOf(this.deck.id)
      if (draft.head === this.deck.version) return
      // A server that was set back gets again what it has lost.
      if (draft.head < this.deck.version && this.isOwn) this.note({ version: draft.head, isAhead: true })
      if (this.deck.isAhead && this.isOwn) await this.save()
      else if (!this.deck.isAhead) {
        this.editor.take(draft.text)
        this.note({ version: draft.version, isAhead: false })
      }
    } catch {
      // Without the server the deck is edited as this browser has it, and saved later.
    }
  }
}
