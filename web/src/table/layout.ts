// The layout of a table: how large everything is, from the room that there is. Parts of the table never move in one
// window; what lies in a part gets smaller when there is more of it.

export type Shape = 'wide' | 'tall' | 'phone' | 'flat'

/** How a card is drawn: in the cut for a hand or as a token, so many pixels wide. */
export interface Drawn {
  cut: 'hand' | 'token'
  width: number
}

/** The window below its header, and what lies on the table. */
export interface Room {
  width: number
  height: number
  others: number
  /** Whether what is played for lies open in the middle, and how many cards do. */
  hasField: boolean
  open: number
  /** The cards beside what is being scored there. */
  scored: number
  piles: number
  /** The cards before oneself, and in the hand. */
  laid: number
  held: number
  /** Whether a line above the cards of the seat that lies open must be seen, and whether more cards lie below them. */
  isHeaded: boolean
  hasMore: boolean
  /** The least height of the bar, where more stands in it than a question. */
  bar: number
}

export interface Layout {
  shape: Shape
  /** Heights of the parts. */
  strip: number
  field: number
  mat: number
  bar: number
  fan: number
  /** Widths of the parts beside the mat. */
  piles: number
  side: number
  fanWidth: number
  /** Cards. */
  own: Drawn
  hand: Drawn
  row: Drawn
  plate: Drawn
  pile: number
}

/** The narrowest at which a cut can be read. */
export const NARROWEST = { hand: 117, token: 71 }
const TALL = { hand: 1.4, token: 0.72 }
const GAP = 6
const HEAD = 28 // above the cards before a seat
const TOUCHED = 46 // and on a small screen, where something in it is touched
const MORE = 60 // below them
/** Cards that lie open in the middle, mostly: its height and their places are the same, whatever lies there. */
export const ROW = 5
const NAMES = 116 // beside a token
const WHO = 160 // beside them all
/** Below a token that lies large: its name, in two lines. */
export const NAME = 24
const MARGINS = 16 // left and right of a hand
/** What is seen of a card of the hand at least. */
const CORNER = 24
/** The width in which eight cards of a hand lie over one another so. */
const FAN = MARGINS + NARROWEST.hand + 1 + 7 * CORNER
/** The width up to which a token has no names beside it. */
export const NAMED = 90

export function heightOf({ cut, width }: Drawn): number {
  return width * TALL[cut]
}

/** A card of the open row with its name, where it has none on it. */
export const openHeight = (as: Drawn) => heightOf(as) + (as.cut === 'token' ? NAME : 0)

function shapeOf(width: number, height: number): Shape {
  if (height < 440 || (width >= 600 && width < 900 && height < 720)) return 'flat'
  if (width < 600) return 'phone'
  return width < 900 && height > width ? 'tall' : 'wide'
}

/**
 * The largest cards, up to a width, of which so many fit a box; tokens where the cut for a hand could not be read. Below
 * each token there is room for a label, and for another below each card in the cut for a hand.
 */
export function cardsIn(count: number, width: number, height: number, most: number, label = 0, below = 0): Drawn {
  const hand = largest(Math.max(count, 1), width, height, most, 'hand', below)
  if (hand >= NARROWEST.hand) return { cut: 'hand', width: hand }
  const token = largest(Math.max(count, 1), width, height, Math.min(most, 150), 'token', label)
  return { cut: 'token', width: Math.max(token, NARROWEST.token) }
}

function largest(count: number, width: number, height: number, most: number, cut: Drawn['cut'], label = 0): number {
  let best = 0
  for (let rows = 1; rows <= count; rows++) {
    const across = (width - GAP) / Math.ceil(count / rows) - GAP
    const down = ((height + GAP) / rows - GAP - label) / TALL[cut]
    best = Math.max(best, Math.min(across, down, most))
  }
  return Math.floor(best)
}

/** The hand: as large as its height lets it be, and only as narrow as needed. */
function handIn(held: number, height: number, width: number, most: number): Drawn {
  const wide = Math.min(Math.floor((height - 4) / TALL.hand), most)
  const apart = (width - 2 * GAP) / Math.max(held, 1) - GAP
  // Cards may lie over one another, but rather they are a little smaller.
  const least = held > 3 ? Math.min(wide, Math.max(NARROWEST.hand + 1, wide * 0.78)) : wide
  const cornered = width - MARGINS - CORNER * (held - 1)
  return { cut: 'hand', width: Math.max(NARROWEST.hand + 1, Math.floor(Math.min(wide, cornered, Math.max(apart, least)))) }
}

export function layoutOf(room: Room): Layout {
  const shape = shapeOf(room.width, room.height)
  return { wide, tall, phone, flat }[shape](room)
}

function plateIn(room: Room, strip: number): Drawn {
  const width = room.width / Math.max(room.others, 1) - 132
  return { cut: 'token', width: Math.floor(Math.max(NARROWEST.token, Math.min((strip - 16) / TALL.token, width / 3 - GAP))) }
}

function pileIn(count: number, columns: number, width: number, height: number, label: number): number {
  const rows = Math.ceil(count / columns)
  return Math.floor(Math.max(24, Math.min(width / columns - 2 * GAP, (height / rows - label - GAP) / 1.4)))
}

/** Piles, what is before oneself and what is being played beside each other; above them the others, below the hand. */
function wide(room: Room): Layout {
  const isLow = room.height < 700
  const strip = isLow ? 70 : 92
  const bar = Math.max(room.bar, isLow ? 46 : 50)
  const rest = room.height - strip - bar
  const fan = Math.floor(room.hasField ? Math.min(rest * 0.46, 306) : Math.min(rest * 0.48, 322))
  const middle = rest - fan
  const columns = Math.ceil(room.piles / 2)
  const pile = Math.min(pileIn(room.piles, columns, room.width, middle, 27), 104)
  const piles = columns * (pile + 2 * GAP) + GAP
  const side = room.width < 1250 || room.hasField ? 158 : isLow ? 248 : 276
  const centre = room.width - piles - side - 2 * GAP
  const [row, field] = openIn(room, room.open, centre, middle - (isLow ? 62 : 104), 210)
  const mat = middle - field
  const own = room.hasField ? tokensIn(room.laid, centre - WHO, mat) : cardsIn(room.laid, centre, mat - HEAD - below(room), 249, NAME)
  const hand = handIn(room.held, fan, room.width, 249)
  return { shape: 'wide', strip, field, mat, bar, fan, piles, side, fanWidth: room.width, own, hand, row, plate: plateIn(room, strip), pile }
}

const below = (room: Room) => (room.hasMore ? MORE : 0)
const around = (room: Room) => (room.isHeaded ? TOUCHED : 0) + below(room)

/** So many cards that lie open in the middle, as large as if the row were full, and the height of their part. */
function openIn(room: Room, count: number, width: number, height: number, most: number): [Drawn, number] {
  if (!room.hasField) return [{ cut: 'hand', width: 0 }, 0]
  const field = Math.ceil(openHeight(cardsIn(ROW, width, height - GAP, most, NAME)) + 2 * GAP)
  return [cardsIn(Math.max(count, ROW), width, field - GAP, most, NAME), field]
}

/** Tokens with the names of the cards beside them at their right, where there is room for those. */
function tokensIn(count: number, width: number, height: number): Drawn {
  const many = Math.max(count, 2)
  const named = Math.min((width - GAP) / many - NAMES - GAP, (height - GAP) / TALL.token, 128)
  if (named > NAMED) return { cut: 'token', width: Math.floor(named) }
  return { cut: 'token', width: Math.max(NARROWEST.token, largest(many, width, height - GAP, NAMED, 'token')) }
}

/** A tablet held upright: piles in a row, then what is before oneself, then the hand. */
function tall(room: Room): Layout {
  const strip = 96
  const bar = Math.max(room.bar, 92)
  const pile = 60
  const piles = pile * 1.4 + 34
  const rest = room.height - strip - bar - piles
  const fan = Math.floor(Math.min(rest * 0.46, 330))
  const [row, field] = openIn(room, room.open + room.scored, room.width, (rest - fan) * 0.62, 190)
  const mat = rest - fan - field
  const own = room.hasField ? tokensIn(room.laid, room.width - WHO, mat) : cardsIn(room.laid, room.width, mat - HEAD - below(room), 249, NAME)
  const hand = handIn(room.held, fan, room.width, 220)
  return { shape: 'tall', strip, field, mat, bar, fan, piles, side: 0, fanWidth: room.width, own, hand, row, plate: plateIn(room, strip - 26), pile }
}

/** A phone: what is before oneself beside a column of piles; what is asked is at the thumb. */
function phone(room: Room): Layout {
  const strip = 52
  const bar = Math.max(room.bar, 102)
  const rest = room.height - strip - bar
  // Cards of 150 where the screen is high enough for two rows of them above the hand.
  const fan = Math.floor(Math.min(Math.max(rest * 0.33, 214), rest * 0.335))
  const middle = rest - fan
  if (room.hasField) {
    // So that five cards have room in the cut for a hand where the screen is high.
    const pile = 20
    const piles = 34
    const mat = 58 + around(room)
    const field = middle - piles - mat
    const row = cardsIn(Math.max(room.open + room.scored, ROW), room.width, field - GAP, 150, NAME)
    return { shape: 'phone', strip, field, mat, bar, fan, piles, side: 0, fanWidth: room.width, own: tokensIn(Math.max(ROW, room.laid), room.width, 58), hand: handIn(room.held, fan, room.width, 150), row, plate: plateIn(room, strip), pile }
  }
  const piles = 72
  const pile = Math.min(pileIn(room.piles, 1, piles, middle, 28), 62)
  const centre = room.width - piles
  const own = cardsIn(room.laid, centre, middle - GAP - around(room), 220, NAME)
  const row: Drawn = { cut: 'token', width: 0 }
  return { shape: 'phone', strip, field: 0, mat: middle, bar, fan, piles, side: 0, fanWidth: room.width, own, hand: handIn(room.held, fan, room.width, 150), row, plate: plateIn(room, strip), pile }
}

/** A phone on its side, or a page at twice its size: piles, mat and hand beside each other. */
function flat(room: Room): Layout {
  const strip = 52
  const bar = Math.max(room.bar, 52)
  const middle = Math.max(room.height - strip - bar, 222)
  const piles = 60
  const pile = Math.min(pileIn(room.piles, 1, piles, middle, 6), 46)
  const least = room.hasField ? Math.min(FAN, room.width - piles - 4 * (NARROWEST.token + GAP) - 2 * GAP) : 240
  const fanWidth = Math.floor(Math.max(200, least, Math.min(room.width - piles - 3 * (150 + GAP) - 2 * GAP, room.width * 0.45)))
  const centre = room.width - piles - fanWidth - GAP
  const field = room.hasField ? middle - 60 - around(room) : 0
  const row = room.hasField ? cardsIn(Math.max(room.open + room.scored, ROW), centre, field - GAP, 150, NAME) : { cut: 'token' as const, width: 0 }
  const mat = middle - field
  const own = room.hasField ? tokensIn(room.laid, centre, 60) : cardsIn(room.laid, centre, mat - GAP - around(room), 180, NAME)
  return { shape: 'flat', strip, field, mat, bar, fan: middle, piles, side: 0, fanWidth, own, hand: handIn(room.held, middle, fanWidth, 160), row, plate: plateIn(room, strip), pile }
}
