/** A report: figures that a command measured, with what is needed to measure them again. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'

const quoted = (argument: string): string => (/^[\w./=-]+$/.test(argument) ? argument : `'${argument}'`)

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** As it was when the command began: what takes long measures that, whatever happens to the files meanwhile. */
const source = { commit: git('rev-parse', 'HEAD'), changedSince: git('status', '--porcelain').length > 0 }

/** Returns what it wrote. */
export function writeReport(file: string, figures: { readonly [name: string]: unknown }): string {
  const report = {
    command: `npm run ${process.env.npm_lifecycle_event ?? 'unknown'} -- ${process.argv.slice(2).map(quoted).join(' ')}`,
    ...source,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
    ...figures,
  }
  mkdirSync(dirname(file), { recursive: true })
  const text = JSON.stringify(report, null, 2)
  writeFileSync(file, `${text}\n`)
  return text
}
