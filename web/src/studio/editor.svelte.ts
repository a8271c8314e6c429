// A deck that is being made: its text, which is the truth, what the server says of it, and what was not answered yet.

import { Desk } from '../net/desk.svelte'
import type { ChangeWish, FromStudio, Looked, OpenCard, StudioOffer, StudioProblem, Value } from '../net/protocol'
import { Balance } from './balance.svelte'
import { History } from './history.svelte'
import type { Changed } from './touched'

/** What is open: a card of a table, or a table that has none. */
export interface Spot {
  table: string
  at: number
}

/** Whoever keeps a text. */
interface Keeper {
  changed(what: Changed[]): void
  titled(title: string): void
}

/** A question that is in the air. */
interface Asked {
  number: number
  /** The text that it is about. */
  text: string
  /** How many of the wishes went with it. */
  wishes: number
  /** The problem that it mends. */
  mends?: StudioProblem
}

const MOST_WISHES = 200 // in one message
const AGAIN = 3000 // milliseconds after which a refused question is asked again
const DECK: Spot = { table: 'deck', at: 0 }

export const HEADS = ['deck', 'words', 'classes', 'tags', 'knobs']
const isHead = (spot: Spot) => HEADS.includes(spot.table)
const isSame = (one: Spot, other: Spot) => one.table === other.table && one.at === other.at

export class Editor {
  text = $state.raw('')
  looked = $state.raw<Looked | null>(null)
  spot = $state.raw<Spot>(DECK)
  /** Why the server did not answer; empty if it did. */
  trouble = $state('')
  /** What was put into forms and is not answered yet. */
  wishes = $state.raw<ChangeWish[]>([])
  offers = $state.raw<StudioOffer[]>([])
  readonly balance: Balance
  readonly history = new History<Spot>()

  private desk: Desk
  private asked: Asked | null = null
  private isStale = true
  private spelt = 0
  private toMend: StudioProblem | null = null
  private waiting: (() => void)[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private face = $state.raw<Pick<OpenCard, 'table' | 'at' | 'face'> | null>(null)

  /** Whoever keeps the text is told of it; one that nobody keeps, since it is only looked at, is not weighed. */
  constructor(
    text: string,
    private keeper: Keeper | null = null,
    wishes: ChangeWish[] = [],
  ) {
    this.text = text
    this.wishes = wishes
    this.desk = new Desk({ hear: (message) => this.hear(message), again: () => this.again() })
    this.balance = new Balance(this.desk)
  }

  get isLive(): boolean {
    return this.desk.isLive
  }

  get isOutdated(): boolean {
    return this.desk.isOutdated
  }

  /** Whether what is shown is of another text than the one here. */
  get isBehind(): boolean {
    return this.wishes.length > 0 || this.looked === null
  }

  /** The open card, as far as the server has told of it. */
  get card(): OpenCard | null {
    const open = this.looked?.open
    return open && isSame(open, this.spot) ? open : null
  }

  /** The last drawing of the open card. */
  get drawing(): string {
    return this.face && isSame(this.face, this.spot) ? this.face.face : ''
  }

  get problems(): StudioProblem[] {
    return this.looked?.problems ?? []
  }

  /** What a field holds, with what was typed and is not answered yet. */
  value(field: string, spot = this.spot): Value | undefined {
    const wish = this.wishes.findLast((each) => each.table === spot.table && each.field === field && (isHead(spot) || each.at === spot.at))
    if (wish) return wish.new ?? undefined
    if (isHead(spot)) return this.looked?.head[spot.table]?.[field]
    return this.card?.values[field]
  }

  open(spot: Spot): void {
    if (isSame(spot, this.spot)) return
    this.spot = spot
    this.offers = []
    this.isStale = true
    this.ask()
  }

  /** Another text, by hand. */
  type(text: string): void {
    this.renew(text, 'text', [this.spot])
  }

  /** Another text as a whole: what somebody else made of it, or what a file has. */
  take(text: string): void {
    this.renew(text, '', [])
  }

  /** Another value in a field of what is open. */
  put(field: string, value: Value | null, spot = this.spot): void {
    const last = this.wishes.at(-1)
    const wish: ChangeWish = { table: spot.table, at: isHead(spot) ? null : spot.at, field, new: value }
    const isAgain = last && last.table === wish.table && last.at === wish.at && last.field === field && this.wishes.length > (this.asked?.wishes ?? 0)
    this.wish([wish], isAgain ? 1 : 0)
  }

  /** Change the text as forms do, several things at once. */
  wish(wishes: ChangeWish[], instead = 0): void {
    this.wishes = [...this.wishes.slice(0, this.wishes.length - instead), ...wishes]
    this.balance.rest()
    this.keeper?.changed(wishes.map((wish) => ({ ...wish, isGone: !wish.field && !wish.adds && wish.to == null })))
    this.ask()
  }

  /** Mend a problem, as soon as what was typed before stands in the text. */
  mend(problem: StudioProblem): void {
    this.toMend = problem
    this.ask()
  }

  /** Ask what may come next in a sentence of the open card. */
  spell(sentence: string): void {
    this.spelt = this.desk.next()
    this.desk.say({ type: 'spell', number: this.spelt, text: this.text, table: this.spot.table, sentence })
  }

  undo(): void {
    this.step(this.history.undo(this.text))
  }

  redo(): void {
    this.step(this.history.redo(this.text))
  }

  /** When all that was put into forms stands in the text, as far as the server answers. */
  settled(): Promise<void> {
    if (!this.wishes.length || !this.isLive || this.trouble) return Promise.resolve()
    return new Promise((done) => this.waiting.push(done))
  }

  close(): void {
    clearTimeout(this.timer)
    this.balance.close()
    this.desk.close()
  }

  private step(taken: { text: string; place: Spot } | null): void {
    if (!taken) return
    this.wishes = []
    this.asked = null
    this.text = taken.text
    this.spot = taken.place
    this.isStale = true
    this.balance.rest()
    this.keeper?.changed([this.spot])
    this.ask()
  }

  private renew(text: string, key: string, what: Changed[]): void {
    if (text === this.text) return
    this.set(text, key, what)
    this.isStale = true
    this.ask()
  }

  private set(text: string, key: string, what: Changed[]): void {
    this.history.note(this.text, text, this.spot, key)
    this.text = text
    this.balance.rest()
    this.keeper?.changed(what)
  }

  /** What to show: the open card where there is one. */
  private look(): Spot {
    return isHead(this.spot) ? { table: '', at: 0 } : this.spot
  }

  /** Ask the next question, unless one is in the air: the wishes of forms first, since they make another text. */
  private ask(): void {
    if (!this.wishes.length) for (const done of this.waiting.splice(0)) done()
    if (this.asked || !this.desk.isLive) return
    const { table, at } = this.look()
    const number = this.desk.next()
    if (this.wishes.length) {
      const changes = this.wishes.slice(0, MOST_WISHES)
      this.asked = { number, text: this.text, wishes: changes.length }
      this.desk.say({ type: 'alter', number, text: this.text, changes, table, at })
    } else if (this.isStale) {
      this.isStale = false
      this.asked = { number, text: this.text, wishes: 0 }
      this.desk.say({ type: 'look', number, text: this.text, table, at })
    } else if (this.toMend) {
      const { table: of, at: its, field } = this.toMend
      const problem = this.problems.findIndex((each) => each.can_mend && each.table === of && each.at === its && each.field === field)
      this.toMend = null
      if (problem < 0) return
      this.asked = { number, text: this.text, wishes: 0, mends: this.problems[problem] }
      this.desk.say({ type: 'mend', number, text: this.text, problem, table, at })
    }
  }

  private hear(message: FromStudio): void {
    if (message.type === 'weighed') this.balance.hear(message)
    else if (message.type === 'offers') {
      if (message.number === this.spelt) this.offers = message.offers
    } else if (message.number !== this.asked?.number) {
      if (message.type === 'declined') this.balance.declined(message)
    } else if (message.type === 'face') this.face = message
    else if (message.type === 'altered') this.altered(message.text)
    else if (message.type === 'looked') this.told(message)
    else this.declined(message.reason)
  }

  /** The text after a change; if it was changed by hand meanwhile, the change is asked for once more. */
  private altered(text: string): void {
    const asked = this.asked!
    if (this.text === asked.text) {
      const [wish] = this.wishes
      this.set(text, wish?.field ? `${wish.table} ${wish.at} ${wish.field}` : '', asked.mends ? [asked.mends] : [])
      asked.text = text
    } else {
      this.asked = null
      this.ask()
    }
  }

  private told(looked: Looked): void {
    const asked = this.asked!
    this.asked = null
    this.trouble = ''
    this.looked = looked
    this.keeper?.titled(looked.title)
    if (looked.open?.face) this.face = looked.open
    this.wishes = this.wishes.slice(asked.wishes)
    if (this.keeper && looked.is_right && this.text === asked.text && !this.wishes.length) this.balance.weigh(this.text)
    this.ask()
  }

  /** A question that was refused is asked again in a while, or with the next change. */
  private declined(reason: string): void {
    this.asked = null
    this.trouble = reason
    this.isStale = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.ask(), AGAIN)
    for (const done of this.waiting.splice(0)) done()
  }

  private again(): void {
    this.asked = null
    this.isStale = true
    this.ask()
  }
}
