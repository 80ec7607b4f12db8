/**
 * The cookie that proves which device asks. Scripts cannot read it, and no other site can send it: SameSite is Strict,
 * which costs nothing here. A link from elsewhere opens a page that is the same for everybody; only what that page
 * then asks by itself carries the cookie, and that comes from this site.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Place } from '../place.ts'

/** Browsers keep none longer than 400 days. It is sent anew whenever a page asks who it is. */
const SECONDS = 400 * 24 * 60 * 60
const SECRET = /^[0-9a-f]{32,128}$/

/**
 * The prefixes make browsers refuse a cookie that another host of the same domain, or a page without https, tries to
 * set in its place. `__Host-` stands for the whole host, so it cannot be used under a path.
 */
function cookieName({ path, isSecure }: Place): string {
  if (!isSecure) return 'bastide-device'
  return path === '/' ? '__Host-bastide-device' : '__Secure-bastide-device'
}

export class DeviceCookie {
  readonly #place: Place
  readonly #name: string

  constructor(place: Place) {
    this.#place = place
    this.#name = cookieName(place)
  }

  /** The secret that came with a request; null if none did that could be one. */
  of(request: FastifyRequest): string | null {
    const secret = request.cookies[this.#name]
    return secret !== undefined && SECRET.test(secret) ? secret : null
  }

  /** Hands out a secret, or takes the cookie away. */
  set(reply: FastifyReply, secret: string | null): void {
    const { path, isSecure } = this.#place
    const options = { path, httpOnly: true, sameSite: 'strict', secure: isSecure } as const
    if (secret === null) reply.clearCookie(this.#name, options)
    else reply.setCookie(this.#name, secret, { ...options, maxAge: SECONDS })
  }
}
