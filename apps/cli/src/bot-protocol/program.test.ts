/** Programs that fail in every way there is: each loses its game, with the reason told, and the arena goes on. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Plan } from '../arena/plan.ts'
import { DealPlayer } from '../arena/playing-deals.ts'
import { useScratch } from '../scratch.ts'
import { told } from '../trying.ts'
import { Program } from './program.ts'

const scratch = useScratch()

/** A bot that takes the first move there is, but for what `fault` does at its third decision. */
const bot = (fault: string): string => `
import { createInterface } from 'node:readline'
const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n')
let decisions = 0
let seat = 0
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  if (told.type === 'hello') say({ type: 'ready', name: 'planted' })
  if (told.type === 'begin') {
    decisions = 0
    seat = told.seat
  }
  if (told.type === 'quit') process.exit(0)
  if (told.type !== 'choose') continue
  const move = told.moves[0]
  decisions++
  if (decisions === 3) { ${fault} }
  else say({ type: 'move', move })
}
`

let programs = 0
function commandFor(text: string): string {
  const file = join(scratch.folder, `planted-${++programs}.mjs`)
  writeFileSync(file, text)
  return `cmd:"${process.execPath}" "${file}"`
}

const plan = (player: string, moveTime = 2000): Plan => ({
  game: 'tile',
  setup: { edition: '2016', pile: { 'base/U': 4, 'base/V': 4 } },
  players: ['random', player],
  meetings: [[0, 1]],
  changesSeats: true,
  seed: 1,
  limit: 1000,
  moveTime,
})

let player: DealPlayer | null = null
afterEach(async () => {
  await player?.close()
  player = null
})

/** A pair of games of a program against a wanderer. */
async function games(text: string, moveTime?: number) {
  player = new DealPlayer(plan(commandFor(text), moveTime), false)
  return (await player.play({ meeting: 0, deal: 0 })).games
}

const FAULTS: readonly (readonly [string, string, string, RegExp])[] = [
  ['says nothing', '', 'late', /^it gave no answer within 400 ms$/],
  [
    'is late',
    "await new Promise((done) => setTimeout(done, 1500)); say({ type: 'move', move })",
    'late',
    /within 400 ms/,
  ],
  ['never ends its line', 'process.stdout.write(\'{"type":\')', 'late', /within 400 ms/],
  ['thinks for ever', 'for (;;);', 'late', /within 400 ms/],
  [
    'plays what is not allowed',
    "say({ type: 'move', move: { place: 'base/U', at: [40, 40], turn: 0 } })",
    'illegal',
    /^its move is illegal: .+\(BASE-\d+\)$/,
  ],
  ['plays for chance', "say({ type: 'move', move: { draw: 'base/U' } })", 'illegal', /^its move is illegal/],
  [
    'plays for another',
    "say({ type: 'move', move: { ...move, by: 1 - seat } })",
    'illegal',
    /^its move is illegal: by: /,
  ],
  ['says no JSON', "process.stdout.write('hello?\\n')", 'garbage', /is not JSON$/],
  [
    'says other JSON',
    "say({ type: 'resign' })",
    'garbage',
    /^its answer cannot be read: answer: the field "move" is missing$/,
  ],
  ['says more than a move', "say({ type: 'move', move, why: 'so' })", 'garbage', /unknown field "why"/],
  ['says a list', 'say([1, 2])', 'garbage', /expected an object/],
  [
    'says a move too large',
    "say({ type: 'move', move: { place: 'x'.repeat(5000) } })",
    'garbage',
    /more than can be kept/,
  ],
  [
    'nests too deep',
    'process.stdout.write(\'{"type":"move","move":{"a":\' + \'[\'.repeat(20000) + \']\'.repeat(20000) + \'}}\\n\')',
    'garbage',
    /nested more than/,
  ],
  ['writes a huge line', "process.stdout.write('x'.repeat(3000000))", 'too-long', /more than 100000 bytes/],
  ['dies', "console.error('out of ideas'); process.exit(3)", 'ended', /^its program ended with code 3: out of ideas$/],
  ['is killed', "process.kill(process.pid, 'SIGKILL'); await new Promise(() => {})", 'ended', /^its program ended /],
  [
    'answers twice',
    // In one piece: it must not be asked again in between.
    "process.stdout.write((JSON.stringify({ type: 'move', move }) + '\\n').repeat(2))",
    'unasked',
    /nobody had asked for/,
  ],
]

describe('a program that', () => {
  test.each(FAULTS)('%s loses the game', async (_, fault, code, reason) => {
    // A busy machine must not turn another fault into this one.
    const played = await games(bot(fault), code === 'late' ? 400 : 20_000)
    expect(played).toHaveLength(2)
    for (const { seating, places, faults } of played) {
      const seat = seating.indexOf(1)
      expect(faults).toMatchObject([{ seat, code }])
      expect(faults[0]?.reason).toMatch(reason)
      expect(places[seat]).toBe(2)
      expect(places[1 - seat]).toBe(1)
    }
  })

  test('plays by the rules plays to the end, in one process', async () => {
    const mark = join(scratch.folder, 'started')
    const counting = `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(mark)}, 'x')\n`
    const played = await games(counting + bot("say({ type: 'move', move })"))
    for (const { faults, places } of played) {
      expect(faults).toEqual([])
      expect(places).toContain(1)
    }
    expect(readFileSync(mark, 'utf8')).toBe('x')
  })

  test('cannot be started, or does not greet, does not play at all', async () => {
    const { exit, out, err } = await told('arena', '--games', '1', '--players', 'random,cmd:no-such-program-here')
    expect([exit, out, err.length]).toEqual([1, [], 1])
    expect(err[0]).toMatch(/^bastide arena: cmd:no-such-program-here cannot play: its program ended with code 127/)
    expect(await Program.start(`"${process.execPath}" -e "console.log('hi')"`)).toMatchObject({ code: 'garbage' })
    expect(await Program.start(`"${process.execPath}" -e "setTimeout(() => {}, 60000)"`, 300)).toEqual({
      code: 'late',
      reason: 'it gave no answer within 300 ms',
    })
  })

  test('ignores that it is to leave is made to, with what it started', async () => {
    const mark = join(scratch.folder, 'still-here')
    const child = `setInterval(() => require('node:fs').writeFileSync(${JSON.stringify(mark)}, ''), 50)`
    const stubborn = `import { spawn } from 'node:child_process'
spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'ignore' })
process.stdout.write('{"type":"ready","name":"stubborn"}\\n')
setInterval(() => {}, 1000)`
    const started = await Program.start(commandFor(stubborn).slice('cmd:'.length))
    if (!('program' in started)) throw new Error(started.reason)
    await started.program.close()
    rmSync(mark, { force: true })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(existsSync(mark)).toBe(false)
  })
})
