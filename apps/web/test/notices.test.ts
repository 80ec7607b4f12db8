/** The licences of what the built pages contain. The source maps say what that is, independently of the build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { FOLDER, usePages } from './browser.ts'

const pages = usePages()
/** Where the pages are built before they are put in place (build/pages.mjs): sources are relative to it. */
const BUILT_IN = '/node_modules/.cache/bastide/pages/assets'

/** The package that a path lies in, if any. A worker's sources are relative to another folder, but name this one. */
const packageIn = (path: string): readonly string[] =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^./@][^/]*)\//.exec(path)?.slice(1) ?? []

/** The packages whose sources a source map names. */
const librariesIn = (map: string): readonly string[] =>
  (JSON.parse(map) as { sources: readonly string[] }).sources.flatMap((source) =>
    packageIn(posix.resolve(BUILT_IN, source)),
  )

/** The package that has a font's file, by the name that it has there. */
function fontPackage(file: string): string {
  const original = file.replace(/-[\w-]{8}(\.woff2?)$/, '$1')
  const found = ['@fontsource', '@fontsource-variable']
    .flatMap((scope) => readdirSync(join('node_modules', scope)).map((name) => `${scope}/${name}`))
    .find((name) => existsSync(join('node_modules', name, 'files', original)))
  return found ?? `no package of ${original}`
}

let text: string
let libraries: readonly string[]
let fonts: readonly string[]
beforeAll(() => {
  text = readFileSync(join(FOLDER, 'third-party-notices.txt'), 'utf8')
  const assets = readdirSync(join(FOLDER, 'assets'))
  const maps = assets.filter((file) => file.endsWith('.js.map'))
  libraries = [...new Set(maps.flatMap((file) => librariesIn(readFileSync(join(FOLDER, 'assets', file), 'utf8'))))]
  fonts = [...new Set(assets.filter((file) => /\.woff2?$/.test(file)).map(fontPackage))]
})

test('every library and every font in the built pages has its licence', () => {
  // Of the page, of the worker alone, and of fonts: each is found in another way.
  expect(libraries).toEqual(expect.arrayContaining(['svelte', 'intl-messageformat', 'idb']))
  expect(fonts.length).toBe(2)
  for (const name of [...libraries, ...fonts]) {
    const folder = join('node_modules', name)
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    const licence = readdirSync(folder).find((file) => /^licen[cs]e(\.md)?$/i.test(file)) ?? ''
    expect(text, name).toContain(`\n${name} ${version} (`)
    expect(text, name).toContain(readFileSync(join(folder, licence), 'utf8').trim())
  }
})

test('so has what the build tools add, without what they are made of themselves', () => {
  expect(text).toMatch(/^vite \d/m)
  expect(text).not.toContain('Bundled dependencies')
})

test('the settings lead to them, also offline', () =>
  pages.visit({ keeps: true }, async ({ page, context, go }) => {
    await go('#/settings')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await context.setOffline(true)
    const opening = context.waitForEvent('page')
    await page.click('text=Font and library licences')
    const opened = await opening
    await opened.waitForLoadState()
    expect(await opened.evaluate(() => document.contentType)).toBe('text/plain')
    expect(await opened.textContent('body')).toContain('SIL OPEN FONT LICENSE')
  }))
