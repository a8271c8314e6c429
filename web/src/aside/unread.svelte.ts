// What nobody has looked at yet: lines of the log and of the chat that came while both were shut.

import type { ChatLine, LogLine } from '../net/protocol'

export class Unread {
  /** How many lines of the log have been seen; null before the first. */
  private lines = $state<number | null>(null)
  /** The number of the last line of the chat that has been seen. */
  private said = $state(0)
  private readonly key: string

  constructor(code: string) {
    this.key = `labdeck.chat.${code}`
    this.said = Number(sessionStorage.getItem(this.key)) || 0
  }

  /** Everything is seen: both are open. */
  look(log: LogLine[], chat: ChatLine[]): void {
    this.lines = log.length
    this.said = chat.at(-1)?.chat ?? this.said
    sessionStorage.setItem(this.key, String(this.said))
  }

  /** What was there when one came is not new. */
  come(log: LogLine[]): void {
    this.lines ??= log.length
  }

  /** How many lines of the log are new: what one did oneself is not. */
  inLog(log: LogLine[], seat: number | null): number {
    return this.lines === null ? 0 : log.slice(this.lines).filter((line) => line.seat !== seat).length
  }

  /** How many lines of the chat are new, of others. */
  inChat(chat: ChatLine[], seats: number[]): number {
    return chat.filter((line) => line.chat > this.said && !seats.includes(line.seat)).length
  }

  /** How many lines of the log were seen before it was opened. */
  get seen(): number | null {
    return this.lines
  }
}
