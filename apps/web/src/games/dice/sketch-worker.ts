/** Small pictures of the dice game: what a setup is about, and what is built. */
import { drawFace, drawLayout, drawShadow, extentOf, type Layout } from '@bastide/dice-game/pictures'
import { drawWith } from '../../board/drawing-worker.ts'
import { fanned, fitted, ribbon, sketchOf } from '../../board/sketch.ts'
import type { Sketched } from '../../playing/game-front.ts'

const DIE = 100
const USUAL_TARGET = 42
const USUAL = ['NE', 'knight', 'NEW'] as const
const FORCED = ['N S', 'NEW', 'N E', 'NE'] as const

const die = (face: string): string => drawShadow() + drawFace(face)

/** How far the game goes, on a ribbon; where everything must be built, a row of city dice. */
function drawSetup({ options = {} }: { readonly options?: { readonly [key: string]: unknown } }): string {
  const faces = options.forced === 'yes' ? FORCED : USUAL
  return fanned(faces.map(die)) + ribbon(String(Number(options.target ?? USUAL_TARGET)))
}

interface Position extends Layout {
  readonly loose: { readonly [face: string]: number }
}

/** What is built; before that, what was thrown. */
function drawPosition(view: Position): string {
  if (view.built.length > 0) {
    const { columns, rows } = extentOf(view)
    return fitted(drawLayout(view), 0, 0, columns * DIE, rows * DIE, 0.5)
  }
  const thrown = Object.entries(view.loose).flatMap(([face, count]) => new Array<string>(count).fill(face))
  const faces = thrown.length === 0 ? [...USUAL] : thrown
  const columns = Math.min(5, faces.length)
  const laid = faces.map((face, i) => {
    const [x, y] = [(i % columns) * 112, Math.floor(i / columns) * 112]
    return `<g transform="translate(${x} ${y})">${die(face)}</g>`
  })
  return fitted(laid.join(''), 0, 0, columns * 112 - 12, Math.ceil(faces.length / columns) * 112 - 12, 0.42)
}

drawWith<Sketched>((sketched) =>
  sketchOf(
    sketched.of === 'setup'
      ? drawSetup((sketched.setup ?? {}) as Parameters<typeof drawSetup>[0])
      : drawPosition(sketched.view as unknown as Position),
  ),
)
