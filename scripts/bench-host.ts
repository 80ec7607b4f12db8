/**
 * npm run bench:host -- [--games N]
 *
 * The CPU time from a command to the update that follows it, at a table of some 100 tiles, with the named setup that
 * has the most modules: everything a host does for a move, with a store in memory. Medians of the placements between
 * the 95th tile and the 105th.
 */
import { BOTS, botFor } from '@bastide/bots'
import { GAMES } from '@bastide/catalog'
import { Host, MemoryStore, Thinker } from '@bastide/host'
import { type Game, type Json, Options, Random, sha256 } from '@bastide/kernel'
import type { Answer, Notice, Request, TableUpdate, Verb } from '@bastide/wire'
import { readArguments, readCount } from './arguments.ts'

const [FROM, TO] = [95, 105]

const tileGame = GAMES.find(({ id }) => id === 'tile') as Game
const modulesOf = ({ setup }: { readonly setup: unknown }): number =>
  ((setup as { modules?: readonly string[] }).modules ?? []).length
const SETUP = [...tileGame.speech.namedSetups].sort((one, other) => modulesOf(other) - modulesOf(one))[0]?.setup as Json

const { games } = readArguments({ games: { type: 'string', default: '24' } })
const times: number[] = []
const thinker = new Thinker(GAMES, botFor)

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function playGame(seed: number): Promise<void> {
  let update: TableUpdate | null = null
  let bits = seed * 1000
  const host = new Host(GAMES, new MemoryStore(), {
    now: () => 0,
    after: () => () => {},
    randomBits: () => sha256(String(bits++)).slice(0, 32),
    bots: {
      bots: () => BOTS.map(({ id }) => id),
      think: (thought) => Promise.resolve(thinker.think(thought)),
    },
    botPace: 0,
    saved() {},
    alone: (_, run) => run(),
    fault(thrown) {
      throw thrown
    },
  })
  const page = host.connect('me', (notice: Notice) => {
    if (notice.tell === 'update') update = notice.update
  })
  const ask = async <V extends Verb>(request: Request<V>): Promise<Answer<V>> => {
    const answer = await page.answer(request as Request)
    if (!answer.ok) throw new Error(answer.reason)
    return answer.value as Answer<V>
  }
  const seats = (['gold', 'red'] as const).map((colour, i) => ({
    name: colour,
    colour,
    pattern: (['roundel', 'cross'] as const)[i] ?? 'cross',
    player: { kind: 'human' } as const,
  }))
  const table = await ask({
    ask: 'open',
    opening: { game: tileGame.id, setup: SETUP, seats, clock: { kind: 'none' }, aids: [] },
  })
  let seen: TableUpdate = await ask({ ask: 'watch', table })
  const random = new Random(seed)
  const options = new Options()
  for (let placed = 0; seen.view.finished === null; ) {
    const { rules, position } = (await host.table(table)).state
    const by = seen.view.awaited as number
    rules.options(position, by, options)
    const move = rules.toMove(position, options.action(random.below(options.length)))
    const isPlacement = Object.hasOwn(move as object, 'place')
    if (isPlacement) placed++
    const began = cpu()
    await ask({ ask: 'command', table, seen: seen.version, command: { do: 'play', by, move } })
    if (isPlacement && placed >= FROM && placed <= TO) times.push(cpu() - began)
    seen = update as unknown as TableUpdate
  }
}

for (let game = 1; game <= readCount(games, 'games', 1); game++) await playGame(game)
times.sort((one, other) => one - other)
const at = (part: number): string => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(2)
console.log(
  `command to update at ${FROM} to ${TO} tiles: ${at(0.5)} ms of CPU in the middle, ${at(0.9)} ms in 90 % ` +
    `(${times.length} placements)`,
)
