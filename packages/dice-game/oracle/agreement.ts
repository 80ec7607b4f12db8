/** Plays a game in the core and in the oracle side by side, comparing them after every move. */
import { canonical, type Json, MOST_MOVES, NOBODY, Options, type Position, Random } from '@bastide/kernel'
import { type DiceRules, diceGame } from '../src/index.ts'
import { citiesOf } from './flood-fill.ts'
import { decisions, type Oracle, type OracleSetup, oracleFacts, playOracle, startOracle, worthOf } from './oracle.ts'

function expectSame(what: string, core: Json, oracle: Json): void {
  if (canonical(core) !== canonical(oracle))
    throw new Error(`${what}: the core says\n${canonical(core)}\nthe oracle\n${canonical(oracle)}`)
}

function compareDecisions(rules: DiceRules, p: Position, oracle: Oracle, options: Options): void {
  rules.options(p, rules.awaited(p), options)
  const moves = Array.from({ length: options.length }, (_, i) =>
    canonical(rules.toMove(p, options.action(i)) as unknown as Json),
  )
  expectSame(
    'what may be done',
    moves.sort(),
    decisions(oracle)
      .map((move) => canonical(move as unknown as Json))
      .sort(),
  )
}

/** Compares cities by their parts. The core names a part by its position and the edges it reaches. */
function compareCities(rules: DiceRules, p: Position, oracle: Oracle): void {
  const view = rules.view(p, 0)
  const core = view.cities.map(({ parts, dice, complete }) => [
    parts.length,
    dice,
    complete,
    ...parts.map(({ at }) => at.join()).sort(),
  ])
  const filled = citiesOf(oracle.built).map(({ parts, dice, isComplete }) => [
    parts.length,
    dice,
    isComplete,
    ...parts.map((part) => part.split(':')[0] as string).sort(),
  ])
  expectSame('cities', core.map((city) => canonical(city)).sort(), filled.map((city) => canonical(city)).sort())
  expectSame('what stopping gives', view.worth, worthOf(oracle))
}

/** Returns the number of turns played. A game that reaches the limit of moves is abandoned. */
export function agreeOnOneGame(setup: OracleSetup, seats: number, seed: number, most = MOST_MOVES): number {
  const composed = diceGame.compose(setup, seats)
  if (!composed.ok) throw new Error(composed.reason)
  const rules = composed.value
  const random = new Random(seed)
  const options = new Options()
  const p = rules.start()
  const oracle = startOracle(setup, seats)
  for (let moves = 0; moves < most; moves++) {
    expectSame(`seed ${seed}, after ${moves} moves`, rules.facts(p), oracleFacts(oracle))
    const by = rules.awaited(p)
    if (by >= 0) {
      compareDecisions(rules, p, oracle, options)
      compareCities(rules, p, oracle)
    }
    if (by === NOBODY) break
    const action = rules.sample(p, by, random)
    playOracle(oracle, rules.toMove(p, action))
    rules.apply(p, by, action)
  }
  return rules.view(p, 0).turn
}
