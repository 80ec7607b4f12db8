import { Batch, chanceSeed } from '../batch.ts'
import { type Action, type AnyRules, CHANCE, NOBODY } from '../contract.ts'
import type { Position } from '../memory.ts'
import { Options } from '../options.ts'
import { Random } from '../random.ts'
import { hold, isEnough, type Law } from './law.ts'
import { expectEqual } from './memory.ts'

const GAMES = 2

/** What a batch shows of one game after a step. */
function shownBy(batch: Batch, game: number): string {
  const { actions, awaited, counts, scores, seats, stride } = batch
  const first = game * stride
  return `${awaited[game]} may ${actions.subarray(first, first + (counts[game] as number))} at ${scores.subarray(game * seats, (game + 1) * seats)}`
}

/** The same for a game played alone, after chance has played. */
function shownAlone(rules: AnyRules, p: Position, options: Options): string {
  const by = rules.awaited(p)
  options.clear()
  if (by !== NOBODY) rules.options(p, by, options)
  const actions = Array.from({ length: options.length }, (_, i) => options.action(i))
  return `${by} may ${actions} at ${Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat))}`
}

/** Rules that keep state outside the position break this: their games interfere with each other. */
export const gamesDoNotMeet: Law = {
  name: 'each game of a batch plays as it would alone',
  check(rules, seed) {
    const batch = new Batch(rules, GAMES, seed >>> 0)
    const choosing = new Random(seed ^ 0x2545f491)
    const chosen = new Int32Array(GAMES)
    const played = Array.from({ length: GAMES }, (_, game) => ({
      actions: [] as Action[],
      shown: [shownBy(batch, game)],
    }))
    for (let steps = 0; !batch.over.every((over) => over === 1) && !isEnough(rules, steps); steps++) {
      for (let game = 0; game < GAMES; game++) {
        if (batch.over[game] === 1) continue
        chosen[game] = batch.actions[game * batch.stride + choosing.below(batch.counts[game] as number)] as Action
        played[game]?.actions.push(chosen[game] as Action)
      }
      batch.step(chosen)
      for (let game = 0; game < GAMES; game++) played[game]?.shown.push(shownBy(batch, game))
    }
    const options = new Options()
    for (const [game, { actions, shown }] of played.entries()) {
      const p = rules.start()
      const chance = new Random(chanceSeed(seed >>> 0, game))
      for (let turn = 0; ; turn++) {
        while (rules.awaited(p) === CHANCE) rules.apply(p, CHANCE, rules.sample(p, CHANCE, chance))
        const alone = shownAlone(rules, p, options)
        hold(alone === shown[turn], `game ${game}, turn ${turn}: ${shown[turn]} in the batch, ${alone} alone`)
        if (rules.awaited(p) === NOBODY || turn === actions.length) break
        rules.apply(p, rules.awaited(p), actions[turn] as Action)
      }
      expectEqual(rules, batch.position(game), p, `game ${game} at its end`)
    }
  },
}
