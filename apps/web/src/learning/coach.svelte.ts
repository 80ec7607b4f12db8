/**
 * Leads through a lesson: which step it is, which moves are allowed, and what is said to others. It knows no game: it
 * compares moves with the patterns of the step.
 */
import type { Lesson, LessonStep, ScriptedMove } from '@bastide/kernel'
import { isSuchMove, scriptOf } from '@bastide/wire'
import type { Coach } from '../playing/coaching.ts'

/** After so many other moves, the learner is offered to be shown what is meant. */
const PATIENCE = 2

export class LessonCoach implements Coach {
  readonly lesson: Lesson
  readonly #begins: readonly number[]
  readonly #length: number
  #index = $state(0)
  /** How many moves of the table are shown. */
  #moves = $state(0)
  /** What is said instead of the step's own sentence: an answer, or the hint. */
  #said = $state<string | null>(null)
  #others = $state(0)
  #isTimeUp = $state(false)
  #isAsked = $state(false)
  /** Those who wait until the learner has read a step. */
  #waiting: (() => void)[] = []

  /** @param from The step to go on at, by its name; without it, or if there is none of that name, the first. */
  constructor(lesson: Lesson, from?: string) {
    this.lesson = lesson
    this.#index = Math.max(
      0,
      lesson.steps.findIndex(({ name }) => name === from),
    )
    const { begins, moves } = scriptOf(lesson)
    this.#begins = begins
    this.#length = moves.length
  }

  get index(): number {
    return this.#index
  }

  get count(): number {
    return this.lesson.steps.length
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.#index]
  }

  get isDone(): boolean {
    return this.step === undefined
  }

  /** How many moves of the script come before the step, or before the end. */
  get begins(): number {
    return this.#begins[this.#index] ?? this.#length
  }

  /** Whether the table has come to the position that the step is about. */
  get isBegun(): boolean {
    return !this.isDone && this.#moves >= this.begins
  }

  get isReading(): boolean {
    return this.isBegun && this.step?.expects === undefined
  }

  /** The key of the sentence, below `lesson.<id>.`; null while others move, and at the end. */
  get sentence(): string | null {
    return this.isBegun ? (this.#said ?? this.step?.name ?? null) : null
  }

  /** Whether the learner was answered, and is to try again. */
  get isAnswering(): boolean {
    return this.#said !== null && !this.#isAsked
  }

  /** Whether the learner seems to need help. */
  get isHintDue(): boolean {
    return this.isBegun && !this.isReading && !this.#isAsked && (this.#isTimeUp || this.#others >= PATIENCE)
  }

  get isHintShown(): boolean {
    return this.#isAsked
  }

  /** The learner has taken long. */
  timeUp(): void {
    this.#isTimeUp = true
  }

  /** The learner asks to be shown what is meant. */
  hint(): void {
    if (this.step?.expects === undefined) return
    this.#isAsked = true
    this.#said = `${this.step.name}.hint`
  }

  isExpected(move: object): boolean {
    return this.isBegun && this.step?.expects?.some((pattern) => isSuchMove(pattern, move as ScriptedMove)) === true
  }

  allows(move: object): boolean {
    // Whoever does what comes next need not read on first.
    const next = this.lesson.steps.slice(this.#index).findIndex(({ expects }) => expects !== undefined)
    const isAhead = this.isReading && next > 0 && this.#begins[this.#index + next] === this.begins
    if (isAhead) this.#goTo(this.#index + next)
    if (!this.isBegun) return true
    if (this.isExpected(move)) {
      this.#goTo(this.#index + 1)
      return true
    }
    // What is asked comes before what is wrong with it.
    if (isAhead) return false
    const { answers = [], name } = this.step as LessonStep
    const answer = answers.find(({ to }) => isSuchMove(to, move as ScriptedMove))
    this.#isAsked = answer === undefined
    this.#said = answer?.says ?? `${name}.hint`
    this.#others++
    return false
  }

  /** The learner tries something else: what was said about the last try is said no more. */
  tryAgain(): void {
    if (this.isAnswering) this.#said = null
  }

  /** The learner has read the step. */
  next(): void {
    if (this.isReading) this.#goTo(this.#index + 1)
  }

  /** So many moves are shown now. After a take-back, the step is the one that belongs there. */
  see(moves: number): void {
    const isBack = moves < this.#moves
    this.#moves = moves
    if (!isBack) return
    const isThere = (i: number): boolean =>
      this.lesson.steps[i]?.expects !== undefined && (this.#begins[i] ?? 0) <= moves
    let step = this.#index
    while (step > 0 && !isThere(step)) step--
    if (step !== this.#index) this.#goTo(step)
  }

  /** After the last step nobody goes on: the game was only played for the lesson. */
  async read(moves: number): Promise<void> {
    while (this.step?.expects === undefined && moves >= this.begins)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #goTo(index: number): void {
    this.#index = index
    this.#said = null
    this.#others = 0
    this.#isTimeUp = false
    this.#isAsked = false
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
