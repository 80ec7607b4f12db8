/** A setup: the options and the dice. Read from untrusted JSON. */
import {
  attempt,
  type Json,
  type Result,
  readFields,
  readInteger,
  readOptions,
  type SetupField,
  type SetupForm,
} from '@bastide/kernel'
import { AIDS } from './aids.ts'
import { LEAST_SEATS, MOST_SEATS } from './columns.ts'
import { type Face, readFaces } from './dice/face.ts'
import { FACES } from './faces.ts'

export interface Options {
  /** The points needed to win. */
  readonly target: number
  /** Who takes the first turn. */
  readonly starts: number | 'random'
  /** Whether dice that can be built after the last throw must be built. */
  readonly forced: 'no' | 'yes'
}

export interface Setup {
  readonly options: Options
  readonly faces: readonly Face[]
  /** Whether the setup brings dice of its own. */
  readonly hasOwnFaces: boolean
}

/** There is only one edition, without a name. */
const EDITION = ''
const field = (
  key: keyof Options,
  clause: string,
  usual: string | number,
  allowed: Pick<SetupField, 'choices' | 'range'>,
): SetupField => ({
  key,
  module: 'dice',
  clause,
  ...allowed,
  defaults: { [EDITION]: usual },
})

const FIELDS: readonly SetupField[] = [
  field('target', 'DICE-12', 42, { range: [3, 200] }),
  field('starts', 'DICE-9', 0, { choices: ['random'], range: 'seats' }),
  field('forced', 'DICE-5', 'no', { choices: ['no', 'yes'] }),
]

export const form: SetupForm = {
  editions: [],
  modules: [],
  seats: [LEAST_SEATS, MOST_SEATS],
  fields: FIELDS,
  aids: AIDS,
}

export function readSetup(value: unknown, seats: number): Result<Setup> {
  return attempt(() => {
    readInteger(seats, 'seats', LEAST_SEATS, MOST_SEATS)
    const fields = readFields(value, 'setup', [], ['options', 'faces'])
    return {
      options: optionsFrom(fields.options === undefined ? {} : fields.options, seats),
      faces: readFaces(fields.faces === undefined ? FACES : fields.faces),
      hasOwnFaces: fields.faces !== undefined,
    }
  })
}

/** The whole setup, as it is stored: every option by name, and dice only where they are not the usual ones. */
export function wholeSetup({ options, faces, hasOwnFaces }: Setup): Json {
  const sides = faces.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name))
  return { options: { ...options }, ...(hasOwnFaces ? { faces: sides } : {}) }
}

function optionsFrom(value: unknown, seats: number): Options {
  const given = readFields(
    value,
    'setup.options',
    [],
    FIELDS.map(({ key }) => key),
  )
  return readOptions(FIELDS, given, EDITION, seats) as unknown as Options
}
