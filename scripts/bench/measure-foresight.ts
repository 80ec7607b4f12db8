/**
 * npm run bots:foresight -- [--games 6] [--outcomes 100000] [--seed 1]
 *
 * How often a master of the tile game would have thought in advance about what then happens, if it thought while its
 * opponent does: it foresees the three best turns of the opponent, and thinks about the likeliest of them with the
 * likeliest tiles, as many as there is time for. Opponents of different strength stand for people.
 */
import { type Bot, botFor } from '@bastide/bots'
import { type Action, CHANCE, demand, NOBODY, type Position, Random } from '@bastide/kernel'
import { type TileRules, tileGame } from '@bastide/tile-game'
import { readArguments, readCount } from '../running/arguments.ts'

const OPPONENTS = ['apprentice', 'journeyman', 'master'] as const
/** How likely each of the three turns is taken to be, to choose what to think about first. */
const TRUST = [0.5, 0.15, 0.1] as const
/** How many pairs of a turn and a tile there is time for. */
const PREPARED = [1, 3, 10, 20, 60] as const
const THINKER = 1
const OPPONENT = 0

const values = readArguments({
  games: { type: 'string', default: '6' },
  outcomes: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
})
const games = readCount(values.games, 'games', 1)
const outcomes = readCount(values.outcomes, 'outcomes', 1)
const seed = readCount(values.seed, 'seed', 0)
const rules: TileRules = demand(tileGame.compose({ edition: '2016' }, 2))

function demandBot(id: string): Bot {
  const bot = botFor('tile', id)
  if (bot === undefined) throw new Error(`there is no bot ${id}`)
  return bot
}
const thinker = demandBot('master')
const other = demandBot('journeyman')

/** The shares of the kinds of tile that may be drawn next, the likeliest first. */
function drawShares(p: Position): readonly number[] {
  const copies = Object.values(rules.view(p, THINKER).pile.tiles ?? {})
  const all = copies.reduce((sum, count) => sum + count, 0)
  return copies.map((count) => count / Math.max(1, all)).sort((one, another) => another - one)
}

/** The chance that the pair which comes about was prepared, if the opponent did what was foreseen at that rank. */
function chanceOfHit(shares: readonly number[], rank: number, prepared: number): number {
  const pairs = TRUST.flatMap((trust, line) => shares.map((share) => ({ line, share, weight: trust * share })))
  const chosen = pairs.sort((one, another) => another.weight - one.weight).slice(0, prepared)
  return chosen.reduce((sum, { line, share }) => (line === rank ? sum + share : sum), 0)
}

interface Counted {
  turns: number
  readonly byRank: number[]
  readonly hits: number[]
}

const choose = (bot: Bot, p: Position, seat: number, random: Random): Action =>
  bot.choose(rules, rules.determinize(p, random), seat, random, { outcomes })

/** Lets the opponent take its turn, and counts whether that was foreseen. */
function takeTurn(opponent: Bot, p: Position, random: Random, counted: Counted): void {
  const foreseen = thinker.consider?.(rules, rules.determinize(p, random), OPPONENT, new Random(7), { outcomes }) ?? []
  const taken: Action[] = []
  while (rules.awaited(p) === OPPONENT) {
    const action = choose(opponent, p, OPPONENT, random)
    taken.push(action)
    rules.apply(p, OPPONENT, action)
  }
  if (rules.awaited(p) === NOBODY) return
  const rank = foreseen.findIndex(({ actions }) => actions.join() === taken.join())
  counted.turns++
  if (rank >= 0) counted.byRank[rank] = (counted.byRank[rank] ?? 0) + 1
  const shares = drawShares(p)
  PREPARED.forEach((prepared, i) => {
    counted.hits[i] = (counted.hits[i] ?? 0) + (rank < 0 ? 0 : chanceOfHit(shares, rank, prepared))
  })
}

function play(opponent: Bot, random: Random, counted: Counted): void {
  const p = rules.start()
  for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
    if (by === OPPONENT) takeTurn(opponent, p, random, counted)
    else rules.apply(p, by, by === CHANCE ? rules.sample(p, by, random) : choose(other, p, by, random))
  }
}

const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`

for (const id of OPPONENTS) {
  const counted: Counted = { turns: 0, byRank: [0, 0, 0], hits: PREPARED.map(() => 0) }
  for (let game = 0; game < games; game++) play(demandBot(id), new Random(seed * 1000 + game), counted)
  const { turns, byRank, hits } = counted
  const foreseen = byRank.reduce((sum, count) => sum + count, 0)
  console.log(
    `${id}: ${turns} turns; foreseen as the best ${percent(byRank[0] as number, turns)}, among three ${percent(foreseen, turns)}; ` +
      `turn and tile thought about, of ${PREPARED.map((prepared, i) => `${prepared}: ${percent(hits[i] as number, turns)}`).join(', ')}`,
  )
}
