import { GAMES } from '@bastide/catalog'
import type { GameRecord } from '@bastide/kernel'
import { writeGameText } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { STORED } from '../offline/stored-records.ts'
import { isGameText, readPasted } from './pasted-game.ts'
import { troubleOf } from './record-trouble.ts'

const speechOf = (game: string) => Promise.resolve(GAMES.find(({ id }) => id === game)?.speech)

/** As the button of a replay copies it. */
function copied(record: GameRecord): string {
  const speech = GAMES.find(({ id }) => id === record.game)?.speech
  return writeGameText(record, speech?.toNotation(record.moves) ?? '')
}

const [, TEXT] = STORED.find(([file]) => file.includes('v2')) as readonly [string, string]
const RECORD = JSON.parse(TEXT) as GameRecord

describe('a game that was copied as text', () => {
  it.each(STORED)('is the same game when it is pasted: %s', async (_, text) => {
    const { game, setup, seats, moves, left } = JSON.parse(text) as GameRecord
    const pasted = await readPasted(copied(JSON.parse(text) as GameRecord), speechOf)
    const kept = { game, setup, seats, moves, ...(left === undefined ? {} : { left }) }
    expect(pasted.ok && pasted.value.record).toMatchObject(kept)
    expect(pasted.ok && pasted.value.lines.length).toBe(moves.length)
  })

  it('is told from a record, also where its heading was lost', () => {
    expect(isGameText(copied(RECORD))).toBe(true)
    expect(isGameText('\n1. E 0,-1/2 +city:S')).toBe(true)
    expect(isGameText(TEXT)).toBe(false)
    expect(isGameText('[1, 2]')).toBe(false)
  })

  it('names the line that cannot be read', async () => {
    const lines = copied(RECORD).split('\n')
    const at = lines.findIndex((line) => line.startsWith('3. '))
    lines[at] = `${lines[at]} §§`
    const pasted = await readPasted(lines.join('\n'), speechOf)
    expect(pasted.ok ? null : troubleOf(pasted)).toMatchObject({ key: 'trouble.line', values: { line: at + 1 } })
  })

  it('names the line of a move that cannot be played', async () => {
    const text = copied(RECORD)
    const pasted = await readPasted(text, speechOf)
    const { lines } = pasted.ok ? pasted.value : { lines: [] }
    const trouble = troubleOf({ ok: false, code: 'no-fit', reason: '', where: 'moves[4]' }, lines)
    expect(trouble).toMatchObject({ key: 'trouble.move-line', values: { move: 5, line: lines[4] } })
    const heading = text.split('\n').findIndex((line) => line.startsWith('1. '))
    expect(lines[0]).toBe(heading + 1)
  })

  it.each([
    ['moves alone', '1. E 0,-1/2 +city:S', 'trouble.no-heading'],
    ['an unknown game', '[game "chess"]\n[setup {}]\n[seat {"name":"Red"}]\n1. e4', 'trouble.unknown-game'],
    ['a broken heading', '[game "tile"\n1. E', 'trouble.line'],
  ])('is explained: %s', async (_, text, key) => {
    const pasted = await readPasted(text, speechOf)
    expect(pasted.ok ? null : troubleOf(pasted).key).toBe(key)
  })
})
