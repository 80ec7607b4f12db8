/** The tile game: every tile with its name, or a played game as a map. */
import { NOBODY } from '@bastide/kernel'
import type { View } from '@bastide/tile-game'
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
import { Misuse } from '../failure.ts'
import { type Artist, atPlace, caption, document, LOOKS } from './artist.ts'

const COLUMNS = 12
const GAP = 12
const LABEL = 8

/** Every tile once, with its name below. */
function sheet(ids: readonly string[], detail: Detail): string {
  const columns = Math.min(COLUMNS, ids.length)
  const placed = ids.map((id, i) => {
    const [x, y] = [GAP + (i % columns) * (100 + GAP), GAP + Math.floor(i / columns) * (100 + GAP + LABEL)]
    const picture = drawTile(id, { rotation: 0, seed: seedOf(id, [0, 0]), detail })
    return atPlace(x, y, picture) + caption(x + 50, y + 108, id)
  })
  return document(
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
  return document(
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

const DEFAULT_DETAIL = '1'

export const tileArt: Artist = {
  drawSheet: ({ module, detail = DEFAULT_DETAIL }) => sheet(readTiles(module), readDetail(detail)),
  drawGame: ({ rules, p }, { detail = DEFAULT_DETAIL }) => map(rules.view(p, NOBODY), readDetail(detail)),
}
