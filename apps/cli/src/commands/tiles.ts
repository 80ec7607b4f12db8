import { EDITIONS, HALVES, MODULES, SIDES, type Tile } from '@bastide/tile-game'
import { type Command, Misuse, OK, readArguments } from '../command.ts'

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
  purpose: 'the catalogue of tiles as a table',
  help: [
    'usage: bastide tiles [--module ID] [--json]',
    '',
    'Prints every tile: its name in records, its edges clockwise from the north (C city, R road, F field), the number of',
    'copies in each edition, and what is on it.',
    '',
    '  --module ID   only the tiles of this module',
    '  --json        as JSON',
  ].join('\n'),
  run(argv, terminal) {
    const { values } = readArguments(argv, { module: { type: 'string' }, json: { type: 'boolean' } }, [])
    const modules = MODULES.filter(({ id }) => values.module === undefined || id === values.module)
    if (modules.length === 0)
      throw new Misuse(`unknown module '${values.module}'; there are ${MODULES.map(({ id }) => id).join(', ')}`)
    const rows = modules.flatMap((module) =>
      module.tiles.map((tile) => ({
        tile,
        copies: Object.fromEntries(EDITIONS.map((edition) => [edition, module.copies(edition)[tile.id] ?? 0])),
      })),
    )
    if (values.json) {
      const facts = rows.map(({ tile, copies }) => ({
        id: tile.id,
        edges: tile.edges,
        copies,
        contents: contents(tile),
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
