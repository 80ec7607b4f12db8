/** The tile game, drawn: its tiles, or a played game as a map. */
import { GAMES } from '@bastide/catalog'
import { NOBODY } from '@bastide/kernel'
import { tileGame, type View } from '@bastide/tile-game'
import {
  completedSpots,
  DETAILS,
  type Detail,
  drawFigure,
  drawTile,
  seedOf,
  spotShapes,
  TILES,
} from '@bastide/tile-game/pictures'
import { Failed, failure, Misuse } from '../failure.ts'
import { playRecord, readRecordFile } from '../playing.ts'
import { type Artist, type Asked, documentOf, LOOKS } from './artist.ts'

const COLUMNS = 12
const GAP = 12
const LABEL = 8

const atPlace = (x: number, y: number, inside: string): string =>
  `<svg x="${x}" y="${y}" width="100" height="100" viewBox="0 0 100 100">${inside}</svg>`

/** Every tile once, with its name below. */
function sheet(ids: readonly string[], detail: Detail): string {
  const columns = Math.min(COLUMNS, ids.length)
  const placed = ids.map((id, i) => {
    const [x, y] = [GAP + (i % columns) * (100 + GAP), GAP + Math.floor(i / columns) * (100 + GAP + LABEL)]
    const name = `<text x="${x + 50}" y="${y + 108}" font-family="sans-serif" font-size="7" text-anchor="middle" fill="#2B2320">${id}</text>`
    return atPlace(x, y, drawTile(id, { rotation: 0, seed: seedOf(id, [0, 0]), detail })) + name
  })
  return documentOf(
    GAP + columns * (100 + GAP),
    GAP + Math.ceil(ids.length / columns) * (100 + GAP + LABEL),
    placed.join('\n'),
  )
}

/** Figures on one spot stand side by side. */
function figuresOf({ figures, tiles }: View, left: number, top: number): string {
  const standing = new Map<string, number>()
  return figures
    .map(({ seat, figure, role, at, on }) => {
      const laid = tiles.find((tile) => tile.at[0] === at[0] && tile.at[1] === at[1])
      const spot =
        laid === undefined ? undefined : spotShapes(laid.tile, laid.turn).find(({ names }) => names.includes(on))
      const before = standing.get(`${at}/${on}`) ?? 0
      standing.set(`${at}/${on}`, before + 1)
      const [x, y] = spot?.point ?? [50, 50]
      const look = { ...(LOOKS[seat] as (typeof LOOKS)[number]), figure }
      return `<g transform="translate(${(at[0] - left) * 100 + x - 14 + before * 9} ${(at[1] - top) * 100 + y - 22})scale(1.17)">${drawFigure(role, look)}</g>`
    })
    .join('\n')
}

/** The layout of a game, with the tiles joined. */
function map(view: View, detail: Detail): string {
  const xs = view.tiles.map(({ at }) => at[0])
  const ys = view.tiles.map(({ at }) => at[1])
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const completed = completedSpots(view.tiles)
  const tiles = view.tiles.map(({ tile, at, turn }) =>
    atPlace(
      (at[0] - left) * 100,
      (at[1] - top) * 100,
      drawTile(tile, { rotation: turn, seed: seedOf(tile, at), detail, complete: completed.get(at.join()) ?? [] }),
    ),
  )
  return documentOf(
    (Math.max(...xs) - left + 1) * 100,
    (Math.max(...ys) - top + 1) * 100,
    `${tiles.join('\n')}\n${figuresOf(view, left, top)}`,
  )
}

function readDetail(text: string): Detail {
  const detail = DETAILS.find((one) => String(one) === text)
  if (detail === undefined) throw new Misuse(`--detail takes one of ${DETAILS.join(', ')}, not '${text}'`)
  return detail
}

function readTiles(module: string | undefined): readonly string[] {
  const ids = [...TILES.keys()]
  const modules = [...new Set(ids.map((id) => id.split('/')[0] as string))]
  if (module !== undefined && !modules.includes(module))
    throw new Misuse(`no tiles of a module '${module}'; there are ${modules.join(', ')}`)
  return ids.filter((id) => module === undefined || id.startsWith(`${module}/`))
}

function layoutOf(path: string, detail: Detail): string {
  const record = readRecordFile(path)
  if (record.game !== tileGame.id && GAMES.some(({ id }) => id === record.game)) {
    const reason = `this is a record of the ${record.game} game; only the tile game's are drawn`
    throw new Failed(failure('other-game', reason))
  }
  const played = playRecord(record)
  if (played.trouble !== null) throw new Failed(played.trouble)
  return map(played.rules.view(played.p, NOBODY), detail)
}

export const tileArt: Artist = {
  options: ['module', 'record', 'detail'],
  draw({ module, record, detail = '1' }: Asked): string {
    const drawn = readDetail(detail)
    if (record === undefined) return sheet(readTiles(module), drawn)
    if (module !== undefined) throw new Misuse('--module and --record cannot both be given')
    return layoutOf(record, drawn)
  },
}
