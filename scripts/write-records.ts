/**
 * npm run write-records -- [--games 10]
 *
 * Writes games of every named setup into records/v1, to be kept for ever: invariant A7 replays them in all versions to come. A
 * record that is there already is left as it is. The second game of each is also explained, in apps/cli/golden: those texts are written
 * anew, and the review reads what has changed in them.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Json, makeRecord, playRandomly, Random } from '@bastide/kernel'
import { NAMED_SETUPS, tileGame } from '@bastide/tile-game'
import { run } from '../apps/cli/src/main.ts'
import { readArguments, readCount } from './arguments.ts'

const GOLDEN = join('apps', 'cli', 'golden')
const EXPLAINED = '02.json'
const COLOURS = ['gold', 'red', 'green', 'blue', 'black']

const games = readCount(readArguments({ games: { type: 'string', default: '10' } }).games, 'games', 1)
let written = 0
for (const { name, setup } of NAMED_SETUPS) {
  const plainName = name.toLowerCase().replaceAll(',', '').replaceAll(' ', '-')
  const folder = join('records', 'v1', plainName)
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
  const lines: string[] = []
  await run(['explain', join(folder, EXPLAINED)], { out: (line) => lines.push(line), err: console.error })
  mkdirSync(GOLDEN, { recursive: true })
  writeFileSync(join(GOLDEN, `${plainName}.txt`), `${lines.join('\n')}\n`)
}
console.log(`${written} records written`)
