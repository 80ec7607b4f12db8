/**
 * npm run write-records -- [--games 10]
 *
 * Writes games of every named setup into the folder of the current record version, to be kept for ever: invariant A7
 * replays them in all future versions. Existing records are not changed. The second game of each is also explained, in
 * apps/cli/golden; those texts are rewritten, and the review shows what has changed in them.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@bastide/catalog'
import { makeRecord, playOut, Random, RECORD_VERSION } from '@bastide/kernel'
import { COLOURS } from '../../apps/cli/src/arena/seat-table.ts'
import { run } from '../../apps/cli/src/main.ts'
import { explainedGame, goldenFile, storedFolder } from '../../apps/cli/src/stored.ts'
import { readArguments, readCount } from '../running/arguments.ts'
import { recordingBot } from './recording-bot.ts'

const GOLDEN = join('apps', 'cli', 'golden')

const games = readCount(readArguments({ games: { type: 'string', default: '10' } }).games, 'games', 1)
let written = 0
for (const { id, form, speech, compose } of GAMES) {
  const bot = recordingBot(id)
  for (const { name, setup } of speech.namedSetups) {
    const folder = join('records', `v${RECORD_VERSION}`, storedFolder(id, name))
    mkdirSync(folder, { recursive: true })
    for (let game = 1; game <= games; game++) {
      const file = join(folder, `${String(game).padStart(2, '0')}.json`)
      if (existsSync(file)) continue
      const [least, most] = form.seats
      const composed = compose(setup, least + (game % (most - least + 1)))
      if (!composed.ok) throw new Error(composed.reason)
      const rules = composed.value
      const names = COLOURS.slice(0, rules.seats)
      const { moves, p } = playOut(
        rules,
        names.map(() => bot),
        new Random(game),
      )
      const seats = names.map((colour) => ({ name: colour, colour }))
      writeFileSync(file, `${JSON.stringify(makeRecord(rules, seats, moves, p))}\n`)
      written++
    }
    const lines: string[] = []
    await run(['explain', explainedGame('records', id, name)], { out: (line) => lines.push(line), err: console.error })
    mkdirSync(GOLDEN, { recursive: true })
    writeFileSync(join(GOLDEN, goldenFile(id, name)), `${lines.join('\n')}\n`)
  }
}
console.log(`${written} records written`)
