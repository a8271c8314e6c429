// Looking at a card closely: press and hold, the right button, or the key Z on a card that has the focus.

const HOLD = 450 // milliseconds

/** Lets an element be looked at; a click that ends a long press does nothing else. */
export function zoomable(node: HTMLElement, look: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false

  const down = (event: PointerEvent) => {
    held = false
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

  node.addEventListener('pointerdown', down)
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(end, release)
  node.addEventListener('click', click, true)
  node.addEventListener('contextmenu', menu)
  node.addEventListener('keydown', key)
  return {
    update: (changed: () => void) => (look = changed),
    destroy: release,
  }
}
