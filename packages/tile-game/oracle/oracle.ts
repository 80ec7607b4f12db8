/** The whole game, step by step. */
import type { Tile } from '../src/board/tile.ts'
import { ANSWER, answers, CHOICES, CHOOSE, orderOfAnswers, someoneIsConcerned } from './circles.ts'
import { featuresOf } from './features.ts'
import { type Laid, laidTile, lay } from './landscape.ts'
import { type Cell, type Choice, type Concerned, type Move, type Setup, type WeightedMove, wordsOf } from './moves.ts'
import { placements } from './placing.ts'
import { type Facts, type FeatureFacts, featureFacts, figureFacts, pileFacts, tileFacts } from './report.ts'
import { Table } from './table.ts'

const CHANCE = -1
const NOBODY = -2

type Step = 'starts' | 'draw' | 'place' | 'deploy' | typeof CHOOSE | typeof ANSWER | 'over'

export class Oracle {
  private readonly setup: Setup
  private readonly table: Table
  private readonly pile: Map<string, number>
  private hand: Tile | null = null
  private active = 0
  private step: Step = 'draw'
  /** The tile that was laid last, and so this turn's. */
  private newest: Laid | undefined
  /** While a crop circle is carried out: what was chosen, and the seats that have not answered yet. */
  private choice: Choice = 'A'
  private unanswered: number[] = []

  constructor(setup: Setup) {
    this.setup = setup
    this.table = new Table(setup)
    this.pile = new Map(Object.entries(setup.pile).filter(([, copies]) => copies > 0))
    for (const { tile, at, turn } of setup.start) lay(this.table.land, this.laid(tile, at, turn))
    if (setup.starts !== 'random') this.active = setup.starts
    if (this.pile.size === 0) this.finish()
    else if (setup.starts === 'random') this.step = 'starts'
  }

  awaited(): number {
    if (this.step === 'over') return NOBODY
    if (this.step === 'starts' || this.step === 'draw') return CHANCE
    return this.step === ANSWER ? (this.unanswered[0] ?? NOBODY) : this.active
  }

  /** All that can happen next. A draw weighs as many as there are copies left (BASE-4), anything else 1. */
  legalMoves(): WeightedMove[] {
    if (this.step === 'draw') return [...this.pile].map(([draw, weight]) => ({ move: { draw }, weight }))
    return this.evenMoves().map((move) => ({ move, weight: 1 }))
  }

  play(move: Move): void {
    const words = wordsOf(move)
    const isLegal = this.legalMoves().some((legal) => wordsOf(legal.move) === words)
    if (!isLegal) throw new Error(`the oracle: ${JSON.stringify(move)} is not a legal move in step ${this.step}`)
    if ('starts' in move) this.start(move.starts)
    else if ('draw' in move) this.draw(move.draw)
    else if ('place' in move) this.place(this.laid(move.place, move.at, move.turn))
    else if ('choose' in move) this.choose(move.choose)
    else if (this.step === 'deploy') this.deploy(move)
    else this.answer(this.awaited(), move)
  }

  facts(): Facts {
    return {
      tiles: tileFacts(this.table.land),
      figures: figureFacts(this.table.figures),
      scores: [...this.table.scores],
      supply: this.table.supply.map((followers) => [followers]),
      pile: pileFacts(this.pile),
      hand: this.hand?.id ?? null,
      laid: this.newest && this.isTurnUnderWay() ? [this.newest.x, this.newest.y] : null,
      active: this.active,
      awaited: this.awaited(),
      step: this.step,
    }
  }

  features(): FeatureFacts[] {
    return featureFacts(featuresOf(this.table.land, 'city', 'road', 'field', 'monastery'), this.table.figures, this.setup.seats)
  }

  /** From when its tile is laid until the turn ends. */
  private isTurnUnderWay(): boolean {
    return this.step === 'deploy' || this.step === CHOOSE || this.step === ANSWER
  }

  private evenMoves(): Move[] {
    if (this.step === 'starts') return this.table.scores.map((_, starts) => ({ starts })) // BASE-3
    if (this.step === 'place') return this.placementsInHand().map(({ tile, x, y, turn }) => ({ place: tile.id, at: [x, y], turn }))
    if (this.step === 'deploy') return [...this.openSpots().map((on): Move => ({ deploy: 'follower', on })), { pass: true }]
    if (this.step === CHOOSE) return CHOICES.map((choose) => ({ choose }))
    return this.step === ANSWER ? this.answersOf(this.awaited()) : []
  }

  private laid(id: string, [x, y]: Cell, turn: number): Laid {
    return laidTile(this.face(id), x, y, turn)
  }

  private face(id: string): Tile {
    const face = this.setup.tiles.find((tile) => tile.id === id)
    if (!face) throw new Error(`the oracle: there is no tile ${id}`)
    return face
  }

  private placementsInHand(): Laid[] {
    return this.hand ? placements(this.table.land, this.hand) : []
  }

  private openSpots(): string[] {
    return this.newest ? this.table.openSpots(this.newest, this.active) : []
  }

  private start(seat: number): void {
    this.active = seat
    this.step = 'draw'
  }

  private draw(id: string): void {
    const left = (this.pile.get(id) ?? 0) - 1
    if (left > 0) this.pile.set(id, left)
    else this.pile.delete(id)
    this.hand = this.face(id)
    this.step = 'place'
    if (this.placementsInHand().length > 0) return
    this.hand = null // BASE-6
    this.step = 'draw'
    if (this.pile.size === 0) this.finish()
  }

  private place(laid: Laid): void {
    lay(this.table.land, laid)
    this.newest = laid
    this.hand = null
    this.step = 'deploy'
  }

  private deploy(move: Move): void {
    if ('deploy' in move && this.newest) this.table.put({ seat: this.active, x: this.newest.x, y: this.newest.y, spot: move.on })
    this.afterDeploying()
  }

  private afterDeploying(): void {
    this.table.scoreCompleted()
    const concerned = this.concerned() // CROP-1
    if (concerned && someoneIsConcerned(this.table.figures, concerned)) this.step = CHOOSE
    else this.endTurn()
  }

  private concerned(): Concerned | undefined {
    return this.newest && this.setup.concerned[this.newest.tile.id]
  }

  private choose(choice: Choice): void {
    this.choice = choice
    this.unanswered = orderOfAnswers(this.active, this.setup.seats)
    this.askNext()
  }

  private answersOf(seat: number): Move[] {
    const concerned = this.concerned()
    return concerned ? answers(this.choice, concerned, seat, this.table.figures, this.table.supplyOf(seat)) : []
  }

  /** CROP-4, CROP-7 */
  private askNext(): void {
    while (this.unanswered[0] !== undefined && this.answersOf(this.unanswered[0]).length === 0) this.unanswered.shift()
    if (this.unanswered.length > 0) this.step = ANSWER
    else this.endTurn()
  }

  private answer(seat: number, move: Move): void {
    if ('deploy' in move && move.at) this.table.put({ seat, x: move.at[0], y: move.at[1], spot: move.on })
    if ('take' in move) {
      const [x, y] = move.at
      const figure = this.table.figures.find((own) => own.seat === seat && own.x === x && own.y === y && own.spot === move.on)
      if (figure) this.table.takeBack(figure)
    }
    this.unanswered.shift()
    this.askNext()
  }

  /** BASE-22, CROP-9 */
  private endTurn(): void {
    if (this.pile.size === 0) this.finish()
    else {
      this.active = (this.active + 1) % this.setup.seats
      this.step = 'draw'
    }
  }

  private finish(): void {
    this.table.scoreFinally()
    this.step = 'over'
  }
}
