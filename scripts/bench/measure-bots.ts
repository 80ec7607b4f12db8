/**
 * npm run bots:measure -- [--games 400] [--seed 1] [--report FILE]
 *
 * Measures how well the journeyman plays the base game of 2016 at a table of two, as `bastide arena` reports it:
 * against the wanderer, and against itself; and how long it thinks, in the plain game and with all modules. Also
 * measures the journeymen of the dice game and the card game against the wanderer, in both seats. Fails if one plays
 * worse than it should.
 */
import { botFor } from '@bastide/bots'
import { NOBODY, Random } from '@bastide/kernel'
import { MODULES, type TileRules, tileGame } from '@bastide/tile-game'
import { run } from '../../apps/cli/src/main.ts'
import { readArguments, readCount } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'

const LEAST_WON = 0.995
const LEAST_POINTS = 80
/** For the other games. */
const LEAST_WON_ELSEWHERE = 0.95

interface SeatResult {
  readonly player: string
  readonly won: number
  readonly shared: number
  readonly mean: number
  readonly deviation: number
}

/** Runs the arena, shows its output, and parses its table. */
function match(games: number, seed: number, ...players: readonly string[]): Promise<readonly SeatResult[]> {
  return matchOf(['--edition', '2016'], games, seed, ...players)
}

async function matchOf(
  which: readonly string[],
  games: number,
  seed: number,
  ...players: readonly string[]
): Promise<readonly SeatResult[]> {
  const lines: string[] = []
  const argv = ['arena', ...which, '--games', String(games), '--seed', String(seed), '--players', players.join()]
  const code = await run(argv, { out: (line) => lines.push(line), err: (line) => console.error(line) })
  if (code !== 0) throw new Error(`the arena left with ${code}`)
  console.log(lines.join('\n'))
  return lines.slice(1, 1 + players.length).map((line) => {
    const [, player = '', ...figures] = line.split(/\s+/)
    const [won, shared, mean, deviation] = figures.map(Number) as [number, number, number, number]
    return { player, won, shared, mean, deviation }
  })
}

function rulesOf(setup: unknown): TileRules {
  const composed = tileGame.compose(setup, 2)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** CPU milliseconds per decision, over several games of a bot against itself. */
function thinking(rules: TileRules, id: string, games: number): number {
  const bot = botFor(tileGame.id, id)
  if (bot === undefined) throw new Error(`there is no ${id}`)
  const random = new Random(1)
  let decisions = 0
  let microseconds = 0
  for (let game = 0; game < games; game++) {
    const p = rules.start()
    for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
      if (by < 0) {
        rules.apply(p, by, rules.sample(p, by, random))
        continue
      }
      const guess = rules.determinize(p, random)
      const before = process.cpuUsage()
      const action = bot.choose(rules, guess, by, random)
      const spent = process.cpuUsage(before)
      // The first game is a warm-up for the compiler.
      if (game > 0) {
        decisions++
        microseconds += spent.user + spent.system
      }
      rules.apply(p, by, action)
    }
  }
  return Number((microseconds / decisions / 1000).toFixed(3))
}

const values = readArguments({
  games: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  report: { type: 'string' },
})
const games = readCount(values.games, 'games', 1)
const seed = readCount(values.seed, 'seed', 0)
const againstRandom = await match(games, seed, 'journeyman', 'random')
const againstItself = await match(games, seed, 'journeyman', 'journeyman')
const styles: { [id: string]: readonly SeatResult[] } = {}
for (const id of ['journeyman-builder', 'journeyman-farmer', 'journeyman-raider'])
  styles[id] = await match(Math.ceil(games / 4), seed, id, 'journeyman')
const millisecondsADecision = {
  plain: thinking(rulesOf({ edition: '2016' }), 'journeyman', 20),
  everything: thinking(rulesOf({ edition: '2016', modules: MODULES.slice(1).map(({ id }) => id) }), 'journeyman', 6),
}
console.log(
  `thinks ${millisecondsADecision.plain} ms a decision, with all modules ${millisecondsADecision.everything} ms`,
)

/** Half of the games in each seat. */
async function elsewhere(game: string): Promise<number> {
  const first = await matchOf(['--game', game], games / 2, seed, 'journeyman', 'random')
  const second = await matchOf(['--game', game], games / 2, seed + 1, 'random', 'journeyman')
  return ((first[0]?.won ?? 0) + (second[1]?.won ?? 0)) / games
}
const otherGames = { dice: await elsewhere('dice'), card: await elsewhere('card') }

const wins = (againstRandom[0]?.won ?? 0) / games
const points = againstItself.reduce((sum, { mean }) => sum + mean, 0) / againstItself.length
const isGood =
  wins >= LEAST_WON && points >= LEAST_POINTS && Object.values(otherGames).every((won) => won >= LEAST_WON_ELSEWHERE)
console.log(
  `beats the wanderer in ${(100 * wins).toFixed(2)} % of the games (at least ${100 * LEAST_WON}), has ${points.toFixed(2)} points (at least ${LEAST_POINTS})`,
)
for (const [game, won] of Object.entries(otherGames))
  console.log(`${game}: wins ${(100 * won).toFixed(2)} % against the wanderer (at least ${100 * LEAST_WON_ELSEWHERE})`)
if (values.report !== undefined)
  writeReport(values.report, {
    seed,
    games,
    expected: { won: LEAST_WON, points: LEAST_POINTS },
    won: wins,
    points,
    againstRandom,
    againstItself,
    styles,
    millisecondsADecision,
    otherGames,
  })
process.exitCode = isGood ? 0 : 1
