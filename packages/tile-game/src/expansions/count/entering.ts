/**
 * COUNT-2: a seat that completed something that gave others points, and itself none, may put a figure into a quarter.
 */
import { type Action, listed, NOBODY, type Position, refuse, type Seat, shown } from '@bastide/kernel'
import { activeSeat } from '../../board/columns.ts'
import { hasAnyFigure, supplyOf } from '../../board/piece.ts'
import type { TileTables } from '../../board/tile-tables.ts'
import type { TileNarrator } from '../../happening.ts'
import type { TablePlan } from '../../module.ts'
import type { Move } from '../../move.ts'
import type { Setup } from '../../setup.ts'
import { type AfterCompleted, completed } from '../../turn/scoring.ts'
import { refuseVerb, type Step } from '../../turn/step.ts'
import { QUARTERS, type Quarters } from './quarters.ts'

/** Any other action is one more than `figure * 4 + quarter`. */
const PASS: Action = 0

/** COUNT-13: where the count goes by himself once a figure is in a quarter. */
function movingCount(quarters: Quarters, countMoves: Setup['options'][string] | undefined) {
  const { countAt } = quarters
  const go = (p: Position, quarter: number): void => {
    if (countMoves === 'with-figure') countAt.set(p, 0, quarter)
    if (countMoves !== 'clockwise') return
    let next = (countAt.get(p, 0) + 1) % QUARTERS.length
    while (!quarters.isOpen(next)) next = (next + 1) % QUARTERS.length
    countAt.set(p, 0, next)
  }
  return (p: Position, seat: Seat, quarter: number, tell?: TileNarrator): void => {
    const before = countAt.get(p, 0)
    go(p, quarter)
    const now = countAt.get(p, 0)
    if (now !== before)
      tell?.({ kind: 'chosen', seat, points: 0, clause: 'COUNT-13', feature: null, choice: QUARTERS[now] as string })
  }
}

/** The action of a move that puts a figure into a quarter, or a refusal. */
function actionFor(tables: TileTables, quarters: Quarters, p: Position, seat: Seat, move: Move): Action {
  if ('pass' in move) return PASS
  if (!('deploy' in move))
    return refuseVerb(move, 'a figure may be put into Carcassonne; to put none is {"pass":true}', 'COUNT-2')
  const figure = tables.figures.findIndex(({ id }) => id === move.deploy)
  const quarter = (QUARTERS as readonly string[]).indexOf(move.on)
  if (figure < 0)
    refuse(
      'unknown-figure',
      `there is no figure ${shown(move.deploy)}; known: ${listed(tables.figures.map(({ id }) => id))}`,
      {
        where: 'deploy',
        clause: 'COUNT-2',
      },
    )
  if (quarter < 0)
    refuse('unknown-spot', `Carcassonne has no quarter ${shown(move.on)}; there are ${listed(QUARTERS)}`, {
      where: 'on',
      clause: 'COUNT-1',
    })
  if (move.at !== undefined && (move.at[0] !== 0 || move.at[1] !== 0))
    refuse('unknown-spot', 'the quarters are at 0,0', { where: 'at', clause: 'COUNT-1' })
  if (!quarters.takes(quarter, figure))
    refuse('not-for-this-figure', `no ${move.deploy} goes into the ${move.on}`, {
      where: 'on',
      clause: quarters.isOpen(quarter) ? (tables.figures[figure]?.rolesBy ?? 'COUNT-5') : 'MIX-4',
    })
  if (supplyOf(p, seat, figure) === 0)
    refuse('none-in-supply', `no ${move.deploy} is left in supply`, { where: 'deploy', clause: 'BASE-9' })
  return 1 + figure * QUARTERS.length + quarter
}

export function entering(
  { tables, layout, setup }: TablePlan,
  quarters: Quarters,
): { readonly enter: Step; readonly notePaid: AfterCompleted } {
  const { entered, areas } = quarters
  const mayEnter = layout.column('count.may-enter', 1)
  const countMoves = setup.options['count-moves']
  const countGoes = movingCount(quarters, countMoves)

  const enter: Step = {
    name: 'count/enter',
    proceed(p) {
      if (mayEnter.get(p, 0) === 0) return NOBODY
      mayEnter.set(p, 0, 0)
      const seat = activeSeat.get(p, 0)
      return hasAnyFigure(tables, p, seat) ? seat : NOBODY
    },
    options(p, seat, out) {
      out.add(PASS)
      for (let figure = 0; figure < tables.figures.length; figure++) {
        if (supplyOf(p, seat, figure) === 0) continue
        for (let quarter = 0; quarter < QUARTERS.length; quarter++)
          if (quarters.takes(quarter, figure)) out.add(1 + figure * QUARTERS.length + quarter)
      }
    },
    sample(p, seat, random) {
      let kept = PASS
      let seen = 1
      for (let figure = 0; figure < tables.figures.length; figure++) {
        if (supplyOf(p, seat, figure) === 0) continue
        for (let quarter = 0; quarter < QUARTERS.length; quarter++) {
          if (quarters.takes(quarter, figure) && random.below(++seen) === 0)
            kept = 1 + figure * QUARTERS.length + quarter
        }
      }
      return kept
    },
    apply(p, seat, action, tell) {
      if (action === PASS) {
        tell?.({ kind: 'passed', seat, points: 0, clause: 'COUNT-2', feature: null })
        return
      }
      const figure = Math.trunc((action - 1) / QUARTERS.length)
      const quarter = (action - 1) % QUARTERS.length
      quarters.goIn(p, seat, quarter, figure)
      const on = QUARTERS[quarter] as string
      tell?.({
        kind: 'deployed',
        seat,
        points: 0,
        clause: 'COUNT-2',
        feature: null,
        figure: tables.figures[figure]?.id as string,
        role: areas[quarter]?.role as string,
        spot: on,
        choice: on,
        figures: 1,
        at: [0, 0],
      })
      if (countMoves === 'player') entered.set(p, 0, 1)
      else countGoes(p, seat, quarter, tell)
    },
    pass: () => PASS,
    toMove(_, action): Move {
      if (action === PASS) return { pass: true }
      const figure = Math.trunc((action - 1) / QUARTERS.length)
      return {
        deploy: tables.figures[figure]?.id as string,
        on: QUARTERS[(action - 1) % QUARTERS.length] as string,
        at: [0, 0],
      }
    },
    toAction: (p, seat, move) => actionFor(tables, quarters, p, seat, move),
  }

  /** Only points for what the tile completed matter, not an abbot's or a marker's. */
  const notePaid: AfterCompleted = (p) => {
    let paid = 0
    for (let i = 0; i < completed.count; i++) paid |= completed.paid[i] as number
    const own = 1 << activeSeat.get(p, 0)
    if (paid !== 0 && (paid & own) === 0) mayEnter.set(p, 0, 1)
  }
  return { enter, notePaid }
}
