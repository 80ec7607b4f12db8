/** A setup: the options. Read from untrusted JSON. */
import {
  attempt,
  type Result,
  readFields,
  readInteger,
  readOptions,
  type SetupField,
  type SetupForm,
} from '@bastide/kernel'
import { AIDS } from './aids.ts'

export interface Setup {
  readonly options: { readonly [key: string]: string | number }
}

const LEAST_SEATS = 2
const MOST_PLAYERS = 5

/**
 * CARD-4: by the number of seats, the cards each is dealt in a round, and the number of rounds. All 120 cards are
 * played.
 */
export const ROUNDS: { readonly [seats: number]: { readonly cards: number; readonly rounds: number } } = {
  2: { cards: 6, rounds: 10 },
  3: { cards: 5, rounds: 8 },
  4: { cards: 5, rounds: 6 },
  5: { cards: 4, rounds: 6 },
}

/** The game has no editions; these are the defaults of every setup. */
const NO_EDITION = ''

const FIELDS: readonly SetupField[] = [
  {
    key: 'dealer',
    module: 'card',
    clause: 'CARD-5',
    choices: ['random'],
    range: 'seats',
    defaults: { [NO_EDITION]: 0 },
  },
  {
    key: 'face-down-jokers',
    module: 'card',
    clause: 'CARD-17',
    choices: ['misplaced', 'ordinary'],
    defaults: { [NO_EDITION]: 'misplaced' },
  },
  { key: 'nine-animals', module: 'card', clause: 'CARD-13', range: [19, 30], defaults: { [NO_EDITION]: 19 } },
]

export const FORM: SetupForm = {
  editions: [],
  modules: [],
  seats: [LEAST_SEATS, MOST_PLAYERS],
  fields: FIELDS,
  aids: AIDS,
}

export function readSetup(value: unknown, seats: number): Result<Setup> {
  return attempt(() => {
    readInteger(seats, 'seats', LEAST_SEATS, MOST_PLAYERS)
    const { options = {} } = readFields(value, 'setup', [], ['options'])
    const keys = FIELDS.map(({ key }) => key)
    const given = readFields(options, 'setup.options', [], keys)
    return { options: readOptions(FIELDS, given, NO_EDITION, seats) }
  })
}
