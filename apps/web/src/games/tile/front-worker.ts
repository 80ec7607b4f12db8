/** Draws the picture of the tile game: a map that grows, and the tile that is laid next. */
import { completedSpots, drawFigure, drawTile, seedOf } from '@bastide/tile-game/pictures'
import { COLOUR_CODES, PATTERN_PATHS } from '@bastide/wire'
import { deliverScene } from '../../board/scene.ts'
import { FRONT_FIGURES, FRONT_HAND, FRONT_TILES, type FrontTile } from './front-layout.ts'

/** The side of a tile, and where the first one lies. */
const SIDE = 57
const LEFT = 9
const TOP = 6
const FIGURE = 19
/** A tile is about so large on the home page that this much of it is seen. */
const DETAIL = 1 as const

const complete = completedSpots(FRONT_TILES)
const shadow = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="101" height="101" rx="3" fill="#3A2E28" opacity=".3"/>`

const placed = ([x, y]: readonly [number, number], inside: string): string =>
  `<g transform="translate(${LEFT + x * SIDE} ${TOP + y * SIDE})scale(${SIDE / 100})">${inside}</g>`

/** In a window of its own, which cuts off what reaches beyond the tile. */
const drawn = ({ tile, at, turn }: FrontTile): string => {
  const done = complete.get(at.join()) ?? []
  const picture = drawTile(tile, { rotation: turn, seed: seedOf(tile, at), detail: DETAIL, complete: done })
  return `<svg width="100.3" height="100.3" viewBox="0 0 100 100">${picture}</svg>`
}

const shadows = FRONT_TILES.map(({ at }) => placed(at, shadow(5, 6))).join('')
const land = FRONT_TILES.map((laid) => placed(laid.at, drawn(laid))).join('')
const figures = FRONT_FIGURES.map(({ role, colour, pattern, at }) => {
  const look = { figure: 'follower', colour: COLOUR_CODES[colour], pattern: PATTERN_PATHS[pattern] }
  const [x, y] = [LEFT + at[0] * SIDE - FIGURE / 2, TOP + at[1] * SIDE - FIGURE / 2]
  return `<g transform="translate(${x} ${y})scale(${FIGURE / 24})">${drawFigure(role, look)}</g>`
}).join('')
const [x, y] = FRONT_HAND.at
const hand = placed([x + 0.16, y + 0.1], `<g transform="rotate(8 50 50)">${shadow(7, 9)}${drawn(FRONT_HAND)}</g>`)

deliverScene(`<g transform="rotate(-2 180 120)">${shadows}${land}${figures}${hand}</g>`)
