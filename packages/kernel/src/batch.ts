/**
 * Many games of the same rules at once, for training and measurement. Results are read from typed arrays. A step
 * allocates nothing unless a game has more options than any before it; then the list of actions grows.
 *
 * Chance plays automatically, with a separate random stream for each game. So a game depends only on its seed and its
 * actions, never on its neighbours. `laws/batches.ts` checks this.
 */
import { type Action, type AnyRules, CHANCE, NOBODY, type Seat } from './contract.ts'
import { copyFrom, type Position } from './memory.ts'
import { Options } from './options.ts'
import { Random } from './random.ts'

export interface BatchSettings {
  /**
   * Whether a finished game restarts in the same step. If chance alone finishes the new game, the next step reports
   * that, so a step never ends two games in one slot. Until then nobody is awaited there.
   */
  readonly restarts?: boolean
}

const SEEDS = 0x1_0000_0000
/** Guards against typing errors: this many positions of a large game already take 3 GB. */
const MOST_GAMES = 0x1_0000
/**
 * Far from the seeds that people choose, so that a player with the same seed as the batch cannot predict its chance.
 * The product with `SEEDS` is still an exact number.
 */
const SALT = 0x10_0000
const FIRST_STRIDE = 64

/**
 * The seed of chance for one game of a batch. It differs for every game and every seed, so no two batches share a game,
 * and it never equals the batch's own seed.
 */
export function chanceSeed(seed: number, game: number): number {
  return seed + (SALT + game) * SEEDS
}

function demandSeed(seed: number): void {
  if (!Number.isInteger(seed) || seed < 0 || seed >= SEEDS)
    throw new RangeError(`a batch's seed is a whole number below ${SEEDS}, not ${seed}`)
}

/** Many games at once. Read the arrays, choose an action for each game, and call `step`. */
export class Batch {
  readonly rules: AnyRules
  readonly games: number
  readonly seats: number
  readonly restarts: boolean
  /**
   * The seat to act in each game, or `NOBODY` if it is over; never `CHANCE`. Where games restart, `NOBODY` is rare: see
   * `restarts`.
   */
  readonly awaited: Int32Array
  /** The number of actions the awaited seat has in each game. */
  readonly counts: Int32Array
  /**
   * The actions of game `g` start at `g * stride`. When a game needs more room, a wider array replaces this one, so
   * read it again after each step.
   */
  actions: Int32Array
  stride = FIRST_STRIDE
  /** The points of seat `s` in game `g` are at `g * seats + s`. */
  readonly scores: Int32Array
  /** 1 for each game that the last step ended. Where games do not restart, it stays 1 until the game is reset. */
  readonly over: Uint8Array
  /** How many games have ended in each slot. */
  readonly finished: Int32Array
  /**
   * Like `scores`, for the last finished game of each slot. Where games restart, `scores` already belongs to the next
   * game.
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
   * Carries out one action in each game; entries for finished games are ignored. If any action is not one of its game's
   * options, nothing is carried out, and the `RangeError` names the game.
   */
  step(actions: Int32Array): void {
    if (actions.length !== this.games)
      throw new RangeError(`a step is an action for each of ${this.games} games, not ${actions.length} actions`)
    for (let game = 0; game < this.games; game++) this.demandOption(game, actions[game] as Action)
    for (let game = 0; game < this.games; game++) this.advance(game, actions[game] as Action)
  }

  /**
   * Restarts a game. Its chance stream continues, so the new game differs from the last. With a seed, it starts like
   * the first game of a batch with that seed, in any slot.
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
   * The position of a game, to query through the rules. Copy it before trying anything out: the batch does not notice
   * changes made here.
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
   * Reports a finished game, and starts the next where games restart. If that one is over too, the next step reports
   * it.
   */
  private showEnd(game: number): void {
    if (this.awaited[game] !== NOBODY) return
    const first = game * this.seats
    for (let i = first; i < first + this.seats; i++) this.finalScores[i] = this.scores[i] as number
    this.over[game] = 1
    this.finished[game] = (this.finished[game] as number) + 1
    if (this.restarts) this.begin(game)
  }

  /** Lets chance play until a seat must act or the game is over, then updates the arrays. */
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
