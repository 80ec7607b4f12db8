/**
 * What each choice of a seat leads to: the points that are then certain, the most that this turn could still bring, and
 * the odds of the next throw.
 */
import { type Action, Options, type Position, type Seat } from '@bastide/kernel'
import type { Aid } from '../aids.ts'
import { countLoose, isDoubled, looseDice, throwsMade } from '../columns.ts'
import type { DiceRules } from '../compose.ts'
import { countBits } from '../dice/dice-set.ts'
import { DICE, MOST_THROWS, WORTH } from '../faces.ts'
import type { Move } from '../move.ts'
import { AGAIN, END, KEEP, STOP } from '../turn/deciding.ts'
import { cellOf, faceOf, shapeOf } from '../turn/placing.ts'
import { type Chance, chanceOfOne } from './chance.ts'
import { facesToClose } from './closing.ts'
import { ReachSearch } from './reach.ts'
import { Sketch, type SketchedCity } from './sketch.ts'

export interface Prospect {
  /** The choice, as a move. */
  readonly move: Move
  /** The points, doubled if the turn is, that are then certain: those of the largest city complete by then. */
  readonly sure: number
  /** With `reach`: the most points that this turn could then still give, if every throw brought what is needed. */
  readonly most?: number
  /** With `reach`: whether `most` is exact. If not, the search was cut short: `most` is possible, and maybe more. */
  readonly isExact?: boolean
  /**
   * With `odds`: the chance that the next throw, of all dice that are then loose, has a die that on its own completes a
   * city worth more than `sure`. Null if no throw can follow.
   */
  readonly chance?: Chance | null
}

/** Layouts that searches may visit for one view, and for one choice at least. */
const MOST_VISITED = 6000
const LEAST_SHARE = 40

class Foresight {
  private readonly rules: DiceRules
  private readonly p: Position
  private readonly aids: readonly Aid[]
  private readonly sketch: Sketch
  private readonly search: ReachSearch
  private readonly times: number
  private readonly isLast: boolean
  private left = MOST_VISITED

  constructor(rules: DiceRules, p: Position, aids: readonly Aid[]) {
    this.rules = rules
    this.p = p
    this.aids = aids
    this.sketch = new Sketch(rules.dice, p)
    this.search = new ReachSearch(this.sketch)
    this.times = 1 + isDoubled.get(p, 0)
    this.isLast = throwsMade.get(p, 0) === MOST_THROWS
  }

  private points(dice: number): number {
    return (WORTH[dice] as number) * this.times
  }

  /** Looks at one choice. `waiting` choices come after it, and `ceiling` is what no choice can exceed. */
  look(action: Action, waiting: number, ceiling: number): { readonly prospect: Prospect; readonly dice: number } {
    const move = this.rules.toMove(this.p, action)
    const isPlacing = ![STOP, AGAIN, END, KEEP].includes(action)
    if (isPlacing) this.sketch.put(cellOf(action), shapeOf(action))
    const cities = this.sketch.cities()
    const sure = action === END ? 0 : largestOf(cities)
    const isDone = action === END || action === STOP
    const loose = isDone ? 0 : countLoose(this.p) - (action === AGAIN ? 0 : 1)
    const reach = this.aids.includes('reach') ? this.reach(action, sure, loose, ceiling, waiting) : null
    const prospect: Prospect = {
      move,
      sure: this.points(sure),
      ...(reach === null ? {} : { most: this.points(reach.dice), isExact: reach.isExact }),
      ...(this.aids.includes('odds') ? { chance: this.chance(cities, sure, loose) } : {}),
    }
    if (isPlacing) this.sketch.lift()
    return { prospect, dice: reach?.dice ?? DICE }
  }

  private reach(action: Action, sure: number, loose: number, ceiling: number, waiting: number) {
    if (loose === 0 || sure >= ceiling) return { dice: sure, isExact: true }
    const { dice } = this.rules
    // Dice that will be thrown again may show anything; after the last throw they are what they are.
    const room = Array.from({ length: dice.cities }, (_, face) =>
      this.isLast ? looseDice.get(this.p, face) - (action > KEEP && faceOf(action) === face ? 1 : 0) : DICE,
    )
    const usable = this.isLast ? room.reduce((sum, count) => sum + count, 0) : loose
    const share = Math.max(LEAST_SHARE, Math.floor(this.left / (waiting + 1)))
    const found = this.search.run({ room, left: usable, sure, ceiling }, share)
    this.left = Math.max(0, this.left - this.search.visited)
    return found
  }

  private chance(cities: readonly SketchedCity[], sure: number, loose: number): Chance | null {
    if (loose === 0 || this.isLast) return null
    const alone = facesToClose(this.sketch, cities, Math.max(sure, 2))
    return chanceOfOne(this.rules.dice, loose, alone)
  }
}

const largestOf = (cities: readonly SketchedCity[]): number =>
  cities.reduce((largest, { dice, open }) => (open.length === 0 ? Math.max(largest, countBits(dice)) : largest), 0)

/** All choices of an awaited seat, in the order of its options. */
export function prospectsOf(rules: DiceRules, p: Position, seat: Seat, aids: readonly Aid[]): readonly Prospect[] {
  const options = new Options()
  rules.options(p, seat, options)
  const actions = Array.from({ length: options.length }, (_, i) => options.action(i))
  const foresight = new Foresight(rules, p, aids)
  // Throwing all loose dice again leaves most open, so it goes first: no other choice reaches more.
  const inTurn = [...actions].sort((one, other) => Number(other === AGAIN) - Number(one === AGAIN))
  let ceiling = DICE
  const looked = new Map<Action, Prospect>()
  inTurn.forEach((action, i) => {
    const { prospect, dice } = foresight.look(action, inTurn.length - i - 1, ceiling)
    looked.set(action, prospect)
    if (action === AGAIN && prospect.isExact === true) ceiling = dice
  })
  return actions.map((action) => looked.get(action) as Prospect)
}
