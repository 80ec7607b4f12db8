/**
 * Somebody else's bot as a program that runs beside the arena. Whatever it does, the arena goes on: a program that is
 * late, says what was not asked, floods the line or ends is stopped, and the fault is told.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { printable, refusalText } from '@bastide/kernel'
import type { Fault } from '../arena/playing-games.ts'
import { LineSplitter } from './line-splitting.ts'
import { LONGEST_ANSWER, PROTOCOL, type Ready, readReady, type Told } from './messages.ts'

/** How long a program may take to start and to say that it is ready. */
const START_MS = 30_000
/** How long it may take to leave when asked to. */
const LEAVING_MS = 1_000
const LONGEST_COMPLAINT = 200

const hasGroups = process.platform !== 'win32'

export class Program {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #splitter = new LineSplitter(LONGEST_ANSWER)
  readonly #ended: Promise<void>
  #fault: Fault | null = null
  #waiting: ((answer: string | Fault) => void) | null = null
  /** The end of what it wrote to stderr, to explain its end. */
  #complaint = ''

  private constructor(command: string) {
    // A shell, so that it is typed as in a terminal; a group of its own, so that what the shell starts ends with it.
    this.#child = spawn(command, { shell: true, detached: hasGroups, stdio: 'pipe' })
    this.#child.stdout.on('data', (chunk: Buffer) => this.#hear(chunk))
    this.#child.stderr.on('data', (chunk: Buffer) => {
      this.#complaint = (this.#complaint + chunk.toString('utf8')).slice(-LONGEST_COMPLAINT)
    })
    // Writing to a program that has just ended fails; that it ended is told below.
    this.#child.stdin.on('error', () => {})
    this.#child.on('error', (thrown) => this.#fail('ended', `it could not be started: ${thrown.message}`))
    this.#ended = new Promise((resolve) => {
      this.#child.on('close', (code, signal) => {
        const last = printable(this.#complaint.trim().split('\n').at(-1) ?? '')
        const how = signal === null ? `with code ${code}` : `by ${signal}`
        this.#fail('ended', `its program ended ${how}${last === '' ? '' : `: ${last}`}`)
        resolve()
      })
    })
  }

  /** Starts a program and greets it. */
  static async start(command: string, within = START_MS): Promise<{ program: Program; ready: Ready } | Fault> {
    const program = new Program(command)
    program.send({ type: 'hello', protocol: PROTOCOL })
    const answer = await program.answer(within)
    if (typeof answer !== 'string') return answer
    const ready = readReady(answer)
    if (ready.ok) return { program, ready: ready.value }
    return program.blame('garbage', `it did not say that it is ready: ${refusalText(ready)}`)
  }

  get fault(): Fault | null {
    return this.#fault
  }

  send(message: Told): void {
    if (this.#fault === null) this.#child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** The next line, or why there is none. */
  async answer(within: number): Promise<string | Fault> {
    if (this.#fault !== null) return this.#fault
    const answered = new Promise<string | Fault>((resolve) => {
      this.#waiting = resolve
    })
    const timer = setTimeout(() => this.#fail('late', `it gave no answer within ${within} ms`), within)
    const answer = await answered
    clearTimeout(timer)
    return answer
  }

  /** It answered, and the answer is worth nothing. */
  blame(code: string, reason: string): Fault {
    this.#fail(code, reason)
    return this.#fault as Fault
  }

  /** Asks it to leave, and makes it. */
  async close(): Promise<void> {
    this.send({ type: 'quit' })
    this.#child.stdin.end()
    const timer = setTimeout(() => this.#kill(), LEAVING_MS)
    await this.#ended
    clearTimeout(timer)
  }

  #hear(chunk: Buffer): void {
    const lines = this.#splitter.push(chunk)
    if (lines === null) this.#fail('too-long', `it wrote a line of more than ${LONGEST_ANSWER} bytes`)
    for (const line of lines ?? []) {
      const waiting = this.#waiting
      this.#waiting = null
      if (waiting !== null) waiting(line)
      else this.#fail('unasked', 'it wrote a line that nobody had asked for; remarks go to stderr')
    }
  }

  /** Only the first fault counts: what follows is what comes of it. */
  #fail(code: string, reason: string): void {
    if (this.#fault !== null) return
    this.#fault = { code, reason }
    this.#waiting?.(this.#fault)
    this.#waiting = null
    this.#kill()
  }

  #kill(): void {
    const { pid } = this.#child
    try {
      if (hasGroups && pid !== undefined) process.kill(-pid, 'SIGKILL')
      else this.#child.kill('SIGKILL')
    } catch {
      // It has ended already.
    }
  }
}
