// The key Escape puts one thing away at a time.

/** Puts something away by Escape, unless a window lies over it or the key was for something else. */
export function escapes(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
  event.preventDefault()
  close()
}
