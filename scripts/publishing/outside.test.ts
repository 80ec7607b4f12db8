/**
 * The packages as a user gets them: packed, installed into a project outside the clone without a network, played and
 * type-checked.
 */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@bastide/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readmePrograms } from '../checks/readmes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PACKAGES = ['kernel', 'drawing', 'tile-game', 'dice-game', 'card-game', 'catalog']
const outside = realpathSync(mkdtempSync(join(tmpdir(), 'bastide-outside-')))
afterAll(() => rmSync(outside, { recursive: true, force: true }))

/** Runs to the end and returns the output; throws with it on failure. */
function run(command: string, args: readonly string[], cwd: string, shell = false): string {
  // If npm runs us, it passes its settings to child processes; this is a separate project.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')))
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, shell, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  return stdout
}

const node = (...args: readonly string[]): string => run(process.execPath, args, outside)

function npm(args: readonly string[], cwd: string): void {
  const running = process.env.npm_execpath
  const whole = [...args, '--offline', '--no-audit', '--no-fund', `--cache=${join(outside, 'npm-cache')}`]
  if (running?.endsWith('npm-cli.js')) run(process.execPath, [running, ...whole], cwd)
  else run('npm', whole, cwd, process.platform === 'win32')
}

const typeCheck = (...files: readonly string[]): string => {
  const project = {
    compilerOptions: {
      target: 'es2022',
      lib: ['ES2022'],
      module: 'nodenext',
      moduleResolution: 'nodenext',
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      // The shipped declarations are checked too.
      skipLibCheck: false,
      types: ['node'],
      typeRoots: [join(root, 'node_modules', '@types')],
    },
    files,
  }
  writeFileSync(join(outside, 'tsconfig.json'), JSON.stringify(project))
  return node(join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc'), '-p', 'tsconfig.json')
}

interface Manifest {
  readonly exports: { readonly [subpath: string]: { readonly [condition: string]: string } }
}

const TEN_LINES = `import { NOBODY, Random } from '@bastide/kernel'
import { tileGame } from '@bastide/tile-game'

const { value: rules } = tileGame.compose({ edition: '2016' }, 2)
const p = rules.start()
const random = new Random(1)
for (let by = rules.awaited(p); by !== NOBODY; by = rules.awaited(p)) {
  rules.apply(p, by, rules.sample(p, by, random))
}
console.log(rules.score(p, 0), rules.score(p, 1))
`

const TYPES = `import { Batch, type Position } from '@bastide/kernel'
import { checkLaws, LAWS } from '@bastide/kernel/laws'
import { GAMES } from '@bastide/catalog'
import { type Move, type TileRules, tileGame } from '@bastide/tile-game'

const composed = tileGame.compose({ edition: '2016' }, 2)
if (!composed.ok) throw new Error(composed.reason)
const rules: TileRules = composed.value
const p: Position = rules.start()
const move: Move = rules.toMove(p, rules.awaited(p))
const ids: readonly string[] = GAMES.map((game) => game.id)
checkLaws(rules, LAWS.length)
const scores: Int32Array = new Batch(rules, 2, 1).scores
// @ts-expect-error a position cannot be written to
p.words[0] = 1
// @ts-expect-error an edition is not an action
rules.apply(p, 0, '2016')
console.log(move, ids, scores)
`

/**
 * A copy of what packing needs: packing briefly changes manifests, and other tests may be reading those in the clone.
 */
function copyClone(): string {
  const copy = join(outside, 'clone')
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts', 'build', 'packages'])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

const manifestOf = (name: string): string => readFileSync(join(clone, 'packages', name, 'package.json'), 'utf8')

let clone: string
beforeAll(() => {
  const tarballs = join(outside, 'tarballs')
  mkdirSync(tarballs)
  run(process.execPath, [join(root, 'scripts', 'publishing', 'build-packages.mjs')], root)
  clone = copyClone()
  npm(['pack', ...PACKAGES.map((name) => `--workspace=@bastide/${name}`), `--pack-destination=${tarballs}`], clone)
  writeFileSync(
    join(outside, 'package.json'),
    JSON.stringify({ name: 'outside', version: '1.0.0', private: true, type: 'module' }),
  )
  npm(['install', ...readdirSync(tarballs).map((name) => `./tarballs/${name}`)], outside)
}, 120_000)

describe('a project outside the clone', () => {
  test('installs the packed packages: what was built, and no sources and tests', () => {
    for (const name of PACKAGES) {
      const folder = join(outside, 'node_modules', '@bastide', name)
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
      expect(files).toEqual(
        expect.arrayContaining([
          'package.json',
          'README.md',
          'LICENSE',
          'dist/index.js',
          'dist/index.js.map',
          'dist/index.d.ts',
        ]),
      )
      expect(
        files.filter((file) => !/^(package\.json|README\.md|LICENSE|dist\/.*\.(js|js\.map|d\.ts))$/.test(file)),
      ).toEqual([])
      expect(files.filter((file) => file.includes('.test.'))).toEqual([])
      expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'))
      for (const file of files)
        expect(readFileSync(join(folder, file), 'utf8').includes(root), `${file} names a folder of this machine`).toBe(
          false,
        )
    }
  })

  test('finds code where the manifests say, and no way to sources that are not there; in the clone they are as before', () => {
    for (const name of PACKAGES) {
      const folder = join(outside, 'node_modules', '@bastide', name)
      const inClone = JSON.parse(manifestOf(name)) as Manifest
      const packed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
      expect(manifestOf(name)).toBe(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
      expect(packed).toEqual({ ...inClone, exports: packed.exports })
      expect(Object.keys(packed.exports)).toEqual(Object.keys(inClone.exports))
      for (const conditions of Object.values(packed.exports)) {
        expect(Object.keys(conditions)).toEqual(['types', 'default'])
        // A star stands for each language.
        for (const file of Object.values(conditions).flatMap((one) => LANGUAGES.map((each) => one.replace('*', each))))
          expect(readFileSync(join(folder, file), 'utf8')).not.toBe('')
      }
    }
  })

  test('has a bundle for each entry, and one for what two of them must share', () => {
    const bundles = (name: string): readonly string[] =>
      (readdirSync(join(outside, 'node_modules', '@bastide', name, 'dist'), { recursive: true }) as string[])
        .filter((file) => file.endsWith('.js'))
        .map((file) => file.replaceAll('\\', '/'))
        .sort()
    const texts = LANGUAGES.map((language) => `text/${language}.js`).sort()
    expect(PACKAGES.map(bundles)).toEqual([
      ['index.js', 'languages.js', 'laws/index.js', 'shared.js'],
      ['index.js'],
      ['expansions/lessons.js', 'index.js', 'pictures.js', ...texts, 'words.js'],
      ['index.js', 'lesson/index.js', 'pictures.js', ...texts, 'words.js'],
      ['index.js', 'lesson/index.js', 'pictures.js', ...texts, 'words.js'],
      ['index.js'],
    ])
  })

  test('plays a game in ten lines, with the very points it has in the clone', async () => {
    expect(TEN_LINES.trim().split('\n')).toHaveLength(10)
    writeFileSync(join(outside, 'play.js'), TEN_LINES)
    const { playRandomly, Random } = await import('@bastide/kernel')
    const { tileGame } = await import('@bastide/tile-game')
    const composed = tileGame.compose({ edition: '2016' }, 2)
    if (!composed.ok) throw new Error(composed.reason)
    const p = composed.value.start()
    playRandomly(composed.value, p, new Random(1))
    expect(node('play.js')).toBe(`${composed.value.score(p, 0)} ${composed.value.score(p, 1)}\n`)
  })

  test('has types, which hold back what is wrong', () => {
    writeFileSync(join(outside, 'types.ts'), TYPES)
    expect(typeCheck('types.ts')).toBe('')
  })

  test('type-checks the examples and the programs of the READMEs', () => {
    const examples = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.ts'))
    for (const file of examples) copyFileSync(join(root, 'examples', file), join(outside, file))
    // Unpublished packages are not available outside.
    const isPublished = (readme: string): boolean =>
      readme === 'README.md' || PACKAGES.some((name) => readme === `packages/${name}/README.md`)
    const programs = readmePrograms(root).filter(({ readme }) => isPublished(readme))
    for (const { name, text } of programs) writeFileSync(join(outside, `${name}.ts`), text)
    expect(typeCheck(...examples, ...programs.map(({ name }) => `${name}.ts`))).toBe('')
  })
})
