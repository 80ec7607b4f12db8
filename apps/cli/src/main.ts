/** The command `bastide`. */
import { printable } from '@bastide/kernel'
import { type Command, FAILED, isForJson, MISUSED, OK, type Terminal } from './command.ts'
import { admin } from './commands/admin.ts'
import { arena } from './commands/arena.ts'
import { art } from './commands/art.ts'
import { backup, restore } from './commands/backup.ts'
import { bench } from './commands/bench.ts'
import { explain } from './commands/explain.ts'
import { perft } from './commands/perft.ts'
import { player } from './commands/player.ts'
import { rate } from './commands/rate.ts'
import { replay } from './commands/replay.ts'
import { serve } from './commands/serve.ts'
import { tiles } from './commands/tiles.ts'
import { verify } from './commands/verify.ts'
import { type Failure, failure, failureText, Misuse, Stopped } from './failure.ts'

const COMMANDS: readonly Command[] = [
  replay,
  explain,
  verify,
  arena,
  rate,
  player,
  tiles,
  art,
  bench,
  perft,
  serve,
  backup,
  restore,
  admin,
]

const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  // Back to the beginning of the line, and clear the rest of it.
  ...(process.stderr.isTTY ? { bar: (text: string) => process.stderr.write(`\r${text}\u001b[K`) } : {}),
}

const overview = (): string =>
  [
    'bastide: games of the Carcassonne family, played, replayed and explained.',
    '',
    'usage: bastide COMMAND [arguments]',
    '',
    ...COMMANDS.map(({ name, purpose }) => `  ${name.padEnd(10)}${purpose}`),
    '',
    'For more, run `bastide COMMAND --help`. Exit codes: 0 done; 1 failed; 2 the arguments were not understood. With',
    '--json, stdout is one JSON document, whose `error` says what failed.',
  ].join('\n')

// The reader may stop early, as `head` does. That ends the program, and is not an error.
process.stdout.on('error', (thrown: NodeJS.ErrnoException) => {
  if (thrown.code === 'EPIPE') process.exit(OK)
  throw thrown
})

/** Errors are one line, and may quote untrusted text such as a file name or a tile's. */
const careful = (to: Terminal): Terminal => ({ ...to, err: (line) => to.err(printable(line)) })

/**
 * Runs a command and returns its exit code: 0 for success, 1 for failure, 2 for arguments that were not understood.
 */
export async function run(argv: readonly string[], to: Terminal = terminal): Promise<number> {
  const io = careful(to)
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(overview())
    return OK
  }
  const command = COMMANDS.find((one) => one.name === name)
  if (command === undefined) {
    const known = COMMANDS.map((one) => one.name).join(', ')
    const why = failure('unknown-command', `unknown command '${name.slice(0, 40)}'; there are ${known}`)
    return tell('bastide', why, MISUSED, argv, io)
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(command.help)
    return OK
  }
  try {
    return await command.run(rest, io)
  } catch (thrown) {
    const fault = (): Failure => failure('fault', `this is a fault of Bastide: ${(thrown as Error).message}`)
    const why = thrown instanceof Stopped ? thrown.failure : fault()
    return tell(`bastide ${command.name}`, why, thrown instanceof Misuse ? MISUSED : FAILED, rest, io)
  }
}

/** A failure is a line on stderr; with `--json` it is on stdout too, as the one document there. */
function tell(who: string, why: Failure, exit: number, argv: readonly string[], io: Terminal): number {
  if (isForJson(argv)) io.out(JSON.stringify({ error: why }, null, 2))
  io.err(`${who}: ${failureText(why)}`)
  return exit
}
