/** Which dice would complete a city: one alone, or two together. */
import type { At } from '@bastide/kernel'
import { type Cell, whereCell } from '../dice/cell.ts'
import { bitNumber, countBits, NEEDS, NO_PART } from '../dice/dice-set.ts'
import { DICE } from '../faces.ts'
import { type Chance, chanceOf, chanceOfOne, type Wanted } from './chance.ts'
import type { Sketch, SketchedCity } from './sketch.ts'

/** Where a die with this face would complete a city, and in which rotations. */
export interface Closer {
  readonly face: string
  readonly at: At
  readonly turns: readonly number[]
}

/** An open city, and the odds that the next throw completes it. */
export interface Closing {
  /** Its index in the view's cities. */
  readonly city: number
  /** Every single die that would complete it; none if it lacks two dice or more. */
  readonly closers: readonly Closer[]
  /** The chance that one die of the next throw is enough: that at least one shows the face of a closer. */
  readonly byOne: Chance
  /** The chance that one die of the next throw is enough, or two of them together. */
  readonly byTwo: Chance
}

/** Calls `look` for each way in which a city face fits an empty cell, while the die lies there. */
function tryShapes(sketch: Sketch, cell: Cell, look: (face: number, rotation: number, row: number) => void): void {
  const { set } = sketch
  const need = sketch.needAt(cell)
  for (let face = 0; face < set.cities; face++)
    for (let fits = set.fits[face * NEEDS + need] as number; fits !== 0; fits &= fits - 1) {
      const rotation = bitNumber(fits, 0)
      sketch.put(cell, face * 4 + rotation)
      look(face, rotation, sketch.count - 1)
      sketch.lift()
    }
}

/** The faces that one die can show to complete a city of more than so many dice, as bits. */
export function facesToClose(sketch: Sketch, cities: readonly SketchedCity[], moreThan: number): number {
  // All open edges of the city must lead to one cell. A die there may join several such cities.
  const cells = new Set(cities.flatMap(({ open }) => (open.length === 1 ? [open[0] as Cell] : [])))
  let faces = 0
  for (const cell of cells)
    tryShapes(sketch, cell, (face, _, row) => {
      if ((faces & (1 << face)) !== 0) return
      for (let side = 0; side < 4; side++) {
        const part = sketch.partAt(row, side)
        if (part === NO_PART) continue
        sketch.follow(row, part)
        if (sketch.openCount === 0 && countBits(sketch.dice) > moreThan) faces |= 1 << face
      }
    })
  return faces
}

function closersOf(sketch: Sketch, { row, part, open }: SketchedCity): readonly Closer[] {
  const closers: { readonly face: string; readonly at: At; readonly turns: number[] }[] = []
  if (open.length !== 1) return closers
  tryShapes(sketch, open[0] as Cell, (face, rotation) => {
    sketch.follow(row, part)
    if (sketch.openCount !== 0) return
    const name = sketch.set.faces[face]?.name as string
    const known = closers.find((closer) => closer.face === name)
    if (known === undefined) closers.push({ face: name, at: whereCell(open[0] as Cell), turns: [rotation] })
    else known.turns.push(rotation)
  })
  return closers
}

/** The pairs of faces that complete a city together. Its first open cell has to be filled by one of the two. */
function partnersOf(sketch: Sketch, { row, part, open }: SketchedCity): readonly number[] {
  const partners: number[] = sketch.set.faces.map(() => 0)
  if (open.length > 2) return partners
  tryShapes(sketch, open[0] as Cell, (face) => {
    sketch.follow(row, part)
    if (sketch.openCount !== 1) return
    tryShapes(sketch, sketch.open[0] as Cell, (other) => {
      sketch.follow(row, part)
      if (sketch.openCount !== 0) return
      partners[face] = (partners[face] as number) | (1 << other)
      partners[other] = (partners[other] as number) | (1 << face)
    })
  })
  return partners
}

/** All open cities, with the odds of a throw of so many dice. */
export function closingsOf(sketch: Sketch, dice: number): readonly Closing[] {
  const { set } = sketch
  return sketch.cities().flatMap((city, index): readonly Closing[] => {
    if (city.open.length === 0) return []
    const closers = closersOf(sketch, city)
    const alone = closers.reduce((bits, { face }) => bits | (1 << (set.faceNamed.get(face) as number)), 0)
    const two: Wanted = { alone, with: sketch.count + 2 > DICE ? [] : partnersOf(sketch, city) }
    return [{ city: index, closers, byOne: chanceOfOne(set, dice, alone), byTwo: chanceOf(set, dice, two) }]
  })
}
