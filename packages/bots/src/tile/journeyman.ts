/** Journeymen play the tile game by weighing every possible turn, one turn deep. They differ in their weights. */
import type { AnyRules } from '@bastide/kernel'
import type { TileRules } from '@bastide/tile-game'
import type { Bot } from '../bot.ts'
import { LookAhead } from '../search/looking-ahead.ts'
import { TileJudge } from './judging.ts'
import { BUILDER, FARMER, JOURNEYMAN, RAIDER, type Weights } from './weights.ts'

function journeyman(id: string, weights: Weights): Bot {
  // Working memory is allocated once per rules, and freed with them.
  const minds = new WeakMap<AnyRules, LookAhead>()
  const mindFor = (rules: AnyRules): LookAhead => {
    const found = minds.get(rules)
    if (found !== undefined) return found
    const made = new LookAhead(rules, new TileJudge(rules as TileRules, weights), weights.envy)
    minds.set(rules, made)
    return made
  }
  return { id, game: 'tile', choose: (rules, guess, seat, random) => mindFor(rules).choose(guess, seat, random) }
}

export const journeymen: readonly Bot[] = [
  journeyman('journeyman', JOURNEYMAN),
  journeyman('journeyman-builder', BUILDER),
  journeyman('journeyman-farmer', FARMER),
  journeyman('journeyman-raider', RAIDER),
]
