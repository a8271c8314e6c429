// Cards that fly: from where they lay to where they lie now, as the server told the moves. What makes room for them glides.

import type { DeckCards } from '../deck/cards'
import { seatOf, thing, wholeRow } from '../net/places'
import type { Move } from '../net/protocol'

/** Where things lie on the screen, by net/places.ts; a seat that is folded up as `seat:0`. */
type Rects = ReadonlyMap<string, DOMRect>

interface Spot {
  element: HTMLElement
  rect: DOMRect
}

const LAYER = 'flights'
const GLIDE = 'glides'
const STAGGER = 0.22 // of a flight, between cards that leave together
const MOST = 12 // cards in the air at once; beyond that they are too many to follow
const EASING = 'cubic-bezier(0.3, 0, 0.2, 1)'
const TALL = 1.4 // a card's height by its width
const LATE = 1000 // milliseconds for which a page that paints nothing, since nobody looks at it, waits for its cards
const WIDEST = 110 // of a card that flies to or from a place in which it does not show

function nameOf({ dataset }: HTMLElement): string {
  const { place, card, seat } = dataset
  return place === undefined ? `seat:${seat}` : thing(wholeRow(place), card)
}

/** Everything that shows, and where. */
function spots(): Map<string, Spot> {
  const found = new Map<string, Spot>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-place], [data-seat]')) {
    const name = nameOf(element)
    if (found.has(name)) continue
    const rect = element.getBoundingClientRect()
    if (rect.width || rect.height) found.set(name, { element, rect })
  }
  return found
}

/** Where everything lies now, to be asked before a view changes. */
export function rectsNow(): Rects {
  return new Map([...spots()].map(([name, { rect }]) => [name, rect]))
}

/** A place beside a card that moves in the same moments: where it was before the first of them, or is after the last. */
function besideMoved(place: string, end: 'from' | 'to', moves: Move[]): string {
  const [, q] = place.split('/')
  const move = end === 'to' ? moves.findLast(({ card }) => card === q) : moves.find(({ card }) => card === q)
  return q && move ? `${move[end]}/${q}` : place
}

/** Where a move's end may be seen, the best first; a seat that is folded up stands for all that lies there. */
function names(place: string, card: string | null): string[] {
  const p = seatOf(place)
  return [thing(place, card), place, `seat:${p}`]
}

function first<T>(all: ReadonlyMap<string, T>, wanted: string[]): T | undefined {
  return wanted.map((name) => all.get(name)).find((found) => found !== undefined)
}

/** A rectangle of a card's shape in the middle of another: that of a token is flat. */
function cardIn(rect: DOMRect, tall = TALL): DOMRect {
  const width = Math.min(rect.width, rect.height / tall, WIDEST)
  const height = width * tall
  return new DOMRect(rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2, width, height)
}

/** Let the cards of some moves fly, when the page already shows where they end, and wait until all have landed. */
export async function fly(moves: Move[], before: Rects, deck: DeckCards, duration: number): Promise<void> {
  const layer = document.getElementById(LAYER)
  if (!layer || !duration || document.hidden) return
  // Where things lie is asked without what still moves them: a glide that goes on would be taken for a place.
  for (const glide of moving(GLIDE)) glide.cancel()
  const now = spots()
  const leaving = moves.slice(0, MOST)
  const flights = leaving.flatMap((move, index) => {
    const origin = first(before, names(besideMoved(move.from, 'from', moves.slice(0, index)), move.card))
    const goal = first(now, names(besideMoved(move.to, 'to', moves.slice(index)), move.card))
    return origin && goal ? ready(layer, move, deck, origin, goal, duration, index * duration * STAGGER) : []
  })
  flights.push(...glides(before, now, duration))
  if (!flights.length) return
  flights.forEach((flight) => flight.pause())
  whenPainted(() => flights.forEach((flight) => flight.play()))
  // Not by a clock alone: on a busy machine cards take off late, and where they lay next would be asked while they fly.
  const landed = Promise.allSettled(flights.map(({ finished }) => finished))
  await Promise.race([landed, after(duration * (1 + leaving.length * STAGGER) + LATE)])
}

/** Let every card in the air be where it goes. */
export function land(): void {
  for (const flight of moving(LAYER, GLIDE)) flight.finish()
}

/** What moves now, of these sorts. */
const moving = (...sorts: string[]) => document.getAnimations().filter(({ id }) => sorts.includes(id))

const after = (time: number) => new Promise<void>((done) => setTimeout(done, time))

/** To paint a new position takes longer than a frame. Cards take off after that, and so without a jerk. */
function whenPainted(go: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(go))
}

/** What lies in one rectangle comes from another, by nothing but its transform. */
function fromTo(begin: DOMRect, end: DOMRect): Keyframe[] {
  return [{ transform: `translate(${begin.x - end.x}px, ${begin.y - end.y}px) scale(${begin.width / end.width}, ${begin.height / end.height})` }, { transform: 'none' }]
}

/** Lay a card where its flight begins; the flight, and the sight of its goal, wait to be played. */
function ready(
  layer: HTMLElement,
  move: Move,
  deck: DeckCards,
  origin: DOMRect,
  { element: goal, rect }: Spot,
  duration: number,
  delay: number,
): Animation[] {
  const end = goal.classList.contains('card') ? rect : cardIn(rect)
  const begin = cardIn(origin, end.height / end.width)
  const card = document.createElement('img')
  card.className = 'flying'
  card.alt = ''
  card.src = move.card ? (goal.classList.contains('cut-token') ? deck.token : deck.hand)(move.card) : deck.heap(move.back)
  card.dataset['to'] = nameOf(goal)
  Object.assign(card.style, { left: `${end.x}px`, top: `${end.y}px`, width: `${end.width}px`, height: `${end.height}px` })
  layer.append(card)
  const timing: KeyframeAnimationOptions = { id: LAYER, duration, delay, easing: EASING, fill: 'backwards' }
  const flights = [card.animate(fromTo(begin, end), timing)]
  // What the card becomes is not seen before it has arrived.
  if (goal.dataset['card']) flights.push(goal.animate([{ opacity: 0 }, { opacity: 0 }], { id: LAYER, duration: duration + delay }))
  flights[0]!.finished.then(
    () => card.remove(),
    () => card.remove(),
  )
  return flights
}

/** Cards that stay where they are while their row is laid anew: each begins where it was, with all that lies on it. */
function glides(before: Rects, now: ReadonlyMap<string, Spot>, duration: number): Animation[] {
  return [...now].flatMap(([name, { element: card, rect: is }]) => {
    const was = before.get(name)
    if (!was || !card.classList.contains('card') || (was.x === is.x && was.y === is.y && was.width === is.width)) return []
    const moved = card.closest('li') ?? card
    return moved.animate(fromTo(was, is), { id: GLIDE, duration, easing: EASING })
  })
}
