/** The plain table of a match in which nobody changes seats. */
import type { Report } from './report.ts'

/** The names of the seats. */
export const COLOURS = ['gold', 'red', 'green', 'blue', 'black']

/** One line per seat: how often it won, and its scores. */
export function seatLines({ plan, deals }: Report): readonly string[] {
  const games = deals.flatMap((deal) => deal.games)
  const players = plan.meetings[0]?.map((player) => plan.players[player] as string) ?? []
  const width = Math.max(8, ...players.map((name) => name.length))
  return [
    `seat    ${'player'.padEnd(width)}  won    shared  mean    deviation`,
    ...players.map((name, seat) => {
      const own = games.map(({ scores }) => scores[seat] as number)
      const mean = own.reduce((sum, score) => sum + score, 0) / own.length
      const deviation = Math.sqrt(own.reduce((sum, score) => sum + (score - mean) ** 2, 0) / own.length)
      const first = games.filter(({ places }) => places[seat] === 1)
      const alone = first.filter(({ places }) => places.filter((place) => place === 1).length === 1).length
      return [
        (COLOURS[seat] as string).padEnd(6),
        name.padEnd(width),
        String(alone).padEnd(5),
        String(first.length - alone).padEnd(6),
        mean.toFixed(2).padEnd(6),
        deviation.toFixed(2),
      ].join('  ')
    }),
  ]
}
