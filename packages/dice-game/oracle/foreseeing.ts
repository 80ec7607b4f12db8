/**
 * A second opinion on aids, from the words of the rules: tries every throw and every placement, on dice as plain JSON.
 * Only for a few dice.
 */
import { type Built, citiesOf, edgeOf, type FilledCity } from './flood-fill.ts'

const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

const isCity = (face: string): boolean => /^[NESW ]+$/.test(face)

function fits(dice: readonly Built[], die: Built): boolean {
  return BESIDE.every(([x, y], side) => {
    const other = dice.find(({ at }) => at[0] === die.at[0] + x && at[1] === die.at[1] + y)
    if (other === undefined) return true
    return (edgeOf(die.face, die.turn, side) === null) === (edgeOf(other.face, other.turn, (side + 2) % 4) === null)
  })
}

/** Every way to add a die with this face. */
export function placementsOf(dice: readonly Built[], face: string): readonly Built[] {
  if (!isCity(face)) return []
  if (dice.length === 0) return [{ face, at: [0, 0], turn: 0 }]
  const cells = new Map<string, Built['at']>()
  for (const { at } of dice) for (const [x, y] of BESIDE) cells.set(`${at[0] + x},${at[1] + y}`, [at[0] + x, at[1] + y])
  for (const { at } of dice) cells.delete(at.join())
  return [...cells.values()].flatMap((at) =>
    [0, 1, 2, 3].map((turn): Built => ({ face, at, turn })).filter((die) => fits(dice, die)),
  )
}

/** The dice of the largest complete city. */
export const largestOf = (dice: readonly Built[]): number =>
  Math.max(0, ...citiesOf(dice).map((city) => (city.isComplete ? city.dice : 0)))

/** The dice of the largest city that can be completed by adding some of these. */
export function mostWith(dice: readonly Built[], loose: readonly string[]): number {
  let most = largestOf(dice)
  for (const face of new Set(loose)) {
    const rest = [...loose]
    rest.splice(rest.indexOf(face), 1)
    for (const die of placementsOf(dice, face)) most = Math.max(most, mostWith([...dice, die], rest))
  }
  return most
}

/** The same, where each of so many dice may come to show any face. */
export function mostWithAny(dice: readonly Built[], kinds: readonly string[], left: number): number {
  let most = largestOf(dice)
  if (left === 0) return most
  for (const die of kinds.flatMap((face) => placementsOf(dice, face)))
    most = Math.max(most, mostWithAny([...dice, die], kinds, left - 1))
  return most
}

/** All throws of so many dice with these sides, in order, each as likely as any other. */
export const throwsOf = (sides: readonly string[], dice: number): readonly (readonly string[])[] =>
  dice === 0 ? [[]] : throwsOf(sides, dice - 1).flatMap((thrown) => sides.map((side) => [...thrown, side]))

/** The city that a part belongs to. */
const cityWith = (dice: readonly Built[], part: string): FilledCity =>
  citiesOf(dice).find(({ parts }) => parts.includes(part)) as FilledCity

/** Whether these dice, all or some, complete the city of a part when built one after another. */
export function canClose(dice: readonly Built[], part: string, thrown: readonly string[]): boolean {
  if (cityWith(dice, part).isComplete) return true
  return thrown.some((face, i) =>
    placementsOf(dice, face).some((die) =>
      canClose(
        [...dice, die],
        part,
        thrown.filter((_, other) => other !== i),
      ),
    ),
  )
}

/** Whether a die with this face completes a city of more than so many dice. */
export const closesMore = (dice: readonly Built[], face: string, than: number): boolean =>
  placementsOf(dice, face).some((die) => largestOf([...dice, die]) > than)

/** How many throws have one die, or else two, of which it is true that they do. */
export function countThrows(
  throws: readonly (readonly string[])[],
  areEnough: (faces: readonly string[]) => boolean,
  most: 1 | 2,
): number {
  const known = new Map<string, boolean>()
  const ask = (faces: readonly string[]): boolean => {
    const key = [...faces].sort().join('|')
    if (!known.has(key)) known.set(key, areEnough(faces))
    return known.get(key) as boolean
  }
  return throws.filter(
    (thrown) =>
      thrown.some((face) => ask([face])) ||
      (most === 2 && thrown.some((one, i) => thrown.slice(i + 1).some((other) => ask([one, other])))),
  ).length
}
