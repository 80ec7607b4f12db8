import { type GameRecord, type Json, makeRecord, NOBODY, Random } from '@bastide/kernel'
import { MODULES, type TileRules, tileGame } from '@bastide/tile-game'

/** With all expansions, or as many of the last ones as fit. */
function largestRules(): TileRules {
  const ids = MODULES.slice(1).map(({ id }) => id)
  for (let left = 0; left <= ids.length; left++) {
    const composed = tileGame.compose({ edition: '2016', modules: ids.slice(left) }, 2)
    if (composed.ok) return composed.value
  }
  throw new Error('not even the base game can be played')
}

/** A game of two random players that stops when `tiles` tiles are laid and a player must lay the next one. */
export function recordWith(tiles: number, seed: number): GameRecord {
  const rules = largestRules()
  const random = new Random(seed)
  const p = rules.start()
  const moves: Json[] = []
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    if (by >= 0 && moves.length > tiles) {
      const { tiles: lying, step } = rules.view(p, by)
      if (lying.length >= tiles && step === 'place') return makeRecord(rules, ['red', 'blue'], moves, p)
    }
    const action = rules.sample(p, by, random)
    moves.push(rules.toMove(p, action) as unknown as Json)
    rules.apply(p, by, action)
  }
  throw new Error(`the game ended before ${tiles} tiles lay`)
}
