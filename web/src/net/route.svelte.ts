// Where the page is: at home, at a table, in a class, in a replay, among the cards of a deck, in its guide, or in the rules.

export type Place =
  | { page: 'home' | 'album' | 'new-class' }
  | { page: 'table' | 'class' | 'replay'; code: string }
  | { page: 'cards' | 'guide' | 'rules'; name: string }

function placeOf(path: string): Place {
  if (/^\/album\/?$/.test(path)) return { page: 'album' }
  const [, first = '', second = ''] = /^\/(t|c|replay|cards|guide|rules)\/([A-Za-z0-9-]{1,64})\/?$/.exec(path) ?? []
  if (first === 't') return { page: 'table', code: second.toUpperCase() }
  if (first === 'c') return { page: 'class', code: second.toUpperCase() }
  if (first === 'replay') return { page: 'replay', code: second.toUpperCase() }
  if (first === 'cards' || first === 'guide' || first === 'rules') return { page: first, name: second }
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

  /** Lets a click on a link of the page's own go there without loading it anew. */
  follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    this.go((event.currentTarget as HTMLAnchorElement).pathname)
  }
}

export const route = new Route()
