/**
 * npm run bench:judging -- [--report FILE]
 *
 * How many turns the judge of the masters weighs in a second of one core: in positions of whole games, every way to
 * lay the tile and to deploy a figure. In CPU time, the median of five. Run nothing else meanwhile.
 */
import { botFor } from '@bastide/bots'
import { copyOf, NOBODY, type Position, Random } from '@bastide/kernel'
import { MODULES, type TileRules, tileGame } from '@bastide/tile-game'
import { rounded } from '../../apps/cli/src/bench/figures.ts'
import { Lines } from '../../packages/bots/src/search/lines.ts'
import { TileTurnJudge } from '../../packages/bots/src/tile/judging-turns.ts'
import { LEARNED } from '../../packages/bots/src/tile/learned.ts'
import { weighingFrom } from '../../packages/bots/src/tile/weighing.ts'
import { readArguments } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'

const GAMES = 4
const RUNS = 5
const ROUNDS = 10
const WARM_UP = 3
const ENVY = 0.7

function rulesOf(setup: object): TileRules {
  const composed = tileGame.compose(setup, 2)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** Where a seat has a tile in hand, in games of journeymen. */
function positionsOf(rules: TileRules): readonly Position[] {
  const journeyman = botFor(tileGame.id, 'journeyman')
  const found: Position[] = []
  for (let game = 1; game <= GAMES; game++) {
    const p = rules.start()
    const random = new Random(game)
    for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
      if (rules.isPlacing(p)) found.push(copyOf(p))
      const chosen = by < 0 ? undefined : journeyman?.choose(rules, rules.determinize(p, random), by, random)
      rules.apply(p, by, chosen ?? rules.sample(p, by, random))
    }
  }
  return found
}

function measure(setup: object) {
  const rules = rulesOf(setup)
  const positions = positionsOf(rules)
  const lines = new Lines(rules, new TileTurnJudge(rules, weighingFrom(LEARNED)), ENVY, 1)
  const runs: number[] = []
  for (let run = -WARM_UP; run < RUNS; run++) {
    const before = lines.judged
    const began = process.cpuUsage()
    for (let round = 0; round < ROUNDS; round++) for (const p of positions) lines.find(p)
    const { user, system } = process.cpuUsage(began)
    if (run >= 0) runs.push(((lines.judged - before) * 1e6) / (user + system))
  }
  runs.sort((one, other) => one - other)
  const median = runs[RUNS >> 1] as number
  return {
    perSecond: Math.round(median),
    spread: rounded(((runs.at(-1) as number) - (runs[0] as number)) / median, 2),
    turnsInAPosition: rounded(lines.judged / ((RUNS + WARM_UP) * ROUNDS * positions.length), 1),
  }
}

const values = readArguments({ report: { type: 'string' } })
const figures = {
  base: measure({ edition: '2016' }),
  everything: measure({ edition: '2016', modules: MODULES.slice(1).map(({ id }) => id) }),
}
for (const [name, { perSecond, spread, turnsInAPosition }] of Object.entries(figures))
  console.log(
    `${name.padEnd(10)} ${perSecond.toLocaleString('en')} turns judged a second (spread ${spread}), ${turnsInAPosition} in a position`,
  )
if (values.report !== undefined) writeReport(values.report, figures)
