/** What the finished games in this browser add up to, for whoever plays here. */
import type { TableSummary } from '@bastide/wire'
import { wasPlayedHere } from '../kit/played-here.ts'

type SummarySeat = TableSummary['seats'][number]

export interface Opponent {
  readonly key: string
  /** As they sat there last. */
  readonly seat: SummarySeat
  readonly games: number
  /** How often you came before them. */
  readonly won: number
}

export interface Statistics {
  readonly games: number
  readonly won: number
  /** The best score of each game, in the order in which they were last played. */
  readonly best: readonly { readonly game: string; readonly score: number }[]
  /** Those you met most often come first. */
  readonly opponents: readonly Opponent[]
}

/** Your seat: that of the only person, or of the one with your name. Null where nobody can say. */
export function yourSeat({ seats }: TableSummary, name: string): SummarySeat | null {
  const people = seats.filter(({ player }) => player.kind === 'human')
  const own = people.length === 1 ? people : people.filter((seat) => sameName(seat.name, name))
  return own.length === 1 ? (own[0] as SummarySeat) : null
}

const sameName = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** A bot is the same character wherever it has the same colour; a person goes by the name. */
const keyOf = ({ player, colour, name }: SummarySeat): string =>
  player.kind === 'bot' ? `bot ${player.bot} ${colour}` : `person ${name.toLocaleLowerCase()}`

const cameBefore = (one: SummarySeat, other: SummarySeat): boolean =>
  one.place !== null && other.place !== null && one.place < other.place

/**
 * `tables` come latest first, and `name` is what you are called. Games that go on do not count yet, and finished ones
 * that were imported never do.
 */
export function statisticsOf(tables: readonly TableSummary[], name: string): Statistics {
  let [games, won] = [0, 0]
  const best = new Map<string, number>()
  const opponents = new Map<string, Opponent>()
  for (const table of tables) {
    const you = table.finished && wasPlayedHere(table) ? yourSeat(table, name) : null
    // A game that was called off has no places.
    if (you === null || you.place === null) continue
    games++
    if (table.seats.length > 1 && you.place === 1) won++
    best.set(table.game, Math.max(best.get(table.game) ?? you.score, you.score))
    for (const seat of table.seats) {
      if (seat === you) continue
      const key = keyOf(seat)
      const before = opponents.get(key) ?? { key, seat, games: 0, won: 0 }
      opponents.set(key, { ...before, games: before.games + 1, won: before.won + (cameBefore(you, seat) ? 1 : 0) })
    }
  }
  return {
    games,
    won,
    best: [...best].map(([game, score]) => ({ game, score })),
    opponents: [...opponents.values()].sort((one, other) => other.games - one.games),
  }
}
