/**
 * Cities: parts that meet along the sides of dice are one. A part of a built die is a node, `row * 4 + part`. The nodes
 * of one city lead to the same root, which holds the city's dice as a bit set, so that a die with two parts in it
 * counts once (DICE-10).
 */
import type { Position } from '@bastide/kernel'
import { builtCell, builtCount, builtShape, cellWord } from '../columns.ts'
import { DICE } from '../faces.ts'
import { STEPS } from './cell.ts'
import { countBits, type DiceSet, NO_PART } from './dice-set.ts'

const MOST_NODES = DICE * 4

// Results of the last search, valid until the next.
const above = new Uint8Array(MOST_NODES)
const diceOf = new Uint16Array(MOST_NODES)
/** City edges with no neighbour. */
const openEdges = new Uint8Array(MOST_NODES)

function rootOf(node: number): number {
  let root = node
  while (above[root] !== root) root = above[root] as number
  return root
}

function join(one: number, other: number): void {
  const root = rootOf(one)
  const joined = rootOf(other)
  if (root === joined) return
  above[joined] = root
  diceOf[root] = (diceOf[root] as number) | (diceOf[joined] as number)
  openEdges[root] = (openEdges[root] as number) + (openEdges[joined] as number)
}

/** Joins each die to those built before it. A city edge with no neighbour is open. */
function findCities(set: DiceSet, p: Position): void {
  const dice = builtCount.get(p, 0)
  for (let node = 0; node < dice * 4; node++) {
    above[node] = node
    diceOf[node] = 0
    openEdges[node] = 0
  }
  for (let row = 0; row < dice; row++) {
    const first = builtShape.get(p, row) * 4
    for (let side = 0; side < 4; side++) {
      const part = set.partAt[first + side] as number
      if (part === NO_PART) continue
      const root = rootOf(row * 4 + part)
      diceOf[root] = (diceOf[root] as number) | (1 << row)
      const other = cellWord.get(p, builtCell.get(p, row) + (STEPS[side] as number)) - 1
      if (other < 0) openEdges[root] = (openEdges[root] as number) + 1
      else if (other < row)
        join(root, other * 4 + (set.partAt[builtShape.get(p, other) * 4 + ((side + 2) & 3)] as number))
    }
  }
}

/** The number of dice in the largest completed city; 0 if none is complete. */
export function largestCity(set: DiceSet, p: Position): number {
  findCities(set, p)
  let largest = 0
  for (let node = 0; node < builtCount.get(p, 0) * 4; node++) {
    if (above[node] === node && openEdges[node] === 0) largest = Math.max(largest, countBits(diceOf[node] as number))
  }
  return largest
}

/** Calls `look` for each city with its number of dice and of open edges. */
export function surveyCities(set: DiceSet, p: Position, look: (dice: number, open: number) => void): void {
  findCities(set, p)
  for (let node = 0; node < builtCount.get(p, 0) * 4; node++) {
    if (above[node] === node && diceOf[node] !== 0) look(countBits(diceOf[node] as number), openEdges[node] as number)
  }
}

export interface City {
  /** Its parts, by the row of the die and the number of the part. */
  readonly parts: readonly { readonly row: number; readonly part: number }[]
  /** The number of dice it is built of. */
  readonly size: number
  readonly isComplete: boolean
}

/** All cities, for display, in the order in which they were begun. */
export function citiesOf(set: DiceSet, p: Position): readonly City[] {
  findCities(set, p)
  const byRoot = new Map<number, { readonly row: number; readonly part: number }[]>()
  for (let node = 0; node < builtCount.get(p, 0) * 4; node++) {
    const root = rootOf(node)
    // Every die has a node for each part it could have; skip the unused ones.
    if (diceOf[root] === 0) continue
    byRoot.set(root, [...(byRoot.get(root) ?? []), { row: node >> 2, part: node & 3 }])
  }
  return [...byRoot].map(([root, parts]) => ({
    parts,
    size: countBits(diceOf[root] as number),
    isComplete: openEdges[root] === 0,
  }))
}
