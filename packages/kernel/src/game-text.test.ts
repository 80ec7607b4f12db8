import { describe, expect, it } from 'vitest'
import { readGameText, writeGameText } from './game-text.ts'

const HEADING = {
  game: 'stones',
  setup: { stones: 5 },
  seats: [
    { name: 'Red', colour: 'red' },
    { name: 'A "quoted" ] name', bot: 'random' },
  ],
  left: [{ seat: 0, after: 2, why: 'resigned' }],
} as const
const NOTATION = '1. 3 1\n2. 1\n'

describe('a game as text', () => {
  it('is read back as it was written', () => {
    const read = readGameText(writeGameText(HEADING, NOTATION))
    expect(read.ok && read.value.heading).toEqual(HEADING)
    expect(read.ok && read.value.notation.trim()).toBe(NOTATION.trim())
  })

  it('keeps the numbers of its lines, whatever the line ends are', () => {
    const text = writeGameText(HEADING, NOTATION).replaceAll('\n', '\r\n')
    const read = readGameText(`\ufeff${text}`)
    expect(read.ok && read.value.notation.split('\n').findIndex((line) => line.startsWith('2.'))).toBe(6)
  })

  it('without anybody leaving says nothing of it', () => {
    const { left: _, ...heading } = HEADING
    const read = readGameText(writeGameText(heading, ''))
    expect(read.ok && read.value.heading).toEqual(heading)
  })

  it.each([
    ['no text', 7, 'not-a-text', 'text'],
    ['moves alone', NOTATION, 'no-heading', 'line 1'],
    ['no seats', '[game "stones"]\n[setup {}]\n1. 3', 'partial-heading', 'line 1'],
    ['no setup', '[game "stones"]\n[seat {}]\n1. 3', 'partial-heading', 'line 1'],
    ['two games', '[game "a"]\n[setup {}]\n[seat {}]\n1. 3\n[game "a"]', 'several-games', 'line 5'],
    ['two setups', '[game "a"]\n[setup {}]\n[setup {}]\n[seat {}]', 'several-games', 'line 3'],
    ['a field that is no JSON', '[game stones]', 'not-a-field', 'line 1'],
    ['a bracket that is left open', '[game "stones"]\n[setup {}', 'not-a-field', 'line 2'],
    ['an unknown field', '[game "stones"]\n[constructor 1]', 'unknown-field', 'line 2'],
  ])('%s is refused, with the line', (_, text, code, where) => {
    expect(readGameText(text)).toMatchObject({ ok: false, code, where })
  })
})
