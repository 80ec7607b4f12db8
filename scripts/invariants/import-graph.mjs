/** Who imports whom: every program of the project, and what each of its imports leads to. */
import { existsSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { filesUnder, read } from '../running/sources.mjs'
import { importsOf } from './imports.mjs'

const FOLDERS = ['packages', 'apps', 'build', 'scripts', 'examples']
const PROGRAM = /\.([cm]?[jt]s|svelte)$/
/** Which of several exports counts inside the clone; see docs/decisions/0008-sources-inside-built-outside.md. */
const CONDITIONS = ['bastide-source', 'import', 'default']

/** Our own packages by name, each with its folder and what it exports. */
function packagesIn(tree) {
  const manifests = FOLDERS.flatMap((folder) => filesUnder(tree, folder)).filter((path) =>
    /^(packages|apps)\/[^/]+\/package\.json$/.test(path),
  )
  return new Map(
    manifests.map((path) => {
      const { name, exports = {} } = JSON.parse(read(tree, path))
      const listed = typeof exports === 'string' ? { '.': exports } : exports
      return [name, { folder: posix.dirname(path), exports: listed }]
    }),
  )
}

/** The file that an export such as `./text/en` stands for, which may be listed as `./text/*`. */
function exported({ folder, exports }, part) {
  for (const [key, value] of Object.entries(exports)) {
    const [before, after] = key.split('*')
    const isMeant =
      after === undefined
        ? key === part
        : part.startsWith(before) && part.endsWith(after) && part.length > key.length - 1
    if (!isMeant) continue
    const file = typeof value === 'string' ? value : value[CONDITIONS.find((condition) => condition in value)]
    const star = after === undefined ? '' : part.slice(before.length, part.length - after.length)
    return posix.join(folder, file.replace('*', star))
  }
  return null
}

const isFile = (path) => existsSync(path) && statSync(path).isFile()

/** Where something from npm is installed: in the folder of whoever imports it, or above. */
function installed(tree, path, name) {
  const own = name.split('/').slice(0, name.startsWith('@') ? 2 : 1)
  for (let folder = posix.dirname(path); ; folder = posix.dirname(folder)) {
    const place = posix.join(folder, 'node_modules', ...own)
    if (existsSync(join(tree, place))) return place
    if (folder === '.') return null
  }
}

/** What a name leads to: a file of ours, a package of npm, a module of Node as `node:fs`; or null, if to nothing. */
function targetOf(tree, packages, path, name) {
  if (isBuiltin(name)) return name.startsWith('node:') ? name : `node:${name}`
  if (!name.startsWith('.')) {
    const [scope, own, ...rest] = name.split('/')
    const ours = packages.get(`${scope}/${own}`)
    if (ours === undefined) return installed(tree, path, name)
    const file = exported(ours, ['.', ...rest].join('/'))
    return file !== null && isFile(join(tree, file)) ? file : null
  }
  // Vite takes a word after a question mark for a wish.
  const file = posix.join(posix.dirname(path), name.replace(/\?\w+$/, ''))
  return isFile(join(tree, file)) ? file : null
}

/** By path, the imports of every program: { name, to, line, isType }. */
export function importGraph(tree) {
  const packages = packagesIn(tree)
  const paths = FOLDERS.flatMap((folder) => filesUnder(tree, folder)).filter((path) => PROGRAM.test(path))
  return new Map(
    paths.map((path) => [
      path,
      importsOf(path, read(tree, path))
        // Patterns and addresses are looked for when the program runs.
        .filter(({ form }) => form === 'import')
        .map(({ name, line, isType }) => ({ name, to: targetOf(tree, packages, path, name), line, isType })),
    ]),
  )
}

/** The shortest way from one file to others for which `isThere` holds, over imports that count; or null. */
export function wayFrom(graph, from, isThere, counts = () => true) {
  const cameFrom = new Map([[from, null]])
  for (const path of cameFrom.keys()) {
    if (path !== from && isThere(path)) {
      const way = []
      for (let at = path; at !== from; at = cameFrom.get(at)) way.unshift(at)
      return way
    }
    for (const one of graph.get(path) ?? [])
      if (one.to !== null && counts(one) && !cameFrom.has(one.to)) cameFrom.set(one.to, path)
  }
  return null
}

/** Every import that is part of a circle, { path, line, to, way }, over imports that count. */
export function circlesIn(graph, counts) {
  /** Files that no circle can lead through are left out first, over and over: few are left to look at. */
  const rest = new Map([...graph].map(([path, imports]) => [path, imports.filter(counts)]))
  for (let before = -1; before !== rest.size; ) {
    before = rest.size
    for (const [path, imports] of rest) if (!imports.some(({ to }) => rest.has(to))) rest.delete(path)
  }
  return [...rest].flatMap(([path, imports]) =>
    imports.flatMap(({ to, line }) => {
      if (to === path) return [{ path, line, to, way: [path] }]
      const back = rest.has(to) ? wayFrom(rest, to, (at) => at === path) : null
      return back === null ? [] : [{ path, line, to, way: [to, ...back] }]
    }),
  )
}
