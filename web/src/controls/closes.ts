// What opens over the table and is put away by Escape, or by touching something else.

import { escapes } from './escapes'

/** Shuts a `details` by the key Escape, with the focus where it was opened, and by a touch outside. */
export function closes(node: HTMLDetailsElement) {
  const shut = () => {
    const isInside = node.contains(document.activeElement)
    node.open = false
    if (isInside) node.querySelector<HTMLElement>('summary')?.focus()
  }
  const pressed = (event: KeyboardEvent) => {
    if (node.open) escapes(event, shut)
  }
  const touched = ({ target }: Event) => {
    if (!node.contains(target as Node)) node.open = false
  }
  addEventListener('keydown', pressed)
  addEventListener('pointerdown', touched)
  return {
    destroy: () => {
      removeEventListener('keydown', pressed)
      removeEventListener('pointerdown', touched)
    },
  }
}
