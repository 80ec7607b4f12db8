/** Small pictures of the tile game: what a setup brings to the table, and the land as it lies. */
import { drawFigure, seedOf, spotShapes, TILES, tileSvg } from '@bastide/tile-game/pictures'
import type { View } from '@bastide/tile-game/words'
import { PATTERN_PATHS } from '@bastide/wire'
import { drawWith } from '../../board/drawing-worker.ts'
import { fanned, framed } from '../../board/sketch.ts'
import { cssColour, type SeatLook } from '../../kit/seat-look.ts'
import type { Sketched } from '../../playing/game-front.ts'
import { completeSpots, keyOf, spanOf, TILE } from './layout.ts'
import { standing } from './shown.ts'

const FIGURE = 46
const MOST_FANNED = 5
/** A few tiles are not blown up to fill the picture. */
const LEAST = 3.2 * TILE
const SHADOW = `<rect x="4" y="5" width="${TILE}" height="${TILE}" rx="3" fill="#3A2E28" opacity=".28"/>`

/** Those of the base game, for whoever plays nothing else. */
const USUAL = ['D', 'N', 'B'].map((tile) => `base/${tile}`).filter((tile) => TILES.has(tile))

const placed = (x: number, y: number, inside: string): string => `<g transform="translate(${x} ${y})">${inside}</g>`

const figure = (role: string, kind: string, { colour, pattern }: SeatLook, x: number, y: number): string => {
  const path = (PATTERN_PATHS as { readonly [name: string]: string })[pattern] ?? ''
  const drawn = drawFigure(role, { figure: kind, colour: cssColour(colour), pattern: path })
  return `<g transform="translate(${x - FIGURE / 2} ${y - FIGURE / 2})scale(${FIGURE / 24})">${drawn}</g>`
}

const tile = (id: string): string => SHADOW + tileSvg(id, { rotation: 0, seed: seedOf(id, [0, 0]), detail: 1 })

/** The tile that shows most of a module: the one with the most on it. */
function tileOf(module: string): string | undefined {
  const own = [...TILES.values()].filter(({ id }) => id.startsWith(`${module}/`))
  return own.sort((one, other) => other.segments.length - one.segments.length)[0]?.id
}

function drawSetup(setup: { readonly edition?: string; readonly modules?: readonly string[] }): string {
  const { edition = '', modules = [] } = setup
  const brought = modules.flatMap((module) => tileOf(module) ?? [])
  const tiles = [...USUAL.slice(0, Math.max(1, 3 - brought.length)), ...brought].slice(0, MOST_FANNED)
  const things = tiles.map(tile)
  // A module without tiles brings a figure.
  const figures = modules.filter((module) => tileOf(module) === undefined)
  const look = { colour: 'red', pattern: 'cross' } as const
  const first = figure('knight', 'follower', { colour: 'blue', pattern: 'bend' }, 50, 62)
  const others = figures.slice(0, 1).map((kind) => figure('monk', kind, look, 50, 50))
  const peopled = things.map((thing, i) => thing + (i === 0 ? first : i === 1 ? others.join('') : ''))
  return fanned(peopled, edition.replace(/[^\w-]/g, ''))
}

function drawPosition(view: View, looks: readonly SeatLook[]): string {
  const complete = completeSpots(view)
  const land = view.tiles.map(({ tile: id, at, turn }) => {
    const drawn = tileSvg(id, {
      rotation: turn,
      seed: seedOf(id, at),
      detail: 0,
      complete: complete.get(keyOf(at)) ?? [],
    })
    return placed(at[0] * TILE, at[1] * TILE, drawn)
  })
  const shadows = view.tiles.map(({ at: [x, y] }) => placed(x * TILE, y * TILE, SHADOW))
  const figures = standing(view.figures).map(({ figure: { at, on, seat, role, figure: kind }, nth }) => {
    const under = view.tiles.find((laid) => keyOf(laid.at) === keyOf(at))
    const shape = under && spotShapes(under.tile, under.turn).find(({ names }) => names.includes(on))
    const [x, y] = shape?.point ?? [50, 50]
    return figure(
      role,
      kind,
      looks[seat] ?? { colour: 'black', pattern: '' },
      at[0] * TILE + x + nth * 16,
      at[1] * TILE + y,
    )
  })
  return framed([...shadows, ...land, ...figures].join(''), spanOf(view.tiles.map(({ at }) => at)), LEAST)
}

drawWith<Sketched>((sketched) =>
  sketched.of === 'setup'
    ? drawSetup((sketched.setup ?? {}) as Parameters<typeof drawSetup>[0])
    : drawPosition(sketched.view as unknown as View, sketched.looks),
)
