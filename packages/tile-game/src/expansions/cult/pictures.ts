import { filled, inked, num, type Point } from '@bastide/drawing'
import type { Brush, ModulePictures, Silhouette } from '../../pictures/module.ts'
import { INK, STONE, WHITE } from '../../pictures/palette.ts'
import { coords } from '../../pictures/pen.ts'
import { RING } from '../../pictures/ring.ts'
import { faded, ROUND, shadow } from '../../pictures/svg.ts'
import { tiles } from './tiles.ts'

/** A standing stone from long ago. */
function menhir([x, y]: Point, wide: number, high: number, line: number): string {
  const body = `M${num(x - wide)} ${num(y)}l${num(wide * 0.2)} ${num(-high * 0.8)}q${num(wide * 0.7)} ${num(-high * 0.4)} ${num(wide * 1.5)} ${num(high * 0.05)}l${num(wide * 0.3)} ${num(high * 0.75)}z`
  const dark = `M${num(x + wide * 0.2)} ${num(y)}l${num(wide * 0.1)} ${num(-high * 0.9)}q${num(wide * 0.3)} 0 ${num(wide * 0.4)} ${num(high * 0.15)}l${num(wide * 0.3)} ${num(high * 0.75)}z`
  return (
    shadow(
      `M${num(x)} ${num(y)}l${num(wide)} ${num(-high * 0.5)} ${num(wide * 1.5)} ${num(high * 0.35)}-${num(wide)} ${num(high * 0.25)}z`,
    ) +
    inked(body, STONE.ground, line, ROUND) +
    filled(dark, STONE.shade)
  )
}

/** From afar: four stones around a fire. */
function fromAfar([x, y]: Point): string {
  const stones = (
    [
      [-11, 0],
      [11, 0],
      [-6, 9],
      [6, 9],
      [-5, -8],
      [5, -8],
    ] as const
  ).map(([dx, dy]) => `M${coords([x + dx - 3, y + dy + 4])}l1-11h4l1 11z`)
  return (
    `<ellipse cx="${num(x)}" cy="${num(y + 1)}" rx="14" ry="11" fill="#6F6A45"/><circle cx="${num(x)}" cy="${num(y)}" r="5.5" fill="#B070CC" stroke="${INK}" stroke-width="1.6"/>` +
    inked(stones.join(''), STONE.ground, 1.6)
  )
}

/** A ring of stones around a fire that burns in an unusual colour. */
function drawCult([x, y]: Point, { detail, hand }: Brush): string {
  if (detail === 0) return fromAfar([x, y])
  const [rx, ry] = [11.5, 8]
  const line = 0.7
  const ground = `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${rx + 2}" ry="${ry + 2}" fill="#7C7A4E" stroke="${INK}" stroke-width="${0.5}"/><ellipse cx="${num(x)}" cy="${num(y)}" rx="${rx - 4}" ry="${ry - 3}" fill="#5C4A3A"/>`
  const flame = (size: number, colour: string): string =>
    filled(
      `M${num(x - size)} ${num(y + size * 0.5)}q${num(-size * 0.4)} ${num(-size * 1.2)} ${num(size * 0.5)} ${num(-size * 1.7)}q${num(0)} ${num(-size * 0.6)} ${num(size * 0.7)} ${num(-size * 1.3)}q${num(size * 0.1)} ${num(size * 1.1)} ${num(size * 0.6)} ${num(size * 1.5)}q${num(size * 0.5)} ${num(size * 0.8)} ${num(-size * 0.2)} ${num(size * 1.5)}z`,
      colour,
    )
  const glow = `<circle cx="${num(x)}" cy="${num(y - 1)}" r="6.5" fill="#9A5FB5"${faded(0.5)}/>`
  const every = 2
  const stones = RING.filter((_, i) => i % every === 1)
    .map(([dx, dy]): Point => [x + dx * rx, y + dy * ry + 3])
    .sort((one, other) => one[1] - other[1])
    .map((at) => menhir(at, 2.3 * hand.between(0.85, 1.15), hand.between(7, 9.5), line))
  const half = stones.length / 2
  return (
    ground +
    stones.slice(0, half).join('') +
    glow +
    flame(3, '#7B3F98') +
    flame(1.6, '#E3B9F2') +
    stones.slice(half).join('')
  )
}

/** In a pointed hood, both arms raised. */
const heretic: Silhouette = {
  body: 'M12 8.4l4.2.8 3.3-5.4 2.1 1.1-2.7 7.2-1.3 1.5 1.2 6.2c.3 1.4-.4 2.2-1.8 2.2H7c-1.4 0-2.1-.8-1.8-2.2l1.2-6.2-1.3-1.5L2.4 4.9l2.1-1.1 3.3 5.4zM12 .6l3.1 6.2c.5 1.6-1 2.9-3.1 2.9s-3.6-1.3-3.1-2.9z',
  chest: [12, 16.4, 3.8],
  over: `<path d="M10.8 6.7h.1m2.2 0h.1" stroke="${WHITE}" stroke-width="1.1" stroke-linecap="round"/>`,
}

export const pictures: ModulePictures = {
  id: 'cult',
  tiles,
  sites: { cult: { draw: drawCult, radius: 14, stand: [10.5, 6] } },
  figures: { heretic },
}
