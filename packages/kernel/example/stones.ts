/**
 * The smallest game that uses the whole contract: chance, hidden cards, choices and a pass. It tests the laws, and
 * shows what a game needs. Two to four seats are each dealt a secret card from 1 to 3. In turn they take one or two of
 * nine stones; each may pass once per game. At the end the card's value is added to the stones taken.
 */
import {
  type Action,
  attempt,
  CHANCE,
  type Column,
  copyOf,
  type Guess,
  type Happening,
  Layout,
  NO_ACTION,
  NOBODY,
  type Position,
  type Random,
  type Rules,
  readFields,
  readInteger,
  refuse,
  type Seat,
} from '../src/index.ts'

export type StonesMove =
  | { readonly deal: number | '?'; readonly to: Seat }
  | { readonly take: number }
  | { readonly pass: true }

export interface StonesView {
  readonly stones: number
  readonly taken: readonly number[]
  readonly ownCard: number | null
}

const STONES = 9
const COPIES = [2, 1, 1]
const UNKNOWN = COPIES.length
/** Values of the column `cards`: 0 is not dealt, 1 to 3 is the card, 9 is dealt but unknown. */
const DEALT_UNKNOWN = 9
const PASS: Action = 0

function stonesColumns(seats: number) {
  const layout = new Layout()
  return {
    layout,
    stones: layout.column('stones', 1),
    taken: layout.column('taken', seats),
    passed: layout.column('passed', seats),
    cards: layout.column('cards', seats),
    turn: layout.column('turn', 1),
    ended: layout.column('ended', 1),
  }
}

/** Ways for a test to break the rules on purpose. */
export interface PlantedFault {
  readonly unjournalledWrite?: boolean
  readonly leakingView?: boolean
  /** Rarely samples any option but the first. */
  readonly unevenSample?: boolean
}

/** Where the next card goes, and how many of each are left to deal. */
function dealing(cards: Column, seats: number) {
  const undealt = (p: Position): Seat => {
    for (let seat = 0; seat < seats; seat++) if (cards.get(p, seat) === 0) return seat
    return NOBODY
  }
  const left = (p: Position, card: number): number => {
    let copies = COPIES[card] as number
    for (let seat = 0; seat < seats; seat++) if (cards.get(p, seat) === card + 1) copies--
    return copies
  }
  return { undealt, left }
}

export function stonesRules(fault: PlantedFault = {}, seats = 2): Rules<StonesMove, StonesView, Happening> {
  const { layout, stones, taken, passed, cards, turn, ended } = stonesColumns(seats)
  const { undealt, left } = dealing(cards, seats)
  const origin = layout.position()
  stones.set(origin, 0, STONES)

  const rules: Rules<StonesMove, StonesView, Happening> = {
    game: 'stones',
    seats,
    setup: null,
    layout,
    turnClause: () => 'STONES-1',
    hasSecrets: true,
    start: () => copyOf(origin),
    awaited: (p) => (ended.get(p, 0) === 1 ? NOBODY : undealt(p) === NOBODY ? turn.get(p, 0) : CHANCE),
    options(p, by, out) {
      out.clear()
      if (by === CHANCE) {
        for (let card = 0; card < COPIES.length; card++) if (left(p, card) > 0) out.addWeighted(card, left(p, card))
        return
      }
      if (passed.get(p, by) === 0) out.add(PASS)
      for (let count = 1; count <= 2 && count <= stones.get(p, 0); count++) out.add(count)
    },
    sample(p, by, random: Random) {
      const can: number[] = []
      if (by === CHANCE)
        for (let card = 0; card < COPIES.length; card++) for (let copy = 0; copy < left(p, card); copy++) can.push(card)
      else {
        if (passed.get(p, by) === 0) can.push(PASS)
        for (let count = 1; count <= 2 && count <= stones.get(p, 0); count++) can.push(count)
      }
      const rarelyOthers = fault.unevenSample ? 60 : 0
      return can[Math.max(0, random.below(can.length + rarelyOthers) - rarelyOthers)] as Action
    },
    apply(p, by, action, tell) {
      if (by === CHANCE) {
        cards.set(p, undealt(p), action === UNKNOWN ? DEALT_UNKNOWN : action + 1)
        return
      }
      if (action === PASS) passed.set(p, by, 1)
      else {
        stones.set(p, 0, stones.get(p, 0) - action)
        if (fault.unjournalledWrite) taken.init(p, by, taken.get(p, by) + action)
        else taken.set(p, by, taken.get(p, by) + action)
        tell?.({ kind: 'took', seat: by, points: action, clause: 'STONES-1' })
      }
      turn.set(p, 0, (by + 1) % seats)
      if (stones.get(p, 0) === 0) {
        for (let seat = 0; seat < seats; seat++)
          tell?.({ kind: 'card', seat, points: cards.get(p, seat), clause: 'STONES-2' })
        ended.set(p, 0, 1)
      }
    },
    score: (p, seat) => taken.get(p, seat) + (ended.get(p, 0) === 1 ? cards.get(p, seat) : 0),
    pass: (p) => (passed.get(p, turn.get(p, 0)) === 0 ? PASS : NO_ACTION),
    toMove(p, action) {
      if (rules.awaited(p) === CHANCE) return { deal: action === UNKNOWN ? '?' : action + 1, to: undealt(p) }
      return action === PASS ? { pass: true } : { take: action }
    },
    toAction: (p, move) => attempt(() => readStonesMove(rules, p, move, undealt(p), (card) => left(p, card))),
    view: (p, viewer) => ({
      stones: stones.get(p, 0),
      taken: Array.from({ length: seats }, (_, seat) => taken.get(p, seat)),
      ownCard: fault.leakingView ? cards.get(p, 1) : viewer < 0 ? null : cards.get(p, viewer),
    }),
    facts: (p) => ({
      stones: stones.get(p, 0),
      seats: Array.from({ length: seats }, (_, seat) => [taken.get(p, seat), passed.get(p, seat), cards.get(p, seat)]),
      turn: turn.get(p, 0),
    }),
    redact: (move, _, viewer) => ('deal' in move && move.to !== viewer ? { deal: '?', to: move.to } : move),
    determinize(p, random) {
      const guess = copyOf(p)
      for (let seat = 0; seat < seats; seat++) {
        if (cards.get(guess, seat) !== DEALT_UNKNOWN) continue
        const can = COPIES.flatMap((_, card) => Array.from({ length: left(guess, card) }, () => card))
        cards.set(guess, seat, (can[random.below(can.length)] as number) + 1)
      }
      return guess as Guess
    },
  }
  return rules
}

function readStonesMove(
  rules: Rules<StonesMove, StonesView>,
  p: Position,
  move: unknown,
  undealt: Seat,
  left: (card: number) => number,
): Action {
  const by = rules.awaited(p)
  const verb = ['deal', 'take', 'pass'].find(
    (one) => move !== null && typeof move === 'object' && Object.hasOwn(move, one),
  )
  if (verb === 'deal' && by === CHANCE) {
    const { deal, to } = readFields(move, 'move', ['deal', 'to'])
    if (to !== undealt) refuse('not-now', `the next card goes to ${undealt}`, { clause: 'STONES-0' })
    if (deal === '?') return UNKNOWN
    const card = readInteger(deal, 'deal', 1, COPIES.length) - 1
    return left(card) > 0 ? card : refuse('none-left', 'no such card is left', { clause: 'STONES-0' })
  }
  if (verb === 'take' && by >= 0)
    return readInteger(readFields(move, 'move', ['take']).take, 'take', 1, Math.min(2, rules.view(p, by).stones))
  if (verb === 'pass' && by >= 0 && readFields(move, 'move', ['pass']).pass === true && rules.pass(p) === PASS)
    return PASS
  return refuse('not-now', 'not a move that is awaited now', { clause: 'STONES-1' })
}
