/**
 * Writes the licences of all fonts and libraries that the built pages contain into one file beside them. Which those
 * are is read from what was built, so that no list can fall behind.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const NOTICES = 'third-party-notices.txt'

const BEGIN = [
  'Bastide itself is under the MIT licence. Its pages contain the fonts and libraries below, each under the licence',
  'that is printed with it.',
].join('\n')

/** A file that names a licence of something else inside the package is not its own licence. */
const isLicence = (file: string): boolean => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(file)

/** Tools are themselves made of other programs, which they list below their own licence. Those are not in the pages. */
const ofItself = (licence: string): string => licence.split(/^# Licenses of bundled dependencies/m)[0] as string

interface Package {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly homepage?: string
}

const { resolve: resolved } = createRequire(import.meta.url)

/** The folder of the package that a built module comes from; null for one of ours. */
function packageFolder(id: string): string | null {
  // What a build tool adds has no file: its name begins with the tool's.
  const tool = /^\0([\w-]+)\//.exec(id)?.[1]
  if (tool !== undefined) return dirname(resolved(`${tool}/package.json`))
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))
  return found?.[1] ?? null
}

/** The modules and files that a bundle was made of. */
const partsOf = (bundle: Rolldown.OutputBundle, root: string): readonly string[] =>
  Object.values(bundle).flatMap((made) =>
    made.type === 'chunk' ? made.moduleIds : made.originalFileNames.map((path) => resolve(root, path)),
  )

function noticeOf(folder: string): string {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
  const file = readdirSync(folder).find(isLicence)
  if (file === undefined) throw new Error(`${name} is in the pages, but has no licence to print`)
  const text = ofItself(readFileSync(join(folder, file), 'utf8'))
  return [`${name} ${version} (${license})`, ...(homepage === undefined ? [] : [homepage]), '', text.trim()].join('\n')
}

export interface Notices {
  /** For the pages: writes the file. */
  readonly writing: Plugin
  /** For their workers, which are built on their own and before the pages are complete. */
  readonly collecting: () => Plugin
}

export function notices(): Notices {
  const folders = new Set<string>()
  let root = ''
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const part of partsOf(bundle, root)) {
      const folder = packageFolder(part)
      if (folder !== null) folders.add(folder)
    }
  }
  return {
    writing: {
      name: 'notices',
      apply: 'build',
      configResolved: (config) => {
        root = config.root
      },
      generateBundle(_options, bundle) {
        collect(bundle)
        const texts = [...folders].map(noticeOf).sort((one, other) => one.localeCompare(other, 'en'))
        const line = `\n\n${'-'.repeat(80)}\n\n`
        this.emitFile({ type: 'asset', fileName: NOTICES, source: `${[BEGIN, ...texts].join(line)}\n` })
      },
    },
    collecting: () => ({ name: 'notices-of-workers', generateBundle: (_options, bundle) => collect(bundle) }),
  }
}
