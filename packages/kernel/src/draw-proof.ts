/** What a record says of its draws, so that anybody can compute them again: see docs/fairness.md. */
import type { Seat } from './contract.ts'
import type { LaterChain } from './draw-links.ts'
import { isLinkOf, readHash } from './hash-chain.ts'
import { MOST_MOVES } from './playing.ts'
import { readFields, readInteger, readList, readText, shown } from './reading.ts'
import { attempt, type Result, refuse } from './result.ts'

/** What is agreed on before the first draw. */
export interface FairTerms {
  /** The table's id, which is part of every digest. */
  readonly table: string
  /** Of the secret. Published before anybody sat down. */
  readonly commitment: string
  /** By seat: the end of its chain, or null if it adds nothing. */
  readonly ends: readonly (string | null)[]
  /** By seat: link 0 of its chain, revealed once all ends were known. */
  readonly first: readonly (string | null)[]
}

export interface ProvenDraw {
  /** The seat whose move brought it on; null at the start. */
  readonly by: Seat | null
  /** The link that this move revealed, or null. */
  readonly link: string | null
}

export interface DrawProof extends FairTerms {
  readonly secret: string
  readonly later: readonly LaterChain[]
  /** In order. */
  readonly draws: readonly ProvenDraw[]
}

const TERMS = ['table', 'commitment', 'ends', 'first']
const LONGEST_TABLE = 60
/** How many chains a seat may commit to in a game; a person changes device less often. */
export const MOST_LATER_CHAINS = 100

/** Reads untrusted terms for a number of seats. Only inside `attempt`. */
export function readFairTerms(value: unknown, where: string, seats: number): FairTerms {
  return termsIn(readFields(value, where, TERMS), where, seats)
}

function termsIn(fields: { readonly [key: string]: unknown }, where: string, seats: number): FairTerms {
  const table = readText(fields.table, `${where}.table`, LONGEST_TABLE)
  if (!/^[A-Za-z0-9-]+$/.test(table)) refuse('not-an-id', `${shown(table)} is no table's id`, { where })
  const commitment = readHash(fields.commitment, `${where}.commitment`)
  const ends = readHashes(fields.ends, `${where}.ends`, seats)
  const first = readHashes(fields.first, `${where}.first`, seats)
  for (const [seat, end] of ends.entries()) {
    const link = first[seat] ?? null
    const isRight = end === null || link === null ? end === link : isLinkOf(end, { index: 0, link })
    const reason = `the first link of seat ${seat} is not the one that it committed to`
    if (!isRight) refuse('wrong-first-link', reason, { where: `${where}.first[${seat}]` })
  }
  return { table, commitment, ends, first }
}

function readHashes(value: unknown, where: string, seats: number): readonly (string | null)[] {
  const hashes = readList(value, where, seats)
  if (hashes.length !== seats) refuse('wrong-number', `there are ${seats} seats, not ${hashes.length}`, { where })
  return hashes.map((hash, seat) => readHashOrNull(hash, `${where}[${seat}]`))
}

/** Only inside `attempt`. */
export const readHashOrNull = (value: unknown, where: string): string | null =>
  value === null ? null : readHash(value, where)

/** Reads the untrusted `draws` of a record. */
export function readDrawProof(value: unknown, seats: number): Result<DrawProof> {
  return attempt(() => {
    const fields = readFields(value, 'draws', [...TERMS, 'secret', 'later', 'draws'])
    const readSeat = (seat: unknown, where: string): Seat => readInteger(seat, where, 0, seats - 1)
    return {
      ...termsIn(fields, 'draws', seats),
      secret: readSecret(fields.secret),
      later: readList(fields.later, 'draws.later', seats * (MOST_LATER_CHAINS + 1)).map((chain, i) => {
        const where = `draws.later[${i}]`
        const { seat, end, from } = readFields(chain, where, ['seat', 'end', 'from'])
        return {
          seat: readSeat(seat, `${where}.seat`),
          end: readHashOrNull(end, `${where}.end`),
          from: readInteger(from, `${where}.from`, 0, MOST_MOVES),
        }
      }),
      draws: readList(fields.draws, 'draws.draws', MOST_MOVES).map((draw, i) => {
        const where = `draws.draws[${i}]`
        const { by, link } = readFields(draw, where, ['by', 'link'])
        return { by: by === null ? null : readSeat(by, `${where}.by`), link: readHashOrNull(link, `${where}.link`) }
      }),
    }
  })
}

function readSecret(value: unknown): string {
  const secret = readText(value, 'draws.secret', 128)
  const reason = 'expected 32 to 128 hexadecimal digits'
  return /^[0-9a-f]{32,128}$/.test(secret) ? secret : refuse('not-a-secret', reason, { where: 'draws.secret' })
}
