/** Runs the programs that newcomers see: those in the READMEs and in examples/. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { programsIn, readmePrograms } from './readmes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Inside node_modules, so that the programs find the packages they import.
const cache = join(root, 'node_modules', '.cache', 'bastide')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'readmes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(
  file: string,
  ...args: readonly string[]
): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'running', 'run-ts.mjs'), file, ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  return { code: status, out: stdout, err: stderr }
}

function runText(name: string, text: string): ReturnType<typeof run> {
  writeFileSync(join(folder, `${name}.ts`), text)
  return run(join(folder, `${name}.ts`))
}

describe('a program in a README', () => {
  test.each(readmePrograms(root).map((program) => [program.name, program] as const))(
    '%s runs and says something',
    (name, { text }) => {
      const { code, out, err } = runText(name, text)
      expect(code, err).toBe(0)
      expect(out).not.toBe('')
    },
  )

  test('is every block of code that is one, and one that throws is seen', () => {
    const readme =
      "# A thing\n```\nnpm install\n```\n```ts\nconst one = 1\n```\ntext\n```js\nthrow new Error('it broke')\n```\n"
    const programs = programsIn('README.md', readme, 'thing')
    expect(programs.map(({ name, text }) => [name, text])).toEqual([
      ['thing-readme-1', 'const one = 1\n'],
      ['thing-readme-2', "throw new Error('it broke')\n"],
    ])
    const { code, err } = runText('thing-readme-2', programs[1]?.text ?? '')
    expect(code).not.toBe(0)
    expect(err).toContain('it broke')
  })
})

/** For each example, a small number of games and the expected output. */
const EXAMPLES: { readonly [file: string]: { readonly games: number; readonly says: RegExp } } = {
  'random-player.ts': {
    games: 20,
    says: /^20 games between 2 random players .*\nseat 0: \d+\.\d\d points a game\nseat 1: /,
  },
  'one-ply-player.ts': { games: 6, says: /\none turn ahead won [4-6] of 6 games$/ },
  'all-cores.ts': { games: 50, says: /^50 games in \d+ threads .*\nmean score (1[5-9]|2\d)\.\d\d$/ },
}

describe('an example', () => {
  test('is tried here, each of them', () => {
    // The bot plays in the arena: apps/cli/src/commands/arena.test.ts.
    expect(readdirSync(join(root, 'examples')).sort()).toEqual([...Object.keys(EXAMPLES), 'bot.py'].sort())
  })

  test.each(Object.entries(EXAMPLES))('%s runs', (file, { games, says }) => {
    const { code, out, err } = run(join(root, 'examples', file), String(games))
    expect(code, err).toBe(0)
    expect(out.trim()).toMatch(says)
  })

  test.each(Object.keys(EXAMPLES))('%s refuses games that cannot be counted', (file) => {
    for (const games of ['0', 'x', '1.5'])
      expect(run(join(root, 'examples', file), games)).toEqual({
        code: 2,
        out: '',
        err: `GAMES is a whole number from 1 on, not '${games}'\n`,
      })
  })

  test('that is not there is told in one line', () => {
    expect(run('nope.ts')).toEqual({ code: 2, out: '', err: 'there is no file nope.ts\n' })
  })

  test.each(Object.keys(EXAMPLES))('%s imports what anyone can install', (file) => {
    const imported = Array.from(
      readFileSync(join(root, 'examples', file), 'utf8').matchAll(/ from '([^']+)'/g),
      (found) => found[1],
    )
    expect(imported).toContain('@bastide/kernel')
    for (const name of imported) expect(name).toMatch(/^(@bastide|node:)/)
  })
})
