/** A small site in a temporary folder, served by the real server. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll } from 'vitest'
import { type Served, serve } from '../src/index.ts'

export const SCRIPT = 'export const answer = 42\n'.repeat(40)

const FILES: { readonly [path: string]: string | Buffer } = {
  'secret.txt': 'not yours',
  'site/index.html': '<!doctype html><title>Bastide</title>',
  'site/service-worker.js': '// offline',
  'site/manifest.webmanifest': '{}',
  'site/.env': 'KEY=1',
  'site/.git/config': '[core]',
  'site/inner/index.html': '<!doctype html><title>Inside</title>',
  'site/empty/nothing.txt': '',
  'site/assets/main-abc.js': SCRIPT,
  'site/assets/main-abc.js.br': brotliCompressSync(SCRIPT),
  'site/assets/main-abc.js.gz': gzipSync(SCRIPT),
}

export interface Heard {
  readonly status: number
  readonly headers: { readonly [name: string]: string | string[] | undefined }
  readonly body: Buffer
}

interface Asked {
  readonly method?: string
  readonly headers?: { readonly [name: string]: string }
}

export class Site {
  /** The folder that is served; the one above it must never be. */
  folder = ''
  #served: Served | undefined

  async open(): Promise<void> {
    const top = mkdtempSync(join(tmpdir(), 'bastide-server-'))
    this.folder = join(top, 'site')
    for (const [path, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(top, path)), { recursive: true })
      writeFileSync(join(top, path), content)
    }
    this.#served = await serve({ port: 0, host: '127.0.0.1', folder: this.folder })
  }

  async close(): Promise<void> {
    await this.#served?.close()
    rmSync(dirname(this.folder), { recursive: true })
  }

  get port(): number {
    return this.#served?.port ?? 0
  }

  /** Sends the path as it is: fetch would normalise it. */
  ask(path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port: this.port, path, method, headers }, (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
        )
      })
      asking.on('error', reject)
      asking.end()
    })
  }
}

/** Opens a site for the tests of a file. */
export function useSite(): Site {
  const site = new Site()
  beforeAll(() => site.open())
  afterAll(() => site.close())
  return site
}
