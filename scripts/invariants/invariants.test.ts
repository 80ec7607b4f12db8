/** A check that never fails proves nothing: here each runs on a small tree with a planted fault. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'

const here = dirname(fileURLToPath(import.meta.url))
const sourceOf = (file: string): string => readFileSync(join(here, file), 'utf8')
const planted: string[] = []
afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const manifest = (name: string) =>
  JSON.stringify({ name: `@bastide/${name}`, type: 'module', exports: { '.': './src/index.ts' } })
const soundTree: Record<string, string> = {
  'packages/kernel/package.json': manifest('kernel'),
  'packages/kernel/src/index.ts': "export * from './memory.ts'",
  'packages/kernel/src/memory.ts': 'export const set = (p: { words: number[] }) => {\n  p.words[0] = 1\n}',
  'packages/drawing/package.json': manifest('drawing'),
  'packages/drawing/src/index.ts': "export const INK = 'ink'",
  'packages/tile-game/package.json': manifest('tile-game'),
  'packages/tile-game/src/pictures.ts': "export { INK } from '@bastide/drawing'",
  'packages/tile-game/src/index.ts':
    "export { set } from '@bastide/kernel'\nexport { order } from './expansions/order.ts'",
  'packages/tile-game/src/expansions/order.ts':
    "import { novel } from './novel/index.ts'\nimport { quiteNew } from './quite-new/index.ts'\n\nexport const order = [novel, quiteNew]",
  'packages/tile-game/src/expansions/novel/index.ts': "export const novel = 'novel'",
  'packages/tile-game/src/expansions/quite-new/index.ts': "export const quiteNew = 'quite-new'",
}

interface Found {
  readonly invariant: string
  readonly says: string
  readonly violations: readonly unknown[]
}
interface Check {
  check(tree: string): Found | Promise<Found>
}
// Scripts are plain JavaScript, without types.
const { verdict } = (await import('./verdict.mjs' as string)) as { verdict(found: Found): string }

/** The sound tree with these files added or replaced. */
function plant(files: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'bastide-invariant-'))
  planted.push(tree)
  for (const [path, text] of Object.entries({ ...soundTree, ...files })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), `${text}\n`)
  }
  return tree
}

/** Runs a check on the sound tree with these files added or replaced. */
async function outcome(
  file: string,
  files: Record<string, string> = {},
): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const found = await ((await import(join(here, file))) as Check).check(plant(files))
  return { code: found.violations.length === 0 ? 0 : 1, lines: verdict(found).split('\n') }
}

describe('started by itself', () => {
  const start = (file: string, tree: string) =>
    spawnSync(process.execPath, [join(here, file), tree], { encoding: 'utf8' })
  const files = readdirSync(here).filter((file) => /^export (async )?function check\(/m.test(sourceOf(file)))

  test('every check that reads sources prints its verdict', () => {
    expect(files.length).toBeGreaterThan(7)
    const tree = plant({})
    for (const file of files) {
      const { status, stdout } = start(file, tree)
      expect(stdout, file).toMatch(status === 0 ? /^[\w ]+ ok: / : /^[\w ]+ is broken in \d+ places?:\n/)
    }
  })

  test('one that finds something exits with 1', () => {
    const tree = plant({
      'apps/web/src/games/tile/page.ts': '',
      'apps/web/src/lobby/list.ts': "export const a = 'tile'",
    })
    expect(start('a9-pages.mjs', tree)).toMatchObject({
      status: 1,
      stdout: 'A9 is broken in 1 place:\n  apps/web/src/lobby/list.ts:1  names the game tile ("tile")\n',
    })
    expect(start('a3-writes.mjs', tree).status).toBe(0)
  })
})

describe('A1', () => {
  test('a sound tree passes', async () => {
    const { code, lines } = await outcome('a1-imports.mjs')
    expect(lines).toEqual([expect.stringMatching(/^A1 ok: /)])
    expect(code).toBe(0)
  })

  test('plural rules are for one file, and it may use nothing else of their kind', async () => {
    const plural = "export const form = new Intl.PluralRules('en')"
    const { code, lines } = await outcome('a1-imports.mjs', { 'packages/kernel/src/plurals.ts': plural })
    expect(lines).toEqual([expect.stringMatching(/^A1 ok: /)])
    expect(code).toBe(0)
    const wrong = await outcome('a1-imports.mjs', {
      'packages/kernel/src/plurals.ts': `${plural}\nexport const now = new Intl.DateTimeFormat()`,
      'packages/kernel/src/memory.ts': plural,
    })
    expect(wrong.lines.filter((line) => line.includes('uses Intl'))).toHaveLength(2)
    expect(wrong.code).toBe(1)
  })

  test('an engine that leads to what draws is found, with the way there', async () => {
    const { code, lines } = await outcome('a1-imports.mjs', {
      'packages/tile-game/src/words.ts': "export { INK } from './pictures.ts'",
    })
    expect(lines.slice(1)).toEqual([
      '  packages/tile-game/src/words.ts  imports packages/drawing/src/index.ts: only pictures draw: neither an engine nor its words lead there (packages/tile-game/src/pictures.ts → packages/drawing/src/index.ts)',
    ])
    expect(code).toBe(1)
  })

  test('imports that no package may have are found, with their lines', async () => {
    const { code, lines } = await outcome('a1-imports.mjs', {
      'packages/kernel/src/reading.ts':
        "import type { order } from '@bastide/tile-game'\n\nexport type Order = typeof order",
      'packages/tile-game/src/reading.ts':
        "// nothing\nimport { readFileSync } from 'node:fs'\n\nexport const text = readFileSync('x', 'utf8')",
      'packages/table/src/reading.ts':
        "import type { order } from '@bastide/tile-game'\n\nexport type Order = typeof order",
      'packages/tile-game/src/testing.ts': "export { faults } from '../oracle/faults.ts'",
      'packages/tile-game/oracle/faults.ts': 'export const faults = 1',
      'packages/tile-game/src/expansions/quite-new/more.ts': "export { novel } from '../novel/index.ts'",
      'packages/tile-game/src/one.ts': "import { other } from './other.ts'\n\nexport const one = (): number => other()",
      'packages/tile-game/src/other.ts': "import { one } from './one.ts'\n\nexport const other = (): number => one()",
    })
    const found = lines.join('\n')
    expect(found).toContain(
      'packages/kernel/src/reading.ts:1  imports packages/tile-game/src/index.ts: the kernel imports nothing outside itself',
    )
    expect(found).toContain(
      'packages/table/src/reading.ts:1  imports packages/tile-game/src/index.ts: a table imports the kernel and nothing else',
    )
    expect(found).toMatch(/packages\/tile-game\/src\/reading\.ts:2 {2}imports (node:)?fs: packages know no platform/)
    expect(found).toContain(
      'packages/tile-game/src/testing.ts:1  imports packages/tile-game/oracle/faults.ts: what ships does not import tests or the oracle',
    )
    expect(found).toContain(
      'packages/tile-game/src/expansions/quite-new/more.ts:1  imports packages/tile-game/src/expansions/novel/index.ts: expansions never',
    )
    expect(found).toMatch(/packages\/tile-game\/src\/one\.ts:1 .*no circular imports/)
    expect(code).toBe(1)
  })

  test('what is imported exists: files, exports of our packages, and packages that are installed', async () => {
    const { code, lines } = await outcome('a1-imports.mjs', {
      'packages/tile-game/package.json': JSON.stringify({
        name: '@bastide/tile-game',
        exports: { '.': './src/index.ts', './text/*': { 'bastide-source': './src/text/*.ts' } },
      }),
      'packages/tile-game/src/text/en.ts': 'export const en = 1',
      'apps/web/src/found.ts': [
        "export { en } from '@bastide/tile-game/text/en'",
        "export { installed } from 'installed/part'",
        "export { default as page } from './page.svelte'",
        "export const some = [import.meta.glob('./*.svelte'), new URL('./built.js', import.meta.url)]",
      ].join('\n'),
      'apps/web/src/page.svelte': "<script>\n  import './lost.ts'\n</script>",
      'apps/web/node_modules/installed/package.json': '{}',
      'apps/web/src/lost.js': [
        "import '@bastide/tile-game/text/pl'",
        "import '@bastide/tile-game/secret'",
        "import '@bastide/chess-game'",
        "import 'not-installed'",
        "import '../src'",
      ].join('\n'),
    })
    expect(lines.slice(1).map((line) => line.trim().split(':').slice(0, 2).join(':'))).toEqual([
      'apps/web/src/lost.js:1  imports @bastide/tile-game/text/pl',
      'apps/web/src/lost.js:2  imports @bastide/tile-game/secret',
      'apps/web/src/lost.js:3  imports @bastide/chess-game',
      'apps/web/src/lost.js:4  imports not-installed',
      'apps/web/src/lost.js:5  imports ../src',
      'apps/web/src/page.svelte:2  imports ./lost.ts',
    ])
    expect(code).toBe(1)
  })

  test('a circle is found over any number of files, Svelte too, and none where only a type closes it', async () => {
    const files = {
      'apps/web/src/a.ts': "import './b.svelte'",
      'apps/web/src/b.svelte': '<script lang="ts">\n  import { c } from \'./c.ts\'\n</script>\n{c}',
      'apps/web/src/before.ts': "import './a.ts'",
    }
    const closed = { ...files, 'apps/web/src/c.ts': "import './a.ts'\n\nexport const c = 1" }
    expect((await outcome('a1-imports.mjs', closed)).lines).toEqual([
      'A1 is broken in 3 places:',
      '  apps/web/src/a.ts:1  imports apps/web/src/b.svelte: no circular imports (apps/web/src/b.svelte → apps/web/src/c.ts → apps/web/src/a.ts)',
      '  apps/web/src/b.svelte:2  imports apps/web/src/c.ts: no circular imports (apps/web/src/c.ts → apps/web/src/a.ts → apps/web/src/b.svelte)',
      '  apps/web/src/c.ts:1  imports apps/web/src/a.ts: no circular imports (apps/web/src/a.ts → apps/web/src/b.svelte → apps/web/src/c.ts)',
    ])
    const typed = { ...files, 'apps/web/src/c.ts': "import type { A } from './a.ts'\n\nexport const c: A = 1" }
    expect((await outcome('a1-imports.mjs', typed)).code).toBe(0)
  })

  test('what runs imports no script, and what builds nothing of what it builds', async () => {
    const { code, lines } = await outcome('a1-imports.mjs', {
      'scripts/testing.mjs': "export { places } from '../build/places.mjs'",
      'build/places.mjs': 'export const places = 1',
      'build/bundling.mjs': "export { main } from '../apps/cli/src/main.ts'",
      'apps/cli/src/main.ts': 'export const main = 1',
      'apps/cli/bin/bastide.mjs': "// starts\nexport { places } from '../../../scripts/testing.mjs'",
      'apps/cli/bin/other.mjs': "export { places } from '../../../build/places.mjs'",
    })
    expect(
      lines
        .slice(1)
        .map((line) => line.trim())
        .sort(),
    ).toEqual([
      expect.stringMatching(
        /^apps\/cli\/bin\/bastide\.mjs:2 {2}imports scripts\/testing\.mjs: what runs .* of scripts\//,
      ),
      expect.stringMatching(/^build\/bundling\.mjs:1 {2}imports apps\/cli\/src\/main\.ts: what builds imports nothing/),
    ])
    expect(code).toBe(1)
  })

  test('names of the platform are found in code, not in comments, quotes, patterns and fields', async () => {
    const { lines } = await outcome('a1-imports.mjs', {
      'packages/kernel/src/clock.ts': [
        '/* a Date\n in a process */',
        `export const quoted = 'Date' + \`window \${/document/.source}\``,
        'export const field = (p: { process: number }) => p.process',
        'export const now = () => Date.now()',
        'export const inserted = `${Math.random()} times`',
      ].join('\n'),
    })
    expect(lines).toEqual([
      'A1 is broken in 2 places:',
      '  packages/kernel/src/clock.ts:5  uses Date',
      '  packages/kernel/src/clock.ts:6  uses Math.random',
    ])
  })

  test('names of the platform are found where their neighbours look like those of a field', async () => {
    const { lines } = await outcome('a1-imports.mjs', {
      'packages/kernel/src/clock.ts': [
        'export const chosen = (b: boolean, other: unknown) => (b ? Date : other)',
        'export const short = { process }',
        'export const given = (process: number) => process',
        'export const held = (p: { process?: number }) => ({ process: p.process, window() {} })',
        'export const here = import.meta',
        "export const made = new Function('return 1')",
        'export const escaped = D\\u0061te.now()',
        'export let of: globalThis.Date',
      ].join('\n'),
    })
    expect(lines.slice(1).map((line) => line.trim().replace('packages/kernel/src/clock.ts:', ''))).toEqual([
      '1  uses Date',
      '2  uses process',
      '3  uses process',
      '5  uses import.meta',
      '6  uses Function',
      '7  uses Date',
      '8  uses globalThis',
    ])
  })

  test('messages that import more than the kernel and the table are found', async () => {
    const { code, lines } = await outcome('a1-imports.mjs', {
      'packages/table/src/index.ts': 'export const seats = 2',
      'packages/host/src/index.ts': 'export const hosts = 1',
      'packages/wire/src/index.ts': [
        "export { set } from '@bastide/kernel'",
        "export { seats } from '../../table/src/index.ts'",
        "export { hosts } from '../../host/src/index.ts'",
        "export type { order } from '@bastide/tile-game'",
      ].join('\n'),
    })
    const why = 'messages import the kernel and the table and nothing else'
    expect(
      lines
        .slice(1)
        .map((line) => line.trim())
        .sort(),
    ).toEqual([
      `packages/wire/src/index.ts:3  imports packages/host/src/index.ts: ${why}`,
      `packages/wire/src/index.ts:4  imports packages/tile-game/src/index.ts: ${why}`,
    ])
    expect(code).toBe(1)
  })

  test('of Math only plain arithmetic is used, called by its name', async () => {
    const { code, lines } = await outcome('a1-imports.mjs', {
      'packages/kernel/src/luck.ts': [
        'export const fine = (n: number) => Math.max(Math.floor(n), Math . trunc(n), Math.clz32(n)) + n.Math',
        'export const { random } = Math',
        'const m = Math',
        "export const quoted = Math['random']()",
        'export const optional = Math?.random()',
        'export const chosen = (n: number) => (n > 0 ? Math : m)',
        'export const longer = Math.maximum(1)',
      ].join('\n'),
    })
    const found = lines.slice(1).map((line) => line.trim().replace('packages/kernel/src/luck.ts:', ''))
    expect(found).toEqual([
      '2  uses Math',
      '3  uses Math',
      '4  uses Math',
      '5  uses Math',
      '6  uses Math',
      '7  uses Math.maximum',
    ])
    expect(code).toBe(1)
  })
})

describe('A2', () => {
  test('a sound tree passes', async () => {
    expect((await outcome('a2-names.mjs')).lines).toEqual([expect.stringMatching(/^A2 ok: .*2 expansions/)])
  })

  test('an expansion named outside its folder is found, whatever way it is written', async () => {
    const { code, lines } = await outcome('a2-names.mjs', {
      'packages/tile-game/src/compose.ts':
        "// Quite new things\nexport const quiteNewThings = 'quite-new'\nexport const other = 'novel'\nexport const QUITE_NEW = 1",
      'apps/cli/src/main.ts':
        "import '../../../packages/tile-game/src/expansions/novel/index.ts'\n// a novel about quite newer things",
      'packages/tile-game/src/expansions/novel/rules.test.ts': "export const both = ['novel', 'quite-new']",
    })
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual([
      'packages/tile-game/src/compose.ts:3',
      'packages/tile-game/src/compose.ts:1',
      'packages/tile-game/src/compose.ts:2',
      'packages/tile-game/src/compose.ts:4',
      'packages/tile-game/src/expansions/novel/rules.test.ts:1',
      'apps/cli/src/main.ts:1',
      'apps/cli/src/main.ts:2',
    ])
    expect(code).toBe(1)
  })

  test('an expansion named in the markup of a page is found, in its own words it is not', async () => {
    const { lines } = await outcome('a2-names.mjs', {
      'apps/web/src/hand.svelte':
        "<p class=\"quite-new\">a 'novel' idea</p>\n{#if module === 'quite-new'}new{/if}\n<!-- 'novel' -->",
    })
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual(['apps/web/src/hand.svelte:2'])
  })

  test('pairs, editions and the oracle may name any', async () => {
    const naming = "export const both = ['novel', 'quite-new']"
    const files = {
      'packages/tile-game/src/expansions/pairs/both.ts': naming,
      'packages/tile-game/src/editions.ts': naming,
      'packages/tile-game/oracle/both.ts': naming,
    }
    expect((await outcome('a2-names.mjs', files)).code).toBe(0)
  })

  test('a tile that lies in two boxes may be named anywhere, the others of its box may not', async () => {
    const shared = 'river/spring'
    const [box] = shared.split('/')
    const files = {
      [`packages/tile-game/src/expansions/${box}/index.ts`]: `export const id = '${box}'`,
      'packages/tile-game/src/expansions/novel/rules.test.ts': `export const first = '${shared}'`,
    }
    expect((await outcome('a2-names.mjs', files)).code).toBe(0)
    const { lines } = await outcome('a2-names.mjs', {
      ...files,
      'packages/tile-game/src/start.ts': `export const other = '${box}/other'`,
    })
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual(['packages/tile-game/src/start.ts:1'])
  })
})

describe('A3', () => {
  test('a sound tree passes', async () => {
    expect((await outcome('a3-writes.mjs')).lines).toEqual([expect.stringMatching(/^A3 ok: /)])
  })

  test('a write past the kernel is found everywhere, a raw read outside the board', async () => {
    const { code, lines } = await outcome('a3-writes.mjs', {
      'packages/tile-game/src/board/cell.ts':
        'export const a = p.words[1] === 2\np.words[q.words[3]] |= 4\nconst raw = p.words as unknown as Uint16Array\np.words.fill(0)',
      'packages/tile-game/src/turn.ts': 'export const b = p.words[1]\nconst { words } = p\nconst c = text.inWords',
    })
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual([
      'packages/tile-game/src/board/cell.ts:2',
      'packages/tile-game/src/board/cell.ts:3',
      'packages/tile-game/src/board/cell.ts:4',
      'packages/tile-game/src/turn.ts:1',
      'packages/tile-game/src/turn.ts:2',
    ])
    expect(code).toBe(1)
  })

  test('a write is found however it is written', async () => {
    const { code, lines } = await outcome('a3-writes.mjs', {
      'packages/tile-game/src/board/cell.ts': [
        'p.words[a[b[c[0]]]] = 1',
        ';[p.words[0], rest] = [1, 2]',
        ';({ first: p.words[0] } = { first: 1 })',
        'for (p.words[0] of [1, 2]) continue',
        "p['words'][0] = 1",
        'p.words!.fill(0)',
        "p.words['set']([1])",
        '++(p.words[0])',
        'p',
        '  .words[0]',
        '  ??= 1',
        'export const fine = [p.words[0], -p.words[1], p.words[2] == 3, { ...p.words }, p.words.length]',
        "export const told = 'p.words[0] = 1' // p.words[0] = 1",
      ].join('\n'),
      'packages/tile-game/src/turn.ts':
        "const { words: raw } = p\nlet words\n;({ words } = p)\nconst f = ({ words }: Readonly<Position>) => 1\nconst g = p['words']\nconst h = ({ words }: Text) => 1",
    })
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((line) => `packages/tile-game/src/board/cell.ts:${line}`),
      ...[1, 3, 4, 5].map((line) => `packages/tile-game/src/turn.ts:${line}`),
    ])
    expect(code).toBe(1)
  })

  test('words are cast to nothing outside the memory, not even in the board or the laws', async () => {
    const { code, lines } = await outcome('a3-writes.mjs', {
      'packages/kernel/src/memory.ts': 'export const set = (p: Position) => {\n  ;(p.words as number[])[0] = 1\n}',
      'packages/kernel/src/laws/law.ts': 'export const all = p.words as Writable',
      'packages/tile-game/src/board/cell.ts': [
        'const fine = p.words[1] as number',
        'const any = p.words as any',
        'const list = (p.words) as number[]',
        'const old = <number[]>p.words',
        'const whole = p as unknown as { words: number[] }',
        'const alias = words as Writable',
      ].join('\n'),
    })
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual([
      'packages/kernel/src/laws/law.ts:1',
      ...[2, 3, 4, 5, 6].map((line) => `packages/tile-game/src/board/cell.ts:${line}`),
    ])
    expect(code).toBe(1)
  })
})

describe('A4', () => {
  const bot =
    "import type { Guess } from '@bastide/kernel'\n\nexport interface Bot {\n  choose(rules: object, guess: Guess, seat: number): number\n}"

  test('a tree without bots passes, and so do bots who think about guesses', async () => {
    expect(await outcome('a4-bots.mjs')).toEqual({ code: 0, lines: ['A4 ok: there are no bots'] })
    const { code, lines } = await outcome('a4-bots.mjs', {
      'packages/bots/src/bot.ts': bot,
      'packages/bots/src/any.ts':
        "import type { Bot } from './bot.ts'\n\nexport const any: Bot = { choose: (rules, guess, seat) => seat }",
      'packages/tile-game/src/compose.ts': 'export const determinize = (p: Position) => p as Guess',
    })
    expect(lines).toEqual(['A4 ok: 2 files of bots think about guesses only; nobody else makes one'])
    expect(code).toBe(0)
  })

  test('calling a position a guess is found anywhere but in a game', async () => {
    const { code, lines } = await outcome('a4-bots.mjs', {
      'packages/bots/src/bot.ts': bot,
      'packages/bots/src/cheat.ts':
        'const seen = truth as Guess\n// truth as Guess\nconst old = <Guess>(truth)\nconst both = truth as Position & Guess',
      'apps/cli/src/arena.ts':
        "choose(rules, p as Guess, 0)\nconst say = 'p as Guess'\nconst made = { ...p, invented: true }",
      'apps/cli/src/arena.test.ts': 'choose(rules, p as Guess, 0)',
    })
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual([
      ...[1, 3, 4].map((line) => `packages/bots/src/cheat.ts:${line}`),
      'apps/cli/src/arena.ts:1',
      'apps/cli/src/arena.ts:3',
    ])
    expect(code).toBe(1)
  })

  test('bots that choose by a position, lose types, fold games or import others are found', async () => {
    const { code, lines } = await outcome('a4-bots.mjs', {
      'packages/bots/src/bot.ts': bot,
      'packages/bots/src/peeking.ts': [
        "import { replay } from '@bastide/kernel'",
        "import { table } from '@bastide/table'",
        'export class Peeking {',
        '  choose(p: Position, seat: number): number {',
        '    return table(p as unknown, seat)',
        '  }',
        '}',
        'const choose = (guess: Guess, truth: Position) => 1',
        "const late = import('../../../apps/server/src/store.ts')",
        "const later = import('@bastide/server')",
      ].join('\n'),
    })
    const found = lines.slice(1).map((line) => line.trim().replace('packages/bots/src/peeking.ts:', ''))
    expect(found.sort()).toEqual([
      '1  makes positions of its own: replay',
      '10  imports @bastide/server: bots import the kernel and the games',
      '2  imports @bastide/table: bots import the kernel and the games',
      '4  chooses by something else than a guess',
      '5  loses types on the way: as unknown',
      '8  chooses by something else than a guess',
    ])
    expect(code).toBe(1)
  })

  test('a cast and a chooser are found however they are written', async () => {
    const { code, lines } = await outcome('a4-bots.mjs', {
      'packages/bots/src/bot.ts': bot,
      'packages/bots/src/cheat.ts': [
        'const several = truths as readonly Guess[]',
        'const broken = truth as',
        '  Guess',
        'const lost = <any>truth',
        'const choose = function (p: Position, then: () => void) {}',
        'const made = { choose: async <T>(p: Readonly<Position>) => 1 }',
        'interface Other { choose?(p: Position): number; choose: (guess: Guess, p: Position) => number }',
        'const fine = { choose: (rules, guess: Guess, then: () => void) => choose(rules, guess) }',
        'type Later = import("@bastide/host").Host',
      ].join('\n'),
      'apps/web/src/table.svelte':
        '<script lang="ts"></script><p>p as Guess</p>\n<button onclick={() => choose(p as Guess)}>play</button>',
    })
    expect(lines.slice(1).map((line) => line.trim().replace('packages/bots/src/cheat.ts:', '').split(': ')[0])).toEqual(
      [
        '1  makes a guess of what may be the truth',
        '2  makes a guess of what may be the truth',
        'apps/web/src/table.svelte:2  makes a guess of what may be the truth',
        '4  loses types on the way',
        '9  imports @bastide/host',
        '5  chooses by something else than a guess',
        '6  chooses by something else than a guess',
        '7  chooses by something else than a guess',
        '7  chooses by something else than a guess',
      ],
    )
    expect(code).toBe(1)
  })

  test('a folder of bots in which nothing takes a guess is found', async () => {
    const { code, lines } = await outcome('a4-bots.mjs', { 'packages/bots/src/index.ts': 'export const BOTS = []' })
    expect([code, lines[1]?.trim()]).toEqual([1, 'packages/bots  nothing in it chooses by a guess'])
  })

  test('what bots import by a path is found by A1', async () => {
    const { code, lines } = await outcome('a1-imports.mjs', {
      'packages/bots/package.json': manifest('bots'),
      'packages/bots/src/index.ts':
        "export { set } from '@bastide/kernel'\nexport { order } from '@bastide/tile-game'\nexport { truth } from '../../table/src/index.ts'",
      'packages/table/src/index.ts': 'export const truth = 1',
    })
    expect(lines.slice(1)).toEqual([
      expect.stringContaining('packages/bots/src/index.ts:3  imports packages/table/src/index.ts: bots import'),
    ])
    expect(code).toBe(1)
  })
})

describe('A9', () => {
  const pages = {
    'apps/web/src/playing/game-page.ts': "import type { say } from '../kit/saying.ts'\n\nexport type Say = typeof say",
    'apps/web/src/kit/saying.ts': 'export const say = 1',
    'apps/web/src/games/index.ts': "export const pageOf = () => import('./tile/page.ts')",
    'apps/web/src/games/tile/page.ts': "export type { Say } from '../../playing/game-page.ts'",
    'apps/web/src/table/table-page.svelte':
      '<script lang="ts">\n  import { pageOf } from \'../games/index.ts\'\n  // A tile.\n  pageOf()\n</script>\n<p class="tile"></p>',
  }

  test('pages that know a game by its contract pass', async () => {
    const { code, lines } = await outcome('a9-pages.mjs', pages)
    expect(lines).toEqual([expect.stringMatching(/^A9 ok: 5 files in 5 folders: only games\/ knows a game \(tile\)/)])
    expect(code).toBe(0)
  })

  test('games that are imported or named elsewhere are found, with their lines', async () => {
    const { code, lines } = await outcome('a9-pages.mjs', {
      ...pages,
      'apps/web/src/table/board.ts': "\nexport type { Say } from '../games/tile/page.ts'",
      'apps/web/src/review/story.svelte':
        '<script lang="ts">\n  import type { View } from \'@bastide/tile-game/words\'\n</script>',
      'apps/web/src/lobby/list.ts': "export const first = 'tile'\nexport const isTileGame = true",
      'apps/web/src/games/dice/page.ts': "export * from '../tile/page.ts'",
    })
    const found = lines.join('\n')
    expect(found).toContain('apps/web/src/table/board.ts:2  imports ../games/tile/page.ts')
    expect(found).toContain('apps/web/src/review/story.svelte:2  imports @bastide/tile-game/words')
    expect(found).toContain('apps/web/src/lobby/list.ts:1  names the game tile ("tile")')
    expect(found).toContain('apps/web/src/lobby/list.ts:2  names the game tile ("Tile")')
    expect(found).toContain(
      "apps/web/src/games/dice/page.ts:1  imports ../tile/page.ts: a game's folder knows no other game",
    )
    expect(code).toBe(1)
  })

  test('a game named in the markup is found, a class of that name and a comment are not', async () => {
    const { code, lines } = await outcome('a9-pages.mjs', {
      ...pages,
      'apps/web/src/lobby/list.svelte':
        '<!-- tile -->\n<p class="tile">tile</p>\n{#if id === \'tile\'}{/* a tile */ id}{/if}\n<b data-game={`${isTile}`}></b>',
    })
    expect(lines.slice(1).map((line) => line.trim())).toEqual([
      'apps/web/src/lobby/list.svelte:3  names the game tile ("tile")',
      'apps/web/src/lobby/list.svelte:4  names the game tile ("Tile")',
    ])
    expect(code).toBe(1)
  })

  test('folders that import in a circle are found, also by a type', async () => {
    const { code, lines } = await outcome('a9-pages.mjs', {
      ...pages,
      'apps/web/src/kit/asking.ts': "import type { Say } from '../playing/game-page.ts'\n\nexport type Ask = Say",
    })
    expect(lines.join('\n')).toContain('folders import in a circle: kit → playing → kit')
    expect(code).toBe(1)
  })
})

describe('A5', () => {
  /** Where each fault is, and what was imported or named. */
  const faults = async (files: Record<string, string>) => {
    const { code, lines } = await outcome('a5-layers.mjs', files)
    expect(code).toBe(lines.length > 1 ? 1 : 0)
    return lines.slice(1).map((line) => line.trim().replace(/ {2}(imports|names the game) ([^: ]+).*/, ' $2'))
  }

  test('a sound tree passes', async () => {
    const { code, lines } = await outcome('a5-layers.mjs', {
      'packages/table/src/index.ts':
        "import { set } from '@bastide/kernel'\n\nexport const textile = set // a versatile stile",
      'packages/table/src/index.test.ts':
        "import { stones } from '../../kernel/example/stones.ts'\n\ntest('plays no tile game', stones)",
      'packages/host/src/index.ts': "import { tableOf } from '@bastide/table'",
      'packages/host/src/index.test.ts': "import { GAMES } from '@bastide/catalog'",
      'packages/online/src/index.ts': "import { Host } from '@bastide/host'",
      'apps/server/src/main.ts': "import { Host } from '@bastide/host'\nimport { tableOf } from '@bastide/table'",
      'apps/server/src/main.test.ts': "import { GAMES } from '@bastide/catalog'",
      'apps/web/src/main.ts':
        "import { readMessage } from '@bastide/wire'\nimport type { AnyRules } from '@bastide/kernel'\nimport { type A, type B } from '@bastide/table'",
      'apps/web/src/hand.svelte':
        "<script lang=\"ts\">\n  import { words } from '@bastide/tile-game/words'\n  import { pictures } from '@bastide/tile-game/pictures'\n  import { words as bots } from '@bastide/bots/words'\n  import { en } from '@bastide/tile-game/text/en'\n  import { LANGUAGES } from '@bastide/kernel/languages'\n</script>\n<p>don't import 'x' from '@bastide/catalog'</p>",
      'apps/web/src/offline/worker.ts':
        "import { GAMES } from '@bastide/catalog'\nimport { tileGame } from '@bastide/tile-game'",
      'apps/web/src/page.test.ts': "import { GAMES } from '@bastide/catalog'",
    })
    expect(lines).toEqual([
      expect.stringMatching(
        /^A5 ok: 2 files of the table, 2 of the host and what is online, 1 of the server and 3 of the page .* 1 games \(tile\)$/,
      ),
    ])
    expect(code).toBe(0)
  })

  test('a host that imports games or bots is found, and one that names a game', async () => {
    expect(
      await faults({
        'packages/host/src/a.ts': "import { GAMES } from '@bastide/catalog'\nimport { botFor } from '@bastide/bots'",
        'packages/host/src/b.ts': "export const only = 'tile'",
        'packages/online/src/c.ts': "import { botFor } from '@bastide/bots'\nexport const tile = 1",
      }),
    ).toEqual([
      'packages/host/src/a.ts:1 @bastide/catalog',
      'packages/host/src/a.ts:2 @bastide/bots',
      'packages/online/src/c.ts:1 @bastide/bots',
      'packages/host/src/b.ts:1 tile',
      'packages/online/src/c.ts:2 tile',
    ])
  })

  test('a member that happens to have a game’s name is no game, a name of one’s own and a text are', async () => {
    expect(
      await faults({
        'packages/host/src/a.ts': [
          'export const first = Promise.tile([])',
          'export const held = view?.tile',
          "export const key = 'word.tile'",
          'export const all = [...tile]',
          'export const game = catalog.tileGame',
          "export const other = view['tile']",
          'export const { tile } = view // view.tile',
        ].join('\n'),
      }),
    ).toEqual([3, 4, 5, 6, 7].map((line) => `packages/host/src/a.ts:${line} tile`))
  })

  test('a table that imports a game is found, in its tests too, and one that names a game', async () => {
    expect(
      await faults({
        'packages/table/src/a.ts':
          "import type {\n  Rules,\n} from '@bastide/tile-game'\nexport * from '@bastide/catalog'",
        'packages/table/src/b.test.ts': "import { tileGame } from '../../tile-game/src/index.ts'",
        'packages/table/src/c.ts':
          "// for tiles\nexport const isTile = true\nexport const tileGame = 'tile'\nexport const TILE_GAME = 2\nexport const textiles = 'tiled'",
      }),
    ).toEqual([
      'packages/table/src/a.ts:3 @bastide/tile-game',
      'packages/table/src/a.ts:4 @bastide/catalog',
      'packages/table/src/b.test.ts:1 ../../tile-game/src/index.ts',
      'packages/table/src/a.ts:3 tile',
      'packages/table/src/c.ts:1 tile',
      'packages/table/src/c.ts:2 tile',
      'packages/table/src/c.ts:3 tile',
      'packages/table/src/c.ts:4 tile',
    ])
  })

  test('a server that imports games or bots is found, whatever part of them, and one that names a game', async () => {
    expect(
      await faults({
        'apps/server/src/a.ts': "import '@bastide/tile-game'\nimport { words } from '@bastide/tile-game/words'",
        'apps/server/src/b.ts': "// import '@bastide/tile-game'\nconst game = await import('@bastide/tile-game')",
        'apps/server/src/c.mjs': "export { tileGame } from '../../../packages/tile-game/src/index.ts'",
        'apps/server/src/d.ts': "import { GAMES } from '@bastide/catalog'\nimport { BOTS } from '@bastide/bots'",
      }),
    ).toEqual([
      'apps/server/src/a.ts:1 @bastide/tile-game',
      'apps/server/src/a.ts:2 @bastide/tile-game/words',
      'apps/server/src/b.ts:2 @bastide/tile-game',
      'apps/server/src/c.mjs:1 ../../../packages/tile-game/src/index.ts',
      'apps/server/src/d.ts:1 @bastide/catalog',
      'apps/server/src/d.ts:2 @bastide/bots',
      ...['a.ts:1', 'a.ts:2', 'b.ts:1', 'b.ts:2', 'c.mjs:1'].map((place) => `apps/server/src/${place} tile`),
    ])
  })

  test('a page that has an engine outside of offline/ is found, in Svelte files too', async () => {
    expect(
      await faults({
        'apps/web/src/a.ts':
          "import { type A, b } from '@bastide/kernel'\nimport type, { c } from '@bastide/table'\nexport type { A }\nimport { d } from '@bastide/bots'",
        'apps/web/src/b.svelte':
          "<p>it's</p>\n<script module>\n  const x = 1\n</script>\n<script lang='ts'>\n  // import '@bastide/kernel'\n  import { GAMES }\n    from '@bastide/catalog'\n  import type { A } from '@bastide/kernel'\n</script>\n{#await import('@bastide/tile-game') then game}{game}{/await}",
        'apps/web/src/offline.ts':
          "import { tileGame } from '@bastide/tile-game'\nnew Worker(new URL('../../../packages/bots/src/index.ts', import.meta.url))",
      }),
    ).toEqual([
      'apps/web/src/a.ts:1 @bastide/kernel',
      'apps/web/src/a.ts:2 @bastide/table',
      'apps/web/src/a.ts:4 @bastide/bots',
      'apps/web/src/b.svelte:8 @bastide/catalog',
      'apps/web/src/b.svelte:11 @bastide/tile-game',
      'apps/web/src/offline.ts:1 @bastide/tile-game',
      'apps/web/src/offline.ts:2 ../../../packages/bots/src/index.ts',
    ])
  })
})

describe('the graph of folders', () => {
  test('is as the folders import each other, or the check tells what to do', async () => {
    const stale = await outcome('drawn-graph.mjs', { 'docs/folders.md': '# Folders' })
    expect([stale.code, stale.lines.slice(1).map((line) => line.trim().split(' ')[0])]).toEqual([
      1,
      ['docs/folders.svg', 'docs/folders.md'],
    ])
    expect(stale.lines[1]).toContain('npm run graph')
    const { drawnFolders } = (await import(join(here, '..', 'drawing', 'drawn-folders.mjs'))) as {
      drawnFolders(tree: string): Record<string, string>
    }
    const drawn = drawnFolders(planted.at(-1) as string)
    // The trees are planted with a line break after each file.
    const files = Object.fromEntries(Object.entries(drawn).map(([path, text]) => [path, text.trimEnd()]))
    const { code, lines } = await outcome('drawn-graph.mjs', files)
    expect(lines).toEqual(['graph ok: docs/folders.svg and docs/folders.md show who imports whom'])
    expect(code).toBe(0)
    const imported = { 'packages/kernel/src/memory.ts': "import type { order } from '@bastide/tile-game'" }
    const circle = outcome('drawn-graph.mjs', { ...files, ...imported })
    await expect(circle).rejects.toThrow('a circle: packages/kernel → packages/tile-game → packages/kernel')
  })

  test('has a caption for every folder', async () => {
    const files = { 'packages/novel/src/index.ts': 'export const novel = 1' }
    await expect(outcome('drawn-graph.mjs', files)).rejects.toThrow('packages/novel has no caption')
  })
})

describe('line width', () => {
  const sentence =
    'This sentence is long enough to be wider than a line, and would be harder to read if it were broken in two. '

  test('a long quoted sentence passes', async () => {
    const { code, lines } = await outcome('line-width.mjs', {
      'packages/tile-game/src/text.ts': `export const text = '${sentence.repeat(2)}'`,
      'apps/web/src/page.svelte': `<p title="${sentence.repeat(2)}">page</p>`,
    })
    expect(lines).toEqual([expect.stringMatching(/^line width ok: no line of \d+ files is wider than 120 characters$/)])
    expect(code).toBe(0)
  })

  test('a long line of code, of markup or of a comment is found', async () => {
    const sum = `${'one + '.repeat(30)}two`
    const { code, lines } = await outcome('line-width.mjs', {
      'packages/tile-game/src/a.ts': `export const short = 1\nexport const long = ${sum}`,
      'packages/tile-game/src/b.ts': `/** It's ${sentence}that's it's own fault. */\nexport const b = 1`,
      'apps/web/src/c.svelte': `<p>{'a'}</p>\n<p>{${sum}}</p>`,
      'apps/web/src/d.css': `/* ${sentence.repeat(2)}*/`,
    })
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual([
      'apps/web/src/c.svelte:2',
      'apps/web/src/d.css:1',
      'packages/tile-game/src/a.ts:2',
      'packages/tile-game/src/b.ts:1',
    ])
    expect(code).toBe(1)
  })
})
