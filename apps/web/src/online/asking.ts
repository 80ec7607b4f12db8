/**
 * Asks the server, one POST for each request. A request that may be sent twice without harm is sent again when the
 * connection is lost, or when the server asks for patience.
 */
import type { Refusal } from '@bastide/kernel'
import {
  type Answer,
  type Asking,
  type AskingOnline,
  type OnlineAnswer,
  type OnlineVerb,
  PROTOCOL,
  type Verb,
} from '@bastide/wire'
import { Refused } from './refused.ts'

export type ServerVerb = Verb | OnlineVerb
export type Asked<V extends ServerVerb> = V extends OnlineVerb
  ? AskingOnline[V]['ask']
  : V extends Verb
    ? Asking[V]['ask']
    : never
export type Answered<V extends ServerVerb> = V extends OnlineVerb ? OnlineAnswer<V> : V extends Verb ? Answer<V> : never

/** What a browser has, and a test hands in. */
export interface Network {
  fetch(address: string, init: RequestInit): Promise<Response>
  wait(ms: number): Promise<void>
  now(): number
}

const browser: Network = {
  fetch: (address, init) => fetch(address, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
}

/** How long one answer may take, and how long a request is sent again and again. */
const PATIENCE_MS = 10_000
const COMMAND_FOR_MS = 60_000
const QUESTION_FOR_MS = 4_000
const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 5_000

/** Those that only look. Everything else needs a key to be sent again. */
const QUESTIONS: readonly string[] = [
  'me',
  'games',
  'my-tables',
  'open-tables',
  'gathering',
  'record',
  'passed',
  'review',
  'review-at',
  'export',
]

/** How long a request may be repeated, if at all. */
function repeatedFor(verb: ServerVerb, asked: object): number {
  if ('key' in asked && asked.key !== undefined) return COMMAND_FOR_MS
  return QUESTIONS.includes(verb) ? QUESTION_FOR_MS : 0
}

const refused = (code: string, reason: string): Refusal => ({ ok: false, code, reason })
const UNREACHABLE = refused('unreachable', 'the server cannot be reached')
const NO_SERVER = refused('no-server', 'these pages come without a server')

/** What came back: an answer, or nothing yet, to be asked for again after a while. */
type Heard = { readonly value: unknown } | { readonly again: Refusal; readonly after: number | null }

export class ServerAsking {
  readonly #network: Network

  constructor(network: Network = browser) {
    this.#network = network
  }

  async ask<V extends ServerVerb>(verb: V, asked: Asked<V>): Promise<Answered<V>> {
    const until = this.#network.now() + repeatedFor(verb, asked)
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const heard = await this.#once(verb, asked)
      if ('value' in heard) return heard.value as Answered<V>
      const wait = heard.after ?? pause
      if (this.#network.now() + wait > until) throw new Refused(heard.again)
      await this.#network.wait(wait)
    }
  }

  async #once(verb: ServerVerb, asked: object): Promise<Heard> {
    try {
      // Relative to the page: the server may be under a path.
      const response = await this.#network.fetch(`api/${verb}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'bastide-protocol': String(PROTOCOL) },
        body: JSON.stringify(asked),
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      return await heardIn(response)
    } catch (thrown) {
      if (thrown instanceof Refused) throw thrown
      return { again: UNREACHABLE, after: null }
    }
  }
}

async function heardIn(response: Response): Promise<Heard> {
  const answer: unknown = await response.json().catch(() => null)
  if (isAnswer(answer)) {
    if (answer.ok) return { value: answer.value }
    // Too much at once, or the server is being started anew.
    if (response.status === 429 || response.status === 503) return { again: answer, after: retryAfter(response) }
    throw new Refused(answer)
  }
  // Not our server: a plain file server, or a proxy whose server is gone.
  if (response.status === 404 || response.status === 405 || response.ok) throw new Refused(NO_SERVER)
  return { again: UNREACHABLE, after: retryAfter(response) }
}

function isAnswer(answer: unknown): answer is { readonly ok: true; readonly value: unknown } | Refusal {
  if (answer === null || typeof answer !== 'object' || !('ok' in answer)) return false
  return answer.ok === true || (answer.ok === false && 'code' in answer && typeof answer.code === 'string')
}

/** When to come back, in milliseconds, if the server says so. */
function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}
