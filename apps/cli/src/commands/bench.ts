import { WATCHER } from '@bastide/kernel'
import { type Measured, measure } from '../bench/measuring.ts'
import { copying, joint, makeAndUnmake, twoStage, twoStageListed, type Workload } from '../bench/workloads.ts'
import { type Command, Misuse, OK, readArguments, readCount } from '../command.ts'
import { readTileRules } from '../setup.ts'

const MEASURES = { twoStage, twoStageListed, joint, makeUnmake: makeAndUnmake, copy: copying } as const
type Measure = keyof typeof MEASURES

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** The figures as JSON. */
function figures(measured: { readonly [name in Measure]: Measured }, bytes: number) {
  const { twoStage: two, twoStageListed: listed, joint: whole, makeUnmake, copy } = measured
  return {
    twoStage: Math.round(two.perSecond),
    twoStageListed: Math.round(listed.perSecond),
    joint: Math.round(whole.perSecond),
    meanScore: { twoStage: rounded(two.tally.meanScore, 2), joint: rounded(whole.tally.meanScore, 2) },
    sdScore: { twoStage: rounded(two.tally.deviation, 2), joint: rounded(whole.tally.deviation, 2) },
    placementsPerTurn: rounded(listed.tally.options / listed.tally.turns, 2),
    jointMovesPerTurn: rounded(whole.tally.options / whole.tally.turns, 2),
    turnsPerGame: rounded(listed.tally.turns / listed.tally.games, 2),
    makeUnmakePerSecond: Math.round(makeUnmake.perSecond),
    copyMicroseconds: rounded(1e6 / copy.perSecond, 2),
    bytesPerPosition: bytes,
    spread: rounded(Math.max(...Object.values(measured).map((one) => one.spread)), 2),
  }
}

export const bench: Command = {
  name: 'bench',
  purpose: 'measures the engine on one core',
  help: [
    'usage: bastide bench [--game tile] [--setup FILE] [--seats N] [--seconds N] [--seed N] [--json]',
    '                     [--beside COMMAND [--measure NAME]]',
    '',
    'Random play on one core in CPU time: five runs of each measure, medians, and how far the runs lie apart.',
    '',
    '  twoStage         games a second: a placement by sample, then a figure or none',
    '  twoStageListed   the same with the options of each decision listed',
    '  joint            games a second: all placements with all deployments listed, one picked',
    '  makeUnmake       deployments made and unmade a second, each placement made once',
    '  copy             copies of a position',
    '',
    '  --setup FILE     a setup as JSON (default: edition 2016)',
    '  --seats N        1 to 5 (default 2)',
    '  --seconds N      CPU seconds for each measure (default 5)',
    '  --seed N         of the random games (default 1)',
    '  --json           the figures as JSON',
    '  --beside COMMAND runs another program that prints its games/s between the runs, and prints the ratio to it',
    '  --measure NAME   which measure is compared (default twoStage); only that one is run',
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
        beside: { type: 'string' },
        measure: { type: 'string' },
      },
      [],
    )
    if (values.game !== 'tile') throw new Misuse(`unknown game '${values.game}'; there is: tile`)
    if (values.measure !== undefined && values.beside === undefined) throw new Misuse('--measure goes with --beside')
    const named = values.measure ?? 'twoStage'
    if (!Object.hasOwn(MEASURES, named)) throw new Misuse(`unknown measure '${named}'; there are ${Object.keys(MEASURES).join(', ')}`)
    const seconds = readCount(values.seconds, 'seconds', 1, 600)
    const seed = readCount(values.seed, 'seed', 0, Number.MAX_SAFE_INTEGER)
    const rules = readTileRules(values.setup, readCount(values.seats, 'seats', 1, 5))
    const workload = (name: Measure): Workload => MEASURES[name](rules, seed)

    if (values.beside !== undefined) {
      const { perSecond, spread, beside } = measure(workload(named as Measure), seconds, values.beside)
      const compared = {
        measure: named,
        perSecond: Math.round(perSecond),
        besidePerSecond: Math.round(beside?.perSecond ?? 0),
        ratio: rounded(beside?.ratio ?? 0, 3),
        spread: rounded(spread, 2),
        tilesDrawn: rules.view(rules.start(), WATCHER).pile.left,
      }
      if (values.json) terminal.out(JSON.stringify(compared))
      else terminal.out(`${named}: ${compared.perSecond} a second, beside ${compared.besidePerSecond}: ratio ${compared.ratio} (spread ${compared.spread})`)
      return OK
    }
    const names = Object.keys(MEASURES) as readonly Measure[]
    const measured = Object.fromEntries(names.map((name) => [name, measure(workload(name), seconds)])) as { readonly [name in Measure]: Measured }
    const found = figures(measured, rules.layout.size * 2)
    if (values.json) terminal.out(JSON.stringify(found))
    else for (const [name, figure] of Object.entries(found)) terminal.out(`${name.padEnd(20)} ${typeof figure === 'object' ? JSON.stringify(figure) : figure}`)
    return OK
  },
}
