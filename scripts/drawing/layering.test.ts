import { describe, expect, test } from 'vitest'

interface Edge {
  readonly from: string
  readonly to: string
}
interface Item {
  readonly id: string
  readonly x: number
  readonly width: number
  readonly layer: number
}
// Scripts are plain JavaScript, without types.
const { laidOut, reduced } = (await import('./layering.mjs' as string)) as {
  reduced(edges: readonly Edge[], groupOf: (id: string) => string): readonly Edge[]
  laidOut(nodes: readonly object[], edges: readonly Edge[]): { readonly rows: readonly (readonly Item[])[] }
}

const edges = (...named: readonly string[]): readonly Edge[] =>
  named.map((one) => ({ from: one[0] as string, to: one[1] as string }))
const named = (all: readonly Edge[]): readonly string[] => all.map(({ from, to }) => `${from}${to}`)
const inOne = (): string => 'one'

describe('edges that follow from others', () => {
  test('are left out, however long the way around is', () => {
    expect(named(reduced(edges('ab', 'bc', 'cd', 'ac', 'ad', 'bd'), inOne))).toEqual(['ab', 'bc', 'cd'])
  })

  test('stay between groups where the way around leads through a third', () => {
    const groupOf = (id: string): string => (id < 'm' ? 'pages' : 'packages')
    // a reaches z by b and y, which says nothing of what a does with z.
    expect(named(reduced(edges('ab', 'by', 'yz', 'az'), groupOf))).toEqual(['ab', 'by', 'yz', 'az'])
    expect(named(reduced(edges('ab', 'bz', 'az'), groupOf))).toEqual(['ab', 'bz'])
    expect(named(reduced(edges('ay', 'yz', 'az'), groupOf))).toEqual(['ay', 'yz'])
  })
})

describe('a layout', () => {
  const all = edges('ab', 'ac', 'bd', 'cd', 'ae', 'ed', 'ad', 'fd')
  const nodes = [...'abcdef'].map((id) => ({ id, width: 80, side: id === 'f' ? 1 : 0 }))

  test('has everything above what it points to', () => {
    const layers = new Map(laidOut(nodes, all).rows.flatMap((row) => row.map(({ id, layer }) => [id, layer])))
    for (const { from, to } of all) expect(layers.get(from)).toBeGreaterThan(layers.get(to) as number)
  })

  test('lets no two boxes meet, and keeps sides apart', () => {
    const { rows } = laidOut(nodes, all)
    for (const row of rows)
      for (const [i, item] of row.slice(1).entries()) {
        const before = row[i] as Item
        expect(item.x - item.width / 2).toBeGreaterThan(before.x + before.width / 2)
      }
    const boxes = rows.flat().filter(({ width, layer }) => width > 0 && layer > 0)
    const f = boxes.find(({ id }) => id === 'f') as Item
    for (const { id, x } of boxes) if (id !== 'f') expect(x).toBeLessThan(f.x - 80)
  })

  test('has no place for a circle', () => {
    expect(() => laidOut(nodes, [...all, { from: 'd', to: 'a' }])).toThrow('a circle')
  })
})
