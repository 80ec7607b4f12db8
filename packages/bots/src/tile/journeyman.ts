/**
 * Journeymen play the tile game by weighing every possible turn, one turn deep. They differ in their weights. An
 * apprentice weighs less, and overlooks many a place.
 */
import type { TileRules } from '@bastide/tile-game'
import type { Bot } from '../bot.ts'
import { LookAhead } from '../search/looking-ahead.ts'
import { perRules } from '../search/per-rules.ts'
import { TileJudge } from './judging.ts'
import { APPRENTICE, BUILDER, FARMER, JOURNEYMAN, RAIDER, type Weights } from './weights.ts'

function weighing(id: string, weights: Weights, overlooks = 0): Bot {
  const mindFor = perRules(
    (rules) => new LookAhead(rules, new TileJudge(rules as TileRules, weights), weights.envy, overlooks),
  )
  return {
    id,
    game: 'tile',
    milliseconds: 0,
    choose: (rules, guess, seat, random) => mindFor(rules).choose(guess, seat, random),
  }
}

/** Of a hundred ways to lay a tile, or to place a follower, an apprentice does not notice this many. */
const OVERLOOKED = 40

export const tileApprentice: Bot = weighing('apprentice', APPRENTICE, OVERLOOKED)

export const journeymen: readonly Bot[] = [
  weighing('journeyman', JOURNEYMAN),
  weighing('journeyman-builder', BUILDER),
  weighing('journeyman-farmer', FARMER),
  weighing('journeyman-raider', RAIDER),
]
