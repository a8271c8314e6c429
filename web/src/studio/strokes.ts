// Changes of a text, as small as they can be told: what one undoes, and what is laid over somebody else's change.

export interface Stroke {
  at: number
  removed: string
  added: string
}

/** The one stretch in which two texts differ; null if they do not. */
export function stroke(before: string, after: string): Stroke | null {
  if (before === after) return null
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return { at: head, removed: before.slice(head, before.length - tail), added: after.slice(head, after.length - tail) }
}

export const drawn = (text: string, { at, removed, added }: Stroke) => text.slice(0, at) + added + text.slice(at + removed.length)

export const takenBack = ({ at, removed, added }: Stroke): Stroke => ({ at, removed: added, added: removed })

/** The lines in which two texts differ, as strokes of the first, the last one first. */
function strokesByLine(before: string, after: string): Stroke[] {
  const one = before.split(/(?<=\n)/)
  const two = after.split(/(?<=\n)/)
  const found: Stroke[] = []
  let [i, j, at] = [0, 0, 0]
  while (i < one.length || j < two.length) {
    if (i < one.length && one[i] === two[j]) {
      at += one[i]!.length
      i++
      j++
      continue
    }
    const [down, right] = nextEqual(one, two, i, j)
    const removed = one.slice(i, down).join('')
    found.unshift({ at, removed, added: two.slice(j, right).join('') })
    at += removed.length
    ;[i, j] = [down, right]
  }
  return found
}

/** Where both go on alike, the nearest such place; the ends of both if there is none. */
function nextEqual(one: string[], two: string[], i: number, j: number): [number, number] {
  const most = one.length - i + two.length - j
  for (let sum = 1; sum <= most; sum++) {
    for (let down = 0; down <= sum; down++) {
      const [a, b] = [i + down, j + sum - down]
      if (a < one.length && b < two.length && one[a] === two[b] && one[a]!.trim()) return [a, b]
    }
  }
  return [one.length, two.length]
}

/** What was typed into `sent` meanwhile, laid over what the server made of `sent`; where both are at one place, what was typed stays. */
export function laidOver(sent: string, typed: string, made: string): string {
  const own = stroke(sent, typed)
  if (!own) return made
  const end = own.at + own.removed.length
  const theirs = strokesByLine(sent, made).filter(({ at, removed }) => at > end || at + removed.length < own.at)
  return [...theirs, own].sort((a, b) => b.at - a.at).reduce(drawn, sent)
}
