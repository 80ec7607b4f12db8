import type { Json } from '@bastide/kernel'
import { sha256 } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { isFull, rotating } from '../../kernel/sampling/rotating.ts'
import { checkSecrecy, SecretTold } from '../laws/secrecy.ts'
import { openTwins, secretTwins } from '../laws/twin-games.ts'

const QUICK = process.env.BASTIDE_QUICK !== undefined
/** Mutants, too, are tried by a quick run, and need more games to be caught. */
const FEW = process.env.BASTIDE_QUICK === '1' ? 3 : 5
const GAMES = Number(process.env.BASTIDE_SECRECY_GAMES ?? (QUICK ? FEW : isFull() ? 40 : 20))
const OPEN_GAMES = QUICK ? 1 : 4
/** Whether the law catches leaks changes only with the law: a quick run tries some. */
const some = <Case>(cases: readonly Case[]): Case[] => rotating(cases, QUICK ? 4 : cases.length)

/** Everything that the law must have looked at. */
const KINDS = [
  'update',
  'watch',
  'record',
  'review',
  'review-at',
  'passed',
  'advice',
  'tables',
  'keep',
  'refusal',
  'stream update',
  'stream change',
  'stream resumed',
  'late update',
  'late change',
  'late resumed',
]

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

  test.each(some(KINDS))('in a message: %s', async (kind) => {
    expect(await caught(kind, (sent, truth) => ({ ...(sent as object), truth }))).toBe(kind)
  })

  /** The parts of messages in which secrets might be told, each by the path that leads to it. */
  const PARTS: readonly (readonly [string, string, string])[] = [
    ['a story', 'update', 'update.told'],
    ['choices', 'update', 'update.view.game.choices'],
    ['the story of whoever joins', 'watch', 'value.told'],
    ['the moves of a record', 'record', 'value.moves'],
    ['a digest', 'record', 'value.digest'],
    ['the story of a review', 'review', 'value.told'],
    ['the digest of a review', 'review', 'value.record.digest'],
    ['the choices of a review', 'review-at', 'value.choices'],
    ['a summary', 'tables', 'value.0'],
    ['the reason of a refusal', 'refusal', 'reason'],
    ['what changed', 'stream change', 'notice.change.changes.view'],
    ['the story of a change', 'stream change', 'notice.change.changes.told'],
    ['the story after a gap', 'stream resumed', 'notice.update.told'],
    ['a mark', 'stream change', 'mark'],
  ]
  test.each(some(PARTS))('in %s', async (_, kind, path) => {
    let planted = 0
    const leak = (sent: never, truth: string): unknown => {
      const names = path.split('.')
      const last = names.pop() as string
      const holder = names.reduce((part: { [name: string]: never } | undefined, name) => part?.[name], sent)
      const before: unknown = holder?.[last]
      if (before === undefined || holder === undefined) return sent
      planted++
      const after = Array.isArray(before)
        ? [...before, truth]
        : typeof before === 'object'
          ? { ...before, truth }
          : `${before} ${truth}`
      holder[last] = after as never
      return sent
    }
    expect(await caught(kind, leak)).toBe(kind)
    expect(planted).toBeGreaterThan(0)
  })
})
