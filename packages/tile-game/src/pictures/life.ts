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

/** Trees close together around a point. */
function wood(at: Point, count: number, land: FreeLand, hand: Hand): readonly Tree[] {
  const spread = 2.2 + count * 0.75
  const tried = Array.from(
    { length: count },
    (): Tree => ({
      at: plus(at, [hand.about(spread), hand.about(spread * 0.7)]),
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
    [-1, 0, 1].map(
      (column): Tree => ({
        at: [x + column * 4.4 + row * 0.8, y + row * 3.8 + 1.6],
        size: hand.between(1.5, 1.8),
        kind: 'fruit',
      }),
    ),
  )

export function drawLife(land: FreeLand, brush: Brush): string {
  const { hand, detail } = brush
  if (detail === 0) return ''
  const isRich = detail === 2
  const trees: Tree[] = []
  const parts: string[] = []
  const found = (odds: number, radius: number, draw: (at: Point) => void): void => {
    const at = hand.maybe(odds) ? land.find(radius, radius + 1.5, 7) : null
    if (at !== null) draw(at)
  }
  found(isRich ? 0.4 : 0.25, 7.5, (at) => parts.push(drawFarm(at, brush)))
  found(0.65, 6.5, (at) => trees.push(...wood(at, isRich ? 8 : 5, land, hand)))
  if (isRich) {
    found(0.3, 8, (at) => trees.push(...orchard(at, hand)))
    found(0.5, 6, (at) =>
      parts.push(
        drawFlock(
          Array.from({ length: 5 }, () => plus(at, [hand.about(5.5), hand.about(4)])),
          hand,
        ),
      ),
    )
    for (let i = 0; i < 2; i++) found(0.45, 3, (at) => parts.push(drawHaystack(at, hand.between(1.9, 2.4))))
  }
  for (let i = 0; i < (isRich ? 3 : 1); i++) found(0.7, 4.5, (at) => trees.push(...wood(at, 3, land, hand)))
  for (let i = 0; i < (isRich ? 5 : 2); i++)
    found(0.8, 2.6, (at) =>
      trees.push({ at, size: hand.between(1.8, 2.6), kind: isRich && hand.maybe(0.35) ? 'slim' : 'round' }),
    )
  return parts.join('') + drawTrees(trees, hand, detail)
}
