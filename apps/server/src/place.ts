/** Where visitors find the server. Cookies, the check of origins and the paths of requests follow from it. */
import { type Result, refusal } from '@bastide/kernel'

export interface Place {
  /** Such as `https://example.org`; null if it is known by no name, only by whatever address it is reached at. */
  readonly origin: string | null
  /** What the paths of its addresses begin with: `/`, or `/games/bastide/` if a proxy serves other things beside it. */
  readonly path: string
  /** Whether visitors reach it by https. */
  readonly isSecure: boolean
}

export const ANYWHERE: Place = { origin: null, path: '/', isSecure: false }

export function placeOf(baseUrl: string): Result<Place> {
  const wrong = (reason: string): Result<Place> => refusal('bad-base-url', reason, { where: 'base-url' })
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (url === null || !/^https?:$/.test(url.protocol))
    return wrong('the base URL is to begin with https:// or http://, such as https://example.org/bastide/')
  if (url.username !== '' || url.password !== '')
    return wrong('the base URL is seen by everybody: no user, no password')
  if (url.search !== '' || url.hash !== '') return wrong('the base URL ends with a path: no ? and no #')
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
  return { ok: true, value: { origin: url.origin, path, isSecure: url.protocol === 'https:' } }
}

/**
 * The path within the server. A proxy may take the base path away or leave it: both arrive at the same place. Of the
 * base path without its slash at the end nothing is left.
 */
export function pathWithin({ path }: Place, url: string): string {
  if (path === '/') return url
  if (url.startsWith(path)) return url.slice(path.length - 1)
  return url
}

/** Whether the address is the base path without the slash at its end, which the pages' own links need. */
export const isWithoutSlash = ({ path }: Place, url: string): boolean =>
  path !== '/' && url.split('?')[0] === path.slice(0, -1)
