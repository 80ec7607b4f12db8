/** Finds cities by flood fill, on dice as plain JSON. */
export type Xy = readonly [x: number, y: number]

export interface Built {
  readonly face: string
  readonly at: Xy
  readonly turn: number
}

const LETTERS = 'NESW'

/** The part of the face along a side, or null. A rotation turns each letter into the next one clockwise. */
export function edgeOf(face: string, turn: number, side: number): number | null {
  const letter = LETTERS[(side + 4 - turn) % 4] as string
  if (!/^[NESW ]+$/.test(face)) return null
  const part = face.split(' ').findIndex((letters) => letters.includes(letter))
  return part < 0 ? null : part
}

export interface FilledCity {
  readonly isComplete: boolean
  /** The number of distinct dice. */
  readonly dice: number
  /** Its parts as `x,y:part`, sorted. */
  readonly parts: readonly string[]
}

const BESIDE: readonly Xy[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

export function citiesOf(dice: readonly Built[]): readonly FilledCity[] {
  const seen = new Set<string>()
  const cities: FilledCity[] = []
  for (const die of dice) {
    for (let part = 0; part < die.face.split(' ').length; part++) {
      if (seen.has(`${die.at}:${part}`)) continue
      const found = new Set<string>()
      const cells = new Set<string>()
      let isComplete = true
      const flood = (from: Built, through: number): void => {
        if (found.has(`${from.at}:${through}`)) return
        found.add(`${from.at}:${through}`)
        cells.add(`${from.at}`)
        BESIDE.forEach(([x, y], side) => {
          if (edgeOf(from.face, from.turn, side) !== through) return
          const other = dice.find(({ at }) => at[0] === from.at[0] + x && at[1] === from.at[1] + y)
          if (other === undefined) isComplete = false
          else flood(other, edgeOf(other.face, other.turn, (side + 2) % 4) as number)
        })
      }
      flood(die, part)
      for (const one of found) seen.add(one)
      cities.push({ isComplete, dice: cells.size, parts: [...found].sort() })
    }
  }
  return cities
}
