/**
 * What each seat knows: the position that follows from the moves as that seat was told them. A bot that is handed a guess at it thinks with what
 * its seat has seen, and with nothing else.
 */
import type { Action, AnyRules, Seat } from './contract.ts'
import type { Guess, Position } from './memory.ts'
import type { Random } from './random.ts'
import { actionOf } from './record.ts'
import { demand } from './result.ts'

export class Knowledge {
  private readonly rules: AnyRules
  /** By seat; empty where nothing is hidden, since all then know the position itself. */
  private readonly told: readonly Position[]

  constructor(rules: AnyRules) {
    this.rules = rules
    this.told = rules.hasSecrets ? Array.from({ length: rules.seats }, () => rules.start()) : []
  }

  /** Tells every seat of an action, as that seat may know it. `p` is the position before the action. */
  tell(p: Position, by: Seat, action: Action): void {
    if (this.told.length === 0) return
    const move = this.rules.toMove(p, action)
    this.told.forEach((told, seat) => {
      this.rules.apply(told, by, demand(actionOf(this.rules, told, this.rules.redact(move, by, seat))))
    })
  }

  /** What a seat may think with, where `p` is the position itself. */
  guess(p: Position, seat: Seat, random: Random): Guess {
    return this.rules.fill(this.told[seat] ?? p, random)
  }
}
