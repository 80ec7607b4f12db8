import { GAMES } from '@bastide/catalog'
import type { GameRecord } from '@bastide/kernel'
import { writeGameText } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { STORED } from '../offline/stored-records.ts'
import { gameTextIn, readPasted } from './pasted-game.ts'
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
    expect(pasted.ok && pasted.value.written.length).toBe(moves.length)
  })

  it('is told from a record, also where its heading was lost', () => {
    expect(gameTextIn(copied(RECORD))).toBe(copied(RECORD))
    expect(gameTextIn('\n1. E 0,-1/2 +city:S')).toBe('\n1. E 0,-1/2 +city:S')
    expect(gameTextIn(TEXT)).toBeNull()
    expect(gameTextIn('[1, 2]')).toBeNull()
    expect(gameTextIn('Shall we play?\n1. Yes')).toBeNull()
  })

  /** The same text as programs change it. */
  const quoted = (text: string): string => text.replace(/^(?=.)/gm, '> ')
  const broken = (text: string): string => text.replace(/^([^[].{12}\S*) /gm, '$1\n')
  it.each<[string, (text: string) => string]>([
    ['quoted in a mail', quoted],
    ['quoted twice', (text) => quoted(quoted(text))],
    ['in a fence of a chat', (text) => `\`\`\`\n${text}\`\`\`\n`],
    ['with a greeting before and after it', (text) => `Dear Red,\nlook at this:\n\n${text}\nYours, Blue`],
    ['with spaces that do not break', (text) => text.replaceAll(' ', '\u00a0')],
    ['with long lines broken', broken],
    ['with other ends of lines', (text) => text.replaceAll('\n', '\r\n')],
  ])('is found in what other programs make of it: %s', async (_, change) => {
    const changed = change(copied(RECORD))
    expect(changed).not.toBe(copied(RECORD))
    const pasted = await readPasted(gameTextIn(changed) ?? '', speechOf)
    expect(pasted.ok && pasted.value.record).toMatchObject({ setup: RECORD.setup, moves: RECORD.moves })
  })

  it('has the numbers of lines that it had there', async () => {
    const lines = copied(RECORD).split('\n')
    const at = lines.findIndex((line) => line.startsWith('3. '))
    lines[at] = `${lines[at]} §§`
    const pasted = await readPasted(gameTextIn(`Look:\n\n${quoted(lines.join('\n'))}`) ?? '', speechOf)
    expect(pasted.ok ? null : troubleOf(pasted)).toMatchObject({ values: { line: at + 3 } })
  })

  it('names the line that cannot be read', async () => {
    const lines = copied(RECORD).split('\n')
    const at = lines.findIndex((line) => line.startsWith('3. '))
    lines[at] = `${lines[at]} §§`
    const pasted = await readPasted(lines.join('\n'), speechOf)
    expect(pasted.ok ? null : troubleOf(pasted)).toMatchObject({ key: 'trouble.line', values: { line: at + 1 } })
  })

  it('names the line of a move that cannot be played, and what is written there', async () => {
    const text = copied(RECORD)
    const pasted = await readPasted(text, speechOf)
    const { written } = pasted.ok ? pasted.value : { written: [] }
    const trouble = troubleOf({ ok: false, code: 'no-fit', reason: '', where: 'moves[4]' }, written)
    expect(trouble).toMatchObject({ key: 'trouble.move-line', values: written[4] })
    const lines = text.split('\n')
    expect(written[0]?.line).toBe(lines.findIndex((line) => line.startsWith('1. ')) + 1)
    expect(lines[(written[4]?.line ?? 0) - 1]).toContain(written[4]?.word)
  })

  it('explains no rule where there is no such thing', () => {
    const misspelt = { ok: false, code: 'unknown-tile', reason: '', where: 'moves[0].draw', clause: 'BASE-1' } as const
    expect(troubleOf(misspelt, [{ line: 5, word: 'hello' }])).toEqual({
      key: 'trouble.move-line',
      values: { line: 5, word: 'hello' },
      clause: null,
    })
  })

  it.each([
    ['moves alone', '1. E 0,-1/2 +city:S', 'trouble.no-heading'],
    ['a heading without players', '[game "tile"]\n[setup {}]\n1. E', 'trouble.partial-heading'],
    ['two games', `${copied(RECORD)}\n${copied(RECORD)}`, 'trouble.several-games'],
    ['an unknown game', '[game "chess"]\n[setup {}]\n[seat {"name":"Red"}]\n1. e4', 'trouble.unknown-game'],
    ['a broken heading', '[game "tile"\n1. E', 'trouble.line'],
  ])('is explained: %s', async (_, text, key) => {
    const pasted = await readPasted(text, speechOf)
    expect(pasted.ok ? null : troubleOf(pasted).key).toBe(key)
  })
})
