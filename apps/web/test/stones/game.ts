/** The kernel's example game with a view that a page can draw. */
import type { Game, Json, Result } from '@bastide/kernel'
import { type AnyRules, NOBODY, Options, type Position } from '@bastide/kernel'
import { stonesGame } from '../../../../packages/table/scenarios/stones-table.ts'

function forPages(rules: AnyRules): AnyRules {
  const choicesAt = (p: Position, viewer: number) => {
    if (rules.awaited(p) !== viewer) return []
    const options = new Options()
    rules.options(p, viewer, options)
    const moves = Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)))
    const names = moves.flatMap((move) => ('take' in move ? [{ name: String(move.take), move }] : []))
    const passes = moves.flatMap((move) => ('pass' in move ? [{ kind: 'pass', move }] : []))
    return [...(names.length > 0 ? [{ kind: 'names', names }] : []), ...passes]
  }
  return {
    ...rules,
    setup: {},
    view: (p, viewer) => ({
      ...(rules.view(p, viewer) as object),
      game: 'stones',
      seats: Array.from({ length: rules.seats }, (_, seat) => ({ score: rules.score(p, seat) })),
      awaited: rules.awaited(p) < 0 ? null : rules.awaited(p),
      over: rules.awaited(p) === NOBODY,
      choices: choicesAt(p, viewer),
    }),
  }
}

export const PLAYABLE: readonly Game[] = [
  {
    ...stonesGame,
    compose(_, seats): Result<AnyRules> {
      const composed = stonesGame.compose('calm' as Json, seats)
      return composed.ok ? { ok: true, value: forPages(composed.value) } : composed
    },
  },
]
