import { type Environment, Host, MemoryStore } from '@bastide/host'
import { describe, expect, it } from 'vitest'
import stored from '../../../../records/v1/2016/01.json'
import { PLAYABLE } from '../offline/playable.ts'
import { type Trouble, troubleOf } from './record-trouble.ts'

const text = JSON.stringify(stored)
const record: { readonly moves: readonly object[] } = stored

const environment: Environment = {
  now: () => 0,
  after: () => () => {},
  randomBits: () => '0123456789abcdef0123456789abcdef',
  bots: { bots: () => [], think: () => Promise.reject(new Error('nobody thinks here')) },
  botPace: 0,
  saved() {},
  alone: (_, run) => run(),
  fault(thrown) {
    throw thrown
  },
}

async function keep(given: unknown): Promise<Trouble | 'kept'> {
  const host = new Host(PLAYABLE, new MemoryStore(), environment)
  const answer = await host.connect('me', () => {}).answer({ ask: 'keep', record: given })
  return answer.ok ? 'kept' : troubleOf(answer)
}
const keepChanged = (changes: { readonly [field: string]: unknown }) => keep(JSON.stringify({ ...record, ...changes }))

describe('an untrusted record', () => {
  it('is kept if it is valid', async () => {
    expect(await keep(text)).toBe('kept')
  })

  it.each([
    ['cut off', text.slice(0, 500), 'trouble.not-json'],
    ['empty', '', 'trouble.not-json'],
    ['a list', '[1, 2]', 'trouble.not-a-record'],
    ['something else in JSON', '{"name":"package"}', 'trouble.not-a-record'],
    ['far too long', `"${'x'.repeat(4_000_001)}"`, 'trouble.too-long'],
  ])('that is %s is recognized', async (_, given, key) => {
    expect(await keep(given)).toMatchObject({ key })
  })

  it.each([
    ['format', { format: 'other-record' }, 'trouble.not-a-record'],
    ['version', { version: 3 }, 'trouble.unknown-version'],
    ['game', { game: 'chess' }, 'trouble.unknown-game'],
    ['expansion', { setup: { edition: '2016', modules: ['unheard-of'] } }, 'trouble.unknown-module'],
    ['edition', { setup: { edition: '1999' } }, 'trouble.setup'],
    ['seats', { seats: [{ name: 'red' }, { name: 'red' }] }, 'trouble.damaged'],
    ['moves', { moves: 'many' }, 'trouble.damaged'],
  ])('with an unknown %s is recognized', async (_, changes, key) => {
    expect(await keepChanged(changes)).toMatchObject({ key })
  })

  it.each([
    ['winner', { result: [...stored.result].map((one) => ({ ...one, score: one.score + 1 })) }],
    ['end', { moves: stored.moves.slice(0, 40), digest: undefined }],
    ['digest', { digest: stored.digest.replace(/^./, (first) => (first === '0' ? '1' : '0')) }],
  ])('whose %s does not follow from its moves is recognized', async (_, changes) => {
    expect(await keepChanged(changes)).toMatchObject({ key: 'trouble.other-end' })
  })

  it('with an illegal move names the move, counted from 1, and the clause', async () => {
    const at = record.moves.findIndex((move) => Object.hasOwn(move, 'place'))
    const far = { ...record.moves[at], at: [40, 40] }
    expect(await keepChanged({ moves: record.moves.map((move, i) => (i === at ? far : move)) })).toEqual({
      key: 'trouble.move',
      values: { move: at + 1 },
      clause: 'BASE-5',
    })
  })
})
