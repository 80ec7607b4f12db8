/** What makes a server of pages one to play at. */
import type { Service } from '@bastide/online'
import type { FastifyInstance } from 'fastify'
import { api } from './api/api.ts'
import { MOST_REQUESTS } from './api/fence.ts'
import { health } from './observing/health.ts'
import { metrics } from './observing/metrics.ts'
import type { Place } from './place.ts'

export interface Online {
  readonly service: Service
  /** Writes something small, durably. Fails if nothing can be kept at the moment. */
  write(): Promise<unknown>
  /** How many requests may come from one place in a minute. */
  readonly mostRequests?: number
  /** Also done every second, such as what whoever runs the server wishes. */
  alsoDo?(): Promise<void>
}

const SECOND = 1_000

export async function online(app: FastifyInstance, parts: Online, place: Place): Promise<void> {
  const { service, mostRequests = MOST_REQUESTS } = parts
  sweep(app, parts)
  // Before the server stops listening to those who are still connected.
  app.addHook('preClose', () => service.end())
  health(app, parts)
  await metrics(app, service)
  await app.register(api, { prefix: '/api', service, place, mostRequests, now: () => Date.now() })
}

/** Looks at clocks every second, but never twice at once: a slow store must not be asked ever more. */
function sweep(app: FastifyInstance, { service, alsoDo }: Online): void {
  let isAt = false
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    if (isAt) return
    isAt = true
    try {
      await service.sweep()
      await alsoDo?.()
    } catch (thrown) {
      app.log.error(thrown)
    } finally {
      isAt = false
    }
  }
  // Not before: one that finds its port taken never comes to an end that would stop it.
  app.addHook('onListen', (done) => {
    timer = setInterval(look, SECOND).unref()
    done()
  })
  app.addHook('preClose', (done) => {
    clearInterval(timer)
    done()
  })
}
