/**
 * npm run bench:changes -- [--games N] [--folder NAME]
 *
 * How large what a stream tells after a move is: the whole update, and what changed since the one before, with the part
 * of the story that is new and without it. Plays stored games (records/v2) at a host again, with every aid on and a
 * clock, all seats at one screen: so the choices of whoever must decide are always in it, which is the most there can
 * be. Cards are followed as a watcher sees them. Of tiles it counts moves at which 75 to 85 of them lie. Also how long
 * it takes to find a change, and to apply it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { GAMES } from '@bastide/catalog'
import { type Draw, Host, MemoryStore } from '@bastide/host'
import { CHANCE, demand, type Game, type GameRecord, type Json, parseRecord, rulesOf } from '@bastide/kernel'
import type { Opening } from '@bastide/table'
import { changed, changesBetween, type StreamNotice, type TableUpdate } from '@bastide/wire'
import { readArguments, readCount } from '../running/arguments.ts'

const [FROM, TO] = [75, 85]
const COLOURS = ['gold', 'red', 'green', 'blue', 'black', 'white'] as const
const PATTERNS = ['roundel', 'cross', 'chevron', 'bend', 'saltire', 'pale'] as const

const { games, folder } = readArguments({
  games: { type: 'string', default: '10' },
  folder: { type: 'string', default: 'all' },
})

/** What one move came to, in bytes, and in milliseconds. */
interface Sent {
  readonly whole: number
  readonly wholeStory: number
  readonly change: number
  readonly changeStory: number
  readonly finding: number
  readonly applying: number
}

const bytes = (value: unknown): number => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))

const withoutStory = ({ told: _, ...update }: TableUpdate): Json => update as never

/** Chance does as the record says. */
const scripted = (record: GameRecord): Draw => {
  const rules = demand(rulesOf(GAMES, record))
  const draws: Json[] = []
  const p = rules.start()
  for (const move of record.moves) {
    const by = rules.awaited(p)
    if (by === CHANCE) draws.push(move)
    rules.apply(p, by, demand(rules.toAction(p, move)))
  }
  return (_, position, index) => demand(rules.toAction(position, draws[index]))
}

const openingOf = (record: GameRecord, aids: readonly string[]): Opening => ({
  game: record.game,
  setup: record.setup,
  seats: record.seats.map((_, i) => ({
    name: COLOURS[i] as string,
    colour: COLOURS[i] as never,
    pattern: PATTERNS[i] as never,
    player: { kind: 'human' },
  })),
  clock: { kind: 'game', ms: 3_600_000, increment: 5_000 } as never,
  aids,
})

const tilesOn = ({ view }: TableUpdate): number | null =>
  (view.game as { tiles?: readonly unknown[] }).tiles?.length ?? null

async function play(record: GameRecord): Promise<readonly Sent[]> {
  const game = GAMES.find(({ id }) => id === record.game) as Game
  let [time, bits] = [1_700_000_000_000, 0]
  const host = new Host([game], new MemoryStore(), {
    now: () => time,
    after: () => () => {},
    randomBits: () => String(bits++).padStart(32, '0'),
    bots: { bots: () => [], think: () => Promise.reject(new Error('nobody thinks')) },
    botPace: 0,
    saved() {},
    alone: (_, run) => run(),
    fault(thrown) {
      throw thrown
    },
    draw: () => scripted(record),
  })
  const page = host.connect('all', () => {})
  const opened = await page.answer({ ask: 'open', opening: openingOf(record, game.form.aids ?? []) })
  const table = demand(opened) as string
  const texts: string[] = []
  const end = { isReady: () => true, tell: ({ data }: { data: string }) => texts.push(data), gone() {} }
  demand(await host.follow(table, 'all', { end }))
  const sent: Sent[] = []
  const at = (text: string | undefined) => JSON.parse(text as string) as StreamNotice
  const first = at(texts.at(-1))
  if (first.tell !== 'update') throw new Error('the first is the whole')
  let update = first.update
  for (const [i, move] of record.moves.entries()) {
    const { state } = await host.table(table)
    if (state.finished !== null) break
    if (i < state.moves.length) continue
    time += 7_321
    const by = state.rules.awaited(state.position)
    texts.length = 0
    demand(await page.answer({ ask: 'command', table, seen: state.version, command: { do: 'play', by, move } }))
    const text = texts[0] as string
    const notice = at(text)
    if (notice.tell !== 'change' || texts.length !== 1) throw new Error(`told ${texts.length} times: ${notice.tell}`)
    const began = performance.now()
    const next = changed(update as never, notice.change.changes) as unknown as TableUpdate
    const applied = performance.now()
    changesBetween(update as never, next as never)
    const found = performance.now()
    const { told: _, ...changes } = notice.change.changes as { [key: string]: Json }
    const tiles = tilesOn(next)
    update = next
    if (tiles !== null && (tiles < FROM || tiles > TO)) continue
    sent.push({
      whole: bytes(withoutStory(next)),
      wholeStory: bytes(next),
      change: bytes({ ...notice, change: { ...notice.change, changes } }),
      changeStory: bytes(text),
      finding: found - applied,
      applying: applied - began,
    })
  }
  return sent
}

const files = readdirSync('records/v2', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
const folders = [...new Set(files.map((file) => file.replace(/[\\/][^\\/]*$/, '')))].sort()
for (const name of folders.filter((one) => folder === 'all' || one === folder)) {
  const mine = files.filter((file) => file.replace(/[\\/][^\\/]*$/, '') === name).slice(0, readCount(games, 'games', 1))
  const sent: Sent[] = []
  for (const file of mine) sent.push(...(await play(demand(parseRecord(readFileSync(`records/v2/${file}`, 'utf8'))))))
  // The base game alone ends before.
  if (sent.length === 0) continue
  const at = (key: keyof Sent, part: number): number =>
    sent.map((one) => one[key]).sort((one, other) => one - other)[Math.floor(sent.length * part)] ?? Number.NaN
  const size = (key: keyof Sent): string => `${Math.round(at(key, 0.5))} (${Math.round(at(key, 0.95))})`
  const ms = (key: keyof Sent): string => `${at(key, 0.5).toFixed(2)} (${at(key, 0.95).toFixed(2)}) ms`
  console.log(
    `${name}: ${sent.length} moves, bytes in the middle (and at 95 %): change ${size('change')}, ` +
      `with story ${size('changeStory')}; whole ${size('whole')}, with story ${size('wholeStory')}; ` +
      `found in ${ms('finding')}, applied in ${ms('applying')}`,
  )
}
