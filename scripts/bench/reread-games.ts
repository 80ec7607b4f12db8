/**
 * npm run bots:reread -- --records FOLDER [--outcomes 600000] [--most 10] [--seed 1]
 *
 * Goes through the recorded games of two that a grandmaster of the tile game lost by most, and thinks about each of its
 * turns again and longer, with other luck, playing all lines on as often: what it played, what would have been better,
 * and by how many points of lead.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  copyFrom,
  demand,
  type GameRecord,
  type Position,
  parseRecord,
  Random,
  replay,
  type Seat,
} from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import { budgetOf } from '../../packages/bots/src/search/budget.ts'
import { Search } from '../../packages/bots/src/search/searching.ts'
import { TileTurnJudge } from '../../packages/bots/src/tile/judging-turns.ts'
import { GRANDMASTER, mannerOf } from '../../packages/bots/src/tile/masters.ts'
import { readArguments, readCount, refuse } from '../running/arguments.ts'

const LEVEL = 'grandmaster'
/** In points: a smaller difference between two turns is not told. */
const WORTH_TELLING = 0.5

const values = readArguments({
  records: { type: 'string', default: '' },
  outcomes: { type: 'string', default: '600000' },
  most: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
})
const outcomes = readCount(values.outcomes, 'outcomes', 1)
const seed = readCount(values.seed, 'seed', 0)
if (values.records === '') refuse('--records is missing')
const most = readCount(values.most, 'most', 1)
const manner = mannerOf(GRANDMASTER)

interface Reread {
  readonly turn: number
  readonly played: string
  readonly better: string
  readonly lost: number
}

/** A line in words: the moves of its decisions. */
function told(rules: TileRules, from: Position, seat: Seat, actions: readonly number[]): string {
  const p = rules.start()
  copyFrom(p, from)
  const moves: string[] = []
  for (const action of actions) {
    moves.push(JSON.stringify(rules.toMove(p, action)).replace(/[{}"]/g, ''))
    rules.apply(p, seat, action)
  }
  return moves.join('; ')
}

/** What the seat decides in a row, from this move on. */
function playedFrom(rules: TileRules, from: Position, seat: Seat, moves: readonly unknown[]): readonly number[] {
  const p = rules.start()
  copyFrom(p, from)
  const actions: number[] = []
  for (const move of moves) {
    if (rules.awaited(p) !== seat) break
    const action = demand(rules.toAction(p, move))
    actions.push(action)
    rules.apply(p, seat, action)
  }
  return actions
}

function reread(record: GameRecord): readonly Reread[] {
  const rules: TileRules = demand(tileGame.compose(record.setup, record.seats.length))
  const search = new Search(rules, new TileTurnJudge(rules, GRANDMASTER.weighing), manner)
  const found: Reread[] = []
  let turn = 0
  replay(rules, record.moves, undefined, (p, by, index) => {
    if (by < 0 || !rules.isPlacing(p)) return
    turn++
    if (record.seats[by]?.bot !== LEVEL) return
    const random = new Random(seed)
    const budget = budgetOf({ outcomes }, outcomes, 1)
    const lines = search.consider(rules.determinize(p, random), by, random, budget, manner.width)
    const broughtBy = ({ brings }: (typeof lines)[number]): number =>
      (brings[by] as number) - Math.max(...brings.filter((_, seat) => seat !== by))
    const actions = playedFrom(rules, p, by, record.moves.slice(index))
    const played = lines.find((line) => line.actions.join() === actions.join())
    if (played === undefined) return
    const best = lines.reduce((one, other) => (broughtBy(other) > broughtBy(one) ? other : one))
    const lost = broughtBy(best) - broughtBy(played)
    if (lost >= WORTH_TELLING)
      found.push({ turn, played: told(rules, p, by, actions), better: told(rules, p, by, best.actions), lost })
  })
  return found
}

interface Lost {
  readonly file: string
  readonly record: GameRecord
  readonly own: number
  readonly lead: number
}

/** By how much a seat is ahead of the other in the end. */
function leadOf({ result = [] }: GameRecord, own: number): number {
  const scoreOf = (isOwn: boolean): number => result.find(({ seat }) => (seat === own) === isOwn)?.score ?? 0
  return scoreOf(true) - scoreOf(false)
}

const lost: readonly Lost[] = readdirSync(values.records)
  .map((file) => {
    const record = demand(parseRecord(readFileSync(join(values.records, file), 'utf8')))
    const own = record.seats.findIndex(({ bot }) => bot === LEVEL)
    return { file, record, own, lead: leadOf(record, own) }
  })
  .filter(({ own, lead }) => own >= 0 && lead < 0)
  .sort((one, other) => one.lead - other.lead)
  .slice(0, most)

for (const { file, record, own, lead } of lost) {
  console.log(`${file}: ${LEVEL} in seat ${own}, lead ${lead}`)
  let all = 0
  for (const { turn, played, better, lost: points } of reread(record)) {
    all += points
    console.log(`  ${String(turn).padStart(2)}  ${points.toFixed(1)}  ${played}  →  ${better}`)
  }
  console.log(`  in all ${all.toFixed(1)}`)
}
