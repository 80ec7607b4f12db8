/**
 * Out of the quarters: into what the tile just laid completed, before majorities are settled (COUNT-5); or, once the
 * last turn is over, onto fields and, by a setup option, into whatever is unfinished (COUNT-7, COUNT-9). The seats take
 * turns, starting left of the active one, and each moves as many of its figures as it likes, one at a time, until it
 * passes.
 */
import { type Action, NOBODY, Options, type Position, refuse, type Seat, shown } from '@bastide/kernel'
import { activeSeat, MOST_NODES, nodeCount, nodeParent, ROOT } from '../../board/columns.ts'
import { firstNodeOf, isClaimed, isComplete, kindOfNode, type Node, rootOf } from '../../board/feature.ts'
import { stand } from '../../board/piece.ts'
import { addressOf, nodeAt } from '../../board/standing.ts'
import type { TileTables } from '../../board/tile-tables.ts'
import { featureFacts } from '../../facts.ts'
import type { TablePlan } from '../../module.ts'
import type { Move } from '../../move.ts'
import { completed, findCompleted } from '../../turn/scoring.ts'
import { refuseVerb, type Step } from '../../turn/step.ts'
import { MARKET, NO_QUARTER, type Quarters } from './quarters.ts'

/** Any other action is one more than `figure * MOST_NODES + node`, where the node is the feature's first node. */
const PASS: Action = 0

const nodeOf = (action: Action): Node => (action - 1) % MOST_NODES
const figureOf = (action: Action): number => Math.trunc((action - 1) / MOST_NODES)

interface Round {
  readonly name: string
  readonly clause: string
  /**
   * Fills `found` with the roots of the features that may be entered from an open quarter, and returns how many there
   * are.
   */
  findFeatures(p: Position): number
}

/** Where `findFeatures` writes. */
const found = new Int32Array(MOST_NODES)

type CanMove = (p: Position, seat: Seat, figure: number, kind: number) => boolean

/**
 * COUNT-6: whether the quarter that leads to a kind of feature may be left, and the seat has a figure there that may
 * stand on that kind.
 */
const mayLeave =
  (tables: TileTables, { quarterFor, countAt, waitingIn }: Quarters): CanMove =>
  (p, seat, figure, kind) => {
    const quarter = quarterFor[kind] as number
    if (quarter === NO_QUARTER || quarter === countAt.get(p, 0)) return false
    return (
      (tables.figures[figure]?.id as string) in (tables.kinds[kind]?.roles ?? {}) &&
      waitingIn(p, seat, quarter, figure) > 0
    )
  }

/** Reads a move of a round, or refuses it. */
function actionOf(
  { tables }: TablePlan,
  { quarterFor, countAt }: Quarters,
  { clause, findFeatures }: Round,
  canMove: CanMove,
): Step['toAction'] {
  return (p, seat, move) => {
    if ('pass' in move) return PASS
    if (!('deploy' in move))
      return refuseVerb(move, `seat ${seat} may let figures leave Carcassonne; to let none is {"pass":true}`, clause)
    const { at } = move
    if (at === undefined) return refuse('no-cell', 'say where the figure goes', { where: 'at', clause })
    const node = nodeAt(tables, p, { on: move.on, at })
    const figure = tables.figures.findIndex(({ id }) => id === move.deploy)
    if (node < 0) refuse('unknown-spot', `there is no ${shown(move.on)} at ${at.join(',')}`, { where: 'on', clause })
    const kind = kindOfNode(tables, p, node)
    if (figure >= 0 && quarterFor[kind] === countAt.get(p, 0))
      refuse('count-is-there', 'nobody leaves the quarter where the count stands', { where: 'on', clause: 'COUNT-6' })
    if (figure < 0 || !canMove(p, seat, figure, kind))
      refuse('none-there', `the seat has no ${shown(move.deploy)} in the quarter for that`, {
        where: 'deploy',
        clause,
      })
    const root = rootOf(p, node)
    if (!found.subarray(0, findFeatures(p)).includes(root))
      refuse('not-now', `${shown(move.on)} at ${at.join(',')} cannot be entered now`, { where: 'on', clause })
    return 1 + figure * MOST_NODES + firstNodeOf(p, root)
  }
}

function round(table: TablePlan, quarters: Quarters, { name, clause, findFeatures }: Round): Step {
  const { tables, seats } = table
  const { asked, quarterFor, waiting } = quarters
  const all = new Options()
  const canMove = mayLeave(tables, quarters)

  const list = (p: Position, seat: Seat, out: Options): void => {
    const features = findFeatures(p)
    for (let i = 0; i < features; i++) {
      const root = found[i] as number
      const kind = kindOfNode(tables, p, root)
      for (let figure = 0; figure < tables.figures.length; figure++) {
        if (canMove(p, seat, figure, kind)) out.add(1 + figure * MOST_NODES + firstNodeOf(p, root))
      }
    }
  }

  const canAnswer = (p: Position, seat: Seat): boolean => {
    all.clear()
    list(p, seat, all)
    return all.length > 0
  }

  return {
    name,
    repeats: true,
    turnClause: clause,
    proceed(p) {
      if (waiting.get(p, 0) !== 0) {
        for (let turn = asked.get(p, 0); turn < seats; turn++) {
          const seat = (activeSeat.get(p, 0) + 1 + turn) % seats
          if (!canAnswer(p, seat)) continue
          if (asked.get(p, 0) !== turn) asked.set(p, 0, turn)
          return seat
        }
      }
      if (asked.get(p, 0) !== 0) asked.set(p, 0, 0)
      return NOBODY
    },
    options(p, seat, out) {
      out.add(PASS)
      list(p, seat, out)
    },
    sample(p, seat, random) {
      all.clear()
      all.add(PASS)
      list(p, seat, all)
      return all.action(random.below(all.length))
    },
    apply(p, seat, action, tell) {
      if (action === PASS) {
        asked.set(p, 0, asked.get(p, 0) + 1)
        tell?.({ kind: 'passed', seat, points: 0, clause, feature: null })
        return
      }
      const node = nodeOf(action)
      const figure = figureOf(action)
      const kind = kindOfNode(tables, p, node)
      quarters.goOut(p, seat, quarterFor[kind] as number, figure)
      stand(tables, p, seat, figure, node)
      if (tell === undefined) return
      const { on, at } = addressOf(tables, p, node)
      const id = tables.figures[figure]?.id as string
      const role = tables.kinds[kind]?.roles[id] as string
      tell({
        kind: 'deployed',
        seat,
        points: 0,
        clause,
        feature: featureFacts(tables, p, node),
        figure: id,
        role,
        spot: on,
        at,
      })
    },
    pass: () => PASS,
    toMove(p, action): Move {
      if (action === PASS) return { pass: true }
      return { deploy: tables.figures[figureOf(action)]?.id as string, ...addressOf(tables, p, nodeOf(action)) }
    },
    toAction: actionOf(table, quarters, { name, clause, findFeatures }, canMove),
  }
}

/** COUNT-9: by a setup option, only where someone stands already. */
const mayEnter = ({ setup }: TablePlan): ((p: Position, root: Node) => boolean) =>
  setup.options['count-entry'] === 'occupied' ? isClaimed : () => true

/** COUNT-5: one round for everything that the tile just laid completed. */
export function leaveRound(table: TablePlan, quarters: Quarters): Step {
  const { tables } = table
  const isOpen = mayEnter(table)
  return round(table, quarters, {
    name: 'count/leave',
    clause: 'COUNT-5',
    findFeatures(p) {
      findCompleted(tables, p)
      let features = 0
      for (let i = 0; i < completed.count; i++)
        if (isOpen(p, completed.roots[i] as number)) found[features++] = completed.roots[i] as number
      return features
    },
  })
}

/**
 * COUNT-7: at the end, from the market onto fields; by a setup option also from the other quarters into what is
 * unfinished (COUNT-9).
 */
export function endRound(table: TablePlan, quarters: Quarters): Step {
  const { tables, setup } = table
  const isOpen = mayEnter(table)
  const fromAll = setup.options['count-end'] === 'all'
  return round(table, quarters, {
    name: 'count/market',
    clause: 'COUNT-7',
    findFeatures(p) {
      let features = 0
      for (let node = 0; node < nodeCount.get(p, 0); node++) {
        if (nodeParent.get(p, node) < ROOT) continue
        const quarter = quarters.quarterFor[kindOfNode(tables, p, node)] as number
        if (quarter !== MARKET && (!fromAll || quarter === NO_QUARTER || isComplete(p, node))) continue
        if (isOpen(p, node)) found[features++] = node
      }
      return features
    },
  })
}
