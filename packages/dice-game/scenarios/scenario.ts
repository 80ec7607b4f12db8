/** Games for tests, written in notation, one line per turn, without turn numbers. */
import { actionOf, demand, Options, type Position, type Refusal } from '@bastide/kernel'
import { type DiceHappening, type DiceRules, diceGame, fromNotation, type Move, type View } from '../src/index.ts'

export interface ScenarioSetup {
  readonly seats?: number
  readonly options?: { readonly [key: string]: string | number }
  readonly faces?: readonly string[]
}

/** A game in progress, with every happening so far. */
export interface Scenario {
  readonly rules: DiceRules
  readonly p: Position
  readonly told: readonly DiceHappening[]
  readonly scores: readonly number[]
  readonly awaited: number
  /** As the active seat sees it. */
  readonly view: View
  /** What the awaited seat or chance may do. */
  moves(): readonly Move[]
  /** Plays lines of notation. */
  go(lines: string): void
  play(move: unknown): void
  /** Tries a move that must be refused. Returns the code and the clause. */
  refused(move: unknown): string
}

const movesIn = (lines: string): readonly Move[] => {
  const numbered = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, i) => `${i + 1}. ${line}`)
  return demand(fromNotation(numbered.join('\n')))
}

export const rulesOf = ({ seats = 2, ...setup }: ScenarioSetup = {}): DiceRules =>
  demand(diceGame.compose(setup, seats))

export function scenario(setup: ScenarioSetup, lines: string): Scenario {
  const rules = rulesOf(setup)
  const p = rules.start()
  const told: DiceHappening[] = []
  const game: Scenario = {
    rules,
    p,
    told,
    get scores() {
      return Array.from({ length: rules.seats }, (_, seat) => rules.score(p, seat))
    },
    get awaited() {
      return rules.awaited(p)
    },
    get view() {
      return rules.view(p, Math.max(0, rules.awaited(p)))
    },
    moves() {
      const options = new Options()
      rules.options(p, rules.awaited(p), options)
      return Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)))
    },
    go(more) {
      for (const move of movesIn(more)) game.play(move)
    },
    play(move) {
      const action = actionOf(rules, p, move)
      if (!action.ok) throw new Error(`${JSON.stringify(move)}: ${action.reason}`)
      rules.apply(p, rules.awaited(p), action.value, (happening) => told.push(happening))
    },
    refused(move) {
      const action = actionOf(rules, p, move)
      if (action.ok) throw new Error(`${JSON.stringify(move)} is not refused`)
      const { code, clause } = action as Refusal
      return `${code} ${clause}`
    },
  }
  game.go(lines)
  return game
}
