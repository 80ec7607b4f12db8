/** What every route needs, and who asks. */
import type { Caller, Service } from '@bastide/online'
import type { FastifyRequest } from 'fastify'
import { siteOf } from '../peers.ts'
import type { Place } from '../place.ts'
import type { DeviceCookie } from './device-cookie.ts'

export interface Api {
  readonly service: Service
  readonly place: Place
  /** How many requests a site may make in a minute. */
  readonly mostRequests: number
  now(): number
}

export const callerOf = (cookie: DeviceCookie, request: FastifyRequest): Caller => ({
  device: cookie.of(request),
  address: siteOf(request.ip),
})
