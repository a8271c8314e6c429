// Where the page is: the home page, or the table of a code.

class Route {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
  }

  /** The code of the table that is shown; null on the home page. */
  get code(): string | null {
    return /^\/t\/([A-Za-z0-9]{1,32})\/?$/.exec(this.path)?.[1]?.toUpperCase() ?? null
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }
}

export const route = new Route()
