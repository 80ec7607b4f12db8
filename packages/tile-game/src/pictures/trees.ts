/** Trees and hedges, lit from the north-west. */
import { filled, type Hand, type Line, num, type Point, plus, stroked } from '@bastide/drawing'
import type { Detail } from './module.ts'
import { HEDGE, INK } from './palette.ts'
import { blob, coords, curve, dots, open } from './pen.ts'
import { RING } from './ring.ts'
import { ROUND, shadow } from './svg.ts'

export interface Tree {
  readonly at: Point
  readonly size: number
  readonly kind: 'round' | 'slim' | 'fruit'
}

const GREENS = ['#5F7F43', '#4F7040', '#6F8E4A', '#7D8F46'] as const

function shadowOf({ at: [x, y], size, kind }: Tree): string {
  if (kind === 'slim')
    return `M${coords([x, y])}l${num(size * 1.7)} ${num(size * 0.3)} ${num(size * 0.4)} ${num(-size * 0.8)}z`
  const [rx, ry] = [num(size), num(size * 0.45)]
  return `M${coords([x - size * 0.5, y + size * 0.15])}a${rx} ${ry} 0 1 0 ${num(size * 2)} 0a${rx} ${ry} 0 1 0 ${num(-size * 2)} 0z`
}

const crownAt = ({ at: [x, y], size }: Tree): Point => [x, y - size * 0.95]

function crown(tree: Tree, hand: Hand): string {
  const { at, size, kind } = tree
  if (kind === 'slim') {
    const [w, h] = [size * 0.95, size * 3]
    return `M${coords([at[0], at[1] - h])}q${num(w)} ${num(h * 0.62)} 0 ${num(h)}q${num(-w)} ${num(-h * 0.38)} 0 ${num(-h)}z`
  }
  return blob(RING.filter((_, i) => i % 3 === 0).map((way) => plus(crownAt(tree), way, size * hand.between(0.95, 1.3))))
}

const litAt = (trees: readonly Tree[]): string =>
  dots(
    trees
      .filter(({ kind }) => kind !== 'slim')
      .map((tree) => plus(crownAt(tree), [-tree.size * 0.3, -tree.size * 0.32])),
  )

/** From a distance: crowns that merge. */
function clumps(trees: readonly Tree[]): string {
  const crowns = dots(trees.map(crownAt))
  return (
    stroked(dots(trees.map(({ at }) => plus(at, [1, 0.2]))), INK, 4.6, `${ROUND} opacity=".2"`) +
    stroked(crowns, INK, 5.8, ROUND) +
    stroked(crowns, HEDGE.ground, 4.8, ROUND) +
    stroked(litAt(trees), HEDGE.lit, 2.2, ROUND)
  )
}

/** Draws all of them at once, with northern trees behind southern ones. */
export function drawTrees(trees: readonly Tree[], hand: Hand, detail: Detail): string {
  if (trees.length === 0) return ''
  if (detail < 2) return clumps(trees)
  const sorted = [...trees].sort((one, other) => one.at[1] - other.at[1])
  const trunks = sorted
    .filter(({ kind }) => kind !== 'slim')
    .map(({ at, size }) => `M${coords([at[0], at[1] + size * 0.3])}v${num(-size * 0.5)}`)
  const crowns = sorted.map((tree) => filled(crown(tree, hand), tree.kind === 'slim' ? HEDGE.dark : hand.pick(GREENS)))
  const fruit = sorted
    .filter(({ kind }) => kind === 'fruit')
    .map(({ at: [x, y], size }) => `M${coords([x - 0.4, y - size * 0.8])}h0m1.2-.5h0`)
  return `${shadow(sorted.map(shadowOf).join(''))}${stroked(trunks.join(''), INK, 0.8)}<g stroke="${INK}" stroke-width=".5">${crowns.join('')}</g>${stroked(litAt(sorted), HEDGE.lit, 2, ROUND)}${stroked(fruit.join(''), '#C9563B', 0.9, ROUND)}`
}

/** Bushes in rows, like beads on a string; from a distance a line with a lit side. Clipped ones have corners. */
export function drawHedges(lines: readonly Line[], thick: number, detail: Detail, isClipped = false): string {
  const path = lines.map((line) => (isClipped ? open(line) : curve(line))).join('')
  const beads = detail === 2 ? ` stroke-dasharray="0 ${num(1.7 * thick)}"` : ''
  const line = (width: number, colour: string, more = ''): string =>
    stroked(path, colour, width * thick, `${ROUND}${beads}${more}`)
  if (detail < 2) return line(2.9, HEDGE.dark) + line(1.5, HEDGE.lit, ' transform="translate(-.3-.4)"')
  return (
    line(2.8, INK, ' opacity=".2" transform="translate(.9 .9)"') +
    line(2.9, INK) +
    line(2.1, HEDGE.ground) +
    line(0.9, HEDGE.lit, ' transform="translate(-.4-.4)"')
  )
}
