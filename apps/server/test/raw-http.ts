/** HTTP over a real socket, as it is: nothing is normalised or added. */
import { type IncomingMessage, request } from 'node:http'

export interface Asked {
  readonly method?: string
  readonly headers?: { readonly [name: string]: string }
  readonly body?: string | undefined
}
export interface Heard {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      )
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

export interface Told {
  readonly status: number
  readonly body: { readonly ok?: boolean; readonly code?: string; readonly reason?: string; readonly value?: unknown }
  readonly headers: IncomingMessage['headers']
}

/** Asks as a page does. */
export async function post(
  port: number,
  verb: string,
  body: unknown = {},
  headers: { readonly [name: string]: string } = {},
): Promise<Told> {
  const heard = await ask(port, `/api/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: heard.status, headers: heard.headers, body: JSON.parse(heard.body.toString() || '{}') }
}

export interface Event {
  readonly id: string | null
  readonly data: string | null
  /** A line that says something else: a comment, or when to come back. */
  readonly other: string | null
}

function eventOf(block: string): Event {
  const lines = block.split('\n')
  const after = (name: string): string | null => lines.find((line) => line.startsWith(name))?.slice(name.length) ?? null
  const data = after('data: ')
  return { id: after('id: '), data, other: data === null ? block : null }
}

/** A reader of a stream. */
export class Listener {
  readonly events: Event[] = []
  readonly response: IncomingMessage
  hasEnded = false
  #rest = ''

  private constructor(response: IncomingMessage) {
    this.response = response
    response.setEncoding('utf8')
    response.on('data', (piece: string) => {
      const blocks = (this.#rest + piece).split('\n\n')
      this.#rest = blocks.pop() ?? ''
      this.events.push(...blocks.map(eventOf))
    })
    response.on('end', () => {
      this.hasEnded = true
    })
    response.on('error', () => {})
  }

  static open(port: number, path: string, headers: { readonly [name: string]: string } = {}): Promise<Listener> {
    return new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) =>
        resolve(new Listener(response)),
      )
      asking.on('error', reject)
      asking.end()
    })
  }

  get notices(): readonly { readonly tell: string; readonly [name: string]: unknown }[] {
    return this.events.flatMap(({ data }) => (data === null ? [] : [JSON.parse(data)]))
  }

  close(): void {
    this.response.destroy()
  }
}
