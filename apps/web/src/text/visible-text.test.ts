/** Components contain no visible or spoken text: it would exist in one language only. */
import { type AST, parse } from 'svelte/compiler'
import { expect, it } from 'vitest'

const components = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true })

const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]
/** The product name is the same in all languages. */
const isWord = (text: string): boolean => /\p{L}/u.test(text.replaceAll('Bastide', ''))

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The literal texts that an expression can evaluate to. Lookups and calls get their text elsewhere. */
function textsIn(expression: Node): readonly string[] {
  const both = (...sides: readonly unknown[]): readonly string[] => sides.filter(isNode).flatMap(textsIn)
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : []
    case 'TemplateLiteral':
      return (expression.quasis as readonly { readonly value: { readonly raw: string } }[]).map(
        ({ value }) => value.raw,
      )
    case 'ConditionalExpression':
      return both(expression.consequent, expression.alternate)
    case 'LogicalExpression':
      return both(expression.left, expression.right)
    default:
      return []
  }
}

function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (!isNode(value)) return []
  if (value.type === 'Text') return [value.data as string]
  return value.type === 'ExpressionTag' ? textsIn(value.expression as Node) : []
}

/** Every text in the markup, and in attributes that are read aloud. */
function visibleTexts(markup: string): readonly string[] {
  const found: string[] = []
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) look(one)
    if (!isNode(value)) return
    // A key is named after its label.
    if (value.type === 'RegularElement' && value.name === 'kbd') return
    if (value.type === 'Attribute') {
      if (SPOKEN.includes(value.name as string)) found.push(...textsOf(value.value))
      return
    }
    if (value.type.endsWith('Directive')) return
    found.push(...textsOf(value))
    if (value.type === 'ExpressionTag') return
    for (const [key, part] of Object.entries(value)) {
      if (isNode(part) && key !== 'expression') look(part)
      else if (Array.isArray(part)) look(part)
    }
  }
  look(parse(markup, { modern: true }).fragment satisfies AST.Fragment)
  return found.map((text) => text.trim()).filter(isWord)
}

it('all visible texts are messages', () => {
  const paths = Object.keys(components)
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.flatMap((path) => visibleTexts(components[path] as string).map((text) => `${path}: ${text}`))).toEqual(
    [],
  )
})

it('a literal text is found wherever it is', () => {
  const markup = `<script>const a = 'not seen'</script>
    <h1 class="plain" style:left="{a}px">Bastide</h1><p>Hello</p><button aria-label="Close it" title={isOn ? 'On' : say('off')}>{say('key')}</button>
    {#if a}<b>{a ?? 'none'}</b>{:else}<i>×{a}</i>{/if}{#each a as one (one)}<img alt="A tile" />{/each}<kbd>Esc</kbd>{\`\${a} points\`}`
  expect(visibleTexts(markup)).toEqual(['Hello', 'Close it', 'On', 'none', 'A tile', 'points'])
})
