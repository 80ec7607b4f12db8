/**
 * The whole product as one package `bastide`: the command as a bundle, its threads beside it, and the built pages. What
 * it needs of npm is pinned to the versions that it was tested with.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCommandLine } from '../../build/command-line.mjs'
import { builtPages } from '../../build/pages.mjs'
import { cache, root } from '../running/places.mjs'

const STARTER = `#!/usr/bin/env node
import { run } from '../dist/bastide.mjs'

process.exitCode = await run(process.argv.slice(2))
`

const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** Our own packages are in the bundle. */
const fromNpm = ({ dependencies }) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@bastide/')))

function manifest() {
  const { version, description, license, engines, overrides } = manifestOf('.')
  return {
    name: 'bastide',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { bastide: 'bin/bastide.mjs' },
    files: ['bin', 'dist', 'pages'],
    dependencies: {
      ...fromNpm(manifestOf('apps/server')),
      ...fromNpm(manifestOf('apps/cli')),
      // Fastify's own choice would be one that has left Node 20; what stands here is what it finds first.
      'light-my-request': overrides['light-my-request'],
    },
  }
}

/** Puts the package together in a folder. */
async function stage(folder) {
  const pages = await builtPages()
  await buildCommandLine()
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['bin', 'dist']) mkdirSync(join(folder, part), { recursive: true })
  const built = join(root, 'apps', 'cli', 'dist')
  for (const file of readdirSync(built).filter((name) => name.endsWith('.mjs')))
    copyFileSync(join(built, file), join(folder, 'dist', file))
  cpSync(pages, join(folder, 'pages'), { recursive: true })
  writeFileSync(join(folder, 'bin', 'bastide.mjs'), STARTER, { mode: 0o755 })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  copyFileSync(join(root, 'docs', 'self-hosting.md'), join(folder, 'README.md'))
}

/** Packs the product into a folder, and returns the path of the tarball. */
export async function packProduct(into) {
  const staged = join(cache, `product-${process.pid}`)
  try {
    await stage(staged)
    const args = ['pack', staged, '--pack-destination', into, '--json', '--ignore-scripts', '--offline']
    const running = process.env.npm_execpath
    const packed = running?.endsWith('npm-cli.js')
      ? spawnSync(process.execPath, [running, ...args], { cwd: root, encoding: 'utf8' })
      : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
    if (packed.status !== 0) throw new Error(`npm pack failed:\n${packed.stdout}\n${packed.stderr}`)
    return join(into, `bastide-${manifestOf('.').version}.tgz`)
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}
