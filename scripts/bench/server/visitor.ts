/** Somebody who comes to a server that is measured: a cookie, an address, requests and streams on real sockets. */
import { Agent, type ClientRequest, request } from 'node:http'
import type { Json } from '@bastide/kernel'
import { readChanged, type StreamNotice, type TableUpdate } from '@bastide/wire'

/** As a proxy has them: few connections for everybody's requests. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export interface Told {
  readonly status: number
  readonly body: { readonly ok: boolean; readonly value?: unknown; readonly code?: string; readonly reason?: string }
}

let visitors = 0

export class Visitor {
  readonly #port: number
  readonly #headers: { [name: string]: string }

  constructor(port: number) {
    this.#port = port
    const number = ++visitors
    const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
    this.#headers = { 'bastide-protocol': '1', 'x-forwarded-for': address }
  }

  tell(verb: string, asked: object = {}): Promise<Told> {
    const body = JSON.stringify(asked)
    const length = Buffer.byteLength(body)
    const headers = { ...this.#headers, 'content-type': 'application/json', 'content-length': length }
    const where = { host: '127.0.0.1', port: this.#port, path: `/api/${verb}`, agent }
    return new Promise((resolve, reject) => {
      const asking = request({ ...where, method: 'POST', headers }, (response) => {
        const set = response.headers['set-cookie']?.[0]?.split(';')[0]
        if (set !== undefined) this.#headers.cookie = set
        let said = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          said += piece
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(said) }))
        response.on('error', reject)
      })
      asking.on('error', (thrown: NodeJS.ErrnoException) => {
        // The server has closed a connection that nobody used for a while, just when it was to be used again.
        if (asking.reusedSocket && thrown.code === 'ECONNRESET') this.tell(verb, asked).then(resolve, reject)
        else reject(thrown)
      })
      asking.end(body)
    })
  }

  async ask<T>(verb: string, asked: object = {}): Promise<T> {
    const { status, body } = await this.tell(verb, asked)
    if (!body.ok) throw new Error(`${verb}: ${status} ${JSON.stringify(body)}`)
    return body.value as T
  }

  /** Opens a stream; resolves once it is told the table. */
  watch(table: string): Promise<Watching> {
    return Watching.open(this.#port, table, this.#headers)
  }
}

/** A table as its stream tells it. Texts are read only when somebody wants to see the table. */
export class Watching {
  /** Called with each version that is told. */
  onVersion = (_version: number): void => {}
  /** Called if the server ends the stream. */
  onEnd = (): void => {}
  hasEnded = false
  #update: TableUpdate | null = null
  #unread: string[] = []
  #rest = ''
  #asking: ClientRequest | null = null
  #isClosed = false

  static open(port: number, table: string, headers: { readonly [name: string]: string }): Promise<Watching> {
    const watching = new Watching()
    const path = `/api/stream?watch=${table}&p=1`
    return new Promise((resolve, reject) => {
      watching.onVersion = () => resolve(watching)
      watching.#asking = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`a stream was refused: ${response.statusCode}`))
        response.setEncoding('utf8')
        response.on('data', (piece: string) => watching.#hear(piece))
        response.on('error', () => {})
        response.on('close', () => {
          if (watching.#isClosed) return
          watching.hasEnded = true
          watching.onEnd()
        })
      })
      watching.#asking.on('error', reject)
      watching.#asking.end()
    })
  }

  /** The table as it was last told. */
  get update(): TableUpdate {
    for (const text of this.#unread) this.#read(JSON.parse(text) as StreamNotice)
    this.#unread = []
    if (this.#update === null) throw new Error('nothing was told')
    return this.#update
  }

  close(): void {
    this.#isClosed = true
    this.#asking?.destroy()
  }

  #hear(piece: string): void {
    const blocks = (this.#rest + piece).split('\n\n')
    this.#rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const at = block.indexOf('data: ')
      const text = at < 0 ? '' : block.slice(at + 'data: '.length)
      const version = /^\{"tell":"(?:update|change)".*?"version":(\d+)/.exec(text)?.[1]
      if (version === undefined) continue
      this.#unread.push(text)
      this.onVersion(Number(version))
    }
  }

  #read(notice: StreamNotice): void {
    if (notice.tell === 'update') this.#update = notice.update
    if (notice.tell !== 'change') return
    const after = readChanged(this.#update as never as Json, notice.change.changes)
    if (!after.ok) throw new Error(after.reason)
    this.#update = after.value as never as TableUpdate
  }
}
