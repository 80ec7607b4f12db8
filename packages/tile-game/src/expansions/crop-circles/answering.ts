import {
  type Action,
  listed,
  NO_ACTION,
  NOBODY,
  type Options,
  type Position,
  refuse,
  type Seat,
  shown,
} from '@bastide/kernel'
import { activeSeat } from '../../board/columns.ts'
import { kindOfNode, type Node } from '../../board/feature.ts'
import { goHome, nodeOfPiece, stand, supplyOf } from '../../board/piece.ts'
import { type Address, addressOf, nodeAt } from '../../board/standing.ts'
import type { TileTables } from '../../board/tile-tables.ts'
import { featureFacts } from '../../facts.ts'
import type { TileNarrator } from '../../happening.ts'
import type { TablePlan } from '../../module.ts'
import type { Move } from '../../move.ts'
import { refuseVerb, type Step } from '../../turn/step.ts'
import { ADD, UNDECIDED } from './choosing.ts'
import { circleNow, isConcerned, isRepeated, nextConcerned } from './circle.ts'
import type { CircleState } from './index.ts'

/** Any other action is one more than the node where a follower is added or taken. */
const PASS: Action = 0

type Adding = (p: Position) => boolean

const clauseOf = (adding: boolean): string => (adding ? 'CROP-5' : 'CROP-6')

function rowAt({ rowsPerSeat }: TileTables, p: Position, seat: Seat, node: Node): number {
  for (let row = seat * rowsPerSeat; row < (seat + 1) * rowsPerSeat; row++) if (nodeOfPiece(p, row) === node) return row
  return -1
}

/** Puts a follower beside another, or takes one home. */
function carryingOut(tables: TileTables, follower: number, isAdding: Adding) {
  return (p: Position, seat: Seat, node: Node, tell?: TileNarrator): void => {
    const adding = isAdding(p)
    if (adding) stand(tables, p, seat, follower, node)
    else goHome(tables, p, rowAt(tables, p, seat, node))
    if (tell === undefined) return
    const { on, at } = addressOf(tables, p, node)
    const role = tables.kinds[kindOfNode(tables, p, node)]?.roles.follower as string
    tell({
      kind: adding ? 'deployed' : 'taken',
      seat,
      points: 0,
      clause: clauseOf(adding),
      feature: featureFacts(tables, p, node),
      figure: 'follower',
      role,
      spot: on,
      at,
    })
  }
}

/** For refusals: where the seat's concerned followers stand. */
function standing(tables: TileTables, p: Position, circle: number, seat: Seat): string {
  const spots = new Set<string>()
  const next = (from: number): number => nextConcerned(tables, p, circle, seat, from)
  for (let row = next(seat * tables.rowsPerSeat); row >= 0; row = next(row + 1)) {
    const { on, at } = addressOf(tables, p, nodeOfPiece(p, row))
    spots.add(`${on} at ${at.join(',')}`)
  }
  return `seat ${seat} has one on ${listed([...spots])}`
}

/** The action for a follower at an address, or a refusal. */
function findingNode(tables: TileTables, circles: CircleState['circles'], isAdding: Adding) {
  return (p: Position, seat: Seat, figure: string, address: Address): Action => {
    const adding = isAdding(p)
    const clause = clauseOf(adding)
    if (figure !== 'follower')
      refuse('unknown-figure', 'only followers are concerned', { where: adding ? 'deploy' : 'take', clause })
    const node = nodeAt(tables, p, address)
    const circle = circleNow(circles, p)
    if (node >= 0 && kindOfNode(tables, p, node) !== circle) {
      const concerned = tables.kinds[circle]?.id
      const reason = `the circle concerns followers on a ${concerned}, not on ${shown(address.on)}`
      refuse('none-there', `${reason}; ${standing(tables, p, circle, seat)}`, { where: 'on', clause: 'CROP-3' })
    }
    if (node < 0 || rowAt(tables, p, seat, node) < 0) {
      const reason = `seat ${seat} has no follower on ${shown(address.on)} at ${address.at.join(',')}`
      refuse('none-there', `${reason}; ${standing(tables, p, circle, seat)}`, { where: 'on', clause })
    }
    return node + 1
  }
}

/** CROP-4: each seat in turn, starting left of the active seat and ending with it, carries out what was chosen. */
export function answering({ tables, seats }: TablePlan, { circles, choice, answered }: CircleState): Step {
  const follower = tables.figures.findIndex((figure) => figure.id === 'follower')
  const isAdding = (p: Position): boolean => choice.get(p, 0) === ADD
  const carryOut = carryingOut(tables, follower, isAdding)
  const nodeOf = findingNode(tables, circles, isAdding)

  /** CROP-7, CROP-9: seats without a follower there, or with none in supply to add, are skipped. */
  const canAnswer = (p: Position, seat: Seat): boolean =>
    isConcerned(tables, p, circleNow(circles, p), seat) && (!isAdding(p) || supplyOf(p, seat, follower) > 0)

  return {
    name: 'crop-circles/answer',
    repeats: true,
    turnClause: 'CROP-4',
    proceed(p) {
      if (choice.get(p, 0) === UNDECIDED) return NOBODY
      for (let turn = answered.get(p, 0); turn < seats; turn++) {
        const seat = (activeSeat.get(p, 0) + 1 + turn) % seats
        if (!canAnswer(p, seat)) continue
        answered.set(p, 0, turn)
        return seat
      }
      choice.set(p, 0, UNDECIDED)
      answered.set(p, 0, 0)
      return NOBODY
    },
    options(p, seat, out: Options) {
      if (isAdding(p)) out.add(PASS)
      const circle = circleNow(circles, p)
      for (
        let row = nextConcerned(tables, p, circle, seat, seat * tables.rowsPerSeat);
        row >= 0;
        row = nextConcerned(tables, p, circle, seat, row + 1)
      ) {
        if (!isRepeated(tables, p, seat, row)) out.add(nodeOfPiece(p, row) + 1)
      }
    },
    sample(p, seat, random) {
      let kept = PASS
      let seen = isAdding(p) ? 1 : 0
      const circle = circleNow(circles, p)
      for (
        let row = nextConcerned(tables, p, circle, seat, seat * tables.rowsPerSeat);
        row >= 0;
        row = nextConcerned(tables, p, circle, seat, row + 1)
      ) {
        if (!isRepeated(tables, p, seat, row) && random.below(++seen) === 0) kept = nodeOfPiece(p, row) + 1
      }
      return kept
    },
    apply(p, seat, action, tell) {
      if (action !== PASS) carryOut(p, seat, action - 1, tell)
      else tell?.({ kind: 'passed', seat, points: 0, clause: 'CROP-5', feature: null })
      answered.set(p, 0, answered.get(p, 0) + 1)
    },
    pass: (p) => (isAdding(p) ? PASS : NO_ACTION),
    toMove(p, action): Move {
      if (action === PASS) return { pass: true }
      const address = addressOf(tables, p, action - 1)
      return isAdding(p) ? { deploy: 'follower', ...address } : { take: 'follower', ...address }
    },
    toAction(p, seat, move) {
      if (!isAdding(p))
        return 'take' in move
          ? nodeOf(p, seat, move.take, move)
          : refuseVerb(move, `seat ${seat} must take a follower back`, 'CROP-6')
      if ('pass' in move) return PASS
      if ('deploy' in move && move.at === undefined)
        refuse('no-cell', 'say where the follower stands that another joins', { where: 'at', clause: 'CROP-5' })
      return 'deploy' in move
        ? nodeOf(p, seat, move.deploy, move as Address)
        : refuseVerb(move, `seat ${seat} may add a follower; to add none is {"pass":true}`, 'CROP-5')
    },
  }
}
