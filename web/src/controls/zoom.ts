// Looking at a card closely: rest the mouse on it, press and hold, the right button, or the key Z on a card that has the focus.

const HOLD = 450 // milliseconds
const REST = 500
const canRest = matchMedia('(hover: hover)') // fingers do not, though a browser may make a mouse of them

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
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !canRest.matches || !looking.glance) return
    resting = setTimeout(() => {
      isGlanced = true
      looking.glance?.(node)
    }, REST)
  }
  const leave = () => {
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
