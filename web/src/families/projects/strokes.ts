// Strokes of a project game: what one mostly does one after another in a turn, by one touch.

import type { Choice, View } from '../../net/protocol'
import type { Step, Stroke } from '../family'

type Held = Map<string, number>

/** What may be done by one touch now: draw all from one pile, give a project what it needs, play all that fits, end the turn. */
export function strokes(view: View, choices: Choice[]): Stroke[] {
  if (view.seat === null) return []
  if (view.phase === 'draw') return drawing(view, choices)
  const ends = choices.some(({ verb }) => verb === 'end')
  if (view.phase === 'discard') return [...choices.flatMap((choice) => lastOf(view, choice)), ...(ends ? [stroke(view, 'end', '', 0, [{ verb: 'end' }])] : [])]
  if (view.phase !== 'act' || !ends) return []
  const all = playing(view, choices)
  const found = [...ownOf(view).flatMap((q) => filling(q, view, heldOf(view, choices))), ...all]
  if (all.length) found.push({ ...all[0]!, deed: 'finish', isPart: false, then: [...all[0]!.then, 'end'] })
  if (view.hand.length) found.push(stroke(view, 'discard', '', 0, [{ verb: 'end' }]))
  return [...found, stroke(view, 'end', '', 0, [{ verb: 'end' }, { verb: 'end' }])]
}

function stroke(view: View, deed: Stroke['deed'], id: string, count: number, steps: Step[]): Stroke {
  return { deed, id, count, steps, at: null, turn: view.turn, isPart: deed === 'start' || deed === 'put', then: [] }
}

const ownOf = (view: View) => Object.keys(view.table[view.seat!] ?? {})

const missingOf = (q: string, view: View) => view.needs[q]?.missing ?? []

/** The cards of the hand that may be put somewhere, each with how many there are. */
function heldOf(view: View, choices: Choice[]): Held {
  const puts = new Set(choices.filter(({ verb }) => verb === 'put').map(({ card }) => card))
  const held: Held = new Map()
  for (const c of view.hand) if (puts.has(c)) held.set(c, (held.get(c) ?? 0) + 1)
  return held
}

/** Several cards of this turn from one pile. */
function drawing(view: View, choices: Choice[]): Stroke[] {
  if (choices.some(({ verb }) => verb !== 'draw')) return []
  return choices.flatMap(({ pile }) => {
    const most = Math.min(view.draws, view.counts[pile ?? ''] ?? 0)
    const counts = Array.from({ length: Math.max(most - 1, 0) }, (_, index) => index + 2)
    return counts.map((count) => stroke(view, 'draw', pile!, count, Array.from({ length: count }, () => ({ verb: 'draw', pile }))))
  })
}

/** A card is discarded as the last one. */
function lastOf(view: View, { verb, card, at }: Choice): Stroke[] {
  return verb === 'discard' && card ? [{ ...stroke(view, 'last', card, 1, [{ verb, card }, { verb: 'end' }]), at }] : []
}

/** Everything of the hand that a project needs, and its completion if that is all; it is taken from what is held. */
function filling(q: string, view: View, held: Held): Stroke[] {
  const missing = missingOf(q, view)
  const steps: Step[] = []
  for (const need of missing) {
    const card = need.split(' or ').find((kind) => (held.get(kind) ?? 0) > 0)
    if (card === undefined) continue
    held.set(card, held.get(card)! - 1)
    steps.push({ verb: 'put', card }, { verb: 'on', card: q })
  }
  const count = steps.length / 2
  if (count && count === missing.length) steps.push({ verb: 'complete', card: q })
  return count ? [{ ...stroke(view, 'fill', q, count, steps), at: `mat:${view.seat}` }] : []
}

/** Starts all projects of the hand; then puts all that fits, and completes what is full, the nearest to its end first. */
function playing(view: View, choices: Choice[]): Stroke[] {
  const starts = choices.filter(({ verb }) => verb === 'start')
  if (starts.length) {
    const steps = starts.map(({ card }): Step => ({ verb: 'start', card: card! }))
    return [{ ...stroke(view, 'start', '', starts.length, steps), then: ['put'] }]
  }
  const held = heldOf(view, choices)
  const nearest = ownOf(view).sort((a, b) => missingOf(a, view).length - missingOf(b, view).length)
  const steps = nearest.flatMap((q) => filling(q, view, held)).flatMap((filled) => filled.steps)
  const count = steps.filter(({ verb }) => verb === 'put').length
  return count ? [stroke(view, 'put', '', count, steps)] : []
}
