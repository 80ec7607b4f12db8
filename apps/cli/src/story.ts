/** A game told in the terminal, as it happens. */
import { type Json, NOBODY, type Position, standings } from '@bastide/kernel'
import { type Language, MODULES, storyLine, type TileHappening, type TileRules, textsFor } from '@bastide/tile-game'
import type { Terminal } from './command.ts'

export interface Storyteller {
  readonly tell: (happening: TileHappening) => void
  /** How it stands when there is no more to tell. */
  readonly end: (rules: TileRules, p: Position) => void
}

const BEGINS_TURN = 'drawn'
const DISCARDED = 'discarded'

export function storyteller(setup: Json, names: readonly string[], language: Language, terminal: Terminal): Storyteller {
  const inPlay = (setup as { readonly modules?: readonly string[] }).modules ?? []
  const texts = textsFor(
    MODULES.filter(({ id }, i) => i === 0 || inPlay.includes(id)),
    language,
  )
  let turn = 0
  let before = ''
  return {
    tell(happening) {
      const line = storyLine(texts, names, happening)
      // A tile drawn in place of one that fits nowhere belongs to the same turn.
      const begins = happening.kind === BEGINS_TURN && before !== DISCARDED
      if (begins) terminal.out(`${String(++turn).padStart(3)}  ${line}`)
      else terminal.out(`     ${line}`)
      before = happening.kind
    },
    end(rules, p) {
      const isOver = rules.awaited(p) === NOBODY
      terminal.out('')
      for (const { seat, score, place } of standings(rules, p))
        terminal.out(`${isOver ? `${place}.` : ' –'} ${(names[seat] as string).padEnd(12)} ${String(score).padStart(4)}`)
    },
  }
}
