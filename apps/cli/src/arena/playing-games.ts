/** Plays one game between contenders, each in its seat, with the draws of a deal. */
import {
  type Action,
  type AnyRules,
  CHANCE,
  isDeserted,
  type Json,
  Knowledge,
  type Leaving,
  NOBODY,
  type Position,
  resignedAction,
  type Seat,
  standings,
} from '@bastide/kernel'
import { ScriptedChance } from './scripted-chance.ts'
import type { Stopwatch } from './timing.ts'

/** A contender that lost its game by itself: it was late, said nonsense, or ended. */
export interface Fault {
  /** A short name for the reason, the same in every version. */
  readonly code: string
  readonly reason: string
}

/** What a contender is asked. */
export interface Asked {
  readonly rules: AnyRules
  /** The real position. Only what its seat may know leaves this program, or goes to a bot. */
  readonly p: Position
  readonly seat: Seat
  readonly knowledge: Knowledge
}

/** A player in one seat of one game. */
export interface Contender {
  decide(asked: Asked): Action | Fault | Promise<Action | Fault>
  /** A move as its seat is told it. Only those who keep the game themselves want to hear it. */
  hear?(by: Seat, move: Json): void
  /** The game is over. */
  end?(standing: readonly Json[], faults: readonly SeatFault[]): void
}

export interface SeatFault extends Fault {
  readonly seat: Seat
}

export interface GameResult {
  readonly scores: readonly number[]
  /** By seat; 0 for all if the game was abandoned as unfinished. */
  readonly places: readonly number[]
  readonly faults: readonly SeatFault[]
}

export interface PlayedGame {
  readonly result: GameResult
  readonly p: Position
  readonly moves: readonly Json[]
  readonly left: readonly Leaving[]
}

const isFault = (decided: Action | Fault): decided is Fault => typeof decided === 'object'

export interface Game {
  readonly rules: AnyRules
  readonly deal: string
  readonly contenders: readonly Contender[]
  /** By seat. */
  readonly watches: readonly Stopwatch[]
  readonly limit: number
}

/** The game while it is played. */
class GameInPlay {
  readonly moves: Json[] = []
  readonly left: Leaving[] = []
  readonly faults: SeatFault[] = []
  readonly p: Position
  private readonly game: Game
  private readonly knowledge: Knowledge
  private readonly chance: ScriptedChance
  /** Whose decisions are being timed, and how long they took so far. */
  private mover: Seat = NOBODY
  private spent = 0

  constructor(game: Game) {
    this.game = game
    this.p = game.rules.start()
    this.knowledge = new Knowledge(game.rules)
    this.chance = new ScriptedChance(game.rules, game.deal)
  }

  hasLeft(seat: Seat): boolean {
    return this.left.some((one) => one.seat === seat)
  }

  /** Over by its rules, or because too few are left. */
  get isOver(): boolean {
    const { rules } = this.game
    if (rules.awaited(this.p) === NOBODY) return true
    const seats = Array.from({ length: rules.seats }, () => ({ isBot: true }))
    return this.left.length > 0 && isDeserted(seats, (seat) => this.hasLeft(seat))
  }

  async step(): Promise<void> {
    const { rules } = this.game
    const by = rules.awaited(this.p)
    if (by !== this.mover) this.stopWatch()
    if (by === CHANCE) this.carryOut(by, this.chance.draw(this.p))
    else if (this.hasLeft(by)) this.carryOut(by, resignedAction(rules, this.p))
    else {
      const decided = await this.ask(by)
      if (isFault(decided)) this.leave(by, decided)
      else this.carryOut(by, decided)
    }
  }

  private async ask(seat: Seat): Promise<Action | Fault> {
    const { rules, contenders } = this.game
    this.mover = seat
    const before = performance.now()
    const decided = await contenders[seat]?.decide({ rules, p: this.p, seat, knowledge: this.knowledge })
    this.spent += performance.now() - before
    return decided as Action | Fault
  }

  /** Ends the measuring of a move. */
  stopWatch(): void {
    if (this.mover >= 0) this.game.watches[this.mover]?.add(this.spent)
    this.mover = NOBODY
    this.spent = 0
  }

  private carryOut(by: Seat, action: Action): void {
    const { rules, contenders } = this.game
    const move = rules.toMove(this.p, action) as Json
    this.moves.push(move)
    this.knowledge.tell(this.p, by, action)
    rules.apply(this.p, by, action)
    for (const [seat, contender] of contenders.entries())
      if (contender.hear !== undefined) contender.hear(by, rules.redact(move, by, seat) as Json)
  }

  /** Whoever fails has lost. The others play on if there are enough of them; the seat then passes. */
  private leave(seat: Seat, { code, reason }: Fault): void {
    this.faults.push({ seat, code, reason })
    this.left.push({ seat, after: this.moves.length, why: code === 'late' ? 'time' : 'resigned' })
  }
}

export async function playGame(game: Game): Promise<PlayedGame> {
  const { rules, contenders, limit } = game
  const playing = new GameInPlay(game)
  while (!playing.isOver && playing.moves.length < limit) await playing.step()
  playing.stopWatch()
  const { p, moves, left, faults, isOver } = playing
  const standing = standings(rules, p, (seat) => playing.hasLeft(seat))
  for (const contender of contenders) contender.end?.(isOver ? standing.map((one) => ({ ...one })) : [], faults)
  const placeOf = (seat: Seat): number => standing.find((one) => one.seat === seat)?.place as number
  return {
    result: {
      scores: contenders.map((_, seat) => rules.score(p, seat)),
      // An unfinished game has no winner.
      places: contenders.map((_, seat) => (isOver ? placeOf(seat) : 0)),
      faults,
    },
    p,
    moves,
    left,
  }
}
