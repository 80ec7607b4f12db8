import type { TableChange, TableUpdate, Told } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { FollowedTables } from './followed-tables.ts'

const told = (...names: readonly string[]): readonly Told[] =>
  names.map((name) => ({ by: 0, happenings: [{ is: name }] as never }))
const updateOf = (version: number, from: number, story: readonly Told[], viewer = 0): TableUpdate =>
  ({ table: 's1', version, viewer, from, told: story, view: { moves: from + story.length } }) as never
const changeOf = (since: number): TableChange => ({ table: 's1', since, version: since + 1, changes: {} })

/** As if the change said that one move was made. */
const tables = (): FollowedTables =>
  new FollowedTables((before) => ({ ok: true, value: updateOf(before.version + 1, before.view.moves, told('new')) }))

describe('followed tables', () => {
  it('have their whole story, whatever each update tells', () => {
    const followed = tables()
    followed.take(updateOf(1, 0, told('a', 'b')))
    followed.take(updateOf(2, 2, told('c')))
    expect(followed.whole('s1')?.told).toEqual(told('a', 'b', 'c'))
    followed.take(updateOf(3, 1, told('d')))
    expect(followed.whole('s1')?.told).toEqual(told('a', 'd'))
  })

  it('whoever comes back to a whole update is told what is new', () => {
    const followed = tables()
    followed.take(updateOf(1, 0, told('a', 'b')))
    expect(followed.take(updateOf(3, 0, told('a', 'b', 'c')))).toMatchObject({ from: 2, told: told('c') })
  })

  it('after a take-back the whole story is told', () => {
    const followed = tables()
    followed.take(updateOf(1, 0, told('a', 'b')))
    expect(followed.take(updateOf(3, 0, told('a', 'x', 'c')))).toMatchObject({ from: 0 })
  })

  it('a change is made to what it follows from', () => {
    const followed = tables()
    followed.take(updateOf(4, 0, told('a')))
    const next = followed.change(changeOf(4))
    expect(next).toMatchObject({ version: 5, from: 1 })
  })

  it('a change that follows from something else shows a gap', () => {
    const followed = tables()
    expect(followed.change(changeOf(4))).toBe(null)
    followed.take(updateOf(4, 0, told('a')))
    expect(followed.change(changeOf(5))).toBe(null)
  })

  it('an older update is left out', () => {
    const followed = tables()
    followed.take(updateOf(4, 0, told('a')))
    expect(followed.take(updateOf(3, 0, told('a')))).toBe(null)
  })
})
