// Looking at a card closely: rest the mouse on it, press and hold, the right button, or the key Z on a card that has the focus.

const HOLD = 450 // milliseconds
const REST = 500
const canRest = matchMedia('(hover: hover)') // fingers do not, though a browser may make a mouse of them

/** Where the mouse was when it last moved: a card that comes to lie under one that rests is not looked at. */
let last = { x: -1, y: -1 }
addEventListener('pointermove', ({ clientX, clientY }) => (last = { x: clientX, y: clientY }), { capture: true, passive: true })

export interface Looking {
  look: () => void
  /** Shows the card in full beside the element while a mouse rests on it; nothing puts it away. */
  glance?: ((at: HTMLElement | null) => void) | undefined
}

/** Lets an element be looked at; a click that ends a long press does nothing else. */
export function zoomable(node: HTMLElement, looking: Looking) {
  const look = () => looking.look()
  let resting: ReturnType<typeof setTimeout> | undefined
  let isGlanced = false
  /** Whether the card came under the mouse, and not the mouse over the card. */
  let isUnder = false
  const rest = () => {
    isUnder = false
    resting = setTimeout(() => {
      isGlanced = true
      looking.glance?.(node)
    }, REST)
  }
  const enter = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || !canRest.matches || !looking.glance) return
    isUnder = clientX === last.x && clientY === last.y
    if (!isUnder) rest()
  }
  const move = () => isUnder && rest()
  const leave = () => {
    isUnder = false
    clearTimeout(resting)
    if (isGlanced) looking.glance?.(null)
    isGlanced = false
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false

  const down = (event: PointerEvent) => {
    held = false
    leave()
    if (event.pointerType === 'mouse') return
    timer = setTimeout(() => {
      held = true
      look()
    }, HOLD)
  }
  const release = () => clearTimeout(timer)
  const click = (event: MouseEvent) => {
    if (!held) return
    held = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const menu = (event: MouseEvent) => {
    event.preventDefault()
    release()
    if (!held) look()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'z' && !event.ctrlKey && !event.metaKey && !event.altKey) look()
  }

  node.addEventListener('pointerenter', enter)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerleave', leave)
  node.addEventListener('pointerdown', down)
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(end, release)
  node.addEventListener('click', click, true)
  node.addEventListener('contextmenu', menu)
  node.addEventListener('keydown', key)
  return {
    update: (changed: Looking) => (looking = changed),
    destroy: () => {
      release()
      leave()
    },
  }
}
