/**
 * A whole game as text, to be copied and pasted: what was played, and by whom, in lines in square brackets, and the
 * moves in the notation of the game. docs/record-format.md describes it.
 */
import type { Json } from './json.ts'
import { readText, shown } from './reading.ts'
import type { GameRecord } from './record.ts'
import { attempt, type Result, refuse } from './result.ts'

const LONGEST_TEXT = 1_000_000
const LINE = /^\[([a-z]+) (.*)\]$/

/** What a game has besides its moves. */
export type Heading = Pick<GameRecord, 'game' | 'setup' | 'seats' | 'left'>

export function writeGameText({ game, setup, seats, left = [] }: Heading, notation: string): string {
  const line = (key: string, value: unknown): string => `[${key} ${JSON.stringify(value)}]\n`
  return (
    line('game', game) +
    line('setup', setup) +
    seats.map((seat) => line('seat', seat)).join('') +
    left.map((leaving) => line('left', leaving)).join('') +
    notation
  )
}

/** The parts of such a text. Both are still untrusted: a record is made of them, and read as any other. */
export interface GameTextParts {
  readonly heading: { readonly [field in keyof Heading]: unknown }
  /** With an empty line for each of the heading, so that lines have the same numbers as in the text. */
  readonly notation: string
}

export function readGameText(text: unknown): Result<GameTextParts> {
  return attempt(() => {
    const fields: { [key: string]: Json[] } = { game: [], setup: [], seat: [], left: [] }
    // Some programs begin every UTF-8 text with a mark.
    const whole = readText(text, 'text', LONGEST_TEXT).replace(/^\ufeff/, '')
    const lines = whole.split('\n').map((line, i) => {
      const trimmed = line.trim()
      if (!trimmed.startsWith('[')) return line
      const [key, value] = readLine(trimmed, `line ${i + 1}`)
      const known = Object.hasOwn(fields, key) ? fields[key] : undefined
      if (known === undefined)
        return refuse('unknown-field', `there is no field ${shown(key)}`, { where: `line ${i + 1}` })
      if ((key === 'game' || key === 'setup') && known.length > 0)
        return refuse('several-games', `a second line [${key} …]`, { where: `line ${i + 1}` })
      known.push(value)
      return ''
    })
    const { game = [], setup = [], seat = [], left = [] } = fields
    expectHeading({ game, setup, seat })
    const heading = { game: game[0], setup: setup[0], seats: seat, ...(left.length === 0 ? {} : { left }) }
    return { heading, notation: lines.join('\n') }
  })
}

/** Only inside `attempt`. */
function expectHeading(needed: { readonly [key: string]: readonly Json[] }): void {
  const missing = Object.keys(needed).filter((key) => needed[key]?.length === 0)
  if (missing.length === 0) return
  const isBare = missing.length === Object.keys(needed).length
  const lines = missing.map((key) => `[${key} …]`).join(', ')
  refuse(isBare ? 'no-heading' : 'partial-heading', `there is no line ${lines}`, { where: 'line 1' })
}

/** Only inside `attempt`. */
function readLine(line: string, where: string): readonly [key: string, value: Json] {
  const [, key = '', value = ''] = LINE.exec(line) ?? []
  try {
    return [key, JSON.parse(value) as Json]
  } catch {
    return refuse('not-a-field', `expected a line such as [game "…"], found ${shown(line)}`, { where })
  }
}
