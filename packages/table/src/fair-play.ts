/**
 * Fair draws at a table: which links were revealed, and which one a move has to bring. docs/fairness.md says what this
 * is for. Everything here is public; the secret is kept elsewhere.
 */
import {
  type Action,
  type AnyRules,
  CHANCE,
  copyOf,
  type DrawProof,
  type DueLink,
  dueLink,
  type FairTerms,
  firstTrail,
  isLinkOf,
  type LaterChain,
  MOST_LATER_CHAINS,
  nextTrail,
  type Position,
  type ProvenDraw,
  type Revealed,
  refuse,
  type Seat,
} from '@bastide/kernel'
import type { Command } from './command.ts'
import type { Opening } from './opening.ts'

export interface FairPlay extends FairTerms {
  readonly later: readonly LaterChain[]
  /** Of each move that stands: the link that it revealed, and the trail after it. */
  readonly steps: readonly { readonly link: string | null; readonly trail: string }[]
  /** The most draws that ever stood. A later chain counts for none of them. */
  readonly most: number
  /** All links that were ever revealed after the start, by the end of their chain; also with moves taken back. */
  readonly revealed: readonly (Revealed & { readonly end: string })[]
}

/** What is asked of a state here. */
interface Table {
  readonly opening: Opening
  readonly rules: AnyRules
  readonly position: Position
  readonly movers: readonly (Seat | 'chance')[]
  readonly left: readonly { readonly seat: Seat }[]
  readonly fair: FairPlay | null
}

export const fairPlayOf = ({ fair }: Opening): FairPlay | null =>
  fair === undefined ? null : { ...fair, later: [], steps: [], most: 0, revealed: [] }

/** The trail of the links among the moves that stand; undefined where draws need none. */
export const trailOf = ({ fair }: Pick<Table, 'fair'>): string | undefined =>
  fair === null ? undefined : (fair.steps.at(-1)?.trail ?? firstTrail(fair.first))

/** Of each draw that stands: who brought it on, and with which link. */
function drawsOf({ movers, fair }: Pick<Table, 'movers' | 'fair'>): readonly ProvenDraw[] {
  const draws: ProvenDraw[] = []
  let last: ProvenDraw = { by: null, link: null }
  for (const [move, by] of movers.entries()) {
    if (by === 'chance') draws.push(last)
    else last = { by, link: fair?.steps[move]?.link ?? null }
  }
  return draws
}

/** The link that a seat owes if its move brings on a draw now; null if it adds nothing. */
function owedBy(table: Table, fair: FairPlay, seat: Seat): (DueLink & { readonly index: number }) | null {
  const isBot = table.opening.seats[seat]?.player.kind !== 'human'
  if (isBot || table.left.some((leaving) => leaving.seat === seat)) return null
  const bringers = drawsOf(table).map(({ by }) => by)
  const due = dueLink(fair, bringers, seat)
  return due === null ? null : { ...due, index: bringers.length }
}

/** Whether a move leads to a draw. */
function bringsOnDraw({ rules, position }: Table, by: Seat, action: Action): boolean {
  const p = copyOf(position)
  rules.apply(p, by, action)
  return rules.awaited(p) === CHANCE
}

/**
 * The link that is stored with a move, or undefined. A page sends its link only when it is asked to, by the refusal
 * `link-missing`: a server that had it before the move that needs it could foresee the draw. Only inside `attempt`.
 */
export function linkToStore(table: Table, by: Seat, action: Action, given: string | undefined): string | undefined {
  const { fair } = table
  if (fair === null)
    return given === undefined ? given : refuse('not-fair', 'draws at this table use no links', { where: 'link' })
  const owed = owedBy(table, fair, by)
  if (owed === null) return undefined
  if (given !== undefined && !owed.isReplaced && !isRight(fair, owed, given))
    refuse('wrong-link', `this is not link ${owed.index} of the chain of seat ${by}`, { where: 'link' })
  if (!bringsOnDraw(table, by, action)) return undefined
  const known = fair.revealed.find(({ end, index }) => end === owed.end && index === owed.index)
  if (owed.isReplaced) return known?.link
  const missing = `this move brings on a draw, and needs link ${owed.index} of the chain of seat ${by}`
  return given ?? known?.link ?? refuse('link-missing', missing, { where: 'link' })
}

function isRight(fair: FairPlay, { end, index }: { end: string; index: number }, link: string): boolean {
  const known = fair.revealed.filter((one) => one.end === end && one.index <= index)
  const [nearest] = known.sort((one, other) => other.index - one.index)
  return isLinkOf(end, { index, link }, nearest)
}

/** What is known after a move. Says why if it cannot have been made so. */
export function fairAfterMove(
  table: Table,
  by: Seat | 'chance',
  link: string | undefined,
  broken: (why: string) => Error,
): FairPlay | null {
  const { fair } = table
  if (fair === null) {
    if (link !== undefined) throw broken('draws use no links')
    return null
  }
  const trail = trailOf(table) as string
  if (by === 'chance') {
    if (lacksLink(table, fair)) throw broken('a draw lacks its link')
    const draws = table.movers.filter((mover) => mover === 'chance').length + 1
    return { ...fair, steps: [...fair.steps, { link: null, trail }], most: Math.max(fair.most, draws) }
  }
  if (link === undefined) return { ...fair, steps: [...fair.steps, { link: null, trail }] }
  const owed = owedBy(table, fair, by)
  if (owed === null || !isRight(fair, owed, link)) throw broken('its link is wrong')
  const { end, index } = owed
  const isKnown = fair.revealed.some((one) => one.end === end && one.index === index)
  return {
    ...fair,
    steps: [...fair.steps, { link, trail: nextTrail(trail, by, link) }],
    revealed: isKnown ? fair.revealed : [...fair.revealed, { end, index, link }],
  }
}

/** Whether the next draw would be brought on by a move without the link that it owes. */
function lacksLink(table: Table, fair: FairPlay): boolean {
  const mover = table.movers.at(-1)
  if (mover === undefined || mover === 'chance' || fair.steps.at(-1)?.link !== null) return false
  const owed = owedBy(table, fair, mover)
  return owed !== null && !owed.isReplaced
}

export const fairTakenBack = (fair: FairPlay | null, to: number): FairPlay | null =>
  fair === null ? null : { ...fair, steps: fair.steps.slice(0, to) }

/** A chain that is committed now. The draws that were ever made stay as they are, whatever is taken back. */
export const fairAfterCommitment = (fair: FairPlay, seat: Seat, end: string | null): FairPlay => ({
  ...fair,
  later: [...fair.later, { seat, end, from: fair.most }],
})

const notOf = (by: Seat, { seat, end }: LaterChain): readonly (string | null)[] => (seat === by ? [] : [end])

/** Only inside `attempt`. */
export function refuseChain(table: Table, { by, end }: Command & { readonly do: 'commit' }): void {
  const { opening } = table
  const fair = table.fair ?? refuse('not-fair', 'draws at this table use no links')
  if (opening.seats[by]?.player.kind !== 'human') refuse('bot-seat', `seat ${by} is a bot's`, { where: 'by' })
  const own = fair.later.filter(({ seat }) => seat === by)
  const current = own.length === 0 ? fair.ends[by] : own.at(-1)?.end
  const others = [...fair.ends.filter((_, seat) => seat !== by), ...fair.later.flatMap((one) => notOf(by, one))]
  // One's own earlier chain is welcome: somebody comes back to the device that has it.
  if (end === current || (end !== null && others.includes(end)))
    refuse('chain-known', 'this was committed to before', { where: 'end' })
  // To add nothing from now on is always allowed, or somebody who has lost a chain could not play on.
  if (end !== null && own.length >= MOST_LATER_CHAINS)
    refuse('too-many-chains', `seat ${by} has changed its chain ${own.length} times`, { where: 'end' })
}

/** What proves the draws of a game that is over. It leaves out the ends of chains that never counted. */
export function proofOf(table: Table, fair: FairPlay, secret: string): DrawProof {
  const { table: id, commitment, ends, first, revealed } = fair
  const draws = drawsOf(table)
  const used = new Set(draws.map(({ link }) => link))
  const isUsed = (end: string | null): boolean => revealed.some((one) => one.end === end && used.has(one.link))
  const later = fair.later.map((chain) => (isUsed(chain.end) ? chain : { ...chain, end: null }))
  return { table: id, commitment, ends, first, secret, later, draws }
}
