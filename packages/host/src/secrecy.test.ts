import type { Json } from '@bastide/kernel'
import { sha256 } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { checkSecrecy, SecretTold } from '../laws/secrecy.ts'
import { openTwins, secretTwins } from '../laws/twin-games.ts'

const QUICK = process.env.BASTIDE_QUICK !== undefined
const GAMES = Number(process.env.BASTIDE_SECRECY_GAMES ?? (QUICK ? 8 : 40))
const OPEN_GAMES = QUICK ? 1 : 4

/** Everything that the law must have looked at. */
const KINDS = ['update', 'watch', 'record', 'review', 'review-at', 'tables', 'refusal']

describe('what leaves the host', () => {
  test('HOST-1 HOST-3 HOST-4 is the same to a viewer in two games that differ only in what he cannot know', async () => {
    const kinds = new Set<string>()
    let twins = 0
    for (let seed = 1; seed <= GAMES; seed++) {
      const pair = secretTwins(seed)
      if (pair === null) continue
      twins++
      for (const { kind } of await checkSecrecy(pair.game, pair.twin, pair.viewer, seed)) kinds.add(kind)
    }
    expect(twins).toBeGreaterThan(GAMES / 3)
    expect([...kinds]).toEqual(expect.arrayContaining(KINDS))
  })

  test.each(['tile', 'dice'])('HOST-2 does not depend on the secret of a table: %s', async (id) => {
    for (let seed = 1; seed <= OPEN_GAMES; seed++) {
      const { game, twin, viewer } = openTwins(id, seed)
      await checkSecrecy(game, twin, viewer, seed)
    }
  })
})

describe('a planted leak is caught', () => {
  const caught = async (kind: string, leak: (sent: never, truth: string) => unknown): Promise<string> => {
    for (let seed = 1; seed <= 12; seed++) {
      const pair = secretTwins(seed)
      if (pair === null) continue
      const plant = (of: string, sent: unknown, truth: () => Json) =>
        of === kind ? leak(sent as never, sha256(JSON.stringify(truth())).slice(0, 2)) : sent
      try {
        await checkSecrecy(pair.game, pair.twin, pair.viewer, seed, plant)
      } catch (thrown) {
        if (thrown instanceof SecretTold) return thrown.kind
        throw thrown
      }
    }
    return 'nothing'
  }

  test.each(KINDS)('in a %s', async (kind) => {
    expect(await caught(kind, (sent, truth) => ({ ...(sent as object), truth }))).toBe(kind)
  })
})
