/**
 * npm run bench:watchers -- [--watchers N] [--tables N]
 *
 * What somebody who watches a table costs, and what a table costs while it is in memory: the heap that grows, and that
 * is free again once they have gone. Tables of tiles in the middle of a game, with the setup that has the most modules
 * and every aid on. What a network adds to each stream is not in it.
 */
import { GAMES } from '@bastide/catalog'
import { Host, MemoryStore } from '@bastide/host'
import { demand, type Game, type Json, Random, sha256 } from '@bastide/kernel'
import { TabStream } from '@bastide/online'
import { readArguments, readCount } from '../running/arguments.ts'

declare const gc: (() => void) | undefined

const MOVES = 160
const LIMIT_KB = 20

const values = readArguments({
  watchers: { type: 'string', default: '1000' },
  tables: { type: 'string', default: '100' },
})
const [watchers, tables] = [readCount(values.watchers, 'watchers', 1), readCount(values.tables, 'tables', 1)]

const game = GAMES.find(({ id }) => id === 'tile') as Game
const modulesOf = ({ setup }: { readonly setup: unknown }): number =>
  ((setup as { modules?: readonly string[] }).modules ?? []).length
const setup = [...game.speech.namedSetups].sort((one, other) => modulesOf(other) - modulesOf(one))[0]?.setup as Json

let bits = 0
const host = new Host([game], new MemoryStore(), {
  now: () => 1_700_000_000_000 + bits,
  after: () => () => {},
  randomBits: () => sha256(String(bits++)).slice(0, 32),
  bots: { bots: () => [], think: () => Promise.reject(new Error('nobody thinks')) },
  botPace: 0,
  saved() {},
  alone: (_, run) => run(),
  fault(thrown) {
    throw thrown
  },
})

/** In kilobytes, once everything that nobody needs is gone. */
async function heap(): Promise<number> {
  if (gc === undefined) throw new Error('run with --expose-gc')
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    gc()
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024
}

const SEATS = (['gold', 'red'] as const).map((colour, i) => ({
  name: colour,
  colour,
  pattern: (['roundel', 'cross'] as const)[i] ?? 'cross',
  player: { kind: 'human' } as const,
}))

const page = host.connect('player', () => {})

async function play(table: string, random: Random, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const { rules, position, version, finished } = (await host.table(table)).state
    if (finished !== null) return
    const by = rules.awaited(position)
    const move = rules.toMove(position, rules.sample(position, by, random))
    demand(await page.answer({ ask: 'command', table, seen: version, command: { do: 'play', by, move } }))
  }
}

async function openTable(seed: number): Promise<string> {
  const opening = { game: game.id, setup, seats: SEATS, clock: { kind: 'none' } as const, aids: game.form.aids ?? [] }
  const table = demand(await page.answer({ ask: 'open', opening })) as string
  demand(await page.answer({ ask: 'watch', table }))
  await play(table, new Random(seed), MOVES)
  demand(await page.answer({ ask: 'leave', table }))
  return table
}

const SINK = { send: () => true, end() {} }

async function streams(
  of: readonly string[],
  who: (i: number) => string,
  count: number,
): Promise<readonly TabStream[]> {
  const made: TabStream[] = []
  for (let i = 0; i < count; i++) {
    const stream = new TabStream(host, who(i), null, SINK)
    demand(await stream.follow({ table: of[i % of.length] as string }))
    made.push(stream)
  }
  return made
}

const close = (all: readonly TabStream[]): void => {
  for (const stream of all) stream.close()
}

const kb = (amount: number): string => `${amount.toFixed(1)} kB`

const one = await openTable(1)
// What is made once for the table and the role is not a watcher's; nor is what the program itself needs once.
const [first] = await streams([one], () => 'first', 1)
close(await streams([one], (i) => `watcher ${i}`, watchers))
await play(one, new Random(7), 2)
const before = await heap()
let many = await streams([one], (i) => `watcher ${i}`, watchers)
const watched = await heap()
await play(one, new Random(7), 2)
const later = await heap()
console.log(`a watcher: ${kb((watched - before) / watchers)}; after two more moves ${kb((later - before) / watchers)}`)
close(many)
many = []
const gone = await heap()
console.log(`once they have gone: ${kb(gone - before)} more than before, all together`)
first?.close()

const others: string[] = []
for (let i = 0; i < tables; i++) others.push(await openTable(i + 2))
const empty = await heap()
let players = await streams(others, () => 'player', tables)
const loaded = await heap()
for (const table of others) await play(table, new Random(9), 2)
const played = await heap()
console.log(
  `a table in memory, with one stream: ${kb((loaded - empty) / tables)}; after two moves ${kb((played - empty) / tables)}`,
)
close(players)
players = []
console.log(`once nobody touches it: ${kb(((await heap()) - empty) / tables)}`)
if ((watched - before) / watchers > LIMIT_KB) {
  console.error(`a watcher costs more than ${LIMIT_KB} kB`)
  process.exitCode = 1
}
