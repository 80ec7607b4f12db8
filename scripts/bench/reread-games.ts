/**
 * npm run bots:reread -- --records FOLDER [--outcomes 4000000] [--seed 1]
 *
 * Goes through recorded games of grandmasters of the tile game, and thinks about each of their turns ten times as long
 * as they did: what they played, what would have been better, and by how many points of lead.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { botFor } from '@bastide/bots'
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
import { readArguments, readCount, refuse } from '../running/arguments.ts'

const LEVEL = 'grandmaster'
/** In points: a smaller difference between two turns is not told. */
const WORTH_TELLING = 0.5

const values = readArguments({
  records: { type: 'string', default: '' },
  outcomes: { type: 'string', default: '4000000' },
  seed: { type: 'string', default: '1' },
})
const outcomes = readCount(values.outcomes, 'outcomes', 1)
const seed = readCount(values.seed, 'seed', 0)
if (values.records === '') refuse('--records is missing')
const bot = botFor('tile', LEVEL)
if (bot === undefined) throw new Error(`there is no ${LEVEL}`)

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
  const found: Reread[] = []
  let turn = 0
  replay(rules, record.moves, undefined, (p, by, index) => {
    if (by < 0 || !rules.isPlacing(p)) return
    turn++
    if (record.seats[by]?.bot !== LEVEL) return
    const random = new Random(seed)
    const pondering = bot?.ponder?.(rules, rules.determinize(p, random), by, random, { outcomes })
    if (pondering === undefined) return
    while (pondering.goOn());
    const tried = pondering.tried()
    const actions = playedFrom(rules, p, by, record.moves.slice(index))
    const played = tried.find((line) => line.actions.join() === actions.join())
    const [best] = tried
    if (best === undefined || played === undefined) return
    const lost = best.sum / best.times - played.sum / played.times
    if (lost >= WORTH_TELLING)
      found.push({ turn, played: told(rules, p, by, actions), better: told(rules, p, by, best.actions), lost })
  })
  return found
}

for (const file of readdirSync(values.records).sort()) {
  const record = demand(parseRecord(readFileSync(join(values.records, file), 'utf8')))
  const seat = record.seats.findIndex(({ bot: id }) => id === LEVEL)
  console.log(`${file}: ${LEVEL} in seat ${seat}, ${record.result?.map((one) => one.score).join(':')}`)
  let all = 0
  for (const { turn, played, better, lost } of reread(record)) {
    all += lost
    console.log(`  ${String(turn).padStart(2)}  ${lost.toFixed(1)}  ${played}  →  ${better}`)
  }
  console.log(`  in all ${all.toFixed(1)}`)
}
