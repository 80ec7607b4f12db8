/** A server to play at, with a scripted service behind it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Served, type Serving, serve } from '../src/index.ts'
import { ScriptedService } from './scripted-service.ts'

export class PlayingSite {
  service = new ScriptedService()
  #served: Served | undefined
  readonly #folder = mkdtempSync(join(tmpdir(), 'bastide-playing-'))
  write: () => Promise<unknown> = () => Promise.resolve()

  async open(more: Partial<Serving> = {}, mostRequests = 100_000): Promise<void> {
    writeFileSync(join(this.#folder, 'index.html'), '<!doctype html><title>Bastide</title>')
    const online = { service: this.service, mostRequests, write: () => this.write() }
    this.#served = await serve({ port: 0, host: '127.0.0.1', folder: this.#folder, online, ...more })
  }

  get port(): number {
    return this.#served?.port ?? 0
  }

  async stop(): Promise<void> {
    await this.#served?.close()
    this.#served = undefined
  }

  async close(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Opens a site for the tests of a file. */
export function usePlayingSite(more: Partial<Serving> = {}, mostRequests?: number): PlayingSite {
  const site = new PlayingSite()
  beforeAll(() => site.open(more, mostRequests))
  afterAll(() => site.close())
  return site
}
