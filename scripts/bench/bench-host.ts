/**
 * npm run bench:host -- [--games N]
 *
 * The CPU time from a command to the update that follows it, at a table of some 100 tiles, with the named setup that
 * has the most modules: everything a host does for a move, with a store in memory. And the same where nobody watches,
 * so that no view is made. Medians of the placements between the 95th tile and the 105th.
 */
import { BOTS, botFor } from '@bastide/bots'
import { GAMES } from '@bastide/catalog'
import { Host, MemoryStore, Thinker } from '@bastide/host'
import { type Game, type Json, Options, Random, sha256 } from '@bastide/kernel'
import type { Answer, HostVerb, Notice, Request } from '@bastide/wire'
import { readArguments, readCount } from '../running/arguments.ts'

const [FROM, TO] = [95, 105]

const tileGame = GAMES.find(({ id }) => id === 'tile') as Game
const modulesOf = ({ setup }: { readonly setup: unknown }): number =>
  ((setup as { modules?: readonly string[] }).modules ?? []).length
const SETUP = [...tileGame.speech.namedSetups].sort((one, other) => modulesOf(other) - modulesOf(one))[0]?.setup as Json

const { games } = readArguments({ games: { type: 'string', default: '24' } })
const thinker = new Thinker(GAMES, botFor)

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function playGame(seed: number, isWatched: boolean): Promise<readonly number[]> {
  const times: number[] = []
  let updates = 0
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
    if (notice.tell === 'update') updates++
  })
  const ask = async <V extends HostVerb>(request: Request<V>): Promise<Answer<V>> => {
    const answer = await page.answer(request as Request<HostVerb>)
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
  if (isWatched) await ask({ ask: 'watch', table })
  const random = new Random(seed)
  const options = new Options()
  let seen = (await host.table(table)).state.version
  for (let placed = 0; ; ) {
    const { rules, position, finished } = (await host.table(table)).state
    if (finished !== null) break
    const by = rules.awaited(position)
    rules.options(position, by, options)
    const move = rules.toMove(position, options.action(random.below(options.length)))
    const isPlacement = Object.hasOwn(move as object, 'place')
    if (isPlacement) placed++
    const [began, before] = [cpu(), updates]
    seen = await ask({ ask: 'command', table, seen, command: { do: 'play', by, move } })
    if (isPlacement && placed >= FROM && placed <= TO) times.push(cpu() - began)
    if (updates - before !== (isWatched ? 1 : 0)) throw new Error('a command did not lead to one update')
  }
  return times
}

const seeds = Array.from({ length: readCount(games, 'games', 1) }, (_, game) => game + 1)
for (const [what, isWatched] of [
  ['command to update', true],
  ['command to answer where nobody watches', false],
] as const) {
  const times: number[] = []
  for (const seed of seeds) times.push(...(await playGame(seed, isWatched)))
  times.sort((one, other) => one - other)
  const at = (part: number): string => (times[Math.floor(times.length * part)] ?? Number.NaN).toFixed(3)
  console.log(
    `${what} at ${FROM} to ${TO} tiles: ${at(0.5)} ms of CPU in the middle, ${at(0.9)} ms in 90 % ` +
      `(${times.length} placements)`,
  )
}
