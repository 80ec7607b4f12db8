import { WATCHER } from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import { anyGameFigures } from '../bench/any-game.ts'
import { speedBeside } from '../bench/beside.ts'
import { figuresOf, MEASURES, type Measure, rounded } from '../bench/figures.ts'
import { measure } from '../bench/measuring.ts'
import { type Command, OK, readArguments, readCount } from '../command.ts'
import { Misuse } from '../failure.ts'
import { composeRules, gameOf, readSetupFile, readTileRules } from '../setup.ts'

/** The number of tiles a game draws: those in the bag, and those that later stages add. */
const tilesToDraw = (rules: TileRules): number => rules.view(rules.start(), WATCHER).pile.toCome

export const bench: Command = {
  name: 'bench',
  purpose: 'measures the engine on one core',
  help: [
    'usage: bastide bench [--game ID] [--setup FILE] [--seats N] [--seconds N] [--seed N] [--json] [--spreads]',
    '                     [--beside COMMAND [--measure NAME]]',
    '',
    'Random play on one core in CPU time: medians and spreads of five runs of each measure.',
    '',
    '  twoStage         games per second: a placement by sample, then a figure or none',
    '  twoStageListed   the same with the options of each decision listed',
    '  joint            games per second: all placements with all deployments listed, one picked',
    '  makeUnmake       deployments made and unmade per second, each placement made once',
    '  copy             copies of a position',
    '',
    'For the other games: turns, moves and games of random play per second, sampled and listed, and copies.',
    '',
    '  --game ID        which game (default tile)',
    '  --setup FILE     a setup as JSON (default: the plain one; for the tile game, edition 2016)',
    '  --seats N        1 to 5 (default 2)',
    '  --seconds N      CPU seconds for each measure (default 5)',
    '  --seed N         the seed of the random games (default 1)',
    '  --json           the figures as JSON',
    '  --spreads        also the spread of each measure, not only the largest',
    '  --beside COMMAND runs another program between the runs and prints the ratio to it; that program prints its',
    '                   speed as `18000 games/s` (or games/cpu-s) within ten minutes',
    '  --measure NAME   the one measure to run and compare (default twoStage)',
  ].join('\n'),
  run(argv, terminal) {
    const { values } = readArguments(
      argv,
      {
        game: { type: 'string', default: 'tile' },
        setup: { type: 'string' },
        seats: { type: 'string', default: '2' },
        seconds: { type: 'string', default: '5' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean' },
        spreads: { type: 'boolean' },
        beside: { type: 'string' },
        measure: { type: 'string' },
      },
      [],
    )
    const game = gameOf(values.game)
    const isTile = game.id === tileGame.id
    if (!isTile && values.beside !== undefined) throw new Misuse('--beside compares the tile game')
    if (values.measure !== undefined && values.beside === undefined) throw new Misuse('--measure goes with --beside')
    const named = values.measure ?? 'twoStage'
    if (!Object.hasOwn(MEASURES, named))
      throw new Misuse(`unknown measure '${named}'; there are ${Object.keys(MEASURES).join(', ')}`)
    const seconds = readCount(values.seconds, 'seconds', 1, 600)
    const seed = readCount(values.seed, 'seed', 0, Number.MAX_SAFE_INTEGER)
    const seats = readCount(values.seats, 'seats', 1, 5)
    const print = ({ figures, spreads }: { readonly figures: object; readonly spreads: object }): number => {
      const found = values.spreads ? { ...figures, spreads } : figures
      if (values.json) terminal.out(JSON.stringify(found))
      else
        for (const [name, figure] of Object.entries(found))
          terminal.out(`${name.padEnd(20)} ${typeof figure === 'object' ? JSON.stringify(figure) : figure}`)
      return OK
    }
    if (!isTile) {
      const setup = values.setup === undefined ? (game.speech.namedSetups[0]?.setup ?? {}) : readSetupFile(values.setup)
      return print(anyGameFigures(composeRules(game, setup, seats), seed, (workload) => measure(workload, seconds)))
    }
    const rules = readTileRules(values.setup, seats)
    const command = values.beside
    if (command !== undefined) {
      const { perSecond, spread, beside } = measure(MEASURES[named as Measure](rules, seed), seconds, () =>
        speedBeside(command),
      )
      const compared = {
        measure: named,
        perSecond: Math.round(perSecond),
        besidePerSecond: Math.round(beside?.perSecond ?? 0),
        ratio: rounded(beside?.ratio ?? 0, 3),
        spread: rounded(spread, 2),
        tilesDrawn: tilesToDraw(rules),
      }
      if (values.json) terminal.out(JSON.stringify(compared))
      else
        terminal.out(
          `${named}: ${compared.perSecond} a second, beside ${compared.besidePerSecond}: ratio ${compared.ratio} (spread ${compared.spread})`,
        )
      return OK
    }
    return print(figuresOf(rules, seed, (workload) => measure(workload, seconds)))
  },
}
