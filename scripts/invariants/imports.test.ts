import { expect, test } from 'vitest'

interface Import {
  readonly name: string
  readonly line: number
  readonly isType: boolean
}
// Scripts are plain JavaScript, without types.
const script: string = './imports.mjs'
const { importsOf } = (await import(script)) as { importsOf(path: string, text: string): readonly Import[] }

test('imports are found in every form that a module can have, and only there', () => {
  const text = [
    "import one, { type Two } from './value-1'",
    "import { type Two, type Three } from './type-1'",
    "import {} from './value-2'",
    "export * as all from './value-3'",
    "export { type Four } from './type-2'",
    "import five = require('./value-4')",
    "type Six = import('./type-3').Six",
    "import.meta.glob(['./value-5/*.ts', './value-6/*.ts'])",
    'import(`./value-7/${name}.ts`)',
    "import('./value-8', { with: { type: 'json' } })",
    "new URL('./value-9', import.meta.url)",
    "const { a } = { a: 1, b: import('./value-10') }",
    "new URL('./no-file', base), this.import('./no-import'), `import './quoted'` // import './comment'",
  ].join('\n')
  const isTypes = importsOf('program.ts', text).map(({ name, isType }) => `${name} ${isType}`)
  expect(isTypes.filter((found) => !/^\.\/(type-\d true|value-.* false)$/.test(found))).toEqual([])
  expect(isTypes).toHaveLength(13)
  const inMarkup =
    "<p use:act={{ a: 1, b: import('./value-1') }}>import './text'</p>\n<style>@import './style';</style>"
  expect(importsOf('page.svelte', inMarkup)).toEqual([{ name: './value-1', line: 1, isType: false, form: 'import' }])
})
