/**
 * Chance as a deal scripts it. Players who meet the same deal in other seats, or other players, get the same draws as
 * far as the game allows: what somebody chooses does not shift what is drawn later.
 *
 * Tiles and cards come out of a bag, which the choices may change: a tile that fits nowhere is set aside and put back,
 * a new stage is filled in. So each copy in the bag gets a random time at which it comes out, and a draw takes the
 * earliest. The times are exponential, which makes this exactly the draw from a well-shaken bag, whatever is put in or
 * taken out meanwhile: of what is left, each copy is as likely as any other to be next, no matter how long it has lain
 * there. In a game without streams it is one shuffled order of the whole bag. Two games that part for a while are in
 * step again.
 *
 * All else, such as a throw of dice, comes from random numbers of its own, by the deal and the number of the draw.
 */
import { type Action, type AnyRules, CHANCE, type Json, Options, type Position, Random } from '@bastide/kernel'
import { seedOf } from './seeds.ts'

/** The moves with which chance takes one copy out of a bag; the weight of an outcome is how many copies are in it. */
const FROM_A_BAG = ['draw', 'deal'] as const

const WORDS = 0x1_0000_0000

/** What comes out of the bag, of one kind. */
interface Kind {
  readonly random: Random
  /** When the copies in the bag come out, the next one last. */
  readonly times: number[]
}

export class ScriptedChance {
  private readonly rules: AnyRules
  private readonly deal: string
  private readonly options = new Options()
  private readonly kinds = new Map<Action, Kind>()
  private readonly random = new Random(0)
  /** When the last copy came out. */
  private now = 0
  /** Draws that were not from a bag. */
  private others = 0

  /** `deal` names the deal: equal names give equal draws. */
  constructor(rules: AnyRules, deal: string) {
    this.rules = rules
    this.deal = deal
  }

  /** Chance's decision in a position. It must be carried out. */
  draw(p: Position): Action {
    const { rules } = this
    // To list all throws of nine dice takes long, so an outcome is sampled first, which also says what is asked.
    this.random.reseed(seedOf(this.deal, 'draw', this.others))
    const sampled = rules.sample(p, CHANCE, this.random)
    const move = rules.toMove(p, sampled) as { readonly [verb: string]: Json }
    if (FROM_A_BAG.some((verb) => verb in move)) return this.fromTheBag(p)
    this.others++
    return sampled
  }

  private fromTheBag(p: Position): Action {
    const { options } = this
    options.clear()
    this.rules.options(p, CHANCE, options)
    let next = options.action(0)
    let earliest = Number.POSITIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      const action = options.action(i)
      const time = this.fill(action, options.weight(i)).at(-1) as number
      if (time >= earliest) continue
      earliest = time
      next = action
    }
    this.now = earliest
    this.kinds.get(next)?.times.pop()
    return next
  }

  /** Gives times to copies that have come into the bag, and forgets those that left it undrawn. */
  private fill(action: Action, copies: number): readonly number[] {
    let kind = this.kinds.get(action)
    if (kind === undefined) {
      kind = { random: new Random(seedOf(this.deal, 'copies', action)), times: [] }
      this.kinds.set(action, kind)
    }
    const { random, times } = kind
    while (times.length > copies) times.splice(random.below(times.length), 1)
    if (times.length === copies) return times
    while (times.length < copies) times.push(this.now - Math.log(((random.word() >>> 0) + 0.5) / WORDS))
    return times.sort((one, other) => other - one)
  }
}
