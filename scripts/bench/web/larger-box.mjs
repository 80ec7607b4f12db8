/**
 * Boards of 150 and 200 tiles must be fast, but the game has only 122 with all expansions. For these boards it is built
 * with the base game's tiles three times over, and with as many tiles as a position can hold: changed during the build,
 * never on disk.
 */
const CHANGES = [
  { file: 'packages/tile-game/src/board/cell.ts', find: 'MOST_TILES = 126', replace: 'MOST_TILES = 252' },
  {
    file: 'packages/tile-game/src/expansions/base/index.ts',
    find: 'copies[edition] ?? {}',
    replace: 'Object.fromEntries(Object.entries(copies[edition] ?? {}).map(([tile, count]) => [tile, count * 3]))',
  },
]

/** A plugin for both Rolldown and Vite. */
export function largerBox() {
  return {
    name: 'larger-box',
    transform(code, id) {
      const change = CHANGES.find(({ file }) => id.split('?')[0].replaceAll('\\', '/').endsWith(`/${file}`))
      if (change === undefined) return undefined
      const pieces = code.split(change.find)
      if (pieces.length !== 2)
        throw new Error(`'${change.find}' stands ${pieces.length - 1} times in ${change.file}, not once`)
      return { code: pieces.join(change.replace), map: null }
    },
  }
}
