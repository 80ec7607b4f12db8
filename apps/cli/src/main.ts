/** The command `bastide`. */
import { printable } from '@bastide/kernel'
import { type Command, FAILED, MISUSED, Misuse, OK, type Terminal } from './command.ts'
import { arena } from './commands/arena.ts'
import { art } from './commands/art.ts'
import { bench } from './commands/bench.ts'
import { explain } from './commands/explain.ts'
import { perft } from './commands/perft.ts'
import { replay } from './commands/replay.ts'
import { serve } from './commands/serve.ts'
import { tiles } from './commands/tiles.ts'

const COMMANDS: readonly Command[] = [replay, explain, arena, tiles, art, bench, perft, serve]

const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
}

const overview = (): string =>
  [
    'bastide: games of the Carcassonne family, played, replayed and explained.',
    '',
    'usage: bastide COMMAND [arguments]',
    '',
    ...COMMANDS.map(({ name, purpose }) => `  ${name.padEnd(10)}${purpose}`),
    '',
    'For more, run `bastide COMMAND --help`.',
  ].join('\n')

// The reader may stop early, as `head` does. That ends the program, and is not an error.
process.stdout.on('error', (thrown: NodeJS.ErrnoException) => {
  if (thrown.code === 'EPIPE') process.exit(OK)
  throw thrown
})

/** Errors are one line, and may quote untrusted text such as a file name or a tile's. */
const careful = ({ out, err }: Terminal): Terminal => ({ out, err: (line) => err(printable(line)) })

/** Runs a command and returns its exit code: 0 for success, 1 for failure, 2 for arguments that were not understood. */
export async function run(argv: readonly string[], to: Terminal = terminal): Promise<number> {
  const io = careful(to)
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(overview())
    return OK
  }
  const command = COMMANDS.find((one) => one.name === name)
  if (command === undefined) {
    io.err(`bastide: unknown command '${name.slice(0, 40)}'; there are ${COMMANDS.map((one) => one.name).join(', ')}`)
    return MISUSED
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(command.help)
    return OK
  }
  try {
    return await command.run(rest, io)
  } catch (thrown) {
    if (thrown instanceof Misuse) {
      io.err(`bastide ${command.name}: ${thrown.message}`)
      return MISUSED
    }
    io.err(`bastide ${command.name}: this is a fault of Bastide: ${(thrown as Error).message}`)
    return FAILED
  }
}
