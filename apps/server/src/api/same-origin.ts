/**
 * Whether a request comes from this site's own pages. Browsers say where a request comes from; other programs say
 * nothing, and have no visitor's cookie that they could abuse.
 */
import { type Refusal, refusal } from '@bastide/kernel'
import type { FastifyRequest } from 'fastify'
import type { Place } from '../place.ts'

/** `none` is what somebody typed in. */
const OWN = ['same-origin', 'none']

const CROSS_SITE = refusal('cross-site', "this came from another site's page, and only Bastide's own may ask")

/** Why a request is refused, or null. */
export function crossSite(request: FastifyRequest, { origin }: Place): Refusal | null {
  // Sent over https and to localhost only, so that an Origin has to do in a local network.
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && !OWN.includes(String(site))) return CROSS_SITE
  const from = request.headers.origin
  if (from === undefined) return null
  if (origin !== null) return from === origin ? null : CROSS_SITE
  // Known by no name, so by that which the browser used.
  return URL.canParse(from) && new URL(from).host === request.host ? null : CROSS_SITE
}
