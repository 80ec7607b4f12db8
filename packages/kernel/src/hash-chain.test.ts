import { describe, expect, test } from 'vitest'
import vectors from '../vectors/fair-draws.json' with { type: 'json' }
import { CHAIN_LENGTH, chainOf, isLinkOf, linkOf, readHash, stepsBack } from './hash-chain.ts'
import { attempt } from './result.ts'

const chain = chainOf('a seed')
const link = (index: number): string => chain.links[index] as string

describe('a hash chain', () => {
  test('is the same for everybody, for ever', () => {
    for (const { seed, end, links } of vectors.chains) {
      const made = chainOf(seed)
      expect(made.end).toBe(end)
      for (const [index, expected] of Object.entries(links)) {
        expect(made.links[Number(index)]).toBe(expected)
        expect(linkOf(seed, Number(index))).toBe(expected)
      }
    }
  })

  test('has so many links and no more: what is used up adds nothing', () => {
    expect(chain.links).toHaveLength(CHAIN_LENGTH)
    expect(new Set([chain.end, ...chain.links]).size).toBe(CHAIN_LENGTH + 1)
    expect(linkOf('a seed', CHAIN_LENGTH)).toBeUndefined()
    expect(isLinkOf(link(0), { index: CHAIN_LENGTH, link: link(CHAIN_LENGTH - 1) })).toBe(false)
  })

  test('tells of a link whether it has this number, from the end or from a link before', () => {
    expect(isLinkOf(chain.end, { index: 0, link: link(0) })).toBe(true)
    expect(isLinkOf(chain.end, { index: 7, link: link(7) })).toBe(true)
    expect(isLinkOf(chain.end, { index: CHAIN_LENGTH - 1, link: link(CHAIN_LENGTH - 1) })).toBe(true)
    for (const wrong of [link(6), link(8), chain.end, `${link(7).slice(0, -1)}x`])
      expect(isLinkOf(chain.end, { index: 7, link: wrong })).toBe(false)
    const earlier = { index: 5, link: link(5) }
    expect(isLinkOf(chain.end, { index: 7, link: link(7) }, earlier)).toBe(true)
    expect(isLinkOf(chain.end, { index: 5, link: link(5) }, earlier)).toBe(true)
    expect(isLinkOf(chain.end, { index: 3, link: link(3) }, earlier)).toBe(true)
    expect(isLinkOf(chain.end, { index: 5, link: link(6) }, earlier)).toBe(false)
    expect(isLinkOf(chain.end, { index: 8, link: link(7) }, earlier)).toBe(false)
  })

  test('tells how far a link is from an end', () => {
    expect(stepsBack(link(4), chain.end, 10)).toBe(5)
    expect(stepsBack(link(4), chain.end, 4)).toBe(null)
    expect(stepsBack(chainOf('another').links[4] as string, chain.end, 100)).toBe(null)
  })

  test('is read as 64 small hexadecimal digits', () => {
    expect(attempt(() => readHash(chain.end, 'end'))).toEqual({ ok: true, value: chain.end })
    for (const value of [
      chain.end.toUpperCase(),
      chain.end.slice(1),
      `${chain.end}0`,
      7,
      null,
      ` ${chain.end.slice(1)}`,
    ])
      expect(attempt(() => readHash(value, 'end'))).toMatchObject({ ok: false, where: 'end' })
  })
})
