/**
 * The second opinion, for tests only: follows a game by its moves, as JSON, and settles each round straight from the
 * words of RULES.md. It shares neither code nor memory with the engine, and need not be fast.
 */
export interface OracleCard {
  readonly card: string
  readonly wasFaceDown: boolean
}

/** A card, or a seat's follower. */
type Place = OracleCard | { readonly follower: number }

export interface Holding {
  points: number
  /** The colours of the animals in front of the player. */
  animals: string[]
  waiting: number
  buildings: string[]
}

interface OracleOptions {
  readonly 'face-down-jokers': string
  readonly 'nine-animals': number
}

type OracleMove = { readonly [key: string]: unknown }

const BOTTOM_UP = ['blue', 'green', 'red', 'yellow']
const ANIMAL_TABLE = [3, 6, 9, 12, 14, 16, 18, 19]
const SERIES_TABLE = [0, 0, 5, 15, 30]

const colourOf = (card: string): string | null => (card.includes('/') ? (card.split('/')[0] as string) : null)
const sortOf = (card: string): string => card.split('/').at(-1) as string
const isPerson = (card: string): boolean => sortOf(card).startsWith('person')
const numberOn = (card: string): number => Number(sortOf(card).at(-1))
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

export class Oracle {
  readonly rows: { [row: string]: Place[] } = { yellow: [], red: [], green: [], blue: [] }
  readonly holdings: Holding[]
  private readonly options: OracleOptions
  /** What was turned up, chosen and assigned since the last card or follower. */
  private answers: OracleMove[] = []
  private drawn = ''

  constructor(seats: number, options: OracleOptions) {
    this.options = options
    this.holdings = Array.from({ length: seats }, () => ({ points: 0, animals: [], waiting: 0, buildings: [] }))
  }

  hear(by: number, move: OracleMove): void {
    if ('turn-up' in move || 'choose' in move || 'assign' in move) this.answers.push(move)
    else if ('put' in move) this.row(move.put).push({ card: this.drawn, wasFaceDown: false })
    else if ('claim' in move) this.row(move.claim).push({ follower: by })
    else if ('play' in move) this.row(move.on).push({ card: move.play as string, wasFaceDown: move.down === true })
    else if ('deal' in move && !('to' in move)) {
      this.drawn = move.deal as string
      const colour = colourOf(this.drawn)
      if (colour !== null) this.row(colour).push({ card: this.drawn, wasFaceDown: false })
    }
  }

  private row(name: unknown): Place[] {
    return this.rows[name as string] as Place[]
  }

  /** Called once everyone has played and claimed, and chance and the winners have answered. */
  endRound(): void {
    for (const name of BOTTOM_UP) {
      let stretch: OracleCard[] = []
      for (const place of this.row(name)) {
        if ('follower' in place) {
          this.settle(name, stretch, this.holdings[place.follower] as Holding)
          stretch = []
        } else stretch.push(place)
      }
      this.rows[name] = stretch
    }
    if (this.answers.length > 0) throw new Error(`nobody was to be asked: ${JSON.stringify(this.answers)}`)
  }

  private answer(key: string): unknown {
    const next = this.answers.shift()
    if (next === undefined || !(key in next)) throw new Error(`${key} was to be said, and not ${JSON.stringify(next)}`)
    return next[key]
  }

  private isMisplaced({ card, wasFaceDown }: OracleCard, row: string): boolean {
    if (!wasFaceDown) return false
    const colour = colourOf(card)
    return colour === null ? card.endsWith('joker') && this.options['face-down-jokers'] === 'misplaced' : colour !== row
  }

  private settle(row: string, stretch: readonly OracleCard[], winner: Holding): void {
    for (const { card, wasFaceDown } of stretch)
      if (wasFaceDown && this.answer('turn-up') !== card) throw new Error(`${card} was to be turned up`)
    const kept: string[] = []
    for (const one of stretch) {
      const misplaced = this.isMisplaced(one, row)
      if (misplaced && isPerson(one.card)) winner.points += 10
      else if (misplaced && this.answer('choose') === 'cash') winner.points += 10
      else if (one.card === 'dragon' || one.card === 'fairy') winner.points += 10
      else kept.push(one.card)
    }
    const persons = kept.filter(isPerson)
    winner.points += sum(persons.map(numberOn)) * persons.length
    this.settleAnimals(kept, winner)
    winner.buildings.push(...kept.filter((card) => sortOf(card).startsWith('building')))
  }

  private settleAnimals(kept: readonly string[], winner: Holding): void {
    const won = kept.filter((card) => sortOf(card) === 'animal').map((card) => colourOf(card) as string)
    winner.animals.push(...won)
    const jokers = kept.filter((card) => card === 'animal-joker').length
    const kinds = [...new Set(winner.animals)]
    if (kinds.length === 0) {
      winner.points += 3 * jokers
      winner.waiting += jokers
    } else {
      for (let joker = winner.waiting + jokers; joker > 0; joker--) {
        const kind = kinds.length === 1 ? (kinds[0] as string) : (this.answer('assign') as string)
        if (!kinds.includes(kind)) throw new Error(`${kind} is not owned`)
        winner.animals.push(kind)
        won.push(kind)
      }
      winner.waiting = 0
    }
    for (const kind of new Set(won))
      winner.points += this.animalPoints(winner.animals.filter((one) => one === kind).length)
  }

  private animalPoints(count: number): number {
    return count > ANIMAL_TABLE.length ? this.options['nine-animals'] : (ANIMAL_TABLE[count - 1] as number)
  }

  endGame(): void {
    for (const holding of this.holdings) {
      const count = (colour: string): number => holding.buildings.filter((card) => colourOf(card) === colour).length
      holding.points += bestSplit(
        BOTTOM_UP.map(count),
        holding.buildings.filter((card) => card === 'building-joker').length,
      )
    }
  }
}

const known = new Map<string, number>()

/**
 * The most points that any split into series gives. Tries every possible next series, with jokers standing in for
 * missing colours.
 */
export function bestSplit(counts: readonly number[], jokers: number): number {
  const key = `${[...counts].sort().join()}+${jokers}`
  const found = known.get(key)
  if (found !== undefined) return found
  let best = 0
  for (let colours = 0; colours < 16; colours++) {
    const taken = counts.map((_, i) => (colours >> i) & 1)
    if (taken.some((one, i) => one > (counts[i] as number))) continue
    for (let stand = 0; stand <= jokers; stand++) {
      const length = sum(taken) + stand
      if (length === 0 || length > 4) continue
      const rest = bestSplit(
        counts.map((count, i) => count - (taken[i] as number)),
        jokers - stand,
      )
      best = Math.max(best, (SERIES_TABLE[length] as number) + rest)
    }
  }
  known.set(key, best)
  return best
}
