// The head of the page: one for all pages, in which a page may put tools of its own.

import type { Snippet } from 'svelte'

class Header {
  /** The tools of the page that is open. */
  tools = $state.raw<Snippet | null>(null)
}

export const header = new Header()
