import { describe, expect, test } from 'vitest'
import { FairLine } from './fair-line.ts'

const never = new Promise<void>(() => {})

/** Tasks that last until the test ends them. */
function lasting(line: FairLine) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (table: string, name: string, dropped = never) =>
    line.run(table, dropped, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  /** Ends what began first of what goes on. */
  const end = async (): Promise<void> => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, add, end }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a line', () => {
  test('lets a few begin, and the others when those have ended', async () => {
    const line = new FairLine(2)
    const { begun, add, end } = lasting(line)
    for (const name of ['1', '2', '3']) add(name, name)
    await settle()
    expect([begun, line.busy, line.waiting]).toEqual([['1', '2'], 2, 1])
    await end()
    expect(line.waiting).toBe(0)
    expect(begun).toEqual(['1', '2', '3'])
    await end()
    await end()
    expect(line.busy).toBe(0)
  })

  test('HTTP-8 goes by turns among tables, however many one of them asks for', async () => {
    const { begun, add, end } = lasting(new FairLine(1))
    for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name)
    add('b', 'b1')
    add('c', 'c1')
    for (let i = 0; i < 6; i++) await end()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  test('HTTP-8 leaves out who does not wait any more', async () => {
    const { begun, add, end } = lasting(new FairLine(1))
    add('a', 'a1')
    let drop = (): void => {}
    const dropped = add(
      'b',
      'b1',
      new Promise((resolve) => {
        drop = resolve
      }),
    )
    add('c', 'c1')
    drop()
    expect(await dropped).toBeUndefined()
    await end()
    expect(begun).toEqual(['a1', 'c1'])
  })

  test('goes on after a failure', async () => {
    const line = new FairLine(1)
    await expect(line.run('a', never, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await line.run('a', never, () => Promise.resolve(1))).toBe(1)
  })
})
