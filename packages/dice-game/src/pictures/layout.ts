/** Dice that were built together: how their cities look, and all of them as one picture. */
import { seedFrom } from '@bastide/drawing'
import { openEdgesOf } from '../open-edges.ts'
import { type DiePicture, drawFace, drawShadow, type Looks } from './die.ts'
import { TINTS } from './palette.ts'
import { lettersOf, partsOf } from './part-plan.ts'
import type { PartLook } from './town.ts'

type At = readonly [number, number]

/** As in a view. */
export interface Layout {
  readonly built: readonly { readonly die: string; readonly at: At; readonly turn: number }[]
  readonly cities: readonly {
    readonly parts: readonly { readonly at: At; readonly edges: string }[]
    readonly complete: boolean
  }[]
}

/** A complete city has a tint of its own, and a flag on its first part; an open one shows where it has to go on. */
function partLooks(layout: Layout): ReadonlyMap<string, PartLook> {
  const looks = new Map<string, PartLook>()
  let completed = 0
  for (const { parts, complete } of layout.cities) {
    const tint = TINTS[completed % TINTS.length] as string
    if (complete) completed++
    parts.forEach(({ at, edges }, i) => {
      const look = complete ? { tint, hasFlag: i === 0 } : { openEdges: openEdgesOf(layout.built, at, edges) }
      looks.set(`${at.join()} ${edges}`, look)
    })
  }
  return looks
}

/** The picture of each built die, in the order of `built`. The same cell always gets the same roofs. */
export function diePictures(layout: Layout): readonly Required<DiePicture>[] {
  const looks = partLooks(layout)
  return layout.built.map(({ die, at, turn }) => {
    const own = partsOf(die, turn).flatMap((sides): readonly (readonly [string, PartLook])[] => {
      const look = looks.get(`${at.join()} ${lettersOf(sides)}`)
      return look === undefined ? [] : [[lettersOf(sides), look]]
    })
    return { rotation: turn, seed: seedFrom(at.join(), 0), looks: Object.fromEntries(own) as Looks }
  })
}

/** The cells that dice lie on: the least column and row, and how many there are. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

export function extentOf({ built }: Layout): Extent {
  const [xs, ys] = [built.map(({ at }) => at[0]), built.map(({ at }) => at[1])]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 }
}

/** The whole layout, where each die is 100 × 100 and the north-westernmost cell is at (0, 0). */
export function drawLayout(layout: Layout): string {
  if (layout.built.length === 0) return ''
  const { left, top } = extentOf(layout)
  const pictures = diePictures(layout)
  const placed = (draw: (die: string, i: number) => string): string =>
    layout.built
      .map(
        ({ die, at: [x, y] }, i) =>
          `<g transform="translate(${(x - left) * 100} ${(y - top) * 100})">${draw(die, i)}</g>`,
      )
      .join('')
  return placed(drawShadow) + placed((die, i) => drawFace(die, pictures[i]))
}
