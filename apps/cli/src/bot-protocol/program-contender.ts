/** A program in a seat. It is told only what its seat may know: redacted moves, its own choices, and views. */
import { type Action, actionOf, CHANCE, type Json, Options, refusalText, type Seat } from '@bastide/kernel'
import type { Asked, Contender, Fault, SeatFault } from '../arena/playing-games.ts'
import { type Begin, type Ready, readAnswer } from './messages.ts'
import type { Program } from './program.ts'

export class ProgramContender implements Contender {
  readonly #program: Pick<Program, 'send' | 'answer' | 'blame'>
  readonly #ready: Ready
  readonly #moveTime: number
  readonly #options = new Options()

  constructor(program: Pick<Program, 'send' | 'answer' | 'blame'>, ready: Ready, begin: Begin) {
    this.#program = program
    this.#ready = ready
    this.#moveTime = begin.moveTime
    program.send(begin)
  }

  hear(by: Seat, move: Json): void {
    this.#program.send({ type: 'move', by: by === CHANCE ? 'chance' : by, move })
  }

  async decide({ rules, p, seat }: Asked): Promise<Action | Fault> {
    const options = this.#options
    options.clear()
    rules.options(p, seat, options)
    const moves = Array.from({ length: options.length }, (_, i) => rules.toMove(p, options.action(i)) as Json)
    const view = this.#ready.view ? { view: rules.view(p, seat) as Json } : {}
    this.#program.send({ type: 'choose', moves, ...view })
    const line = await this.#program.answer(this.#moveTime)
    if (typeof line !== 'string') return line
    const answer = readAnswer(line)
    if (!answer.ok) return this.#program.blame('garbage', `its answer cannot be read: ${refusalText(answer)}`)
    const action = actionOf(rules, p, answer.value)
    return action.ok ? action.value : this.#program.blame('illegal', `its move is illegal: ${refusalText(action)}`)
  }

  end(standing: readonly Json[], faults: readonly SeatFault[]): void {
    this.#program.send({ type: 'end', standing, faults: faults.map((one) => ({ ...one })) })
  }
}
