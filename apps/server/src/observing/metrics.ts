/** Figures about the server, in the form that Prometheus reads. They are for those who are near, and for no proxy. */
import type { Service } from '@bastide/online'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isNear } from '../peers.ts'
import { say } from '../saying.ts'

/** In seconds: an answer is good within 10 ms, and bad above 50. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/**
 * Not through a proxy either: one that is not trusted makes everybody look near. Whoever collects figures asks the
 * server itself.
 */
const mayRead = ({ ip, headers }: FastifyRequest): boolean =>
  isNear(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined

export async function metrics(app: FastifyInstance, service: Service): Promise<void> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  // Of this server only: a test runs many in one process.
  const register = new Registry()
  collectDefaultMetrics({ register })
  const answered = new Histogram({
    name: 'bastide_answer_seconds',
    help: 'How long requests took, by what was asked and by the status of the answer.',
    labelNames: ['ask', 'status'],
    buckets: BUCKETS,
    registers: [register],
  })
  const kept = new Gauge({
    name: 'bastide_now',
    help: 'What the server has in hand: tables and gatherings in memory, open streams, bots that think.',
    labelNames: ['what'],
    registers: [register],
    collect() {
      for (const [what, count] of Object.entries(service.gauges())) this.set({ what }, count)
    },
  })
  register.registerMetric(kept)

  app.addHook('onResponse', (request, reply, done) => {
    // The route's own address, never what somebody made up: each new label would be kept for ever.
    const ask = /^\/api\/([a-z-]+)$/.exec(request.routeOptions.url ?? '')?.[1]
    if (ask !== undefined) answered.observe({ ask, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request))
      say(reply, 403, 'These figures are for whoever runs the server, and are asked without a proxy.')
    else
      reply
        .type(register.contentType)
        .header('Cache-Control', 'no-store')
        .send(await register.metrics())
    return reply
  })
}
