/**
 * The lines of a turn: everything that one seat may decide in a row, until chance moves, another seat decides or the
 * game is over; each with what it promises, as a judge says. The best are kept, in order.
 */
import {
  type Action,
  type AnyRules,
  copyFrom,
  journal,
  mark,
  NO_ACTION,
  Options,
  type Position,
  rewind,
  type Seat,
} from '@bastide/kernel'
import type { TurnJudge } from './looking-ahead.ts'
import { passOn, valueTo } from './outcome.ts'

/** How many consecutive decisions are tried. Later ones are passed where possible. */
const LONGEST = 3

export class Lines {
  /** How many were kept. */
  count = 0
  /** How many outcomes were judged since this was made. */
  judged = 0
  /** By place and step: the actions; `NO_ACTION` after the last. */
  private readonly actions: Int32Array
  /** By place: what the seat makes of it. */
  private readonly values: Float64Array
  private readonly rules: AnyRules
  private readonly judge: TurnJudge
  private readonly envy: number
  private readonly most: number
  /** Where lines are tried: each is taken back by the journal, which costs far less than a copy. */
  private readonly p: Position
  /** By step: what may be done. */
  private readonly options: readonly Options[]
  private readonly worth: Float64Array
  private readonly line = new Int32Array(LONGEST)
  private seat: Seat = 0

  constructor(rules: AnyRules, judge: TurnJudge, envy: number, most: number) {
    this.rules = rules
    this.judge = judge
    this.envy = envy
    this.most = most
    this.actions = new Int32Array((most + 1) * LONGEST)
    this.values = new Float64Array(most + 1)
    this.worth = new Float64Array(rules.seats)
    this.p = rules.start()
    journal(this.p, true)
    this.options = Array.from({ length: LONGEST }, () => new Options())
  }

  /** Finds the best lines of the awaited seat. */
  find(p: Position): void {
    this.count = 0
    this.seat = this.rules.awaited(p)
    this.line.fill(NO_ACTION)
    copyFrom(this.p, p)
    this.judge.begin(this.p)
    this.goOn(0)
  }

  /** Carries out one of the lines that were found. */
  follow(p: Position, place: number): void {
    for (let step = 0; step < LONGEST; step++) {
      const action = this.actions[place * LONGEST + step] as Action
      if (action === NO_ACTION) return
      this.rules.apply(p, this.seat, action)
    }
  }

  /** What is done at a step of a line; `NO_ACTION` after its end. */
  action(place: number, step: number): Action {
    return step < LONGEST ? (this.actions[place * LONGEST + step] as Action) : NO_ACTION
  }

  /** All that is done in a line. */
  actionsOf(place: number): readonly Action[] {
    const line = Array.from(this.actions.subarray(place * LONGEST, (place + 1) * LONGEST))
    const end = line.indexOf(NO_ACTION)
    return end < 0 ? line : line.slice(0, end)
  }

  private goOn(depth: number): void {
    const { rules, line, p } = this
    if (depth === LONGEST || rules.awaited(p) !== this.seat) {
      this.end(p)
      return
    }
    const options = this.options[depth] as Options
    rules.options(p, this.seat, options)
    const before = mark(p)
    for (let i = 0; i < options.length; i++) {
      line[depth] = options.action(i)
      rules.apply(p, this.seat, options.action(i))
      this.goOn(depth + 1)
      rewind(p, before)
    }
    line[depth] = NO_ACTION
  }

  private end(p: Position): void {
    passOn(this.rules, p)
    this.judge.judge(p, this.worth)
    this.judged++
    this.keep(valueTo(this.seat, this.worth, this.envy))
  }

  /** Puts the present line in its place, if it is among the best; of equals the first found comes first. */
  private keep(value: number): void {
    const { values, actions, most } = this
    let place = this.count < most ? this.count++ : most
    if (place === most && value <= (values[most - 1] as number)) return
    if (place === most) place--
    for (; place > 0 && value > (values[place - 1] as number); place--) {
      values[place] = values[place - 1] as number
      actions.copyWithin(place * LONGEST, (place - 1) * LONGEST, place * LONGEST)
    }
    values[place] = value
    actions.set(this.line, place * LONGEST)
  }
}
