/** Recounts the table of docs/perft.md, which others use to test their engines. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countSequences } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { MODULES, tileGame } from './index.ts'

const TABLE = join(import.meta.dirname, '..', '..', '..', 'docs', 'perft.md')
/** The rows below take seconds to minutes each. */
const MOST_MOVES = process.env.BASTIDE_QUICK ? 5 : 6

interface PrintedColumn {
  readonly heading: string
  readonly counts: ReadonlyMap<number, number>
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

function printedColumns(): readonly PrintedColumn[] {
  const [headings = [], , ...rows] = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  const count = (cell = ''): number => Number(cell.replaceAll(',', ''))
  return headings.slice(1).map((heading, i) => {
    const filled = rows.filter((row) => row[i + 1] !== '')
    return { heading, counts: new Map(filled.map((row) => [count(row[0]), count(row[i + 1])])) }
  })
}

/** `edition 2000`, `2000, no farmers` and `2016 with …` as setups. */
function setupOf(heading: string) {
  const found = /^(?:edition )?(?<edition>\d{4})(?<bare>, no farmers)?(?: with (?<module>.+))?$/.exec(heading)?.groups
  if (found === undefined) throw new Error(`which setup is "${heading}"?`)
  const modules = found.module === undefined ? [] : [found.module.toLowerCase().replaceAll(' ', '-')]
  return { edition: found.edition as string, modules, options: found.bare === undefined ? {} : { farmers: 'none' } }
}

describe('the counts in docs/perft.md', () => {
  const columns = printedColumns()
  const isThere = ({ heading }: PrintedColumn): boolean =>
    setupOf(heading).modules.every((id) => MODULES.some((one) => one.id === id))
  const counted = columns.filter(isThere)
  if (counted.length < columns.length)
    console.log(`dropped out: ${columns.length - counted.length} columns of docs/perft.md`)

  test('are read from its table', () => {
    expect(columns.length).toBeGreaterThanOrEqual(4)
    for (const { counts } of columns) expect([...counts.keys()].slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test.each(counted)('are what the engine counts: $heading', ({ heading, counts }) => {
    const composed = tileGame.compose(setupOf(heading), 2)
    if (!composed.ok) throw new Error(composed.reason)
    for (let moves = 1; moves <= MOST_MOVES; moves++)
      expect(countSequences(composed.value, composed.value.start(), moves), `${moves} moves`).toBe(counts.get(moves))
  })
})
