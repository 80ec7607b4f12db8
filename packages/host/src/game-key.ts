/**
 * A fingerprint of where a table stands: game, setup, names, and the moves up to the last decision that somebody made.
 * A record of a game leads to the same fingerprint as the table it was played at, so that an index finds the table
 * whatever chance did afterwards.
 *
 * The fingerprint is a chain, one link a move, so that a move costs one link and not the whole game.
 */
import { canonical, type Json, sha256 } from '@bastide/kernel'
import { hasLeft, type TableState } from '@bastide/table'

export class GameKey {
  /** After each move that stands; the first is that of the opening. */
  #links: readonly string[]
  #moves: readonly Json[] = []

  constructor({ opening, rules }: TableState) {
    const { game, seats } = opening
    this.#links = [sha256(canonical([game, rules.setup, seats.map(({ name }) => name)]))]
  }

  /** The key for this state of the table. It reuses the links of the last one. */
  of(state: TableState): string {
    const { moves, movers } = state
    let same = Math.min(this.#moves.length, moves.length)
    // Moves change only at the end, by taking back and playing otherwise.
    while (same > 0 && this.#moves[same - 1] !== moves[same - 1]) same--
    const links = this.#links.slice(0, same + 1)
    for (const move of moves.slice(same)) links.push(sha256(`${links.at(-1)} ${canonical(move)}`))
    this.#links = links
    this.#moves = moves
    let decided = movers.length
    while (decided > 0 && !isDecision(state, decided - 1)) decided--
    return links[decided] as string
  }
}

/** Whether a seat made a move that it could have made otherwise: not chance, and not for somebody who has left. */
function isDecision(state: TableState, move: number): boolean {
  const by = state.movers[move]
  return by !== undefined && by !== 'chance' && !hasLeft(state, by)
}
