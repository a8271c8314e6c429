// Where the page is: at home, at a table, in a class, in a replay, among the cards of a deck, in its guide, in the rules, or
// in the studio, where decks are made.

export type Place =
  | { page: 'home' | 'album' | 'new-class' }
  | { page: 'table' | 'class' | 'replay'; code: string }
  | { page: 'cards' | 'guide' | 'rules'; name: string }
  | Made
/** Beginning a deck, editing one, looking at one, or a card for somebody's. */
export type Made = { page: 'begin' } | { page: 'edit'; draft: string } | { page: 'deck'; draft: string } | { page: 'add'; code: string }

function placeOf(path: string): Place {
  if (/^\/album\/?$/.test(path)) return { page: 'album' }
  if (/^\/studio\/?$/.test(path)) return { page: 'begin' }
  const [, first = '', second = ''] = /^\/(t|c|replay|cards|guide|rules|studio|deck|add)\/([A-Za-z0-9_@-]{1,96})\/?$/.exec(path) ?? []
  if (first === 't') return { page: 'table', code: second.toUpperCase() }
  if (first === 'c') return { page: 'class', code: second.toUpperCase() }
  if (first === 'replay') return { page: 'replay', code: second.toUpperCase() }
  if (first === 'cards' || first === 'guide' || first === 'rules') return { page: first, name: second }
  if (first === 'studio') return { page: 'edit', draft: second }
  if (first === 'deck') return { page: 'deck', draft: second }
  if (first === 'add') return { page: 'add', code: second.toUpperCase() }
  return { page: path === '/class' ? 'new-class' : 'home' }
}

class Route {
  private path = $state(location.pathname)
  readonly place = $derived(placeOf(this.path))

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  /** Goes on from a page to which nobody wants to come back. */
  replace(path: string): void {
    history.replaceState(null, '', path)
    this.path = location.pathname
  }

  /** The place has another address from now on; what is shown stays. */
  rename(path: string): void {
    history.replaceState(null, '', path)
  }

  /** Lets a click on a link of the page's own go there without loading it anew. */
  follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { pathname, search, hash } = event.currentTarget as HTMLAnchorElement
    this.go(pathname + search + hash)
  }
}

export const route = new Route()
