/**
 * The test files that `npm run check` leaves out. Some start programs; the longest of the others take turns, so that
 * each runs every fourth day. `npm test` runs all of them. What guards secrets and stored games, and what a small
 * change breaks most often, is not among them.
 */
import { isFull, today } from '../../packages/kernel/sampling/rotating.ts'

interface Environment {
  readonly [name: string]: string | undefined
}

/** They start programs, databases and whole checks, or play for long: too slow for a quick run. */
const STARTING_PROCESSES = [
  'scripts/**',
  'apps/cli/src/bench/beside.test.ts',
  'apps/cli/src/bot-protocol/program.test.ts',
  'apps/cli/src/commands/{arena,bench,serve-under-limits}.test.ts',
  'apps/cli/src/serving/{killing,playing,postgres-game}.test.ts',
  'apps/server/src/store/{backup,contracts,killing,opening,postgres}.test.ts',
  'packages/online/simulation/**',
]

/** Each takes a second or more. By turns in the order of the list, so that neighbours run on different days. */
export const IN_TURNS = [
  'apps/cli/src/bench/figures.test.ts',
  'apps/cli/src/commands/art.test.ts',
  'apps/cli/src/commands/serve.test.ts',
  'apps/cli/src/corpus.test.ts',
  'apps/cli/src/main.test.ts',
  'apps/server/src/bots/bot-threads.test.ts',
  'apps/web/src/games/card/row-layout.test.ts',
  'apps/web/src/games/dice/turn-scenes.test.ts',
  'apps/web/src/games/tile/spot-layout.test.ts',
  'apps/web/src/games/tile/spot-sides.test.ts',
  'apps/web/src/review/packing.test.ts',
  'packages/bots/src/card/masters.test.ts',
  'packages/bots/src/other-games.test.ts',
  'packages/bots/src/playing.test.ts',
  'packages/card-game/src/boundary.test.ts',
  'packages/card-game/src/insight/insight.test.ts',
  'packages/dice-game/src/boundary.test.ts',
  'packages/dice-game/src/insight/foreseeing.test.ts',
  'packages/dice-game/src/pictures/die.test.ts',
  'packages/dice-game/src/story.test.ts',
  'packages/host/src/fair-games.test.ts',
  'packages/host/src/following.test.ts',
  'packages/host/src/reviewing.test.ts',
  'packages/host/src/unwatched.test.ts',
  'packages/kernel/src/hash-chain.test.ts',
  'packages/table/src/limits.test.ts',
  'packages/table/src/staleness.test.ts',
  'packages/table/src/table.test.ts',
  'packages/wire/src/changes.test.ts',
  'packages/tile-game/oracle/perft.test.ts',
  'packages/tile-game/oracle/self-play.test.ts',
  'packages/tile-game/src/board/frontier.test.ts',
  'packages/tile-game/src/boundary.test.ts',
  'packages/tile-game/src/expansions/pairs/mix.rules.test.ts',
  'packages/tile-game/src/insight/cells.test.ts',
  'packages/tile-game/src/pictures/drawing.test.ts',
  'packages/tile-game/src/pictures/joining.test.ts',
  'packages/tile-game/src/pictures/spots.test.ts',
  'packages/tile-game/src/story.test.ts',
  'packages/tile-game/src/stream/stream.test.ts',
  'packages/tile-game/src/turn/whole-turns.test.ts',
] as const

const DAYS = 4

/**
 * What a run leaves out today: nothing, unless BASTIDE_QUICK is 1. Mutants are tried with another value, as any of
 * these files may hold the test that has to catch one.
 */
export function leftOut(environment: Environment = process.env): readonly string[] {
  if (environment.BASTIDE_QUICK !== '1') return []
  if (isFull(environment)) return STARTING_PROCESSES
  return [...STARTING_PROCESSES, ...IN_TURNS.filter((_, i) => i % DAYS !== today(environment) % DAYS)]
}
