// Walking in a list that is one tab stop: arrows up and down for lines, left and right for what is in one.

/** The focus goes where an arrow points: to another line, or to a card in this one. */
export function walk(event: KeyboardEvent, list: HTMLElement): void {
  const lines = [...list.querySelectorAll<HTMLElement>('.line')]
  const now = document.activeElement as HTMLElement
  const at = lines.findIndex((line) => line.contains(now))
  const inside = at < 0 ? [] : [lines[at]!, ...lines[at]!.querySelectorAll<HTMLElement>('button, [role=button]')]
  const to: Record<string, HTMLElement | undefined> = {
    ArrowUp: at < 0 ? lines.at(-1) : lines[at - 1],
    ArrowDown: at < 0 ? lines.at(-1) : lines[at + 1],
    ArrowLeft: inside[inside.indexOf(now) - 1],
    ArrowRight: inside[inside.indexOf(now) + 1],
    Home: lines[0],
    End: lines.at(-1),
  }
  if (!(event.key in to)) return
  event.preventDefault()
  to[event.key]?.focus()
}
