/** The four quarters, each on its own ground with its building in the north and space for figures in front of it. */
import { filled, inked, type Line, num, type Point, plus, stroked } from '@bastide/drawing'
import { drawHouses } from '../../pictures/houses.ts'
import type { Brush, Detail } from '../../pictures/module.ts'
import { GOLD, INK, MONASTERY, STONE, WHITE } from '../../pictures/palette.ts'
import { blob, closed, coords } from '../../pictures/pen.ts'
import { faded, ROUND, shadow } from '../../pictures/svg.ts'

const block = ([x, y]: Point, wide: number, high: number): string =>
  `M${coords([x - wide / 2, y])}h${num(wide)}v${num(-high)}h${num(-wide)}z`
const cone = ([x, y]: Point, wide: number, high: number): string =>
  `M${coords([x - wide / 2, y])}l${num(wide / 2)} ${num(-high)} ${num(wide / 2)} ${num(high)}z`
const arch = ([x, y]: Point): string => `M${coords([x - 3, y])}v-4a3 3 0 0 1 6 0v4z`

/** Towers that do not hide each other, all in the same stone under the same slate. */
function towers(
  list: readonly (readonly [Point, number, number])[],
  stone: string,
  shade: string,
  line: number,
): string {
  const bodies = list.map(([at, wide, high]) => block(at, wide, high)).join('')
  const shades = list.map(([[x, y], wide, high]) => block([x + wide * 0.3, y], wide * 0.4, high)).join('')
  const roofs = list.map(([[x, y], wide, high]) => cone([x, y - high], wide * 1.28, wide * 1.25)).join('')
  const slopes = list
    .map(
      ([[x, y], wide, high]) =>
        `M${coords([x + 0.5, y - high - 0.4])}l-.5${num(-wide * 1.1)} ${num(wide * 0.54)} ${num(wide * 1.1)}z`,
    )
    .join('')
  const isFar = line > 1
  return (
    inked(bodies, stone, line) +
    (isFar ? '' : filled(shades, shade)) +
    inked(roofs, MONASTERY.roof, line) +
    (isFar ? '' : filled(slopes, MONASTERY.roofShade))
  )
}

/** A keep between two towers, behind its own wall. */
function castle([x, y]: Point, line: number): string {
  const wall = inked(
    `M${coords([x - 15, y])}v-9h3v1.5h3v-1.5h3v1.5h3v-1.5h3v1.5h3v-1.5h3v1.5h3v-1.5h3v1.5h3v7.5z`,
    STONE.ground,
    line,
  )
  const dark = shadow(
    closed([
      [x - 13, y],
      [x + 18, y],
      [x + 23, y - 6],
      [x + 22, y + 3],
      [x - 10, y + 3],
    ]),
  )
  const flag =
    stroked(`M${coords([x, y - 28])}v-6`, INK, 0.8) + inked(`M${coords([x, y - 34])}l6 1.6-6 1.6z`, '#6A3B7C', 0.6)
  const keep = towers([[[x, y - 4], 10.5, 12]], STONE.ground, STONE.shade, line)
  return (
    dark +
    flag +
    keep +
    wall +
    towers(
      [
        [[x - 15.5, y + 1], 8, 13],
        [[x + 15.5, y + 1], 8, 13],
      ],
      STONE.ground,
      STONE.shade,
      line,
    ) +
    filled(arch([x, y]), INK) +
    stroked(`M${coords([x, y - 11])}v-3`, INK, 1.5)
  )
}

const AWNINGS = ['#C03A2B', '#2F7A4C', '#2C6CB4', '#C98A1F'] as const

/** Stalls under striped awnings. */
function stalls([x, y]: Point, detail: Detail, line: number): string {
  const points: Line =
    detail === 0
      ? [
          [x - 9, y - 4],
          [x + 9, y - 4],
        ]
      : [
          [x - 12, y - 10],
          [x + 10, y - 11],
          [x - 9, y + 2],
          [x + 13, y + 1],
        ]
  const awning = ([ax, ay]: Point): string => `M${coords([ax - 7, ay - 5])}h14l-2-5.5h-10z`
  const stripes = filled(
    points
      .flatMap(([ax, ay]) =>
        [-4.4, 0, 4.4].map((dx) => `M${coords([ax + dx - 1.1, ay - 5])}h2.2l${num(-dx * 0.22)}-5.5h-2z`),
      )
      .join(''),
    WHITE,
  )
  const goods =
    detail === 0
      ? ''
      : ['#D9A938', '#8FA94A', '#B9553D']
          .map((colour, i) =>
            stroked(points.map(([ax, ay]) => `M${coords([ax + i * 3 - 3, ay - 3.6])}h0`).join(''), colour, 2.2, ROUND),
          )
          .join('')
  return (
    shadow(points.map(([ax, ay]) => `M${coords([ax - 3, ay])}h10l3-4v6h-11z`).join('')) +
    stroked(points.map(([ax, ay]) => `M${coords([ax - 5.6, ay])}v-6m11.2 6v-6`).join(''), INK, line) +
    inked(points.map((at) => block(at, 12, 3.4)).join(''), '#A9794B', line) +
    goods +
    points.map((at, i) => inked(awning(at), AWNINGS[i] as string, line)).join('') +
    stripes
  )
}

/** A forge with an open front, its fire, and an anvil. */
function forge([x, y]: Point, detail: Detail, line: number): string {
  const house = drawHouses([{ at: [x - 3, y], width: 26, roof: ['#9A8A7C', '#6A5D53'], isGable: false }], detail)
  const chimney = inked(block([x + 5, y - 11], 5.5, 13), '#8B6B58', line)
  const smoke =
    detail === 0
      ? ''
      : filled(
          blob([
            [x + 4, y - 25],
            [x + 2, y - 30],
            [x + 8, y - 32],
            [x + 9, y - 27],
          ]),
          '#8B8078',
          faded(0.8),
        )
  const fire =
    filled(`M${coords([x - 12, y])}v-6h12v6z`, INK) +
    filled(`M${coords([x - 10.5, y])}q1-4 4-5.5q3.4 1.5 4.5 5.5z`, '#E0592A') +
    filled(`M${coords([x - 8.4, y])}q.6-2 2-3q1.6 1 2 3z`, '#F7B733')
  const anvil = inked(`M${coords([x + 11, y + 4])}h8l-2-2v-2l3.5-2.5h-10.5l-2.5-1v2.5l4 1v2z`, '#4F4A48', line)
  return house + chimney + smoke + fire + anvil
}

/** Two towers, a rose window between them. */
function cathedral([x, y]: Point, line: number): string {
  const dark = shadow(
    closed([
      [x - 12, y],
      [x + 17, y],
      [x + 22, y - 8],
      [x + 21, y + 3],
      [x - 9, y + 3],
    ]),
  )
  const nave = inked(
    closed([
      [x - 7, y],
      [x + 7, y],
      [x + 7, y - 16],
      [x, y - 22],
      [x - 7, y - 16],
    ]),
    MONASTERY.wall,
    line,
  )
  const pair = towers(
    [
      [[x - 11.5, y], 9.5, 19],
      [[x + 11.5, y], 9.5, 19],
    ],
    MONASTERY.wall,
    MONASTERY.shade,
    line,
  )
  const rose = `<circle cx="${num(x)}" cy="${num(y - 12)}" r="3" fill="${GOLD}" stroke="${INK}" stroke-width="${line}"/>${stroked(`M${coords([x - 3, y - 12])}h6m-3-3v6`, INK, 0.5)}`
  return (
    dark +
    nave +
    pair +
    rose +
    filled(arch([x, y]), INK) +
    stroked(`M${coords([x - 11.5, y - 12])}v-3.5m23 3.5v-3.5`, INK, 1.7)
  )
}

/** Cobbles, sand, cinders and flagstones. */
const GROUNDS = ['#C2AD90', '#E2C994', '#B7A18B', '#DDD2BC'] as const
const CORNERS: Line = [
  [2, 2],
  [51.5, 2],
  [51.5, 51.5],
  [2, 51.5],
]

/** Lighter spots on the paving, in slightly uneven rows. */
function paving([x, y]: Point, { hand }: Brush): string {
  return Array.from(
    { length: 20 },
    () => `M${coords([x + hand.between(4, 41), y + hand.between(26, 43)])}h${num(hand.between(1.4, 2.6))}`,
  ).join('')
}

/** Fills the whole tile, whatever point it is given. */
export function drawQuarters(_: Point, brush: Brush): string {
  const { detail, hand } = brush
  const line = detail === 0 ? 1.4 : 0.7
  const uneven = (at: Point): Point => plus(at, [hand.about(0.7), hand.about(0.7)])
  const grounds = CORNERS.map(([x, y], i) => {
    const outline: Line = (
      [
        [0, 3],
        [3, 0],
        [23, 0],
        [43, 0],
        [46, 3],
        [46, 23],
        [46, 43],
        [43, 46],
        [23, 46],
        [3, 46],
        [0, 43],
        [0, 23],
      ] as const
    ).map(([dx, dy]) => uneven([x + dx, y + dy]))
    return (
      filled(closed(outline), GROUNDS[i] as string) +
      (detail === 2 ? stroked(closed(outline), INK, 0.4, faded(0.5)) : '')
    )
  }).join('')
  const stones =
    detail === 2 ? stroked(CORNERS.map((corner) => paving(corner, brush)).join(''), INK, 0.4, faded(0.35)) : ''
  return (
    grounds +
    stones +
    castle([25, 30], line) +
    stalls([74.5, 24], detail, line) +
    cathedral([25, 81], line) +
    forge([74, 76], detail, line)
  )
}
