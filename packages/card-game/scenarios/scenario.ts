/** How tests write down a game: moves in notation, and rounds that are ready to be settled. */
import { actionOf, type Position, type Seat } from '@bastide/kernel'
import { CARDS, COLOURS, COPIES, type Colour, kindNamed } from '../src/cards/card.ts'
import {
  animals,
  CHEST,
  chests,
  dealerNow,
  handSize,
  hasClaimed,
  openingLeft,
  pileLeft,
  roundNow,
  turnSeat,
  unseen,
  unseenLeft,
  waitingJokers,
} from '../src/cards/columns.ts'
import { DOWN, LAID_BY_NOBODY, layCard, standFollower, UP } from '../src/cards/row.ts'
import {
  type CardHappening,
  type CardRules,
  cardGame,
  fromNotation,
  type Move,
  storyLine,
  textsFor,
} from '../src/index.ts'
import { awaitDecision, PLAY } from '../src/turn/decision.ts'

export function rulesOf(seats: number, options: object = {}): CardRules {
  const composed = cardGame.compose({ options }, seats)
  if (!composed.ok) throw new Error(composed.reason)
  return composed.value
}

/** Moves from notation tokens, without line numbers. */
function movesOf(tokens: string): readonly Move[] {
  const moves = fromNotation(`1. ${tokens.replaceAll(/\s+/g, ' ').trim()}`)
  if (!moves.ok) throw new Error(moves.reason)
  return moves.value
}

/** A game in progress, with every happening so far. */
export class Scenario {
  readonly rules: CardRules
  readonly p: Position
  readonly told: CardHappening[] = []

  constructor(rules: CardRules, p: Position = rules.start()) {
    this.rules = rules
    this.p = p
  }

  play(tokens: string): this {
    for (const move of movesOf(tokens)) this.move(move)
    return this
  }

  move(move: unknown): this {
    const action = actionOf(this.rules, this.p, move)
    if (!action.ok) throw new Error(`${JSON.stringify(move)}: ${action.reason} (${action.clause})`)
    this.rules.apply(this.p, this.rules.awaited(this.p), action.value, (happening) => this.told.push(happening))
    return this
  }

  /** How a move is refused, as its code and clause; or that it is accepted. */
  refused(tokens: string): string {
    const [move] = movesOf(tokens)
    return this.refusedMove(move)
  }

  refusedMove(move: unknown): string {
    const action = actionOf(this.rules, this.p, move)
    return action.ok ? 'accepted' : `${action.code} ${action.clause ?? ''}`.trim()
  }

  get scores(): readonly number[] {
    return Array.from({ length: this.rules.seats }, (_, seat) => this.rules.score(this.p, seat))
  }

  view(viewer: Seat = -3) {
    return this.rules.view(this.p, viewer)
  }

  /** The cards of a row as everyone sees them, with followers as `+seat`. */
  row(row: Colour, viewer: Seat = -3): string {
    const shown = this.view(viewer).rows.find((one) => one.row === row)
    return (shown?.stretches ?? [])
      .flatMap(({ cards, seat }) => [
        ...cards.map(({ card, lies }) => (lies === 'down' ? `(${card})` : card)),
        ...(seat === null ? [] : [`+${seat}`]),
      ])
      .join(' ')
  }

  /** The points awarded, as `seat: points by clause`. */
  get awards(): readonly string[] {
    return this.told
      .filter(({ points }) => points > 0)
      .map(({ seat, points, clause }) => `${seat}: ${points} by ${clause}`)
  }

  get story(): readonly string[] {
    return this.told.map((happening) =>
      storyLine(textsFor('en'), ['Red', 'Blue', 'Green', 'Black', 'Yellow'], happening),
    )
  }
}

export const scenario = (seats: number, tokens = '', options: object = {}): Scenario =>
  new Scenario(rulesOf(seats, options)).play(tokens)

export interface BeforeLastClaim {
  readonly seats?: number
  readonly options?: object
  /**
   * Rows from the board outwards, in notation: `rA` lies face up, `(rA)` face down, laid by seat 1; `+0` is the
   * follower of seat 0.
   */
  readonly rows?: { readonly [row in Colour]?: string }
  /** By seat: the animals it owns, by colour. */
  readonly animals?: readonly { readonly [colour in Colour]?: number }[]
  readonly waiting?: readonly number[]
  /** By seat: buildings by colour in order, then jokers. */
  readonly chests?: readonly (readonly number[])[]
  readonly round?: number
}

function layRow(p: Position, row: number, tokens: string): void {
  for (const token of tokens.split(' ').filter((one) => one !== '')) {
    if (token.startsWith('+')) {
      standFollower(p, row, Number(token.slice(1)))
      hasClaimed.set(p, Number(token.slice(1)), 1)
      continue
    }
    const isDown = token.startsWith('(')
    const [move] = movesOf(isDown ? token.slice(1, -1) : token)
    const kind = kindNamed((move as { deal: string }).deal)
    layCard(p, row, kind, isDown ? DOWN : UP, isDown ? 1 : LAID_BY_NOBODY)
    unseen.set(p, kind, unseen.get(p, kind) - 1)
    unseenLeft.set(p, 0, unseenLeft.get(p, 0) - 1)
    if (unseen.get(p, kind) > (COPIES[kind] as number)) throw new Error(`there are not so many ${CARDS[kind]}`)
  }
}

/** A round that is complete except for the claim of the one seat with no follower in a row; that seat is awaited. */
export function beforeLastClaim({
  seats = 2,
  options = {},
  rows = {},
  animals: owned = [],
  waiting = [],
  chests: stored = [],
  round = 1,
}: BeforeLastClaim): Scenario {
  const rules = rulesOf(seats, options)
  const p = rules.start()
  openingLeft.set(p, 0, 0)
  roundNow.set(p, 0, round)
  COLOURS.forEach((colour, row) => {
    layRow(p, row, rows[colour] ?? '')
  })
  owned.forEach((counts, seat) => {
    COLOURS.forEach((colour, i) => {
      animals.set(p, seat * COLOURS.length + i, counts[colour] ?? 0)
    })
  })
  waiting.forEach((count, seat) => {
    waitingJokers.set(p, seat, count)
  })
  stored.forEach((counts, seat) => {
    counts.forEach((count, i) => {
      chests.set(p, seat * CHEST + i, count)
    })
  })
  pileLeft.set(p, 0, unseenLeft.get(p, 0))
  const last = Array.from({ length: seats }, (_, seat) => seat).find((seat) => hasClaimed.get(p, seat) === 0)
  if (last === undefined) throw new Error('every seat has claimed')
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== last && hasClaimed.get(p, seat) === 0) throw new Error(`seat ${seat} has not claimed either`)
    handSize.set(p, seat, 0)
  }
  dealerNow.set(p, 0, last + 1)
  turnSeat.set(p, 0, last)
  awaitDecision(p, PLAY, last)
  return new Scenario(rules, p)
}
