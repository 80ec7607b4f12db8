/**
 * After laying a tile the active seat may put one figure on it (BASE-7). A feature with any figure on it takes no
 * second one (BASE-8): `openTo` enforces that. This takes 7 % of a playout, two thirds of that in `sample`, which lists
 * nothing.
 */
import {
  type Action,
  listed,
  NO_ACTION,
  Options,
  type Position,
  type Random,
  refuse,
  type Seat,
  shown,
} from '@bastide/kernel'
import { lowestBit } from '../board/bits.ts'
import type { Cell } from '../board/cell.ts'
import { activeSeat, MOST_FIGURES, SEGMENTS, tileCell, tileJustLaid, tileNode, tileShape } from '../board/columns.ts'
import { isClaimed, rootOf } from '../board/feature.ts'
import type { FeatureKind } from '../board/kind.ts'
import { type At, whereTile } from '../board/map.ts'
import { stand, supplyOf } from '../board/piece.ts'
import { findSpot, kindOfSpot, spotName } from '../board/spot.ts'
import type { TileTables } from '../board/tile-tables.ts'
import { featureFacts } from '../facts.ts'
import type { TileNarrator } from '../happening.ts'
import type { Move } from '../move.ts'
import { refuseVerb, type Step } from './step.ts'

/**
 * Passing. Any other action is one more than `figure * SEGMENTS + segment`, or a module's own, from `FIRST_EXTRA` on.
 */
export const PASS: Action = 0
export const FIRST_EXTRA: Action = 1 + MOST_FIGURES * SEGMENTS

/**
 * What a module lets a seat do instead of putting a figure on the tile just laid. Its actions start at `FIRST_EXTRA`.
 */
export interface DeployExtra {
  /** With a tile laid on `cell`, or, before that, as if there were one. */
  list(p: Position, seat: Seat, cell: Cell, out: Options): void
  apply(p: Position, seat: Seat, action: Action, tell?: TileNarrator): void
  toMove(p: Position, action: Action): Move
  /** The action for the move; `NO_ACTION` if the move is none of this module's; or a refusal. */
  toAction(p: Position, seat: Seat, move: Move): Action
}

/** A bit for each segment of the tile just laid where the seat may put this kind of figure. */
function openTo(tables: TileTables, p: Position, seat: Seat, figure: number): number {
  if (supplyOf(p, seat, figure) === 0) return 0
  const row = tileJustLaid.get(p, 0) - 1
  const first = tileNode.get(p, row)
  let open = tables.standable[(tileShape.get(p, row) >> 2) * MOST_FIGURES + figure] as number
  for (let bits = open; bits !== 0; bits &= bits - 1) {
    const segment = lowestBit(bits)
    if (isClaimed(p, rootOf(p, first + segment))) open ^= 1 << segment
  }
  return open
}

function deploy(tables: TileTables, p: Position, seat: Seat, action: Action, tell?: TileNarrator): void {
  const figure = (action - 1) >> 3
  const segment = (action - 1) & 7
  const row = tileJustLaid.get(p, 0) - 1
  const node = tileNode.get(p, row) + segment
  stand(tables, p, seat, figure, node)
  if (tell !== undefined) {
    const shape = tileShape.get(p, row)
    const kind = tables.kinds[kindOfSpot(tables, shape, segment)]
    const name = tables.figures[figure]?.id as string
    tell({
      kind: 'deployed',
      seat,
      points: 0,
      clause: 'BASE-7',
      feature: featureFacts(tables, p, node),
      figure: name,
      role: kind?.roles[name] as string,
      spot: spotName(tables, shape, segment),
      at: whereTile(p, row),
    })
  }
}

/** Whoever writes a record by hand forgets it most often. */
const NONE_IS = 'to put none is {"pass":true}'

const figureNames = ({ figures }: TileTables): string => listed(figures.map(({ id }) => id))

/** The spots of a tile as it lies, without those where nobody ever stands. */
function spotsOf(tables: TileTables, shape: number): string {
  const isForFigures = (segment: number): boolean =>
    Object.keys(tables.kinds[kindOfSpot(tables, shape, segment)]?.roles ?? {}).length > 0
  const names = (tables.spotNames[shape] ?? []).map(([name]) => name as string)
  return listed(names.filter((_, segment) => isForFigures(segment)))
}

/** Where on the tile just laid the seat may put the figure. */
function freeFor(tables: TileTables, p: Position, seat: Seat, figure: number): string {
  const open = openTo(tables, p, seat, figure)
  const names = tables.spotNames[tileShape.get(p, tileJustLaid.get(p, 0) - 1)] ?? []
  const free = names.flatMap(([name], segment) => ((open & (1 << segment)) === 0 ? [] : [name as string]))
  return free.length === 0 ? `nothing on this tile is free for it; ${NONE_IS}` : `free: ${listed(free)}`
}

function spotOf(
  tables: TileTables,
  p: Position,
  seat: Seat,
  move: { readonly deploy: string; readonly on: string; readonly at?: At },
): Action {
  const figure = tables.figures.findIndex((one) => one.id === move.deploy)
  if (figure < 0)
    refuse('unknown-figure', `there is no figure ${shown(move.deploy)}; known: ${figureNames(tables)}`, {
      where: 'deploy',
      clause: 'BASE-2',
    })
  const row = tileJustLaid.get(p, 0) - 1
  const at = whereTile(p, row)
  if (move.at !== undefined && (move.at[0] !== at[0] || move.at[1] !== at[1])) {
    refuse('not-just-laid', `a figure goes on the tile just laid, at ${at.join(',')}`, {
      where: 'at',
      clause: 'BASE-7',
    })
  }
  const shape = tileShape.get(p, row)
  const segment = findSpot(tables, shape, move.on)
  const bareBy = tables.bareBy[shape >> 2] as string | null
  if (bareBy !== null) refuse('bare', `no figure goes on this tile; ${NONE_IS}`, { where: 'on', clause: bareBy })
  if (segment < 0)
    refuse('unknown-spot', `the tile just laid has no ${shown(move.on)}; there are ${spotsOf(tables, shape)}`, {
      where: 'on',
      clause: 'BASE-7',
    })
  const kind = kindOfSpot(tables, shape, segment)
  const { id, roles, rolesBy } = tables.kinds[kind] as FeatureKind
  if (!(move.deploy in roles)) {
    const clause = tables.figures[figure]?.rolesBy ?? rolesBy ?? 'BASE-27'
    refuse(
      'not-for-this-figure',
      `no ${move.deploy} goes on a ${id} in this game; ${freeFor(tables, p, seat, figure)}`,
      {
        where: 'on',
        clause,
      },
    )
  }
  if (supplyOf(p, seat, figure) === 0)
    refuse('none-in-supply', `no ${move.deploy} is left in supply; ${NONE_IS}`, { where: 'deploy', clause: 'BASE-9' })
  if ((openTo(tables, p, seat, figure) & (1 << segment)) === 0)
    refuse('claimed', `somebody stands on the ${id} at ${move.on} already; ${freeFor(tables, p, seat, figure)}`, {
      where: 'on',
      clause: 'BASE-8',
    })
  return 1 + figure * SEGMENTS + segment
}

/** The step, with what modules let a seat do instead. */
function withExtra(tables: TileTables, step: Step, extra: DeployExtra): Step {
  const all = new Options()
  const listExtra = (p: Position, seat: Seat, out: Options): void => {
    const row = tileJustLaid.get(p, 0) - 1
    if (tables.idleBy[tileShape.get(p, row) >> 2] === null) extra.list(p, seat, tileCell.get(p, row), out)
  }
  return {
    ...step,
    options(p, seat, out) {
      step.options(p, seat, out)
      listExtra(p, seat, out)
    },
    sample(p, seat, random) {
      all.clear()
      listExtra(p, seat, all)
      if (all.length === 0) return step.sample(p, seat, random)
      step.options(p, seat, all)
      return all.action(random.below(all.length))
    },
    apply(p, seat, action, tell) {
      if (action < FIRST_EXTRA) step.apply(p, seat, action, tell)
      else extra.apply(p, seat, action, tell)
    },
    toMove: (p, action) => (action < FIRST_EXTRA ? step.toMove(p, action) : extra.toMove(p, action)),
    toAction(p, seat, move) {
      const action = extra.toAction(p, seat, move)
      return action === NO_ACTION ? step.toAction(p, seat, move) : action
    },
  }
}

export function deploying(tables: TileTables, extra: DeployExtra | null): Step {
  const step = deployingOnly(tables)
  return extra === null ? step : withExtra(tables, step, extra)
}

function deployingOnly(tables: TileTables): Step {
  return {
    name: 'deploy',
    proceed: (p) => activeSeat.get(p, 0),
    options(p, seat, out: Options) {
      out.add(PASS)
      for (let figure = 0; figure < tables.figures.length; figure++) {
        for (let bits = openTo(tables, p, seat, figure); bits !== 0; bits &= bits - 1)
          out.add(1 + figure * SEGMENTS + lowestBit(bits))
      }
    },
    sample(p, seat, random: Random) {
      // Reservoir sampling: the nth option seen replaces the kept one with probability 1/n.
      let kept = PASS
      let seen = 1
      for (let figure = 0; figure < tables.figures.length; figure++) {
        for (let bits = openTo(tables, p, seat, figure); bits !== 0; bits &= bits - 1) {
          if (random.below(++seen) === 0) kept = 1 + figure * SEGMENTS + lowestBit(bits)
        }
      }
      return kept
    },
    apply(p, seat, action, tell) {
      if (action !== PASS) deploy(tables, p, seat, action, tell)
      else
        tell?.({
          kind: 'passed',
          seat,
          points: 0,
          clause: tables.bareBy[tileShape.get(p, tileJustLaid.get(p, 0) - 1) >> 2] ?? 'BASE-7',
          feature: null,
        })
    },
    pass: () => PASS,
    toMove(p, action): Move {
      if (action === PASS) return { pass: true }
      const shape = tileShape.get(p, tileJustLaid.get(p, 0) - 1)
      return { deploy: tables.figures[(action - 1) >> 3]?.id as string, on: spotName(tables, shape, (action - 1) & 7) }
    },
    toAction(p, seat, move) {
      if ('pass' in move) return PASS
      return 'deploy' in move
        ? spotOf(tables, p, seat, move)
        : refuseVerb(move, `a figure may be put on the tile just laid; ${NONE_IS}`, 'BASE-7')
    },
  }
}
