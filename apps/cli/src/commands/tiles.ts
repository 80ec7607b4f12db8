import { EDITIONS, HALVES, MODULES, SIDES, type Tile } from '@bastide/tile-game'
import { type Command, OK, readArguments } from '../command.ts'
import { Misuse } from '../failure.ts'
import { expectTileGame } from '../setup.ts'
import { segmentsOf } from '../tile-segments.ts'

/** A tile's segments in a few words: `city N pennant, road E W, field ENE WNW`. */
function contents({ segments, symbols }: Tile): string {
  const lines = segments.map(({ kind, sides, halves, pennants }) =>
    [
      kind,
      ...sides.map((side) => SIDES[side]),
      ...halves.map((half) => HALVES[half]),
      ...Array.from({ length: pennants }, () => 'pennant'),
    ].join(' '),
  )
  return [...lines, ...symbols].join(', ')
}

export const tiles: Command = {
  name: 'tiles',
  purpose: 'the tiles of the tile game as a table',
  help: [
    'usage: bastide tiles [--game tile] [--module ID] [--json]',
    '',
    'For the tile game only. Prints every tile: its name in records, its edges clockwise from the north (C city, R road,',
    'F field, W river, x inside of Carcassonne), the number of copies in each edition, and what is on it.',
    '',
    '  --game tile   the game; no other has tiles',
    '  --module ID   only the tiles of this module',
    '  --json        as JSON, with the segments of each tile: the spot, what it reaches, its pennants, and for a field',
    '                the cities that it borders',
  ].join('\n'),
  run(argv, terminal) {
    const { values } = readArguments(
      argv,
      { game: { type: 'string', default: 'tile' }, module: { type: 'string' }, json: { type: 'boolean' } },
      [],
    )
    expectTileGame(values.game, 'lists the tile game')
    const modules = MODULES.filter(({ id }) => values.module === undefined || id === values.module)
    if (modules.length === 0)
      throw new Misuse(`unknown module '${values.module}'; there are ${MODULES.map(({ id }) => id).join(', ')}`)
    const rows = modules.flatMap((module) =>
      module.tiles.map((tile) => ({
        module: module.id,
        tile,
        copies: Object.fromEntries(EDITIONS.map((edition) => [edition, module.copies(edition)[tile.id] ?? 0])),
      })),
    )
    if (values.json) {
      const facts = rows.map(({ module, tile, copies }) => ({
        id: tile.id,
        module,
        edges: tile.edges,
        copies,
        contents: contents(tile),
        segments: segmentsOf(tile),
        symbols: tile.symbols,
      }))
      terminal.out(JSON.stringify(facts, null, 2))
      return OK
    }
    const widest = Math.max(...rows.map(({ tile }) => tile.id.length))
    terminal.out([`${'tile'.padEnd(widest)}  edges`, ...EDITIONS, 'contents'].join('  '))
    for (const { tile, copies } of rows) {
      const counts = EDITIONS.map((edition) => String(copies[edition] || '–').padStart(4))
      terminal.out([`${tile.id.padEnd(widest)}  ${tile.edges} `, ...counts, contents(tile)].join('  '))
    }
    const totals = EDITIONS.map((edition) =>
      String(rows.reduce((sum, row) => sum + (row.copies[edition] ?? 0), 0)).padStart(4),
    )
    terminal.out([`${'total'.padEnd(widest)}       `, ...totals].join('  '))
    return OK
  },
}
