/** Another program that measures its own speed, to compare ours with. Its output is untrusted. */
import { spawnSync } from 'node:child_process'
import { Misuse } from '../failure.ts'

const MOST_MINUTES = 10
/**
 * Matches `… 18000 games/cpu-s …` or `… 18000.5 games/s …`, but not the end of `17,783` or of `1.5e4`, which would be
 * misread.
 */
const SPEED = /(?<![\w.,+-])(\d+(?:\.\d+)?)\s*games\/(?:cpu-)?s\b/

/** Runs a command and returns the speed it prints. */
export function speedBeside(command: string): number {
  if (command.trim() === '') throw new Misuse('--beside takes a command')
  const ran = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: MOST_MINUTES * 60_000,
  })
  const { code } = (ran.error ?? {}) as NodeJS.ErrnoException
  if (code === 'ETIMEDOUT') throw new Misuse(`'${command}' had not ended after ${MOST_MINUTES} minutes`)
  if (code !== undefined) throw new Misuse(`'${command}' could not be run (${code})`)
  if (ran.status !== 0)
    throw new Misuse(`'${command}' failed with ${ran.status === null ? ran.signal : `exit code ${ran.status}`}`)
  const speed = Number(SPEED.exec(ran.stdout)?.[1] ?? 0)
  if (speed > 0) return speed
  const near = /.{0,20}games\/(?:cpu-)?s/.exec(ran.stdout)?.[0]
  throw new Misuse(
    `'${command}' printed ${near === undefined ? 'no games/s' : `"${near}"`}; it must print a plain number above 0 before games/s, such as 18000 games/s`,
  )
}
