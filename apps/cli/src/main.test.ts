import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOTS } from '@bastide/bots'
import { type GameRecord, type Json, parseRecord, replay, type Standing } from '@bastide/kernel'
import { fromNotation, LANGUAGES, MODULES, tileGame } from '@bastide/tile-game'
import { describe, expect, test } from 'vitest'
import { useScratch } from './scratch.ts'
import { misused, told } from './trying.ts'

const scratch = useScratch()

/** Two tiles: red closes a city of two for 4 points, blue lays a road. One tile is left in the bag. */
const GAME = {
  format: 'bastide-record',
  version: 1,
  game: 'tile',
  setup: { edition: '2016', pile: { 'base/E': 1, 'base/U': 1, 'base/V': 1 } } as Json,
  seats: [{ name: 'red' }, { name: 'blue' }],
  moves: [
    { draw: 'base/E' },
    { place: 'base/E', at: [0, -1], turn: 2 },
    { deploy: 'follower', on: 'city:S' },
    { draw: 'base/U' },
    { place: 'base/U', at: [1, 0], turn: 0 },
    { deploy: 'follower', on: 'road:W' },
  ] as readonly Json[],
}
const LAST_TURN: readonly Json[] = [{ draw: 'base/V' }, { place: 'base/V', at: [2, 0], turn: 1 }, { pass: true }]

interface Shown {
  readonly scores: { readonly [name: string]: number }
  readonly happenings: readonly {
    readonly kind: string
    readonly seat: string | null
    readonly points: number
    readonly clause: string
    readonly feature: Json
  }[]
  readonly over: boolean
  readonly awaiting: string | null
  readonly awaitingSeat: number | null
  readonly choices: readonly { readonly kind: string }[]
  readonly digest: string
  readonly error?: {
    readonly code: string
    readonly move: number | null
    readonly reason: string
    readonly clause: string | null
    readonly where: string | null
  }
}

async function shown(record: object): Promise<Shown & { readonly exit: number; readonly err: readonly string[] }> {
  const { exit, text, err } = await told('replay', scratch.write(record), '--json')
  return { ...(JSON.parse(text) as Shown), exit, err }
}

const COMMANDS = ['replay', 'explain', 'verify', 'arena', 'rate', 'player', 'tiles', 'art', 'bench', 'perft', 'serve']
/** Options of both commands that let players meet. */
const PLAYING = [
  ...['game', 'players', 'edition', 'modules', 'setup', 'seed', 'limit'],
  ...['threads', 'report', 'json', 'move-time'],
]

describe('bastide', () => {
  test('without a command, or asked for help, lists the commands', async () => {
    const { exit, text, err } = await told()
    expect([exit, err]).toEqual([0, []])
    for (const command of COMMANDS) expect(text).toMatch(new RegExp(`^ +${command} +\\S`, 'm'))
    for (const help of ['help', '--help', '-h']) expect((await told(help)).text).toBe(text)
  })

  test('says of each command how it is used', async () => {
    for (const command of COMMANDS)
      for (const help of ['--help', '-h']) {
        const { exit, text, err } = await told(command, help)
        expect([exit, err]).toEqual([0, []])
        expect(text).toMatch(new RegExp(`^usage: bastide ${command} `))
      }
  })

  test('names the options of each command in its help, and takes no others', async () => {
    const options = {
      replay: ['at', 'choices', 'json', 'notation', 'language'],
      verify: ['json', 'commitment'],
      arena: [...PLAYING, 'games', 'pairs', 'round-robin', 'shard', 'merge', 'sprt', 'story', 'save'],
      rate: [...PLAYING, 'pairs', 'quick', 'minutes'],
      player: ['bot'],
      tiles: ['game', 'module', 'json'],
      art: ['game', 'module', 'record', 'detail', 'out'],
      bench: ['game', 'setup', 'seats', 'seconds', 'seed', 'json', 'spreads', 'beside', 'measure'],
      perft: ['game', 'depth', 'setup', 'seats'],
    }
    for (const [command, names] of Object.entries(options)) {
      const { text } = await told(command, '--help')
      expect([...new Set(text.match(/(?<=--)[a-z-]+/g))].sort()).toEqual([...names].sort())
      expect(await misused(command, '--no-such-option')).toBe(`bastide ${command}: Unknown option '--no-such-option'`)
      expect(await misused(command, '-x')).toContain("Unknown option '-x'")
    }
  })

  test('does not know other commands', async () => {
    expect(await misused('play')).toBe(
      "bastide: unknown command 'play'; there are replay, explain, verify, arena, rate, player, tiles, art, bench, perft, serve, backup, restore, admin",
    )
    expect(await misused('')).toContain("unknown command ''")
    expect(await misused('\u001b[2J\nx')).toContain("unknown command '\ufffd[2J\ufffdx'")
    expect((await misused('x'.repeat(100_000))).length).toBeLessThan(200)
    for (const name of ['__proto__', 'constructor', 'toString']) await misused(name)
  })
})

describe('bastide replay', () => {
  test('tells who left, and who won by it, in each language', async () => {
    const left = [{ seat: 0, after: 6, why: 'time' }]
    const file = scratch.write({ ...GAME, left })
    for (const command of ['replay', 'explain']) {
      const { exit, text } = await told(command, file)
      expect(exit).toBe(0)
      expect(text).toContain('1. blue')
      expect(text).toMatch(/2\. red +4 {2}ran out of time after move 6/)
      expect((await told(command, file, '--language', 'da')).text).toContain('tiden løb ud efter træk 6')
    }
    expect(await shown({ ...GAME, left })).toMatchObject({
      over: true,
      awaiting: null,
      choices: [],
      left: [{ seat: 'red', after: 6, why: 'time' }],
    })
    const late = await told('replay', scratch.write({ ...GAME, left: [{ ...left[0], after: 3 }] }))
    expect([late.exit, late.err[0]]).toEqual([1, expect.stringContaining('so many have left')])
  })

  test('tells the story: each turn, each score with its sum and its clause, and how it stands', async () => {
    const { exit, out, err } = await told('replay', scratch.write(GAME))
    expect([exit, err]).toEqual([0, []])
    expect(out[0]).toMatch(/^ {2}1 {2}red draws E \(.+\)\.$/)
    const score = out.filter((line) => line.includes('BASE-13'))
    expect(score).toHaveLength(1)
    expect(score[0]).toContain('red')
    expect(score[0]).toContain('4')
    expect(score[0]).toContain('2 tiles × 2')
    expect(out.slice(-2)).toEqual([' – red             4', ' – blue            0'])
  })

  test('counts turns, and not draws: a tile that fits nowhere belongs to the turn of the next', async () => {
    const record = {
      ...GAME,
      setup: { edition: '2016', start: [{ tile: 'base/B', at: [0, 0], turn: 0 }], pile: { 'base/C': 1, 'base/B': 2 } },
    }
    const moves = [
      { draw: 'base/B' },
      { place: 'base/B', at: [1, 0], turn: 0 },
      { pass: true },
      { draw: 'base/C' },
      { draw: 'base/B' },
    ]
    const { exit, out } = await told('replay', scratch.write({ ...record, moves }))
    expect(exit).toBe(0)
    expect(out.filter((line) => /^ +\d+ {2}/.test(line)).map((line) => line.slice(0, 5))).toEqual(['  1  ', '  2  '])
  })

  test('gives places when the game is over', async () => {
    const { exit, out } = await told('replay', scratch.write({ ...GAME, moves: [...GAME.moves, ...LAST_TURN] }))
    expect(exit).toBe(0)
    expect(out.slice(-2)).toEqual(['1. red             4', '2. blue            3'])
  })

  test('tells the story in each language, of games with every module', async () => {
    const setup = { edition: '2016', modules: MODULES.slice(1).map(({ id }) => id) }
    const file = join(scratch.folder, 'setup-languages.json')
    writeFileSync(file, JSON.stringify(setup))
    const save = join(scratch.folder, 'languages')
    const games = process.env.BASTIDE_QUICK ? '1' : '3'
    expect((await told('arena', '--games', games, '--seed', '5', '--setup', file, '--save', save)).exit).toBe(0)
    for (const name of readdirSync(save)) {
      const stories = await Promise.all(
        LANGUAGES.map((language) => told('replay', join(save, name), '--language', language)),
      )
      for (const { exit, err } of stories) expect([exit, err]).toEqual([0, []])
      expect(new Set(stories.map(({ text }) => text)).size).toBe(LANGUAGES.length)
      expect(new Set(stories.map(({ out }) => out.length)).size).toBe(1)
      expect(stories[0]?.text).toBe((await told('replay', join(save, name))).text)
    }
  })

  test('prints the moves in notation', async () => {
    const { exit, text, err } = await told('replay', scratch.write(GAME), '--notation')
    expect([exit, err]).toEqual([0, []])
    expect(text).toBe('1. E 0,-1/2 +city:S\n2. U 1,0/0 +road:W')
    expect(fromNotation(text)).toEqual({ ok: true, value: GAME.moves })
  })

  test('shows as JSON how it stands, what happened, and what may be done', async () => {
    const json = await shown(GAME)
    expect(json).toMatchObject({
      exit: 0,
      err: [],
      scores: { red: 4, blue: 0 },
      over: false,
      awaiting: 'chance',
      awaitingSeat: null,
      choices: [],
    })
    expect(json.digest).toMatch(/^[0-9a-f]{64}$/)
    expect(json.error).toBeUndefined()
    expect(json.happenings.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['drawn', 'red'],
      ['placed', 'red'],
      ['deployed', 'red'],
      ['score', 'red'],
      ['returned', 'red'],
      ['drawn', 'blue'],
      ['placed', 'blue'],
      ['deployed', 'blue'],
    ])
    expect(json.happenings[3]).toMatchObject({
      points: 4,
      clause: 'BASE-13',
      feature: {
        kind: 'city',
        cells: [
          [0, -1],
          [0, 0],
        ],
      },
    })
  })

  test('shows the choices of the seat that is awaited, where a record stops early', async () => {
    const placing = await shown({ ...GAME, moves: GAME.moves.slice(0, 4) })
    expect(placing).toMatchObject({ exit: 0, over: false, awaiting: 'blue', awaitingSeat: 1 })
    expect(placing.choices.map(({ kind }) => kind)).toEqual(['cells'])
    const deploying = await shown({ ...GAME, moves: GAME.moves.slice(0, 5) })
    expect(deploying).toMatchObject({
      awaiting: 'blue',
      choices: [{ kind: 'spots' }, { kind: 'pass', move: { pass: true } }],
    })
    const begun = await shown({ ...GAME, moves: [] })
    expect(begun).toMatchObject({ exit: 0, scores: { red: 0, blue: 0 }, happenings: [], awaiting: 'chance' })
  })

  test('shows a game that is over, in which the points told are the scores', async () => {
    const json = await shown({ ...GAME, moves: [...GAME.moves, ...LAST_TURN] })
    expect(json).toMatchObject({
      exit: 0,
      over: true,
      awaiting: null,
      awaitingSeat: null,
      choices: [],
      scores: { red: 4, blue: 3 },
    })
    expect(json.happenings.at(-1)).toMatchObject({ kind: 'over', seat: null })
    for (const [name, score] of Object.entries(json.scores))
      expect(json.happenings.filter(({ seat }) => seat === name).reduce((sum, { points }) => sum + points, 0)).toBe(
        score,
      )
  })

  test('keeps seats with awkward names apart', async () => {
    const { scores, exit } = await shown({ ...GAME, seats: [{ name: '__proto__' }, { name: 'chance' }] })
    expect([exit, Object.entries(scores)]).toEqual([
      0,
      [
        ['__proto__', 4],
        ['chance', 0],
      ],
    ])
  })

  test('stops at an illegal move with its number, the reason and the clause, and shows all before it', async () => {
    const moves = [...GAME.moves.slice(0, 4), { place: 'base/U', at: [5, 5], turn: 0 }, { pass: true }]
    const file = scratch.write({ ...GAME, moves })
    const story = await told('replay', file)
    expect([story.exit, story.err]).toEqual([
      1,
      [
        'bastide replay: move 5: at: no tile lies beside 5,5; it may lie at 0,-2/0, -1,-1/1, 1,-1/1, -1,0/0, 1,0/0, 0,1/0 (x,y/turn) (BASE-5)',
      ],
    ])
    expect(story.text).toContain('BASE-13')
    const json = await shown({ ...GAME, moves })
    expect(json).toMatchObject({
      exit: 1,
      err: story.err,
      scores: { red: 4, blue: 0 },
      awaiting: 'blue',
      awaitingSeat: 1,
    })
    expect(json.error).toEqual({
      code: 'not-beside',
      move: 5,
      reason: expect.stringContaining('no tile lies beside 5,5'),
      clause: 'BASE-5',
      where: 'at',
    })
    const notation = await told('replay', file, '--notation')
    expect([notation.exit, notation.err, notation.text]).toEqual([1, story.err, '1. E 0,-1/2 +city:S\n2. U'])
  })

  test('counts the first move as move 1', async () => {
    expect((await told('replay', scratch.write({ ...GAME, moves: [{ pass: true }] }))).err).toEqual([
      'bastide replay: move 1: "pass" is not awaited now: a tile is to be drawn (BASE-4)',
    ])
  })

  test('checks the digest and the result that a record gives', async () => {
    const moves = [...GAME.moves, ...LAST_TURN]
    const { digest } = await shown({ ...GAME, moves })
    const result: readonly Standing[] = [
      { seat: 0, score: 4, place: 1 },
      { seat: 1, score: 3, place: 2 },
    ]
    expect((await told('replay', scratch.write({ ...GAME, moves, digest, result }))).exit).toBe(0)
    const wrong: readonly (readonly [object, string])[] = [
      [
        { digest: digest.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
        'digest: the moves do not lead to the digest that the record gives',
      ],
      [
        { result: [result[0], { ...result[1], score: 4 }] },
        'result: the moves do not lead to the result that the record gives',
      ],
      [{ result: [...result].reverse() }, 'result: the moves do not lead to the result that the record gives'],
      [{ result: result.slice(0, 1) }, 'result: the moves do not lead to the result that the record gives'],
      [{ moves: GAME.moves, result }, 'result: the record gives a result, and the game is not over'],
    ]
    for (const [change, says] of wrong) {
      const file = scratch.write({ ...GAME, moves, ...change })
      for (const way of [[], ['--json'], ['--notation']]) {
        const { exit, err } = await told('replay', file, ...way)
        expect([exit, err.length]).toEqual([1, 1])
        expect(err[0]).toContain(`bastide replay: ${says}`)
      }
    }
    const { error } = await shown({ ...GAME, moves, digest: '0'.repeat(64) })
    expect(error).toMatchObject({ code: 'other-digest', move: null, clause: null, where: 'digest' })
    expect(error?.reason).toContain(`but to ${digest}`)
    const { err } = await told('replay', scratch.write({ ...GAME, moves, result: result.slice(0, 1) }))
    expect(err[0]).toContain(`but to ${JSON.stringify(result)}`)
  })

  test('understands only good arguments', async () => {
    const file = scratch.write(GAME)
    expect(await misused('replay')).toBe('bastide replay: FILE is missing')
    expect(await misused('replay', file, file)).toContain('unexpected argument')
    expect(await misused('replay', file, '--language', 'xx')).toBe(
      `bastide replay: --language takes one of ${LANGUAGES.join(', ')}`,
    )
    expect(await misused('replay', file, '--language', '')).toContain('--language takes one of')
    expect(await misused('replay', file, '--language')).toContain("Option '--language <value>' argument missing")
    expect(await misused('replay', file, '--json', '--notation')).toBe(
      'bastide replay: --json and --notation cannot both be given',
    )
    expect(await misused('replay', file, '--choices', '--notation')).toBe(
      'bastide replay: --choices and --notation cannot both be given',
    )
    for (const at of ['7', '-1', 'x', '', '1.5', '1e3', '99999999999999999999'])
      expect(await misused('replay', file, `--at=${at}`)).toBe(
        `bastide replay: --at takes a whole number from 0 to 6, not '${at}'`,
      )
    expect(await misused('replay', file, '--json=yes')).toContain('--json')
    expect(await misused('replay', join(scratch.folder, 'none.json'))).toContain('there is no file')
    expect(await misused('replay', join(scratch.folder, 'none\n\u001b[2J.json'))).toContain('there is no file')
    expect(await misused('replay', scratch.folder)).toContain('(EISDIR)')
    expect(await misused('replay', 'a\0b')).toContain('cannot read')
  })
})

describe('bastide explain', () => {
  test('says what is played, tells each turn with its clauses and sums, how it stands, and the rules', async () => {
    const { exit, out, err } = await told('explain', scratch.write({ ...GAME, moves: [...GAME.moves, ...LAST_TURN] }))
    expect([exit, err]).toEqual([0, []])
    expect(out.slice(0, 2)).toEqual(['Edition 2016: Base game', '  Farmers: Field by field, 3 points'])
    const [first, second] = [out.indexOf('Turn 1: red'), out.indexOf('Turn 2: blue')]
    expect(out.slice(first + 1, second - 1)).toEqual([
      expect.stringMatching(/^ {3}red draws E \(.+\)\. \(BASE-4\)$/),
      expect.stringMatching(/\(0, -1\).+\(BASE-5\)$/),
      expect.stringMatching(/knight.+\(BASE-7\)$/),
      expect.stringMatching(/red scores 4.+2 tiles × 2.+BASE-13/),
      expect.stringMatching(/red.+1 follower.+\(BASE-17\)$/),
      '     = red 4, blue 0',
    ])
    expect(out.filter((line) => line.startsWith('   That was the last turn'))).toHaveLength(1)
    const rules = out.indexOf('The rules')
    expect(out.slice(rules - 3, rules - 1)).toEqual(['1. red             4', '2. blue            3'])
    const named = out.slice(rules + 1).map((line) => line.split(' ')[0])
    expect(named).toContain('BASE-13')
    expect(named).not.toContain('BASE-14')
  })

  test('speaks each language, and explains a game that stops at an illegal move as far as it goes', async () => {
    const record = scratch.write({ ...GAME, moves: [...GAME.moves, { draw: 'base/Z' }] })
    const stories = await Promise.all(LANGUAGES.map((language) => told('explain', record, '--language', language)))
    for (const { exit, err } of stories)
      expect([exit, err]).toEqual([1, [expect.stringMatching(/^bastide explain: move 7: .+BASE-1/)]])
    expect(new Set(stories.map(({ text }) => text)).size).toBe(LANGUAGES.length)
    expect(await misused('explain', record, '--language', 'xx')).toBe(
      `bastide explain: --language takes one of ${LANGUAGES.join(', ')}`,
    )
  })
})

describe('bastide arena', () => {
  test('plays the same games for the same seed, and others for another', async () => {
    const play = (seed: string) =>
      told('arena', '--games', '4', '--seed', seed, '--players', 'random,random,random', '--edition', '2000')
    const [first, again, other] = [await play('7'), await play('7'), await play('8')]
    expect([first.exit, first.err]).toEqual([0, []])
    expect(again.text).toBe(first.text)
    expect(other.out.slice(0, -1)).not.toEqual(first.out.slice(0, -1))
    expect(first.out).toHaveLength(5)
    expect(first.out.at(-1)).toBe('4 games, seed 7')
    expect(first.out.slice(1, 4).map((line) => line.split(/\s+/).slice(0, 2))).toEqual([
      ['gold', 'random'],
      ['red', 'random'],
      ['green', 'random'],
    ])
  })

  test('lets any bots meet, and makes room for their names', async () => {
    const games = process.env.BASTIDE_QUICK ? '1' : '2'
    const play = () =>
      told('arena', '--games', games, '--seed', '7', '--players', 'journeyman,random,journeyman-builder')
    const { exit, out, text } = await play()
    expect(exit).toBe(0)
    expect(out.slice(1, 4).map((line) => line.split(/\s+/).slice(0, 2))).toEqual([
      ['gold', 'journeyman'],
      ['red', 'random'],
      ['green', 'journeyman-builder'],
    ])
    const column = out[0]?.indexOf('won') as number
    for (const line of out.slice(1, 4)) expect(line.slice(column - 2)).toMatch(/^ {2}\d/)
    expect(out[2]).toMatch(/^red +random +0 +0 /)
    expect((await play()).text).toBe(text)
  })

  test('says in its help who may play', async () => {
    const { text } = await told('arena', '--help')
    for (const { id } of BOTS) expect(text).toMatch(new RegExp(`^ +${id} +\\p{Lu}.*\\.$`, 'mu'))
  })

  test('tells who won and how much was scored', async () => {
    const save = join(scratch.folder, 'table')
    const { out } = await told('arena', '--games', '6', '--seed', '3', '--save', save)
    const results = readdirSync(save).map(
      (name) => (JSON.parse(readFileSync(join(save, name), 'utf8')) as GameRecord).result ?? [],
    )
    for (const seat of [0, 1]) {
      const own = results.map((standings) => standings.find((one) => one.seat === seat) as Standing)
      const first = own.filter(({ place }) => place === 1).length
      const alone = results.filter(
        (standings) => standings.filter(({ place }) => place === 1).length === 1 && standings[0]?.seat === seat,
      ).length
      const mean = own.reduce((sum, { score }) => sum + score, 0) / own.length
      expect(out[1 + seat]?.split(/\s+/).slice(2, 5)).toEqual([String(alone), String(first - alone), mean.toFixed(2)])
    }
  })

  test('takes another seed each time where none is given, and says which', async () => {
    const { exit, out } = await told('arena', '--games', '1')
    expect(exit).toBe(0)
    const seed = out.at(-1)?.match(/^1 game, seed (\d+)$/)?.[1] as string
    expect((await told('arena', '--games', '1', '--seed', seed)).out).toEqual(out)
  })

  test('saves records that replay, with every module in play', async () => {
    const modules = MODULES.slice(1).map(({ id }) => id)
    const save = join(scratch.folder, 'modules')
    const { exit } = await told(
      'arena',
      '--games',
      '3',
      '--seed',
      '11',
      '--players',
      'random,random',
      '--modules',
      modules.join(','),
      '--save',
      save,
    )
    expect([exit, readdirSync(save)]).toEqual([0, ['game-0001.json', 'game-0002.json', 'game-0003.json']])
    for (const name of readdirSync(save)) {
      expect((await told('replay', join(save, name))).exit).toBe(0)
      const record = parseRecord(readFileSync(join(save, name), 'utf8'))
      if (!record.ok) throw new Error(record.reason)
      expect(record.value.setup).toMatchObject({
        edition: '2016',
        modules,
        options: { farmers: 'field-3', followers: 7 },
      })
      const rules = tileGame.compose(record.value.setup, 2)
      expect(rules.ok && replay(rules.value, record.value.moves).stopped).toBeUndefined()
    }
  })

  test('tells a game as replaying its record does', async () => {
    const save = join(scratch.folder, 'story')
    const { out } = await told('arena', '--games', '1', '--seed', '4', '--story', '--save', save)
    const replayed = await told('replay', join(save, 'game-0001.json'))
    expect(out.slice(0, -1)).toEqual(replayed.out)
    expect(out.at(-1)).toBe('1 game, seed 4')
  })

  test('plays a setup from a file', async () => {
    const file = join(scratch.folder, 'setup.json')
    writeFileSync(file, JSON.stringify({ edition: '2000', pile: { 'base/U': 2 }, options: { farmers: 'none' } }))
    const save = join(scratch.folder, 'setup')
    expect((await told('arena', '--games', '1', '--seed', '1', '--setup', file, '--save', save)).exit).toBe(0)
    const { moves } = JSON.parse(readFileSync(join(save, 'game-0001.json'), 'utf8')) as GameRecord
    expect(moves).toHaveLength(6)
  })

  test('saves into a folder that is there already, over what an earlier match left', async () => {
    const save = join(scratch.folder, 'twice')
    for (const seed of ['1', '2'])
      expect((await told('arena', '--games', '1', '--seed', seed, '--save', save)).exit).toBe(0)
    expect(readdirSync(save)).toEqual(['game-0001.json'])
  })

  test('cannot save where there is no place: one line, and nothing is played', async () => {
    const file = join(scratch.folder, 'a-file')
    writeFileSync(file, '')
    for (const place of [
      file,
      join(file, 'below'),
      join(scratch.folder, 'missing', 'below'),
      join(scratch.folder, 'a\0b'),
      '',
    ]) {
      const { exit, out, err } = await told('arena', '--games', '2', '--seed', '1', '--save', place)
      expect([exit, out, err.length], place).toEqual([1, [], 1])
      expect(err[0]).toMatch(/^bastide arena: cannot make the folder .*; the one around it must exist \([A-Z_]+\)$/)
    }
    expect(readdirSync(scratch.folder)).not.toContain('missing')
  })

  test('understands only good arguments', async () => {
    const [first = 'base'] = MODULES.slice(1).map(({ id }) => id)
    for (const games of ['0', '-1', '1.5', 'ten', '', '1000001', '1e3', '99999999999999999999'])
      expect(await misused('arena', `--games=${games}`)).toBe(
        `bastide arena: --games takes a whole number from 1 to 1000000, not '${games}'`,
      )
    for (const seed of ['-1', 'x', '0.5', '9007199254740993'])
      expect(await misused('arena', `--seed=${seed}`)).toContain('--seed takes a whole number')
    expect(await misused('arena', '--players', 'random,clever')).toBe(
      "bastide arena: unknown player 'clever'; there are random, apprentice, journeyman, journeyman-builder, journeyman-farmer, journeyman-raider, master, master-builder, master-farmer, master-raider, grandmaster, grandmaster-builder, grandmaster-farmer, grandmaster-raider",
    )
    for (const players of ['', ',', 'toString', '__proto__'])
      expect(await misused('arena', '--players', players)).toContain('unknown player')
    expect(await misused('arena', '--players', new Array(6).fill('random').join())).toBe(
      'bastide arena: seats: 6 is not between 1 and 5',
    )
    expect(await misused('arena', '--edition', '2021')).toContain(
      'setup.edition: expected one of "2000", "2016", found "2021"',
    )
    expect(await misused('arena', '--modules', 'no-such')).toContain('setup.modules[0]: unknown module "no-such"')
    expect(await misused('arena', '--modules', `${first},${first}`)).toContain('is named twice')
    expect(await misused('arena', 'something')).toBe("bastide arena: unexpected argument 'something'")
  })

  test('plays a setup from a file that begins with a byte order mark', async () => {
    const file = join(scratch.folder, 'marked-setup.json')
    writeFileSync(file, '\ufeff{"edition":"2016"}')
    expect((await told('arena', '--games', '1', '--setup', file)).exit).toBe(0)
  })

  test('refuses bad setup files', async () => {
    const file = join(scratch.folder, 'bad-setup.json')
    const refused = (text: string): Promise<string> => {
      writeFileSync(file, text)
      return misused('arena', '--setup', file)
    }
    expect(await refused('{')).toContain('is not JSON')
    expect(await refused('null')).toContain('setup: expected an object, found null')
    expect(await refused('{"edition":"2016","pile":{"base/Z":1}}')).toContain('setup.pile: no tile "base/Z"')
    expect(await refused(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).toContain(
      'setup: expected an object, found a list',
    )
    expect(await refused('{"edition":"2016"}'.padEnd(9_000_000))).toContain('is larger than 8000000 bytes')
    expect(await misused('arena', '--setup', join(scratch.folder, 'none.json'))).toContain('there is no file')
    expect(await misused('arena', '--setup', scratch.folder)).toContain('cannot read')
    expect(await misused('arena', '--setup', file, '--edition', '2016')).toBe(
      'bastide arena: --setup stands in place of --edition and --modules',
    )
    expect(await misused('arena', '--setup', file, '--modules', '')).toContain('--setup stands in place')
  })
})

describe('bastide tiles', () => {
  const count = MODULES.reduce((sum, { tiles }) => sum + tiles.length, 0)

  test('prints a line for each tile between a heading and the totals', async () => {
    const { exit, out, err } = await told('tiles')
    expect([exit, err, out.length]).toEqual([0, [], count + 2])
    expect(out[0]).toMatch(/^tile +edges +2000 +2016 +contents$/)
    expect(out.find((line) => line.startsWith('base/D '))).toMatch(
      /^base\/D +CRFR +4 +4 +city N, road E W, field ENE WNW, field ESE SSE SSW WSW$/,
    )
    expect(out.find((line) => line.startsWith('base/E-garden'))).toMatch(/CFFF +– +1 /)
  })

  test('prints one module alone', async () => {
    const { exit, out } = await told('tiles', '--module', 'base')
    expect([exit, out.length]).toEqual([0, (MODULES[0]?.tiles.length ?? 0) + 2])
    expect(out.at(-1)?.trim().split(/\s+/)).toEqual(['total', '72', '72'])
    for (const { id, tiles } of MODULES)
      expect((await told('tiles', '--module', id)).out).toHaveLength(tiles.length + 2)
  })

  test('prints JSON', async () => {
    const tiles = JSON.parse((await told('tiles', '--json')).text) as readonly { readonly id: string }[]
    expect(tiles).toHaveLength(count)
    expect(tiles.find(({ id }) => id === 'base/C')).toEqual({
      id: 'base/C',
      edges: 'CCCC',
      module: 'base',
      copies: { '2000': 1, '2016': 1 },
      contents: 'city N E S W pennant',
      segments: [{ spot: 'city:N', kind: 'city', sides: ['N', 'E', 'S', 'W'], halves: [], pennants: 1, beside: [] }],
      symbols: [],
    })
    expect(tiles.find(({ id }) => id === 'base/D')).toMatchObject({
      segments: [
        { spot: 'city:N', kind: 'city' },
        { spot: 'road:E', kind: 'road', sides: ['E', 'W'] },
        { spot: 'field:ENE', kind: 'field', halves: ['ENE', 'WNW'], beside: ['city:N'] },
        { spot: 'field:ESE', beside: [] },
      ],
    })
  })

  test('understands only good arguments', async () => {
    expect(await misused('tiles', '--module', 'no-such')).toContain("unknown module 'no-such'; there are base")
    expect(await misused('tiles', '--module', '')).toContain("unknown module ''")
    expect(await misused('tiles', 'base')).toBe("bastide tiles: unexpected argument 'base'")
    expect(await misused('tiles', '--game', 'card')).toBe('bastide tiles: this lists the tile game, not the card game')
    expect(await misused('tiles', '--game', 'chess')).toContain("unknown game 'chess'")
    expect((await told('tiles', '--game', 'tile')).exit).toBe(0)
  })
})
