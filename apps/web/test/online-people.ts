/** People who meet through the real server, each in a browser of their own. */
import type { Terms } from '@bastide/wire'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { Served } from '../../server/src/index.ts'
import { patience } from './adversity.ts'
import { launch, SIZES, type Size, settled } from './browser.ts'
import { serveOnline } from './serving-online.ts'
import { withoutTips } from './without-tips.ts'

export interface Person {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors that no refusal explains: a refusal is an answer like any other. */
  readonly faults: readonly string[]
}

const TERMS = {
  clock: { kind: 'none' },
  aids: [],
  watchedBy: 'link',
  delay: 0,
  standIn: null,
  isListed: false,
} as const

export class Meeting {
  #browser: Browser | undefined
  #served: Served | undefined
  readonly #contexts: BrowserContext[] = []
  readonly #host: string
  /** How far the server's clock is ahead, in milliseconds. */
  #ahead = 0

  constructor(host = 'localhost') {
    this.#host = host
  }

  get address(): string {
    return this.#served === undefined ? '' : `http://${this.#host}:${this.#served.port}`
  }

  async open(): Promise<void> {
    const now = (): number => Date.now() + this.#ahead
    ;[this.#browser, this.#served] = await Promise.all([launch(), serveOnline(now, this.#host)])
  }

  /** So much time passes for the server. It looks at its clocks every second. */
  pass(ms: number): void {
    this.#ahead += ms
  }

  async close(): Promise<void> {
    await this.#browser?.close()
    await this.stop()
  }

  /** The server goes away. */
  async stop(): Promise<void> {
    await this.#served?.close()
    this.#served = undefined
  }

  async person(size: Size = 'desktop', language = 'en'): Promise<Person> {
    const context = await (this.#browser as Browser).newContext({
      ...SIZES[size],
      locale: language,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    this.#contexts.push(context)
    context.setDefaultTimeout(patience(30_000))
    await withoutTips(context)
    // Nobody waits to be shown what the other one did.
    await context.addInitScript(() => {
      if (localStorage.getItem('bastide-settings') === null)
        localStorage.setItem('bastide-settings', JSON.stringify({ speed: 'at-once', sound: false }))
    })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(message.text())
    })
    return { page, context, faults }
  }

  async leave(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()))
  }

  /** Somebody comes for the first time, and says what they are called. */
  async call(page: Page, name: string): Promise<void> {
    await page.goto(`${this.address}/#/meet`)
    await page.getByLabel('What are you called?').fill(name)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('button', { name: 'Make the table' }).waitFor()
  }

  /** Makes a table as the page would, and gives its link. */
  async gather({ page }: Person, name: string, terms: Pick<Terms, 'game' | 'setup'> & Partial<Terms>): Promise<string> {
    await this.call(page, name)
    const asked: object = { terms: { ...TERMS, ...terms }, seats: [{ kind: 'invited' }, { kind: 'invited' }] }
    const table = await page.evaluate(async (asked) => {
      const ask = async (verb: string, body: object): Promise<unknown> => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(`api/${verb}`, { method: 'POST', headers, body: JSON.stringify(body) })
        const answer = await response.json()
        if (!answer.ok) throw new Error(answer.reason)
        return answer.value
      }
      const made = await ask('gather', asked)
      await ask('at-gathering', { table: made, seen: 1, command: { do: 'sit', seat: 0 }, key: 'first-seat' })
      return made as string
    }, asked)
    await page.goto(`${this.address}/#/meet/${table}`)
    return page.getByLabel('Link to this table').inputValue()
  }

  /** Comes by a link to a game that is under way. */
  async watch({ page }: Person, link: string): Promise<void> {
    await page.goto(link)
    await page.getByRole('button', { name: 'Watch' }).click()
  }

  /** Comes by a link, with a name and one tap. */
  async come({ page }: Person, link: string, name: string): Promise<void> {
    await page.goto(link)
    await page.getByLabel('What are you called?').fill(name)
    await page.getByRole('button', { name: 'Sit down' }).click()
  }

  /** Two people sit at a table, and the game has begun. */
  async begin(one: Person, other: Person, terms: Pick<Terms, 'game' | 'setup'> & Partial<Terms>): Promise<string> {
    const link = await this.gather(one, 'Blue', terms)
    await this.come(other, link, 'Red')
    for (const { page } of [one, other]) await page.getByRole('button', { name: 'I’m ready' }).click()
    for (const { page } of [one, other]) {
      await page.waitForURL(/#\/table\/s/)
      await settled(page)
    }
    return link
  }
}

/** A server and a browser for the tests of a file. */
export function useMeeting(host?: string): Meeting {
  const meeting = new Meeting(host)
  beforeAll(() => meeting.open(), patience(120_000))
  afterAll(() => meeting.close())
  return meeting
}
