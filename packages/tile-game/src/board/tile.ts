/**
 * What is printed on a tile, as modules write it down:
 *
 *   tile('base/D', 'CRFR', 'city N', 'road E W', 'field ENE WNW, beside N', 'field ESE SSE SSW WSW')
 *
 * First the name that records use, then the edges N E S W by letter, then a line for each segment: its kind; the sides
 * it touches (or, for a field, the half-sides); and after commas a pennant, or for a field the cities it borders on
 * this tile, each by one of its sides. A line `symbol …` is for anything else that is printed and means something to
 * one module.
 */
import { HALVES, type HalfIndex, SIDES, type SideIndex } from './side.ts'

export interface Segment {
  readonly kind: string
  readonly sides: readonly SideIndex[]
  readonly halves: readonly HalfIndex[]
  readonly pennants: number
  /** The segments of this tile, by number, that a field feeds once they are completed. */
  readonly beside: readonly number[]
}

export interface Tile {
  readonly id: string
  /** Four letters, N E S W. Two sides may meet if their letters are equal. */
  readonly edges: string
  readonly segments: readonly Segment[]
  /** What else is printed on it. */
  readonly symbols: readonly string[]
}

interface Line {
  readonly kind: string
  readonly ports: readonly string[]
  readonly pennants: number
  readonly besideSides: readonly string[]
}

function readLine(line: string): Line {
  const [first = '', ...remarks] = line.split(', ')
  const [kind = '', ...ports] = first.split(' ')
  let pennants = 0
  let besideSides: readonly string[] = []
  for (const remark of remarks) {
    if (remark === 'pennant') pennants++
    else if (remark.startsWith('beside ')) besideSides = remark.split(' ').slice(1)
    else throw new Error(`a tile cannot have "${remark}"`)
  }
  return { kind, ports, pennants, besideSides }
}

function indexIn(list: readonly string[], name: string): number {
  const index = list.indexOf(name)
  if (index < 0) throw new Error(`a tile has no place called "${name}"`)
  return index
}

export function tile(id: string, edges: string, ...lines: readonly string[]): Tile {
  const isSymbol = (line: string) => line.startsWith('symbol ')
  const read = lines.filter((line) => !isSymbol(line)).map(readLine)
  const isHalf = (port: string) => port.length === 3
  const segments = read.map(({ kind, ports, pennants, besideSides }): Segment => {
    const beside = besideSides.map((side) => read.findIndex((other) => other.ports.includes(side)))
    return {
      kind,
      sides: ports.filter((port) => !isHalf(port)).map((side) => indexIn(SIDES, side)),
      halves: ports.filter(isHalf).map((half) => indexIn(HALVES, half)),
      pennants,
      beside,
    }
  })
  return { id, edges, segments, symbols: lines.filter(isSymbol).map((line) => line.slice('symbol '.length)) }
}
