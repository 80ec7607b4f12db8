/** The whole game, step by step. */
import type { Tile } from '../src/board/tile.ts'
import { Bag } from './bag.ts'
import { keepsRivalsApart } from './challenge.ts'
import { ANSWER, answers, CHOICES, CHOOSE, someoneIsConcerned } from './circles.ts'
import {
  ENTER,
  enterableAtTheEnd,
  enteringMoves,
  LEAVE,
  leavingMoves,
  MARKET,
  MOVE,
  nextQuarter,
  openQuarters,
  quarterFor,
} from './count.ts'
import type { Feature } from './features.ts'
import type { FigureKind, Quarter } from './figures.ts'
import { kindsInPlay } from './kinds.ts'
import { type Laid, laidAt, type Rotated, rotatedTile } from './landscape.ts'
import { Markers } from './markers.ts'
import { type Cell, type Choice, type Concerned, type Move, type Setup, type WeightedMove, wordsOf } from './moves.ts'
import { distinctRotations, fittingPlacements, type Placement } from './placing.ts'
import { copiesFacts, type Facts, type FeatureFacts, featureFacts, figureFacts, type State } from './report.ts'
import { aroundFrom } from './round.ts'
import { Stream } from './stream.ts'
import { isVolcano, Table } from './table.ts'

const CHANCE = -1
const NOBODY = -2

type Step =
  | 'starts'
  | 'draw'
  | 'place'
  | 'deploy'
  | typeof LEAVE
  | typeof ENTER
  | typeof MOVE
  | typeof CHOOSE
  | typeof ANSWER
  | typeof MARKET
  | 'over'

/** Steps in which the seats are asked one after another. */
const ROUNDS: readonly Step[] = [LEAVE, MARKET, ANSWER]
/** Steps before the turn's tile is laid, or after the last turn. */
const OUTSIDE_OF_TURNS: readonly Step[] = ['starts', 'draw', 'place', MARKET, 'over']

const PASS: Move = { pass: true }

interface Legal {
  readonly moves: readonly WeightedMove[]
  readonly words: ReadonlyMap<string, number>
}

export class Oracle {
  private readonly setup: Setup
  private readonly kinds: ReadonlySet<string>
  private readonly table: Table
  private readonly bag: Bag
  private readonly stream: Stream
  private readonly markers: Markers
  /** By tile, once drawn: the rotations in which it looks different. */
  private readonly rotations = new Map<Tile, readonly Rotated[]>()
  private hand: Tile | null = null
  /** Where the tile in hand may go. */
  private placements: readonly Placement[] = []
  private active = 0
  private step: Step = 'draw'
  /** The tile laid last, which is this turn's, and what it completed. */
  private newest: Laid | undefined
  private completed: readonly Feature[] = []
  /** In a round: the seats still to be asked, starting with the one being asked now. */
  private waiting: number[] = []
  /** While a crop circle is carried out: what was chosen. */
  private choice: Choice = 'A'
  /** COUNT-1: where the count stands. */
  private count: Quarter = 'castle'
  /** What is legal now, once it has been asked for. */
  private legal: Legal | undefined

  constructor(setup: Setup) {
    this.setup = setup
    this.kinds = kindsInPlay(setup.modules)
    this.table = new Table(setup)
    this.stream = new Stream(setup.riverRoom)
    this.bag = new Bag(setup.pile, setup.tiles)
    this.markers = new Markers(setup.markerPoints)
    for (const { tile, at, turn: rotation } of setup.start) this.table.land.lay(this.laid(tile, at, rotation))
    for (const { at, figures = [] } of setup.start)
      for (const { seat, figure, on } of figures)
        this.table.put(seat, figure as FigureKind, this.table.segmentAt(at, on))
    this.stream.begin(this.table.land)
    if (setup.starts !== 'random') this.active = setup.starts
    if (this.bag.isEmpty) this.endGame()
    else if (setup.starts === 'random') this.step = 'starts'
  }

  awaited(): number {
    if (this.step === 'over') return NOBODY
    if (this.step === 'starts' || this.step === 'draw') return CHANCE
    return ROUNDS.includes(this.step) ? (this.waiting[0] ?? NOBODY) : this.active
  }

  /** Everything that can happen next. A draw has the copies left as its weight (BASE-4), anything else 1. */
  legalMoves(): readonly WeightedMove[] {
    return this.legalNow().moves
  }

  /** The same as `legalMoves`: the weight of each move, by its words (see `wordsOf`). */
  legalWords(): ReadonlyMap<string, number> {
    return this.legalNow().words
  }

  play(move: Move): void {
    if (!this.legalWords().has(wordsOf(move)))
      throw new Error(`the oracle: ${JSON.stringify(move)} is not a legal move in step ${this.step}`)
    this.legal = undefined
    if ('starts' in move) this.start(move.starts)
    else if ('draw' in move) this.draw(move.draw)
    else if ('place' in move) this.place(this.laid(move.place, move.at, move.turn))
    else if (this.step === 'deploy') this.deploy(move)
    else if (this.step === LEAVE || this.step === MARKET) this.leaveCarcassonne(this.step, move)
    else if (this.step === ENTER) this.enterCarcassonne(move)
    else if (this.step === MOVE) this.moveCount(move)
    else if ('choose' in move) this.choose(move.choose as Choice)
    else this.answer(this.awaited(), move)
  }

  facts(): Facts {
    const { seats, abbots } = this.setup
    const supply = Array.from({ length: seats }, (_, seat) => {
      const followers = this.table.supplyOf(seat, 'follower')
      return abbots > 0 ? [followers, this.table.supplyOf(seat, 'abbot')] : [followers]
    })
    const state = this.state()
    return {
      tiles: this.table.tilesInOrder,
      figures: figureFacts(this.table.figures),
      scores: [...this.table.scores],
      supply,
      pile: copiesFacts(this.bag.copies()),
      hand: this.hand?.id ?? null,
      laid: this.newest && !OUTSIDE_OF_TURNS.includes(this.step) ? [this.newest.x, this.newest.y] : null,
      active: this.active,
      awaited: this.awaited(),
      step: this.step,
      ...(Object.keys(state).length > 0 ? { state } : {}),
    }
  }

  /** Every feature of the kinds in play. */
  features(): FeatureFacts[] {
    return featureFacts(this.table.survey, this.table.figures, this.setup.seats)
  }

  private has(module: string): boolean {
    return this.setup.modules.includes(module)
  }

  private hasRiver(): boolean {
    return this.kinds.has('stream')
  }

  private state(): State {
    const state: State = {}
    const asked = this.setup.seats - this.waiting.length
    if (this.has('king-robber')) state['king-robber'] = this.markers.facts()
    if (this.has('count'))
      state.count = { quarter: this.count, left: this.step === LEAVE || this.step === MARKET ? asked : 0 }
    if (this.has('crop-circles'))
      state['crop-circles'] = this.step === ANSWER ? { choice: this.choice, answered: asked } : null
    if (this.hasRiver()) {
      const [aside, later] = [this.bag.setAside(), this.bag.stillToCome()].map(copiesFacts)
      state.stream = { ends: this.stream.facts(), aside: aside ?? {}, later: later ?? {}, lifted: this.bag.isLifted }
    }
    return state
  }

  private legalNow(): Legal {
    if (this.legal === undefined) {
      const moves = this.weightedMoves()
      this.legal = { moves, words: new Map(moves.map(({ move, weight }) => [wordsOf(move), weight])) }
    }
    return this.legal
  }

  private weightedMoves(): WeightedMove[] {
    if (this.step === 'draw') return this.bag.copies().map(([draw, weight]) => ({ move: { draw }, weight }))
    return this.evenMoves().map((move) => ({ move, weight: 1 }))
  }

  private evenMoves(): Move[] {
    switch (this.step) {
      case 'starts':
        return this.table.scores.map((_, starts) => ({ starts })) // BASE-3
      case 'place':
        return this.placements.map(({ rotated, x, y }) => ({
          place: rotated.tile.id,
          at: [x, y],
          turn: rotated.rotation,
        }))
      case 'deploy':
        return [...this.deployments('follower'), ...this.deployments('abbot'), ...this.abbotsReturns(), PASS]
      case LEAVE:
      case MARKET:
        return [...this.leavingMovesOf(this.awaited(), this.step), PASS]
      case ENTER:
        return [...this.enteringMoves(), PASS]
      case MOVE:
        return [...this.otherQuarters().map((choose): Move => ({ choose })), PASS]
      case CHOOSE:
        return CHOICES.map((choose) => ({ choose }))
      case ANSWER:
        return this.answersOf(this.awaited())
      default:
        return []
    }
  }

  // Drawing and placing

  private laid(id: string, [x, y]: Cell, rotation: number): Laid {
    return laidAt(rotatedTile(this.face(id), rotation, this.kinds), x, y)
  }

  private face(id: string): Tile {
    const face = this.setup.tiles.find((tile) => tile.id === id)
    if (!face) throw new Error(`the oracle: there is no tile ${id}`)
    return face
  }

  private placementsOf(tile: Tile, lifted: boolean): Placement[] {
    const { land } = this.table
    const rotations = this.rotations.get(tile) ?? distinctRotations(tile, this.kinds)
    this.rotations.set(tile, rotations)
    return fittingPlacements(land, rotations)
      .filter(({ rotated, x, y }) => !this.hasRiver() || this.stream.allows(land, rotated, x, y, lifted))
      .filter(({ rotated, x, y }) => !this.has('cult') || keepsRivalsApart(land, rotated, x, y))
  }

  private start(seat: number): void {
    this.active = seat
    this.step = 'draw'
  }

  private draw(id: string): void {
    this.bag.draw(id)
    const face = this.face(id)
    this.placements = this.placementsOf(face, this.bag.isLifted)
    if (this.placements.length > 0) {
      this.hand = face
      this.step = 'place'
    } else if (this.bag.isOfRiver) this.drawAnotherOfRiver(id)
    else if (this.bag.isEmpty) this.endGame() // BASE-6
  }

  /** RIVER-6 */
  private drawAnotherOfRiver(id: string): void {
    this.bag.putAside(id)
    if (!this.bag.isEmpty) return
    const fitsIfLifted = this.bag.setAside().some(([other]) => this.placementsOf(this.face(other), true).length > 0)
    if (fitsIfLifted) this.bag.lift()
    else this.bag.leaveRiver()
    if (this.bag.isEmpty) this.endGame()
  }

  private place(laid: Laid): void {
    this.table.land.lay(laid)
    this.stream.lay(laid)
    this.bag.tileWasLaid()
    this.newest = laid
    this.completed = this.table.survey.completedBy(laid)
    this.hand = null
    this.step = 'deploy'
  }

  // Deploying

  private deployments(kind: FigureKind): Move[] {
    return this.newest
      ? this.table.openSpots(this.newest, this.active, kind).map((on): Move => ({ deploy: kind, on }))
      : []
  }

  private abbotsReturns(): Move[] {
    const from = this.newest ? this.table.returningAbbots(this.newest, this.active) : []
    return from.map(({ spot, x, y }): Move => ({ take: 'abbot', on: spot, at: [x, y] }))
  }

  private deploy(move: Move): void {
    if ('deploy' in move && this.newest) {
      const { x, y } = this.newest
      this.table.put(this.active, move.deploy, this.table.segmentAt([x, y], move.on))
    }
    if ('take' in move) this.table.returnAbbot(this.active, this.table.segmentAt(move.at, move.on))
    if (this.has('count')) this.askAround(LEAVE)
    else this.score()
  }

  // MIX-2: the count's moves into completed features, scoring, cult challenges, king and robber, entering Carcassonne,
  // crop circle.

  private score(): void {
    const paid = this.table.scoreCompleted(this.completed)
    if (this.has('king-robber')) this.markers.afterScoring(this.completed, this.active, this.table.pay)
    const paidHimself = (paid[this.active] ?? 0) > 0
    const paidAnother = paid.some((points, seat) => seat !== this.active && points > 0)
    // COUNT-2: only points for what the tile completed matter.
    if (this.has('count') && paidAnother && !paidHimself && this.enteringMoves().length > 0) this.step = ENTER
    else this.afterCount()
  }

  private afterCount(): void {
    const concerned = this.concerned() // CROP-1
    if (concerned && someoneIsConcerned(this.table.figures, concerned)) this.step = CHOOSE
    else this.endTurn()
  }

  /** BASE-22, CROP-9 */
  private endTurn(): void {
    if (this.bag.isEmpty) {
      this.endGame()
      return
    }
    const goesOn = this.newest !== undefined && isVolcano(this.newest) // RIVER2-3
    if (!goesOn) this.active = (this.active + 1) % this.setup.seats
    this.step = 'draw'
  }

  /** MIX-3 */
  private endGame(): void {
    if (this.has('count')) this.askAround(MARKET)
    else this.scoreFinally()
  }

  private scoreFinally(): void {
    this.table.scoreFinally()
    if (this.has('king-robber')) this.markers.finally(this.table.survey, this.table.pay)
    this.step = 'over'
  }

  // Rounds of seats

  private askAround(step: typeof LEAVE | typeof MARKET | typeof ANSWER): void {
    this.waiting = aroundFrom(this.active, this.setup.seats)
    this.askNext(step)
  }

  /** Seats with nothing to decide are skipped (CROP-7). */
  private askNext(step: typeof LEAVE | typeof MARKET | typeof ANSWER): void {
    const canDecide = (seat: number): boolean =>
      (step === ANSWER ? this.answersOf(seat) : this.leavingMovesOf(seat, step)).length > 0
    while (this.waiting[0] !== undefined && !canDecide(this.waiting[0])) this.waiting.shift()
    this.step = step
    if (this.waiting.length > 0) return
    if (step === LEAVE) this.score()
    else if (step === MARKET) this.scoreFinally()
    else this.endTurn()
  }

  // The Count

  /** COUNT-5 with what the tile completed; COUNT-7 at the end. */
  private leavingMovesOf(seat: number, step: typeof LEAVE | typeof MARKET): Move[] {
    const { survey, figures } = this.table
    if (!figures.some((figure) => figure.seat === seat && typeof figure.on === 'string')) return []
    const features = step === LEAVE ? this.completed : enterableAtTheEnd(survey, this.setup.countEnd)
    return leavingMoves(features, seat, survey, figures, this.count, this.setup.countEntry)
  }

  private leaveCarcassonne(step: typeof LEAVE | typeof MARKET, move: Move): void {
    const seat = this.awaited()
    if ('deploy' in move && move.at) {
      const segment = this.table.segmentAt(move.at, move.on)
      this.table.takeBack(this.table.figureAt(seat, move.deploy, quarterFor(segment.kind) as Quarter))
      this.table.put(seat, move.deploy, segment)
    } else this.waiting.shift()
    this.askNext(step)
  }

  private openQuarters(): Quarter[] {
    return openQuarters(this.setup.farmers !== 'none')
  }

  private enteringMoves(): Move[] {
    return enteringMoves(
      this.table.supplyOf(this.active, 'follower'),
      this.table.supplyOf(this.active, 'abbot'),
      this.openQuarters(),
    )
  }

  /** COUNT-2, then COUNT-4 or what COUNT-13 has instead. */
  private enterCarcassonne(move: Move): void {
    if (!('deploy' in move)) {
      this.afterCount()
      return
    }
    const quarter = move.on as Quarter
    this.table.put(this.active, move.deploy, quarter)
    if (this.setup.countMoves === 'player') {
      this.step = MOVE
      return
    }
    this.count = this.setup.countMoves === 'clockwise' ? nextQuarter(this.count, this.openQuarters()) : quarter
    this.afterCount()
  }

  private otherQuarters(): Quarter[] {
    return this.openQuarters().filter((quarter) => quarter !== this.count)
  }

  private moveCount(move: Move): void {
    if ('choose' in move) this.count = move.choose as Quarter
    this.afterCount()
  }

  // Crop circles

  private concerned(): Concerned | undefined {
    return this.newest && this.setup.concerned[this.newest.tile.id]
  }

  private choose(choice: Choice): void {
    this.choice = choice
    this.askAround(ANSWER)
  }

  private answersOf(seat: number): Move[] {
    const concerned = this.concerned()
    return concerned
      ? answers(this.choice, concerned, seat, this.table.figures, this.table.supplyOf(seat, 'follower'))
      : []
  }

  private answer(seat: number, move: Move): void {
    if ('deploy' in move && move.at) this.table.put(seat, 'follower', this.table.segmentAt(move.at, move.on))
    if ('take' in move)
      this.table.takeBack(this.table.figureAt(seat, 'follower', this.table.segmentAt(move.at, move.on)))
    this.waiting.shift()
    this.askNext(ANSWER)
  }
}
