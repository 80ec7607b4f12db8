/**
 * npm run write-records -- [--games 10]
 *
 * Writes games of every named setup into records/v1, to be kept for ever: invariant A7 replays them in all versions to come. A
 * record that is there already is left as it is.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Json, makeRecord, playRandomly, Random } from '@bastide/kernel'
import { NAMED_SETUPS, tileGame } from '@bastide/tile-game'
import { readArguments, readCount } from './arguments.ts'

const COLOURS = ['gold', 'red', 'green', 'blue', 'black']

const games = readCount(readArguments({ games: { type: 'string', default: '10' } }).games, 'games', 1)
let written = 0
for (const { name, setup } of NAMED_SETUPS) {
  const folder = join('records', 'v1', name.toLowerCase().replaceAll(' ', '-'))
  mkdirSync(folder, { recursive: true })
  for (let game = 1; game <= games; game++) {
    const file = join(folder, `${String(game).padStart(2, '0')}.json`)
    if (existsSync(file)) continue
    const seats = 1 + (game % COLOURS.length)
    const composed = tileGame.compose(setup, seats)
    if (!composed.ok) throw new Error(composed.reason)
    const rules = composed.value
    const p = rules.start()
    const moves: Json[] = []
    playRandomly(rules, p, new Random(game), (_, action) => moves.push(rules.toMove(p, action) as unknown as Json))
    writeFileSync(file, `${JSON.stringify(makeRecord(rules, setup, COLOURS.slice(0, seats), moves, p))}\n`)
    written++
  }
}
console.log(`${written} records written`)
