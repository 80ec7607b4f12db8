import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOTS, type Bot, botFor } from '@bastide/bots'
import { BOT_WORDS } from '@bastide/bots/words'
import { GAMES } from '@bastide/catalog'
import {
  type AnyRules,
  type Game,
  type Happening,
  type Json,
  MOST_MOVES,
  makeRecord,
  NOBODY,
  playOut,
  Random,
  standings,
} from '@bastide/kernel'
import { type Command, OK, readArguments, readCount, type Terminal } from '../command.ts'
import { Failed, failure, Misuse } from '../failure.ts'
import { composeRules, gameOf, readSetupFile } from '../setup.ts'
import { standingLines, tellStory } from '../story.ts'

/** The names of the seats. */
export const COLOURS = ['gold', 'red', 'green', 'blue', 'black']

/** The players available for a game. */
const playersOf = (game: string): readonly string[] =>
  BOTS.filter((bot) => bot.game === null || bot.game === game).map(({ id }) => id)

interface Match {
  readonly game: Game
  readonly rules: AnyRules
  readonly setup: Json
  readonly players: readonly Bot[]
  readonly names: readonly string[]
  readonly random: Random
  /** A longer game is abandoned as unfinished. */
  readonly limit: number
}

/** A setup from a file, or with the given edition and modules. A game without those has a single plain setup. */
function readSetup(
  { form, speech }: Game,
  file: string | undefined,
  edition: string | undefined,
  modules: string | undefined,
): Json {
  if (file !== undefined) return readSetupFile(file)
  if (form.editions.length === 0 && (edition ?? modules) !== undefined)
    throw new Misuse('this game has no editions and no modules')
  if (form.editions.length === 0) return speech.namedSetups[0]?.setup ?? {}
  return { edition: edition ?? '2016', modules: modules === undefined || modules === '' ? [] : modules.split(',') }
}

function readPlayers(game: string, text: string): readonly Bot[] {
  return text.split(',').map((id) => {
    const bot = botFor(game, id)
    if (bot === undefined) throw new Misuse(`unknown player '${id}'; there are ${playersOf(game).join(', ')}`)
    return bot
  })
}

/** One line per seat: how often it won, and its scores. */
function printTable(
  { players, names }: Match,
  scores: readonly (readonly number[])[],
  places: readonly (readonly number[])[],
  terminal: Terminal,
): void {
  const width = Math.max(8, ...players.map(({ id }) => id.length))
  terminal.out(`seat    ${'player'.padEnd(width)}  won    shared  mean    deviation`)
  players.forEach(({ id }, seat) => {
    const own = scores.map((game) => game[seat] as number)
    const mean = own.reduce((sum, score) => sum + score, 0) / own.length
    const deviation = Math.sqrt(own.reduce((sum, score) => sum + (score - mean) ** 2, 0) / own.length)
    const first = places.filter((game) => game[seat] === 1)
    const alone = first.filter((game) => game.filter((place) => place === 1).length === 1).length
    const columns = [
      names[seat] as string,
      id,
      String(alone),
      String(first.length - alone),
      mean.toFixed(2),
      deviation.toFixed(2),
    ]
    terminal.out(
      [
        columns[0]?.padEnd(6),
        columns[1]?.padEnd(width),
        columns[2]?.padEnd(5),
        columns[3]?.padEnd(6),
        columns[4]?.padEnd(6),
        columns[5],
      ].join('  '),
    )
  })
}

export const arena: Command = {
  name: 'arena',
  purpose: 'plays games between players',
  help: [
    'usage: bastide arena [--game ID] [--games N] [--players A,B,…] [--edition 2000|2016] [--modules ID,…]',
    '                     [--setup FILE] [--seed N] [--limit N] [--story] [--save FOLDER]',
    '',
    'Plays games between players and prints who won and the scores.',
    '',
    `  --game ID         which game (default tile); there are ${GAMES.map(({ id }) => id).join(', ')}`,
    '  --games N         how many (default 100)',
    '  --players A,B,…   one per seat (default random,random); for the tile game:',
    ...playersOf('tile').map((id) => `                      ${id.padEnd(20)}${BOT_WORDS.en.bots[id]?.says ?? ''}`),
    '                    for the other games: random, apprentice and journeyman',
    '  --edition E       2000 or 2016 (default)',
    '  --modules ID,…    modules to add to the base game',
    '  --setup FILE      a whole setup as JSON instead of --edition and --modules',
    '  --seed N          the same seed plays the same games (default: a different one each time)',
    `  --limit N         abandons a longer game as unfinished (default ${MOST_MOVES})`,
    '  --story           prints the story of each game',
    '  --save FOLDER     writes a record of each game into this folder, which is created if its parent exists',
  ].join('\n'),
  run(argv, terminal) {
    const { values } = readArguments(
      argv,
      {
        game: { type: 'string', default: 'tile' },
        games: { type: 'string', default: '100' },
        players: { type: 'string', default: 'random,random' },
        edition: { type: 'string' },
        modules: { type: 'string' },
        setup: { type: 'string' },
        seed: { type: 'string' },
        limit: { type: 'string', default: String(MOST_MOVES) },
        story: { type: 'boolean' },
        save: { type: 'string' },
      },
      [],
    )
    if (values.setup !== undefined && (values.edition ?? values.modules) !== undefined)
      throw new Misuse('--setup stands in place of --edition and --modules')
    const games = readCount(values.games, 'games', 1, 1_000_000)
    const seed =
      values.seed === undefined
        ? Date.now() % 1_000_000_000
        : readCount(values.seed, 'seed', 0, Number.MAX_SAFE_INTEGER)
    const game = gameOf(values.game)
    const players = readPlayers(game.id, values.players)
    const setup = readSetup(game, values.setup, values.edition, values.modules)
    const match: Match = {
      game,
      rules: composeRules(game, setup, players.length),
      setup,
      players,
      names: COLOURS.slice(0, players.length),
      random: new Random(seed),
      limit: readCount(values.limit, 'limit', 1, MOST_MOVES),
    }
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
  const { game: kind, rules, setup, players, names, random, limit } = match
  const seats = names.map((name, seat) => ({ name, bot: players[seat]?.id as string }))
  let unfinished = 0
  if (folder !== undefined) makeFolder(folder)
  const scores: (readonly number[])[] = []
  const places: (readonly number[])[] = []
  for (let game = 1; game <= games; game++) {
    const told: Happening[] = []
    const { moves, p } = playOut(rules, players, random, {
      most: limit,
      tell: tellsStory ? (happening) => told.push(happening) : undefined,
    })
    if (tellsStory) {
      tellStory(kind.speech, told, names, kind.speech.textsOf(setup, 'en'), terminal)
      for (const line of ['', ...standingLines(rules, p, names, 'en')]) terminal.out(line)
    }
    if (rules.awaited(p) !== NOBODY) unfinished++
    scores.push(names.map((_, seat) => rules.score(p, seat)))
    const standing = standings(rules, p)
    // An unfinished game has no winner.
    places.push(
      names.map((_, seat) =>
        rules.awaited(p) === NOBODY ? (standing.find((one) => one.seat === seat)?.place as number) : 0,
      ),
    )
    if (folder !== undefined) save(folder, game, makeRecord(rules, seats, moves, p))
  }
  if (games > 1 || !tellsStory) printTable(match, scores, places, terminal)
  terminal.out(
    `${games} ${games === 1 ? 'game' : 'games'}, seed ${seed}${unfinished === 0 ? '' : `; unfinished: ${unfinished}`}`,
  )
  return OK
}

/** Not recursive: when asked to make folders below /proc, Node loops for ever. */
function makeFolder(folder: string): void {
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) mkdirSync(folder)
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    const reason = `cannot make the folder ${folder}; the one around it must exist (${code})`
    throw new Failed(failure('unwritable', reason), { cause: thrown })
  }
}

function save(folder: string, game: number, record: object): void {
  try {
    writeFileSync(join(folder, `game-${String(game).padStart(4, '0')}.json`), `${JSON.stringify(record)}\n`)
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    throw new Failed(failure('unwritable', `cannot write into ${folder} (${code})`), { cause: thrown })
  }
}
