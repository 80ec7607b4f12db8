/**
 * Many games of the same rules at once, for those who learn or measure. What a step brings is read from typed arrays. A
 * step allocates nothing, unless a game has more options than any before it: then the list of actions grows.
 *
 * Chance plays by itself, for each game from a stream of its own: how a game goes depends on its seed and its actions
 * and not on its neighbours. laws/batches.ts holds every game to that.
 */
import { type Action, type AnyRules, CHANCE, NOBODY, type Seat } from './contract.ts'
import { copyFrom, type Position } from './memory.ts'
import { Options } from './options.ts'
import { Random } from './random.ts'

export interface BatchSettings {
  /**
   * Whether a game that has ended begins anew in the same step. Should chance alone bring the new one to its end, that
   * is shown by the next step, so that a step never ends two games in one place; until then nobody is awaited there.
   */
  readonly restarts?: boolean
}

const SEEDS = 0x1_0000_0000
/** A limit for slips of the pen, not for ambition: so many positions of a large game are 3 GB. */
const MOST_GAMES = 0x1_0000
/**
 * Far from the seeds that people choose: a player seeded like the batch must not foresee what its chance will do. Times
 * `SEEDS` it still is exact.
 */
const SALT = 0x10_0000
const FIRST_STRIDE = 64

/**
 * The seed of chance in one game of a batch: another for every game and for every seed, so that no two batches share a
 * game, and none that is the batch's own.
 */
export function chanceSeed(seed: number, game: number): number {
  return seed + (SALT + game) * SEEDS
}

function demandSeed(seed: number): void {
  if (!Number.isInteger(seed) || seed < 0 || seed >= SEEDS)
    throw new RangeError(`a batch's seed is a whole number below ${SEEDS}, not ${seed}`)
}

/** Many games at once: read the arrays, choose an action for each game, `step`. */
export class Batch {
  readonly rules: AnyRules
  readonly games: number
  readonly seats: number
  readonly restarts: boolean
  /**
   * For each game the seat that is to act, or `NOBODY` when it is over; never `CHANCE`. Where games restart, `NOBODY`
   * is rare: see `restarts`.
   */
  readonly awaited: Int32Array
  /** For each game how many actions the awaited seat has. */
  readonly counts: Int32Array
  /**
   * Those of game `g` begin at `g * stride`. When a game has more than ever before, the array is replaced by a wider
   * one: read it anew after a step.
   */
  actions: Int32Array
  stride = FIRST_STRIDE
  /** The points of seat `s` in game `g`, at `g * seats + s`. */
  readonly scores: Int32Array
  /** 1 for each game that the last step ended. Where games do not restart, it stays 1 until the game is reset. */
  readonly over: Uint8Array
  /** For each game how often it has come to its end. */
  readonly finished: Int32Array
  /**
   * As `scores`, of the game that ended last in each place: where games restart, `scores` are those of the next one
   * already.
   */
  readonly finalScores: Int32Array
  private readonly origin: Position
  private readonly positions: readonly Position[]
  private readonly chances: readonly Random[]
  private readonly options = new Options()

  constructor(rules: AnyRules, games: number, seed: number, { restarts = false }: BatchSettings = {}) {
    if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES)
      throw new RangeError(`a batch has 1 to ${MOST_GAMES} games, not ${games}`)
    demandSeed(seed)
    this.rules = rules
    this.games = games
    this.seats = rules.seats
    this.restarts = restarts
    this.awaited = new Int32Array(games)
    this.counts = new Int32Array(games)
    this.actions = new Int32Array(games * this.stride)
    this.scores = new Int32Array(games * rules.seats)
    this.over = new Uint8Array(games)
    this.finished = new Int32Array(games)
    this.finalScores = new Int32Array(games * rules.seats)
    this.origin = rules.start()
    this.positions = Array.from({ length: games }, () => rules.start())
    this.chances = Array.from({ length: games }, (_, game) => new Random(chanceSeed(seed, game)))
    for (let game = 0; game < games; game++) {
      this.begin(game)
      this.showEnd(game)
    }
  }

  /**
   * Carries out one action in each game; what stands at a game that is over does not count. Nothing is carried out if
   * one of them is not among its game's options: the `RangeError` names the game.
   */
  step(actions: Int32Array): void {
    if (actions.length !== this.games)
      throw new RangeError(`a step is an action for each of ${this.games} games, not ${actions.length} actions`)
    for (let game = 0; game < this.games; game++) this.demandOption(game, actions[game] as Action)
    for (let game = 0; game < this.games; game++) this.advance(game, actions[game] as Action)
  }

  /**
   * Begins a game anew. Its chance goes on where it was, so that the new game is another one; with a seed, it begins
   * like the first game of a batch of that seed, in whatever place.
   */
  reset(game: number, seed?: number): void {
    const chance = this.chances[game]
    if (chance === undefined) throw new RangeError(`there is no game ${game} in a batch of ${this.games}`)
    if (seed !== undefined) {
      demandSeed(seed)
      chance.reseed(chanceSeed(seed, 0))
    }
    this.over[game] = 0
    this.begin(game)
    this.showEnd(game)
  }

  /**
   * Where a game stands, to look at it through the rules. To try something out, take a copy: the batch does not see
   * what is changed here.
   */
  position(game: number): Position {
    const p = this.positions[game]
    if (p === undefined) throw new RangeError(`there is no game ${game} in a batch of ${this.games}`)
    return p
  }

  private demandOption(game: number, action: Action): void {
    const seat = this.awaited[game] as Seat
    if (seat === NOBODY) return
    const first = game * this.stride
    const end = first + (this.counts[game] as number)
    for (let i = first; i < end; i++) if (this.actions[i] === action) return
    throw new RangeError(`game ${game}: ${action} is none of the ${end - first} options of seat ${seat}`)
  }

  private advance(game: number, action: Action): void {
    const seat = this.awaited[game] as Seat
    if (seat === NOBODY && !this.restarts) return
    this.over[game] = 0
    if (seat !== NOBODY) {
      this.rules.apply(this.positions[game] as Position, seat, action)
      this.goOn(game)
    }
    this.showEnd(game)
  }

  private begin(game: number): void {
    copyFrom(this.positions[game] as Position, this.origin)
    this.goOn(game)
  }

  /**
   * If the game is over, says so, and begins the next where games restart. If that is over too, it waits for the next
   * step to say so.
   */
  private showEnd(game: number): void {
    if (this.awaited[game] !== NOBODY) return
    const first = game * this.seats
    for (let i = first; i < first + this.seats; i++) this.finalScores[i] = this.scores[i] as number
    this.over[game] = 1
    this.finished[game] = (this.finished[game] as number) + 1
    if (this.restarts) this.begin(game)
  }

  /** Lets chance play until a seat is to act or the game is over, and writes down how it stands. */
  private goOn(game: number): void {
    const { rules, seats } = this
    const p = this.positions[game] as Position
    const chance = this.chances[game] as Random
    let by = rules.awaited(p)
    for (; by === CHANCE; by = rules.awaited(p)) rules.apply(p, CHANCE, rules.sample(p, CHANCE, chance))
    this.awaited[game] = by
    for (let seat = 0; seat < seats; seat++) this.scores[game * seats + seat] = rules.score(p, seat)
    if (by === NOBODY) this.counts[game] = 0
    else this.list(game, by)
  }

  private list(game: number, by: Seat): void {
    const { options } = this
    this.rules.options(this.positions[game] as Position, by, options)
    if (options.length > this.stride) this.widen(options.length)
    const first = game * this.stride
    for (let i = 0; i < options.length; i++) this.actions[first + i] = options.action(i)
    this.counts[game] = options.length
  }

  private widen(needed: number): void {
    const before = this.actions
    const stride = 2 ** Math.ceil(Math.log2(needed))
    this.actions = new Int32Array(this.games * stride)
    for (let game = 0; game < this.games; game++)
      this.actions.set(before.subarray(game * this.stride, (game + 1) * this.stride), game * stride)
    this.stride = stride
  }
}
