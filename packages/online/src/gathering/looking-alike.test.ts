import { describe, expect, it } from 'vitest'
import { looksAlike } from './looking-alike.ts'

const areAlike = (one: string, other: string): readonly boolean[] => [looksAlike(one, other), looksAlike(other, one)]

describe('two names', () => {
  it.each([
    ['a one for an i', 'Bill', 'B1ll'],
    ['a one for an l', 'Bill', 'Bi1l'],
    ['both, in different places', 'B1ll', 'Bi1l'],
    ['a stroke for an l', 'Al', 'A|'],
    ['a nought for a small o', 'Bob', 'B0b'],
    ['a five for an s', 'Sam', '5am'],
    ['rn for m', 'Emma', 'Emrna'],
    ['vv for w', 'Wim', 'VVim'],
    ['hyphens and dots', 'Anna-Lena', 'Anna.Lena'],
    ['a Cherokee letter', 'Anna', '\u13aanna'],
    ['Cherokee letters alone', 'TED', '\u13a2\u13ac\u13a0'],
    ['an Armenian letter', 'Hans', 'Ha\u0578s'],
    ['Armenian letters alone', 'hou', '\u0570\u0585\u057d'],
    ['Cyrillic letters alone', 'Bop', '\u0412\u043e\u0440'],
    ['a Coptic letter', 'Otto', '\u2c9etto'],
    ['a Lisu letter', 'Dora', '\ua4d3ora'],
    ['a letter of Deseret', 'Otto', '\u{10404}tto'],
    ['a Greek capital for an I', 'Iris', '\u0399ris'],
    ['a Cyrillic one for an l', 'Karl', 'Kar\u04c0'],
  ])('ONLINE-45 look alike that differ in %s', (_, one, other) => {
    expect(areAlike(one, other)).toEqual([true, true])
  })

  it.each([
    ['Ann', 'Anna'],
    ['Ali', 'All'],
    ['Zoe', 'Zoë'],
    ['Player 1', 'Player 2'],
    ['Player 1', 'Player 11'],
    ['Нина', 'Инна'],
    ['Νίκος', 'Νίκη'],
    ['Արամ', 'Արմեն'],
    ['花子', '花'],
    ['דן', 'דו'],
    ['\u13aa\u13b5', '\u13aa\u13b7'],
    ['Мария', 'Maria'],
    ['Bill', 'Ball'],
    ['👩‍🚀', '👩‍🎨'],
    ['❤', '👑'],
  ])('are told apart: %s and %s', (one, other) => {
    expect(areAlike(one, other)).toEqual([false, false])
  })
})
