/** Our own bots over the protocol, and what goes over the line. */
import { botFor } from '@bastide/bots'
import { type AnyRules, type Json, Knowledge, type Seat, WATCHER } from '@bastide/kernel'
import { MODULES, type TileRules } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { secretTwins } from '../../../../packages/host/laws/twin-games.ts'
import { botOf } from '../arena/players.ts'
import { type Contender, playGame } from '../arena/playing-games.ts'
import { Stopwatch } from '../arena/timing.ts'
import { gameOf } from '../setup.ts'
import { tilesOf } from '../tile-segments.ts'
import type { Begin, Told } from './messages.ts'
import { ProgramContender } from './program-contender.ts'
import { Speaker } from './speaking.ts'

const EVERY_MODULE = MODULES.slice(1).map(({ id }) => id)

const begin = (rules: AnyRules, seat: Seat): Begin => ({
  type: 'begin',
  game: rules.game,
  setup: rules.setup,
  seats: rules.seats,
  seat,
  seed: 5,
  moveTime: 1000,
})

/** A line without a process: what is sent is heard at once. */
function lineTo(speaker: Speaker, sent: string[]) {
  let answer = ''
  return {
    send(message: Told) {
      sent.push(JSON.stringify(message))
      const heard = speaker.hear(sent.at(-1) as string)
      if (!heard.ok) throw new Error(heard.reason)
      if (heard.value !== null) answer = JSON.stringify(heard.value)
    },
    answer: () => Promise.resolve(answer),
    blame: (code: string, reason: string) => ({ code, reason }),
  }
}

const speakerFor = (id: string): Speaker =>
  new Speaker(id, (game) => (botFor(game, id) === undefined ? undefined : botOf(game, id)))

function rulesOf(game: string, setup: Json, seats: number): AnyRules {
  const composed = gameOf(game).compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

describe('a bot of ours over the protocol', () => {
  test.each([
    ['tile', { edition: '2016', modules: EVERY_MODULE }],
    ['dice', gameOf('dice').speech.namedSetups[0]?.setup ?? {}],
    ['card', {}],
  ] as const)('plays %s by the rules', async (game, setup) => {
    const rules = rulesOf(game, setup as Json, 2)
    const sent: string[] = []
    const seats: Contender[] = [0, 1].map(
      (seat) => new ProgramContender(lineTo(speakerFor('random'), sent), { name: '', view: true }, begin(rules, seat)),
    )
    const watches = [new Stopwatch(), new Stopwatch()]
    const { result } = await playGame({ rules, deal: game, contenders: seats, watches, limit: 300 })
    expect(result.faults).toEqual([])
    expect(sent.at(-1)).toMatch(/^{"type":"end"/)
    expect(sent.filter((line) => line.startsWith('{"type":"choose"')).length).toBeGreaterThan(50)
  })

  test('refuses what it cannot follow, and says why', () => {
    const rules = rulesOf('tile', { edition: '2016' }, 2)
    const heard = (...messages: readonly unknown[]) => {
      const speaker = speakerFor('journeyman-farmer')
      const answers = messages.map((message) =>
        speaker.hear(typeof message === 'string' ? message : JSON.stringify(message)),
      )
      const last = answers.at(-1)
      return last?.ok ? last.value : last?.code
    }
    expect(heard({ type: 'hello', protocol: 1 })).toEqual({ type: 'ready', name: 'journeyman-farmer' })
    expect(heard({ type: 'hello', protocol: 2 })).toBe('not-allowed')
    expect(heard('{')).toBe('garbage')
    expect(heard({ type: 'dance' })).toBe('not-allowed')
    expect(heard({ type: 'choose', moves: [] })).toBe('no-game')
    expect(heard(begin(rules, 0))).toBeNull()
    expect(heard({ ...begin(rules, 0), seat: 2 })).toBe('out-of-range')
    expect(heard({ ...begin(rules, 0), game: 'chess' })).toBe('unknown-game')
    expect(heard({ ...begin(rulesOf('card', {}, 2), 0) })).toBe('other-game')
    expect(heard(begin(rules, 0), { type: 'choose', moves: [] })).toBe('not-awaited')
    expect(heard(begin(rules, 0), { type: 'move', by: 0, move: { pass: true } })).not.toBeNull()
    expect(heard({ type: 'quit' })).toBe('quit')
  })
})

describe('the law of secrecy', () => {
  /** Everything that the viewer's program is sent when these moves are made, with a choice whenever it decides. */
  async function bytesFor(rules: AnyRules, log: readonly { readonly by: Seat; readonly move: Json }[], viewer: Seat) {
    const sent: string[] = []
    const silent = {
      send: (message: Told) => sent.push(JSON.stringify(message)),
      answer: () => Promise.resolve({ code: 'late', reason: '' }),
      blame: (code: string, reason: string) => ({ code, reason }),
    }
    const contender = new ProgramContender(silent, { name: '', view: true }, begin(rules, viewer))
    const knowledge = new Knowledge(rules)
    const p = rules.start()
    for (const { by, move } of log) {
      if (by === viewer) await contender.decide({ rules, p, seat: viewer, knowledge })
      const action = rules.toAction(p, move)
      if (!action.ok) throw new Error(action.reason)
      rules.apply(p, by, action.value)
      contender.hear(by, rules.redact(move, by, viewer) as Json)
    }
    return sent
  }

  test('a program is sent the same bytes in two games that differ in what its seat cannot know', async () => {
    let compared = 0
    for (let seed = 0; seed < 60; seed++) {
      const twins = secretTwins(seed)
      if (twins === null || twins.viewer < 0) continue
      const { game, twin, viewer } = twins
      const rules = rulesOf('card', game.setup as Json, game.seats)
      expect(game.log).not.toEqual(twin.log)
      expect(await bytesFor(rules, twin.log, viewer)).toEqual(await bytesFor(rules, game.log, viewer))
      compared++
    }
    expect(compared).toBeGreaterThan(10)
  })
})

test('tiles are described as they are in the box', () => {
  const rules = rulesOf('tile', { edition: '2016', modules: EVERY_MODULE }, 2) as TileRules
  const { tiles, laid } = tilesOf(rules)
  expect(laid).toEqual(rules.view(rules.start(), WATCHER).tiles)
  for (const { tile } of laid) expect(tiles.map(({ id }) => id)).toContain(tile)
  expect(tilesOf(rulesOf('tile', { edition: '2016' }, 2) as TileRules).laid).toEqual([
    { tile: 'base/D', at: [0, 0], turn: 0 },
  ])
  expect(tiles.filter(({ id }) => id.startsWith('base/')).reduce((sum, { copies }) => sum + copies, 0)).toBe(72)
  for (const module of EVERY_MODULE.filter((id) => MODULES.find((one) => one.id === id)?.tiles.length))
    expect(
      tiles.some(({ id }) => id.startsWith(`${module}/`)),
      module,
    ).toBe(true)
  expect(tiles.find(({ id }) => id === 'base/C')).toEqual({
    id: 'base/C',
    edges: 'CCCC',
    copies: 1,
    segments: [{ spot: 'city:N', kind: 'city', sides: ['N', 'E', 'S', 'W'], halves: [], pennants: 1, beside: [] }],
    symbols: [],
  })
})
