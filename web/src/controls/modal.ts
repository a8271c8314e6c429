// A window over the page. It is gone the very moment it is closed: by itself a dialog says so a little later, in which
// time what is asked to open another would be lost.

/** Opens as it comes; Escape, a touch beside it and `shut` close it, and it says so once. */
export function modal(node: HTMLDialogElement, close: () => void) {
  node.addEventListener('cancel', (event) => {
    if (event.target !== node) return // a choice of files that was given up says so, too
    event.preventDefault()
    shut(node)
  })
  node.addEventListener('click', (event) => event.target === node && shut(node))
  node.addEventListener('close', () => close(), { once: true })
  node.showModal()
}

/** Closes the window in which something lies. */
export function shut(inside: Element) {
  const dialog = inside.closest('dialog')
  dialog?.close()
  dialog?.dispatchEvent(new Event('close'))
}
