import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, toolFile } from '../running/places.mjs'
import { runNode } from '../running/running.mjs'

/** Runs vitest with the given arguments, and counts. A test file that cannot even be loaded counts as one failure. */
export async function runTests(args = [], { quick = false, cwd = root, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-tests-'))
  const reportFile = join(folder, 'report.json')
  try {
    const ran = await runNode(
      [
        toolFile('vitest', cwd),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        ...args,
      ],
      {
        cwd,
        env: { BASTIDE_QUICK: quick ? '1' : undefined, ...env },
      },
    )
    return { ...ran, output: withoutPassed(ran.output), ...counted(reportFile) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Of a failed run one wants to read what failed: a log that is cut short must not be full of what passed. */
const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*✓ /.test(line))
    .join('\n')

function counted(reportFile) {
  let report
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'))
  } catch {
    // Vitest did not get as far as a report.
    return { passed: 0, failed: 1, tests: [] }
  }
  const unread = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const ran = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed' || test.status === 'failed')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    tests: ran.map(({ fullName, status }) => ({ title: fullName, status })),
  }
}
