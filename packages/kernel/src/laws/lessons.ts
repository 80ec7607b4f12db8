/** The law of lessons: each can be played to its end whatever the learner does that is allowed, and says everything. */
import { type AnyRules, type Game, NOBODY } from '../contract.ts'
import { canonical } from '../json.ts'
import { isSuchMove, LEARNER, type Lesson, type LessonStep, type ScriptedMove } from '../lesson.ts'
import { copyOf, type Position } from '../memory.ts'
import { Options } from '../options.ts'
import { digest } from '../playing.ts'
import { actionOf } from '../record.ts'

/** Two lines on a phone, three at most. */
const LONGEST_SENTENCE = 130
const LONGEST_TITLE = 40
const LEARNT = [1, 2, 3]

type Words = { readonly [key: string]: string }

const shownMove = (move: ScriptedMove): string => JSON.stringify(move)

function legalMoves(rules: AnyRules, p: Position): readonly ScriptedMove[] {
  const options = new Options()
  rules.options(p, rules.awaited(p), options)
  return Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)) as ScriptedMove)
}

/** Plays a lesson along every branch, and notes what is wrong. */
class Walk {
  readonly #rules: AnyRules
  readonly #steps: readonly LessonStep[]
  readonly #seen = new Set<string>()
  readonly faults = new Set<string>()

  constructor(rules: AnyRules, steps: readonly LessonStep[]) {
    this.#rules = rules
    this.#steps = steps
  }

  /** The position after these moves, or null if one of them is not legal. */
  follow(from: Position, moves: readonly ScriptedMove[], where: string): Position | null {
    const rules = this.#rules
    const p = copyOf(from)
    for (const move of moves) {
      const by = rules.awaited(p)
      const action = actionOf(rules, p, move)
      if (!action.ok) {
        this.faults.add(`${where}: ${shownMove(move)} is refused: ${action.reason}`)
        return null
      }
      if (by === LEARNER && where !== 'opening' && legalMoves(rules, p).length > 1)
        this.faults.add(`${where}: ${shownMove(move)} is the learner's to decide`)
      rules.apply(p, by, action.value)
    }
    return p
  }

  /** The script itself comes first: there every pattern and every answer has its use. */
  step(index: number, p: Position, isScript = true): void {
    const step = this.#steps[index]
    const key = `${index} ${digest(this.#rules, p)}`
    if (step === undefined || this.#seen.has(key)) return
    this.#seen.add(key)
    const { name, expects, follows = [] } = step
    for (const move of expects === undefined ? [null] : this.#expected(step, p, isScript)) {
      const moved = move === null ? p : this.#moved(p, move)
      const next = this.follow(moved, follows, name)
      const isStill = isScript && (move === null || expects === undefined || isSuchMove(expects[0], move))
      if (next !== null) this.step(index + 1, next, isStill)
    }
  }

  #moved(p: Position, move: ScriptedMove): Position {
    const moved = copyOf(p)
    const action = actionOf(this.#rules, p, move)
    if (action.ok) this.#rules.apply(moved, LEARNER, action.value)
    return moved
  }

  /** The legal moves that are expected, that of the script first. */
  #expected(step: LessonStep, p: Position, isScript: boolean): readonly ScriptedMove[] {
    const { name, expects = [{}] } = step
    const awaited = this.#rules.awaited(p)
    if (awaited !== LEARNER) {
      this.faults.add(`${name}: ${awaited === NOBODY ? 'the game is over' : `${awaited} is awaited`}, not the learner`)
      return []
    }
    const legal = legalMoves(this.#rules, p)
    const isExpected = (move: ScriptedMove): boolean => expects.some((pattern) => isSuchMove(pattern, move))
    if (!legal.some(isExpected)) this.faults.add(`${name}: nothing that is expected is legal`)
    if (isScript) this.#checkUse(step, legal, isExpected)
    const own = legal.filter((move) => isSuchMove(expects[0], move))
    return [...own, ...legal.filter((move) => isExpected(move) && !own.includes(move))]
  }

  #checkUse(
    { name, expects = [{}], answers = [] }: LessonStep,
    legal: readonly ScriptedMove[],
    isExpected: (move: ScriptedMove) => boolean,
  ): void {
    for (const pattern of expects)
      if (!legal.some((move) => isSuchMove(pattern, move)))
        this.faults.add(`${name}: no legal move is ${shownMove(pattern)}`)
    for (const { to, says } of answers)
      if (!legal.some((move) => isSuchMove(to, move) && !isExpected(move)))
        this.faults.add(`${name}: nothing that is not expected is answered by ${says}`)
  }
}

function playingFaults(game: Game, { setup, seats, opening, steps }: Lesson): readonly string[] {
  const composed = game.compose(setup, seats)
  if (!composed.ok) return [`its setup is refused: ${composed.reason}`]
  const rules = composed.value
  const walk = new Walk(rules, steps)
  const begun = walk.follow(rules.start(), opening, 'opening')
  if (begun !== null) walk.step(0, begun)
  // A new default must not change a lesson.
  const whole = canonical(rules.setup)
  return [...walk.faults, ...(canonical(setup) === whole ? [] : [`its setup should name every option: ${whole}`])]
}

/** The keys that a lesson needs, each with the longest text that fits. */
function keysOf({ id, steps }: Lesson): readonly (readonly [key: string, longest: number])[] {
  const names = steps.flatMap(({ name, expects, answers = [] }) => [
    name,
    ...(expects === undefined ? [] : [`${name}.hint`]),
    ...answers.map(({ says }) => says),
  ])
  const said = ['says', ...names, ...LEARNT.map((nth) => `learnt.${nth}`)]
  return [[`lesson.${id}`, LONGEST_TITLE], ...said.map((name) => [`lesson.${id}.${name}`, LONGEST_SENTENCE] as const)]
}

function wordFaults(lesson: Lesson, language: string, words: Words): readonly string[] {
  const keys = keysOf(lesson)
  const known = new Set(keys.map(([key]) => key))
  return [
    ...keys.flatMap(([key, longest]) => {
      const said = words[key]
      if (said === undefined) return [`${language} lacks "${key}"`]
      return said.length > longest ? [`${language}: "${key}" has ${said.length} letters; ${longest} fit`] : []
    }),
    ...Object.keys(words)
      .filter((key) => key.startsWith(`lesson.${lesson.id}.`) && !known.has(key))
      .map((key) => `${language} has "${key}", which nothing says`),
  ]
}

/** What is wrong with a lesson, one line for each fault; `words` are those of its game in each language. */
export function lessonFaults(
  game: Game,
  lesson: Lesson,
  words: { readonly [language: string]: Words },
): readonly string[] {
  const names = lesson.steps.map(({ name }) => name)
  const last = lesson.steps.at(-1)
  // Whoever has done the last step is done: nobody would see what comes after it.
  const isReadLast = last !== undefined && last.expects === undefined && last.follows === undefined
  return [
    ...names.filter((name, i) => names.indexOf(name) !== i).map((name) => `two steps are called ${name}`),
    ...(isReadLast ? [] : ['its last step is not one that is only read']),
    ...playingFaults(game, lesson),
    ...Object.entries(words).flatMap(([language, said]) => wordFaults(lesson, language, said)),
  ].map((fault) => `${lesson.id}: ${fault}`)
}
