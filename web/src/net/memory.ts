// What the browser keeps: the tokens of this person's seats, and the name last used.

const SEATS = 'labdeck.seats'
const NAME = 'labdeck.name'
const LEVEL = 'labdeck.level'
const PRINT_SHIFT = 'labdeck.print-shift'
const KEPT = 20

interface Kept {
  code: string
  token: string
  title: string
  /** Where it is; that of a table where nothing is said. */
  link?: string
}

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEATS) ?? '[]')
    return Array.isArray(kept) ? (kept as Kept[]) : []
  } catch {
    return []
  }
}

/** The tables at which this browser has a token, the newest first. */
export function keptTables(): Kept[] {
  return read()
}

export function tokenOf(code: string): string | null {
  return read().find((kept) => kept.code === code)?.token ?? null
}

export function keepToken(code: string, token: string, title: string, link = `/t/${code}`): void {
  const others = read().filter((kept) => kept.code !== code)
  localStorage.setItem(SEATS, JSON.stringify([{ code, token, title, link }, ...others].slice(0, KEPT)))
}

export function forgetToken(code: string): void {
  localStorage.setItem(SEATS, JSON.stringify(read().filter((kept) => kept.code !== code)))
}

export function lastName(): string {
  return localStorage.getItem(NAME) ?? ''
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name)
}

/** The bot that this person plays against: the one chosen last, or one from the middle of the list. */
export function levelOf(levels: { name: string }[]): string {
  const kept = localStorage.getItem(LEVEL)
  return (levels.find((level) => level.name === kept) ?? levels[Math.floor(levels.length / 2)])?.name ?? ''
}

export function keepLevel(level: string): void {
  localStorage.setItem(LEVEL, level)
}

/** How far this person's printer puts backs from their fronts. */
export function printShift(): string {
  return localStorage.getItem(PRINT_SHIFT) ?? '0,0'
}

/** Keep that on this device. */
export function rememberPrintShift(shift: string): void {
  localStorage.setItem(PRINT_SHIFT, shift)
}
