/**
 * npm run api [-- --check] [--in docs/api]
 *
 * Writes the public API of the packages into a folder. With `--check` it writes nothing, and fails if the folder does
 * not match what the packages export.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../running/installing.mjs'
import { root } from '../running/places.mjs'
import { bareText, readableText, surveyPackages } from './surveying.mjs'

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, in: { type: 'string', default: 'docs/api' } },
})
const folder = resolve(root, values.in)

ensureInstalled()
const packages = await surveyPackages()
const files = new Map(
  packages.flatMap((one) => [
    [`${one.folder}.txt`, bareText(one)],
    [`${one.folder}.md`, readableText(one)],
  ]),
)

if (values.check) check()
else write()

function write() {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}

function check() {
  const there = existsSync(folder) ? readdirSync(folder) : []
  const stale = [...files]
    .filter(([name, text]) => !there.includes(name) || readFileSync(join(folder, name), 'utf8') !== text)
    .map(([name]) => name)
  const wrong = [...stale, ...there.filter((name) => !files.has(name))]
  const exported = packages.flatMap(({ entries }) => entries).reduce((sum, { exports }) => sum + exports.length, 0)
  if (wrong.length === 0) console.log(`${exported} exports of ${packages.length} packages are as ${values.in} says`)
  else {
    console.log(`not what the packages export: ${wrong.map((name) => `${values.in}/${name}`).join(', ')}`)
    console.log('If the change is intended, run `npm run api` and describe it in CHANGELOG.md.')
    process.exitCode = 1
  }
}
