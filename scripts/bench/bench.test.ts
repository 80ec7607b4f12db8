import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

function bench(...args: readonly string[]): {
  readonly code: number | null
  readonly out: string
  readonly err: string
} {
  const given = [join(root, 'scripts', 'running', 'run-ts.mjs'), join(root, 'scripts', 'bench', 'bench.ts'), ...args]
  const env = { ...process.env, npm_lifecycle_event: 'bench' }
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { cwd: root, env, encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

test.each([
  [['--report'], 'npm run bench: --report takes the name of a file\n'],
  [['--report='], 'npm run bench: --report takes the name of a file\n'],
  [['--report', '--json'], 'npm run bench: --report takes the name of a file\n'],
  [['--report', 'no-such.json', '--json'], 'npm run bench: a report is JSON without --json\n'],
  [['--report', 'no-such.json', '--beside', 'exit 3'], "bastide bench: 'exit 3' failed with exit code 3\n"],
  [['--seconds', '-3'], "bastide bench: --seconds takes a whole number from 1 to 600, not '-3'\n"],
])('npm run bench -- %j says in one line what is wrong', (args, err) => {
  expect(bench(...args)).toEqual({ code: 2, out: '', err })
})
