/**
 * The outer fence: how many requests come from one place at all, whatever they cost. The service has limits of its own,
 * by what a request costs; this one holds what would keep the server busy refusing.
 */
import type { FastifyInstance } from 'fastify'
import { siteOf } from '../peers.ts'

/** Twenty a second: a school behind one address plays on, and a flood is held. */
export const MOST_REQUESTS = 1_200
const MINUTE = 60_000
/** How many places are remembered; the one that was heard of longest ago is forgotten first. */
const MOST_PLACES = 10_000

export async function fence(app: FastifyInstance, max: number): Promise<void> {
  const { default: rateLimit } = await import('@fastify/rate-limit')
  const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, {
    max,
    timeWindow: MINUTE,
    cache: MOST_PLACES,
    keyGenerator: ({ ip }) => siteOf(ip),
    addHeaders: { ...silent, 'retry-after': true },
    addHeadersOnExceeding: silent,
  })
}
