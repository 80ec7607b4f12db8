/**
 * The race to the target: the chance to win it, from the points that every seat still needs. Each seat is taken to
 * need a number of turns that does not depend on the others; the shares say how turns end. Knights that will lie in
 * front of others take dice from a turn as often as turns leave one.
 */
import { DICE, WORTH } from '@bastide/dice-game'
import type { SharesByDice, TurnShares } from './turn-shares.ts'

/** A race that has not ended by then is left out: in a game to 200 points nobody needs so many turns. */
const TURNS = 160

/** How turns end on average if each of the other seats may have kept a knight. */
function usualShares(shares: SharesByDice, others: number): TurnShares {
  const kept = shares[0]?.knight ?? 0
  let odds = (1 - kept) ** others
  let usual: TurnShares = { city: new Array(DICE + 1).fill(0), knight: 0, catapults: 0 }
  for (let fewer = 0; fewer <= others; fewer++) {
    const { city, knight, catapults } = shares[Math.min(fewer, shares.length - 1)] as TurnShares
    const share = odds
    usual = {
      city: usual.city.map((sum, dice) => sum + share * (city[dice] as number)),
      knight: usual.knight + share * knight,
      catapults: usual.catapults + share * catapults,
    }
    odds *= ((others - fewer) / (fewer + 1)) * (kept / (1 - kept))
  }
  return usual
}

export class Race {
  private readonly shares: SharesByDice
  private readonly usual: TurnShares
  /** By need, knight and turns: the probability that the need lasts longer, `(need * 2 + knight) * TURNS + turns`. */
  private readonly lasting: Float64Array
  /** By turns: the probability that no other seat has won by then. */
  private readonly others = new Float64Array(TURNS)

  constructor(target: number, shares: SharesByDice, others: number) {
    this.shares = shares
    this.usual = usualShares(shares, others)
    this.lasting = new Float64Array((target + 1) * 2 * TURNS)
    for (let turns = 0; turns < TURNS; turns++)
      for (let need = 1; need <= target; need++)
        for (let knight = 0; knight < 2; knight++)
          this.lasting[(need * 2 + knight) * TURNS + turns] =
            turns === 0 ? 1 : this.after(this.usual, need, knight, turns - 1)
  }

  /** Forgets the other seats. */
  clear(): void {
    this.others.fill(1)
  }

  /** Adds a seat to the others. `fewer`: how many dice its next turn lacks. */
  meet(need: number, knight: number, fewer: number): void {
    const shares = this.shares[Math.min(fewer, this.shares.length - 1)] as TurnShares
    for (let turns = 1; turns < TURNS; turns++)
      this.others[turns] = (this.others[turns] as number) * this.after(shares, need, knight, turns - 1)
  }

  /** The chance of a seat whose turn comes after one of each of the others, which spends their knights (DICE-8). */
  chance(need: number, knight: number): number {
    if (need <= 0) return 1
    let before = 1
    let sum = 0
    for (let turns = 1; turns < TURNS; turns++) {
      const lasts = this.after(this.usual, need, knight, turns - 1)
      sum += (before - lasts) * (this.others[turns] as number)
      before = lasts
    }
    return sum
  }

  /** The probability that a need lasts through a turn with these shares, and so many after it. */
  private after({ city, knight: stays }: TurnShares, need: number, knight: number, turns: number): number {
    const { lasting } = this
    let sum = stays * (lasting[(need * 2 + 1) * TURNS + turns] as number)
    for (let dice = 0; dice <= DICE; dice++) {
      const left = need - (WORTH[dice] as number) * (1 + knight)
      if (left > 0) sum += (city[dice] as number) * (lasting[left * 2 * TURNS + turns] as number)
    }
    return sum
  }
}
