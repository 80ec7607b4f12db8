/**
 * Computes all draws of a record again, from the secret that was promised and the links that were revealed. Each way in
 * which a proof can be broken has a refusal of its own.
 */
import { type AnyRules, CHANCE, type Seat } from './contract.ts'
import { dueLink } from './draw-links.ts'
import { type DrawProof, type FairTerms, readDrawProof } from './draw-proof.ts'
import { commitmentOf, fairAction, firstTrail, nextTrail } from './fair-draw.ts'
import { isLinkOf, type Revealed, stepsBack } from './hash-chain.ts'
import { canonical, type Json } from './json.ts'
import type { Position } from './memory.ts'
import { actionOf, type GameRecord } from './record.ts'
import { attempt, demand, type Result, refuse } from './result.ts'

/** What a proof has shown: every draw came from the secret and the links, and from nothing else. */
export interface VerifiedDraws {
  readonly draws: number
  /** How many of them came before the first move of a seat, and how many seats had revealed a link for them. */
  readonly atStart: number
  readonly seatsAtStart: number
  /** How many used a link that was revealed by the move before. The rest, of bots for example, used none. */
  readonly linked: number
  /** How often a seat changed its chain. */
  readonly changes: number
}

/** What somebody saw published before the game. */
export type Promised = Partial<Pick<FairTerms, 'table' | 'commitment' | 'ends'>>

/**
 * Computes all draws again. A record can only show that it agrees with itself. Whether it also agrees with what was
 * published before the game is asked where `promised` says what that was.
 */
export function verifyDraws(rules: AnyRules, record: GameRecord, promised: Promised = {}): Result<VerifiedDraws> {
  return attempt(() => {
    if (record.draws === undefined) refuse('no-proof', 'the record has no proof of its draws', { where: 'draws' })
    const proof = demand(readDrawProof(record.draws, record.seats.length))
    refuseOtherPromises(proof, promised)
    refuseBrokenPromises(proof, record)
    const checking = new Checking(rules, record, proof)
    const p = rules.start()
    for (const [index, move] of record.moves.entries()) {
      const by = rules.awaited(p)
      const action = actionOf(rules, p, move)
      if (!action.ok) return demand({ ...action, where: `moves[${index}]` })
      if (by === CHANCE) checking.draw(p, action.value)
      else checking.moved(by, index)
      rules.apply(p, by, action.value)
    }
    return checking.verified()
  })
}

function refuseOtherPromises(proof: DrawProof, promised: Promised): void {
  for (const field of ['table', 'commitment', 'ends'] as const) {
    if (promised[field] !== undefined && canonical(promised[field]) !== canonical(proof[field]))
      refuse('other-promise', `${field}: not what was published before the game`, { where: `draws.${field}` })
  }
}

function refuseBrokenPromises({ secret, commitment, ends, later }: DrawProof, { seats }: GameRecord): void {
  if (commitmentOf(secret) !== commitment)
    refuse('other-secret', 'the secret is not the one that was committed to', { where: 'draws.secret' })
  for (const [seat, { bot }] of seats.entries()) {
    if (bot !== undefined && (ends[seat] !== null || later.some((chain) => chain.seat === seat)))
      refuse('chain-of-bot', `seat ${seat} is a bot's, which has no chain`, { where: 'draws.ends' })
  }
  for (const [i, { from }] of later.entries()) {
    if (from < (later[i - 1]?.from ?? 0))
      refuse('chains-out-of-order', 'chains are told in the order in which they were committed', {
        where: `draws.later[${i}]`,
      })
  }
}

/** Goes along with the moves of a record. */
class Checking {
  readonly #rules: AnyRules
  readonly #record: GameRecord
  readonly #proof: DrawProof
  /** Of each draw so far: who brought it on. */
  readonly #bringers: (Seat | null)[] = []
  /** By the end of a chain: the last link of it. */
  readonly #revealed = new Map<string, Revealed>()
  #trail: string
  #mover: { readonly seat: Seat; readonly move: number } | null = null
  /** The link of the last move; undefined until its first draw. */
  #link: string | null | undefined = null
  #linked = 0

  constructor(rules: AnyRules, record: GameRecord, proof: DrawProof) {
    this.#rules = rules
    this.#record = record
    this.#proof = proof
    this.#trail = firstTrail(proof.first)
  }

  moved(seat: Seat, move: number): void {
    this.#mover = { seat, move }
    this.#link = undefined
  }

  draw(p: Position, action: number): void {
    const { secret, table, draws } = this.#proof
    const index = this.#bringers.length
    const where = `draws.draws[${index}]`
    const { by, link } = draws[index] ?? refuse('wrong-number', `nothing is said of draw ${index}`, { where })
    const bringer = this.#mover?.seat ?? null
    if (by !== bringer)
      refuse('other-bringer', `draw ${index} was brought on by ${named(bringer)}, not by ${named(by)}`, { where })
    if (this.#link === undefined) this.#take(link, where)
    else if (link !== this.#link)
      refuse('link-changed', `draw ${index} follows from the same move as the one before, and has another link`, {
        where,
      })
    const fair = fairAction(this.#rules, p, { secret, table, index, trail: this.#trail })
    if (fair !== action) refuse('other-draw', this.#otherDraw(p, index, fair, action), { where })
    this.#bringers.push(bringer)
    if (link !== null) this.#linked++
  }

  #otherDraw(p: Position, index: number, fair: number, action: number): string {
    const text = (one: number): string => canonical(this.#rules.toMove(p, one) as Json)
    return `draw ${index} should have been ${text(fair)}, and was ${text(action)}`
  }

  /** Takes the link of a move that brings on draws. */
  #take(link: string | null, where: string): void {
    const { seat, move } = this.#mover as { seat: Seat; move: number }
    const { left = [] } = this.#record
    const isAbsent = left.some((one) => one.seat === seat && one.after <= move)
    const due = isAbsent ? null : dueLink(this.#proof, this.#bringers, seat)
    this.#link = link
    const index = this.#bringers.length
    if (link === null && due !== null && !due.isReplaced)
      refuse('link-missing', `draw ${index} lacks the link of seat ${seat}`, { where })
    if (link === null) return
    const { end } =
      due ?? refuse('link-not-due', `draw ${index} has a link, and seat ${seat} had none to add`, { where })
    const revealed = { index, link }
    if (!isLinkOf(end, revealed, this.#revealed.get(end))) this.#refuseLink(end, revealed, seat, where)
    this.#revealed.set(end, revealed)
    this.#trail = nextTrail(this.#trail, seat, link)
  }

  #refuseLink(end: string, { index, link }: Revealed, seat: Seat, where: string): never {
    const { ends, later, draws } = this.#proof
    const most = draws.length + 1
    const steps = stepsBack(link, end, most)
    if (steps !== null)
      refuse('links-out-of-order', `draw ${index} has link ${steps - 1} of seat ${seat}, not link ${index}`, { where })
    const isAnothers = [...ends, ...later.map((chain) => chain.end)].some(
      (other) => other !== null && other !== end && stepsBack(link, other, most) !== null,
    )
    if (isAnothers)
      refuse('foreign-chain', `the link of draw ${index} is of another chain than the one of seat ${seat}`, { where })
    return refuse('wrong-link', `the link of draw ${index} does not lead to what seat ${seat} committed to`, { where })
  }

  verified(): VerifiedDraws {
    const { draws, first, later } = this.#proof
    const made = this.#bringers.length
    if (draws.length !== made)
      refuse('wrong-number', `the record has ${made} draws, and its proof ${draws.length}`, { where: 'draws.draws' })
    return {
      draws: made,
      atStart: this.#bringers.filter((by) => by === null).length,
      seatsAtStart: first.filter((link) => link !== null).length,
      linked: this.#linked,
      changes: later.length,
    }
  }
}

const named = (by: Seat | null): string => (by === null ? 'the start' : `seat ${by}`)
