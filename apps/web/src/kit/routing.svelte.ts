/**
 * The current page. Addresses are in the hash: they need nothing from the server, they work from any folder and
 * offline, and a game carried by a link is never sent to anyone.
 */
export const PAGES = [
  'home',
  'new',
  'table',
  'games',
  'meet',
  'anyone',
  'replay',
  'rules',
  'learn',
  'puzzle',
  'try',
  'settings',
] as const
export type Page = (typeof PAGES)[number]

export interface Place {
  readonly page: Page
  /** The path segments after the page's name. */
  readonly rest: readonly string[]
}

export function readPlace(hash: string): Place {
  const [page = '', ...rest] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((piece) => decode(piece))
  const found = PAGES.find((one) => one === page)
  return found === undefined ? { page: 'home', rest: [] } : { page: found, rest }
}

/** A malformed escape is left as it is. */
function decode(piece: string): string {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}

export const addressOf = (page: Page, ...rest: readonly (string | number)[]): string =>
  page === 'home' ? '#/' : `#/${[page, ...rest].map((piece) => encodeURIComponent(piece)).join('/')}`

class Routing {
  place = $state.raw<Place>(readPlace(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.place = readPlace(location.hash)
    })
  }

  go(page: Page, ...rest: readonly (string | number)[]): void {
    location.hash = addressOf(page, ...rest)
  }

  /** Changes the address without a history entry, for changes within a page. */
  replace(page: Page, ...rest: readonly (string | number)[]): void {
    history.replaceState(null, '', addressOf(page, ...rest))
    this.place = readPlace(location.hash)
  }
}

export const routing = new Routing()
