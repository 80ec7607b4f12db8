/**
 * npm run bots:count-dice -- [--turns 400] [--seed 1] [--write]
 *
 * Plays turns of the dice game for points, with the solver of the master, and counts how they end: by the number of
 * dice that they begin with. With `--write` the shares become packages/bots/src/dice/usual-turns.ts, from which the
 * master computes the race.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { DICE, type DiceRules, diceGame, END, KEEP, KNIGHTS_TO_END, WORTH } from '@bastide/dice-game'
import { CHANCE, demand, type Position, Random } from '@bastide/kernel'
import { diceSolver } from '../../packages/bots/src/dice/master.ts'
import { QUICK } from '../../packages/bots/src/dice/thoroughness.ts'
import type { TurnShares } from '../../packages/bots/src/dice/turn-shares.ts'
import { readArguments, readCount } from '../running/arguments.ts'

const SEATS = 5
const FILE = 'packages/bots/src/dice/usual-turns.ts'
/** The beginning of a turn with fewer dice: so many seats before it have kept a knight. */
function beginning(rules: DiceRules, fewer: number): Position {
  const p = rules.start()
  for (let seat = 0; seat < fewer; seat++) {
    rules.apply(p, CHANCE, demand(rules.toAction(p, { throw: { knight: DICE - seat } })))
    for (let kept = 0; kept < KNIGHTS_TO_END; kept++) rules.apply(p, seat, KEEP)
    rules.apply(p, seat, END)
  }
  return p
}

const values = readArguments({
  turns: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  write: { type: 'boolean', default: false },
})
const turns = readCount(values.turns, 'turns', 1)
const seed = readCount(values.seed, 'seed', 0)
const rules = demand(diceGame.compose({}, SEATS))
const bot = diceSolver({
  id: 'points',
  milliseconds: 0,
  outcomes: Number.POSITIVE_INFINITY,
  steps: [QUICK],
  shares: null,
})

function sharesWith(fewer: number): TurnShares {
  const random = new Random(seed * 10 + fewer)
  const city = WORTH.map(() => 0)
  let [knight, catapults] = [0, 0]
  for (let turn = 0; turn < turns; turn++) {
    const p = beginning(rules, fewer)
    let isOver = false
    while (!isOver) {
      const by = rules.awaited(p)
      const action =
        by === CHANCE ? rules.sample(p, by, random) : bot.choose(rules, rules.determinize(p, random), by, random)
      rules.apply(p, by, action, ({ kind, dice = 0 }) => {
        if (kind === 'score') city[dice] = (city[dice] as number) + 1
        else if (kind === 'nothing') city[0] = (city[0] as number) + 1
        else if (kind === 'knight-stays') knight++
        else if (kind === 'won') catapults++
        else return
        isOver = true
      })
    }
  }
  const share = (count: number): number => count / turns
  return { city: city.map(share), knight: share(knight), catapults: share(catapults) }
}

const found: TurnShares[] = []
for (let fewer = 0; fewer < SEATS; fewer++) {
  const shares = sharesWith(fewer)
  found.push(shares)
  const mean = shares.city.reduce((sum, share, dice) => sum + share * (WORTH[dice] as number), 0)
  console.log(`${DICE - fewer} dice: ${mean.toFixed(2)} points a turn`, JSON.stringify(shares))
}
if (values.write) {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim()
  const rows = found.map(
    ({ city, knight, catapults }) => `  { city: [${city.join(', ')}], knight: ${knight}, catapults: ${catapults} },`,
  )
  writeFileSync(
    FILE,
    `/**
 * How turns with the usual dice end, by the number of dice: nine first, then one fewer in each line. Counted over
 * ${turns} turns each with seed ${seed} at commit ${commit}, by \`scripts/bench/dice-turns.ts --write\`.
 */
import type { SharesByDice } from './turn-shares.ts'

export const USUAL_TURNS: SharesByDice = [
${rows.join('\n')}
]
`,
  )
}
