/** Life in the fields: woods, farms, sheep, haystacks, wherever there is space, and never twice the same. */
import { filled, type Hand, inked, num, type Point, plus, stroked } from '@bastide/drawing'
import type { FreeLand } from './free.ts'
import { drawHouses, type House } from './houses.ts'
import type { Brush } from './module.ts'
import { INK, ROOFS, WHITE } from './palette.ts'
import { faded, ROUND, shadow } from './svg.ts'
import { drawTrees, type Tree } from './trees.ts'

/** Some sheep at once: bodies, heads and legs. */
function drawFlock(flock: readonly Point[], hand: Hand): string {
  const legs = flock.map(([x, y]) => `M${num(x - 0.9)} ${num(y)}v1.5m1.8-1.5v1.5`).join('')
  const bodies = flock.map(([x, y]) => `M${num(x - 2)} ${num(y)}a2 1.4 0 1 1 4 0a2 1.4 0 1 1-4 0z`).join('')
  const heads = flock.map(([x, y]) => `M${num(x + (hand.maybe(0.5) ? 2 : -2))} ${num(y - 0.5)}h0`).join('')
  return (
    shadow(flock.map(([x, y]) => `M${num(x - 1)} ${num(y + 1.6)}h3.4l.6-1h-3z`).join('')) +
    stroked(legs, INK, 0.5) +
    inked(bodies, WHITE, 0.4) +
    stroked(heads, INK, 1.5, ROUND)
  )
}

function drawHaystack([x, y]: Point, size: number): string {
  const s = (value: number): string => num(value * size)
  const body = `M${num(x - size)} ${num(y)}q${s(-0.1)} ${s(-1.5)} ${s(1)} ${s(-1.9)}q${s(1.1)} ${s(0.4)} ${s(1)} ${s(1.9)}z`
  const shaded = `M${num(x + size * 0.1)} ${num(y)}q${s(0.5)} ${s(-1)} ${s(-0.1)} ${s(-1.9)}q${s(1.1)} ${s(0.4)} ${s(1)} ${s(1.9)}z`
  return (
    shadow(`M${num(x)} ${num(y)}l${s(1)} ${s(-1)} ${s(0.9)} ${s(1.2)}-${s(1)} 0z`) +
    inked(body, '#E2C878', 0.5, ROUND) +
    filled(shaded, '#BC9A4C', faded(0.8))
  )
}

/** A farm and its barn, with smoke from the hearth. */
export function drawFarm([x, y]: Point, { hand, detail }: Brush): string {
  const house: House = { at: [x - 2, y], width: 7.8, roof: hand.pick(ROOFS), isGable: false }
  const barn: House = { at: [x + 4, y + 2.4], width: 6, roof: ['#B08A55', '#876538'], isGable: true }
  const smoke = stroked(`M${num(x + 0.6)} ${num(y - 6.8)}q-1.8-1.8 0-3.2t.2-3.4`, WHITE, 1, `${ROUND}${faded(0.85)}`)
  const chimney = inked(`M${num(x)} ${num(y - 4.8)}v-2.2h1.3v2.2z`, '#94432F', 0.4)
  return drawHouses([house, barn], detail) + (detail === 2 ? chimney + smoke : '')
}

/** Trees close together around a point: crown touches crown. */
function wood(at: Point, count: number, land: FreeLand, hand: Hand): readonly Tree[] {
  const spread = 1.6 + count * 0.62
  const tried = Array.from(
    { length: count },
    (): Tree => ({
      at: plus(at, [hand.about(spread), hand.about(spread * 0.62)]),
      size: hand.between(2, 3),
      kind: 'round',
    }),
  )
  return tried.filter(
    ({ at: tree }) => land.stands(tree, 1.2) && tree[0] > 4 && tree[0] < 95 && tree[1] > 7 && tree[1] < 97,
  )
}

/** Fruit trees in rows. */
const orchard = ([x, y]: Point, hand: Hand): readonly Tree[] =>
  [-1, 0, 1].flatMap((row) =>
    [-1.5, -0.5, 0.5, 1.5].map(
      (column): Tree => ({
        at: [x + column * 4.2 + row * 0.8, y + row * 3.8 + 1.6],
        size: hand.between(1.5, 1.8),
        kind: 'fruit',
      }),
    ),
  )

/** What a tile's land is like. Most of it is open: one thing stands out, and nothing is strewn about. */
const COUNTRIES = ['wood', 'wood', 'farm', 'orchard', 'pasture', 'open'] as const

interface Life {
  readonly parts: string[]
  readonly trees: Tree[]
  readonly flocks: Point[]
}

function settle(
  country: (typeof COUNTRIES)[number],
  land: FreeLand,
  brush: Brush,
  { parts, trees, flocks }: Life,
): void {
  const { hand } = brush
  const find = (radius: number, draw: (at: Point) => void): boolean => {
    const at = land.find(radius, radius + 1.5, 9)
    if (at !== null) draw(at)
    return at !== null
  }
  const grove = (radius: number, count: number): boolean =>
    find(radius, (at) => trees.push(...wood(at, count, land, hand)))
  if (country === 'wood' && !grove(9, 15)) grove(6, 8)
  if (country === 'farm')
    find(7.5, (at) => {
      parts.push(drawFarm(at, brush))
      trees.push(...wood(plus(at, [-7, -3]), 4, land, hand))
    })
  if (country === 'orchard') find(8, (at) => trees.push(...orchard(at, hand)))
  if (country === 'pasture') find(6, (at) => flocks.push(at))
}

export function drawLife(land: FreeLand, brush: Brush): string {
  const { hand, detail } = brush
  if (detail === 0) return ''
  const life: Life = { parts: [], trees: [], flocks: [] }
  const { parts, trees, flocks } = life
  settle(hand.pick(COUNTRIES), land, brush, life)
  if (hand.maybe(0.35)) settle(hand.pick(COUNTRIES), land, brush, life)
  for (let i = 0; i < 2; i++) {
    const at = land.find(3.4, 5, 7)
    if (at !== null) trees.push(...wood(at, hand.pick([1, 3, 4]), land, hand))
  }
  // From here on only what is seen from close by, so that the rest is the same at every level of detail.
  if (detail === 2) {
    for (const flock of flocks)
      parts.push(
        drawFlock(
          Array.from({ length: 6 }, () => plus(flock, [hand.about(6), hand.about(4)])),
          hand,
        ),
      )
    const stack = hand.maybe(0.6) ? land.find(3.6, 5, 9) : null
    if (stack !== null)
      parts.push(drawHaystack(stack, hand.between(1.9, 2.4)) + drawHaystack(plus(stack, [4.2, 1.4]), 1.8))
    const slim = hand.maybe(0.5) ? land.find(3, 5, 7) : null
    if (slim !== null)
      trees.push(...[0, 1, 2].map((i): Tree => ({ at: plus(slim, [i * 2.6, i * 0.5]), size: 2.4, kind: 'slim' })))
  }
  return parts.join('') + drawTrees(trees, hand, detail)
}
