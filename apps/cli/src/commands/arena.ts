import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOTS, type Bot, botFor } from '@bastide/bots'
import { BOT_WORDS } from '@bastide/bots/words'
import { type Json, makeRecord, NOBODY, Random, standings } from '@bastide/kernel'
import { type TileHappening, type TileRules, tileGame } from '@bastide/tile-game'
import { type Command, FAILED, Misuse, OK, readArguments, readCount, type Terminal } from '../command.ts'
import { composeTileRules, readSetupFile } from '../setup.ts'
import { standingLines, tellStory, textsOf } from '../story.ts'

const COLOURS = ['gold', 'red', 'green', 'blue', 'black']

/** Who may play. */
const PLAYERS = BOTS.filter(({ id }) => botFor(tileGame.id, id) !== undefined).map(({ id }) => id)

interface Match {
  readonly rules: TileRules
  readonly setup: Json
  readonly players: readonly Bot[]
  readonly names: readonly string[]
  readonly random: Random
}

interface Outcome {
  readonly moves: readonly Json[]
  readonly p: ReturnType<TileRules['start']>
}

function playGame({ rules, players, random }: Match, tell?: (happening: TileHappening) => void): Outcome {
  const p = rules.start()
  const moves: Json[] = []
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    // Every seat is told all moves as they are, so what it was told folds into this very position; a bot is handed a guess at it (A4).
    const action = by < 0 ? rules.sample(p, by, random) : (players[by] as Bot).choose(rules, rules.fill(p, random), by, random)
    moves.push(rules.toMove(p, action) as unknown as Json)
    rules.apply(p, by, action, tell)
  }
  return { moves, p }
}

function readSetup(file: string | undefined, edition: string, modules: string | undefined): Json {
  return file === undefined ? { edition, modules: modules === undefined || modules === '' ? [] : modules.split(',') } : readSetupFile(file)
}

function readPlayers(text: string): readonly Bot[] {
  return text.split(',').map((id) => {
    const bot = botFor(tileGame.id, id)
    if (bot === undefined) throw new Misuse(`unknown player '${id}'; there are ${PLAYERS.join(', ')}`)
    return bot
  })
}

/** One line a seat: how often it won, and its scores. */
function printTable({ players, names }: Match, scores: readonly (readonly number[])[], places: readonly (readonly number[])[], terminal: Terminal): void {
  const width = Math.max(8, ...players.map(({ id }) => id.length))
  terminal.out(`seat    ${'player'.padEnd(width)}  won    shared  mean    deviation`)
  players.forEach(({ id }, seat) => {
    const own = scores.map((game) => game[seat] as number)
    const mean = own.reduce((sum, score) => sum + score, 0) / own.length
    const deviation = Math.sqrt(own.reduce((sum, score) => sum + (score - mean) ** 2, 0) / own.length)
    const first = places.filter((game) => game[seat] === 1)
    const alone = first.filter((game) => game.filter((place) => place === 1).length === 1).length
    const columns = [names[seat] as string, id, String(alone), String(first.length - alone), mean.toFixed(2), deviation.toFixed(2)]
    terminal.out([columns[0]?.padEnd(6), columns[1]?.padEnd(width), columns[2]?.padEnd(5), columns[3]?.padEnd(6), columns[4]?.padEnd(6), columns[5]].join('  '))
  })
}

export const arena: Command = {
  name: 'arena',
  purpose: 'plays games between players',
  help: [
    'usage: bastide arena [--games N] [--players A,B,…] [--edition 2000|2016] [--modules ID,…] [--setup FILE]',
    '                     [--seed N] [--story] [--save FOLDER]',
    '',
    'Plays games of the tile game and prints who won and how much was scored.',
    '',
    '  --games N         how many (default 100)',
    '  --players A,B,…   one a seat, one to five (default random,random); there are:',
    ...PLAYERS.map((id) => `                      ${id.padEnd(20)}${BOT_WORDS.en?.[id]?.says ?? ''}`),
    '  --edition E       2000 or 2016 (default)',
    '  --modules ID,…    modules played besides the base game',
    '  --setup FILE      a whole setup as JSON instead of --edition and --modules',
    '  --seed N          the same seed plays the same games (default: another one each time)',
    '  --story           tells each game',
    '  --save FOLDER     writes a record of each game into this folder, which is made if need be; the one around it must exist',
  ].join('\n'),
  run(argv, terminal) {
    const { values } = readArguments(
      argv,
      {
        games: { type: 'string', default: '100' },
        players: { type: 'string', default: 'random,random' },
        edition: { type: 'string' },
        modules: { type: 'string' },
        setup: { type: 'string' },
        seed: { type: 'string' },
        story: { type: 'boolean' },
        save: { type: 'string' },
      },
      [],
    )
    if (values.setup !== undefined && (values.edition ?? values.modules) !== undefined) throw new Misuse('--setup stands in place of --edition and --modules')
    const games = readCount(values.games, 'games', 1, 1_000_000)
    const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : readCount(values.seed, 'seed', 0, Number.MAX_SAFE_INTEGER)
    const players = readPlayers(values.players)
    const setup = readSetup(values.setup, values.edition ?? '2016', values.modules)
    const match: Match = { rules: composeTileRules(setup, players.length), setup, players, names: COLOURS.slice(0, players.length), random: new Random(seed) }
    return playMatch(match, { games, seed, tellsStory: values.story === true, folder: values.save }, terminal)
  },
}

interface Wishes {
  readonly games: number
  readonly seed: number
  readonly tellsStory: boolean
  readonly folder: string | undefined
}

function playMatch(match: Match, { games, seed, tellsStory, folder }: Wishes, terminal: Terminal): number {
  const { rules, setup, names } = match
  if (folder !== undefined && !makeFolder(folder, terminal)) return FAILED
  const scores: (readonly number[])[] = []
  const places: (readonly number[])[] = []
  for (let game = 1; game <= games; game++) {
    const told: TileHappening[] = []
    const { moves, p } = playGame(match, tellsStory ? (happening) => told.push(happening) : undefined)
    if (tellsStory) {
      tellStory(told, names, textsOf(setup, 'en'), terminal)
      for (const line of ['', ...standingLines(rules, p, names)]) terminal.out(line)
    }
    scores.push(names.map((_, seat) => rules.score(p, seat)))
    const standing = standings(rules, p)
    places.push(names.map((_, seat) => standing.find((one) => one.seat === seat)?.place as number))
    if (folder !== undefined && !save(folder, game, makeRecord(rules, setup, names, moves, p), terminal)) return FAILED
  }
  if (games > 1 || !tellsStory) printTable(match, scores, places, terminal)
  terminal.out(`${games} ${games === 1 ? 'game' : 'games'}, seed ${seed}`)
  return OK
}

/** Not with those around it: asked to make folders below /proc, Node tries for ever. */
function makeFolder(folder: string, terminal: Terminal): boolean {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) mkdirSync(folder)
    return true
  } catch (thrown) {
    terminal.err(`bastide arena: cannot make the folder ${folder}; the one around it must exist (${(thrown as NodeJS.ErrnoException).code})`)
    return false
  }
}

function save(folder: string, game: number, record: object, terminal: Terminal): boolean {
  try {
    writeFileSync(join(folder, `game-${String(game).padStart(4, '0')}.json`), `${JSON.stringify(record)}\n`)
    return true
  } catch (thrown) {
    terminal.err(`bastide arena: cannot write into ${folder} (${(thrown as NodeJS.ErrnoException).code})`)
    return false
  }
}
