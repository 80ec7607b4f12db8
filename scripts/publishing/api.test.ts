import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const script = join(dirname(fileURLToPath(import.meta.url)), 'api.mjs')
const folder = mkdtempSync(join(tmpdir(), 'bastide-api-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function api(...args: readonly string[]): { readonly code: number | null; readonly out: string } {
  const { status, stdout } = spawnSync(process.execPath, [script, '--in', folder, ...args], { encoding: 'utf8' })
  return { code: status, out: stdout }
}
const written = (name: string): string => readFileSync(join(folder, name), 'utf8')

beforeAll(() => {
  expect(api().code).toBe(0)
})

describe('the public surface', () => {
  test('is written bare, sorted, without comments and without what is private', () => {
    const kernel = written('kernel.txt')
    expect(kernel).toMatch(/^@bastide\/kernel\n\ninterface Accepted<T> {[^}]*}\n\ntype Action = number\n/)
    expect(kernel).toContain('\n\n\n@bastide/kernel/laws\n\n')
    expect(kernel).toContain(
      '\nclass Random {\n  constructor(seed: number)\n  reseed(seed: number): void\n  word(): number\n  below(bound: number): number\n}\n',
    )
    expect(kernel).not.toMatch(/\/\*\*|private/)
  })

  test('is written to be read, with what the sources say', () => {
    const kernel = written('kernel.md')
    expect(kernel).toContain("## `import … from '@bastide/kernel/laws'`\n")
    expect(kernel).toContain(
      '### Seat\n\nA place at the table, counted clockwise from 0.\n\n```ts\ntype Seat = number\n```\n',
    )
    expect(kernel).toContain('- `word`: Thirty-two random bits, as a signed integer.\n')
  })

  test('is compared with what the packages export: a change, a lack and a leftover are told', () => {
    expect(api('--check')).toEqual({ code: 0, out: expect.stringMatching(/^\d+ exports of \d+ packages are as /) })
    const before = written('kernel.txt')
    writeFileSync(join(folder, 'kernel.txt'), before.replace('type Seat = number', 'type Seat = string'))
    rmSync(join(folder, 'catalog.md'))
    writeFileSync(join(folder, 'gone.txt'), '')
    const { code, out } = api('--check')
    expect(code).toBe(1)
    for (const name of ['catalog.md', 'kernel.txt', 'gone.txt']) expect(out).toContain(`${folder}/${name}`)
    expect(out).not.toContain('tile-game')
  })
})
