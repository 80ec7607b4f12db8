/** Small pictures of the dice game: what a setup is about, and what is built. */
import { drawFace, drawLayout, drawShadow, extentOf, type Layout } from '@bastide/dice-game/pictures'
import { drawWith } from '../../board/drawing-worker.ts'
import { fanned, framed } from '../../board/sketch.ts'
import type { Sketched } from '../../playing/game-front.ts'

const DIE = 100
/** Between dice that lie loose. */
const GAP = 12
const STEP = DIE + GAP
/** A few dice are not blown up to fill the picture. */
const LEAST = 3.2 * DIE
const USUAL_TARGET = 42
const USUAL = ['NE', 'knight', 'NEW'] as const
const FORCED = ['N S', 'NEW', 'N E', 'NE'] as const

const die = (face: string): string => drawShadow() + drawFace(face)

/** How far the game goes, on a ribbon; where everything must be built, a row of city dice. */
function drawSetup({ options = {} }: { readonly options?: { readonly [key: string]: unknown } }): string {
  const faces = options.forced === 'yes' ? FORCED : USUAL
  return fanned(faces.map(die), String(Number(options.target ?? USUAL_TARGET)))
}

interface Position extends Layout {
  readonly loose: { readonly [face: string]: number }
}

/** What is built; before that, what was thrown. */
function drawPosition(view: Position): string {
  if (view.built.length > 0) {
    const { columns, rows } = extentOf(view)
    return framed(drawLayout(view), { left: 0, top: 0, right: columns * DIE, bottom: rows * DIE }, LEAST)
  }
  const thrown = Object.entries(view.loose).flatMap(([face, count]) => new Array<string>(count).fill(face))
  const faces = thrown.length === 0 ? [...USUAL] : thrown
  const columns = Math.min(5, faces.length)
  const laid = faces.map((face, i) => {
    const [x, y] = [(i % columns) * STEP, Math.floor(i / columns) * STEP]
    return `<g transform="translate(${x} ${y})">${die(face)}</g>`
  })
  const [right, bottom] = [columns * STEP - GAP, Math.ceil(faces.length / columns) * STEP - GAP]
  return framed(laid.join(''), { left: 0, top: 0, right, bottom }, LEAST)
}

drawWith<Sketched>((sketched) =>
  sketched.of === 'setup'
    ? drawSetup((sketched.setup ?? {}) as Parameters<typeof drawSetup>[0])
    : drawPosition(sketched.view as unknown as Position),
)
