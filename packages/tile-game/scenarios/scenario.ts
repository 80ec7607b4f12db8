/**
 * Games for tests, written in the notation. The bag of a scenario holds the tiles that its lines draw, plus those in
 * `more`, so that a game can be left unfinished.
 */
import { actionOf, demand, NOBODY, Options, type Position, type Refusal } from '@bastide/kernel'
import type { TileHappening } from '../src/happening.ts'
import { type Move, type TileRules, tileGame } from '../src/index.ts'
import { fromNotation } from '../src/notation.ts'

export interface ScenarioSetup {
  readonly edition?: '2000' | '2016'
  readonly modules?: readonly string[]
  readonly options?: { readonly [key: string]: string | number }
  readonly seats?: number
  /** Tiles laid before the first turn: `['D 0,0/0', 'U 1,0/0']`. */
  readonly start?: readonly string[]
  /** Tiles left in the bag after the lines are played. */
  readonly more?: readonly string[]
}

const fullId = (name: string): string => (name.includes('/') ? name : `base/${name}`)

function readLaid(text: string): { tile: string; at: [number, number]; turn: number } {
  const [name = '', where = ''] = text.split(' ')
  const [x, y, rotation] = where.split(/[,/]/).map(Number)
  return { tile: fullId(name), at: [x as number, y as number], turn: rotation as number }
}

/** A game in play, and everything told about it. */
export interface Scenario {
  readonly rules: TileRules
  readonly p: Position
  readonly told: readonly TileHappening[]
  readonly scores: readonly number[]
  /** Followers in supply, by seat. */
  readonly supply: readonly number[]
  readonly isOver: boolean
  readonly awaited: number
  /** What the awaited player may do. */
  moves(): readonly Move[]
  /** The points told to a seat, with their clause: `['city 8 BASE-13']`. */
  scored(seat: number): readonly string[]
  play(move: unknown): void
  /** Plays lines of notation. */
  go(lines: string): void
  /** Tries a move that must be refused. */
  refused(move: unknown): Refusal
}

const movesIn = (lines: string): readonly Move[] => {
  const numbered = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, i) => `${i + 1}. ${line}`)
  return demand(fromNotation(numbered.join('\n')))
}

/** Plays lines of notation, without their numbers, to where they end. */
export function scenario(setup: ScenarioSetup, lines: string): Scenario {
  const moves = movesIn(lines)
  const pile: { [tile: string]: number } = {}
  for (const id of [...moves.flatMap((move) => ('draw' in move ? [move.draw] : [])), ...(setup.more ?? []).map(fullId)])
    pile[id] = (pile[id] ?? 0) + 1
  const composed = tileGame.compose(
    {
      edition: setup.edition ?? '2016',
      modules: setup.modules ?? [],
      options: setup.options ?? {},
      pile,
      ...(setup.start === undefined ? {} : { start: setup.start.map(readLaid) }),
    },
    setup.seats ?? 2,
  )
  if (!composed.ok) throw new Error(`${composed.where}: ${composed.reason}`)
  const rules = composed.value
  const p = rules.start()
  const told: TileHappening[] = []
  const played: Scenario = {
    rules,
    p,
    told,
    get scores() {
      return Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat))
    },
    get supply() {
      return rules.view(p, -3).seats.map((seat) => seat.supply.follower as number)
    },
    get isOver() {
      return rules.awaited(p) === NOBODY
    },
    get awaited() {
      return rules.awaited(p)
    },
    moves() {
      const options = new Options()
      rules.options(p, rules.awaited(p), options)
      return Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)))
    },
    scored: (seat) =>
      told.flatMap((one) =>
        one.kind === 'score' && one.seat === seat ? [`${one.feature?.kind} ${one.points} ${one.clause}`] : [],
      ),
    play(move) {
      const action = actionOf(rules, p, move)
      if (!action.ok) throw new Error(`${JSON.stringify(move)} was refused: ${action.reason} (${action.clause})`)
      rules.apply(p, rules.awaited(p), action.value, (happening) => told.push(happening))
    },
    go(more) {
      for (const move of movesIn(more)) played.play(move)
    },
    refused(move) {
      const action = actionOf(rules, p, move)
      if (action.ok) throw new Error(`${JSON.stringify(move)} was not refused`)
      return action
    },
  }
  for (const move of moves) played.play(move)
  return played
}
