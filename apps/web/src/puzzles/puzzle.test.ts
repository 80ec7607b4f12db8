import { describe, expect, test } from 'vitest'
import { answerTo, solved } from './answering.ts'
import { type Puzzle, readPuzzle, valueOfWorth } from './puzzle.ts'
import { turnKey } from './turn-key.ts'

const PLAIN = {
  format: 'bastide-puzzle',
  version: 1,
  id: 'stones-1',
  game: 'stones',
  setup: {},
  seats: ['red', 'blue'],
  moves: '1. 3 2\n2. 1\n',
  seat: 1,
  goal: 'points',
  grade: 2,
  turns: [
    ['7', ['2 .', '1 1 .']],
    ['-29/6', ['3 .']],
  ],
  source: 'by hand',
}

function refusedWith(change: object): unknown {
  const read = readPuzzle({ ...PLAIN, ...change })
  return read.ok ? 'accepted' : [read.code, read.where]
}

describe('a puzzle', () => {
  test('is read as it was written', () => {
    expect(readPuzzle(PLAIN)).toEqual({ ok: true, value: PLAIN })
  })

  test('has all its fields and no others', () => {
    for (const field of Object.keys(PLAIN)) {
      const { [field as 'id']: _, ...rest } = PLAIN
      expect(readPuzzle(rest), field).toMatchObject({ ok: false, code: 'missing-field', where: 'puzzle' })
    }
    expect(refusedWith({ more: 1 })).toEqual(['unknown-field', 'puzzle'])
    for (const value of [null, 7, 'x', []]) expect(readPuzzle(value).ok).toBe(false)
  })

  test.each([
    [{ format: 'bastide-record' }, 'not-allowed', 'format'],
    [{ version: 2 }, 'not-allowed', 'version'],
    [{ id: '../x' }, 'not-an-id', 'id'],
    [{ setup: null }, 'not-an-object', 'setup'],
    [{ seats: ['red', 'red'] }, 'same-colour', 'seats'],
    [{ moves: 7 }, 'not-a-text', 'moves'],
    [{ seat: 2 }, 'not-allowed', 'seat'],
    [{ goal: 'joy' }, 'not-allowed', 'goal'],
    [{ grade: 4 }, 'not-allowed', 'grade'],
    [{ turns: {} }, 'not-a-list', 'turns'],
    [{ turns: [['7', ['2 .']]] }, 'no-alternative', 'turns'],
    [
      {
        turns: [
          ['7', ['2']],
          ['7', ['3']],
        ],
      },
      'out-of-order',
      'turns[1]',
    ],
    [
      {
        turns: [
          ['6', ['2']],
          ['20/3', ['3']],
        ],
      },
      'out-of-order',
      'turns[1]',
    ],
    [
      {
        turns: [
          ['7', ['2']],
          ['6', []],
        ],
      },
      'no-turn',
      'turns[1]',
    ],
    [
      {
        turns: [
          ['7', ['2']],
          ['6', [' ']],
        ],
      },
      'no-turn',
      'turns[1][1][0]',
    ],
    [
      {
        turns: [
          ['7', ['2 3']],
          ['6', ['3 2']],
        ],
      },
      'twice',
      'turns[1][1][0]',
    ],
    [
      {
        turns: [
          ['seven', ['2']],
          ['6', ['3']],
        ],
      },
      'not-a-worth',
      'turns[0][0]',
    ],
    [
      {
        turns: [
          ['7/0', ['2']],
          ['6', ['3']],
        ],
      },
      'not-a-worth',
      'turns[0][0]',
    ],
    [
      {
        turns: [
          ['7', ['2'], 8],
          ['6', ['3']],
        ],
      },
      'too-long',
      'turns[0]',
    ],
  ])('is refused with %j', (change, code, where) => {
    expect(refusedWith(change)).toEqual([code, where])
  })
})

test('a worth is a whole number or a fraction', () => {
  expect(['7', '-29/6', '0', '1/3'].map(valueOfWorth)).toEqual([7, -29 / 6, 0, 1 / 3])
})

describe('an answer', () => {
  const puzzle = PLAIN as unknown as Puzzle

  test('is right if it is one of the best turns, in whatever order', () => {
    expect(answerTo(puzzle, '1. 2 .\n')).toEqual({ isRight: true, worth: 7, best: 7 })
    expect(answerTo(puzzle, '. 1 1')).toEqual({ isRight: true, worth: 7, best: 7 })
    expect(answerTo(puzzle, '3 .')).toEqual({ isRight: false, worth: -29 / 6, best: 7 })
  })

  test('that the puzzle does not list has no worth', () => {
    expect(answerTo(puzzle, '4 .')).toEqual({ isRight: false, worth: null, best: 7 })
    expect(answerTo(puzzle, '1 .')).toEqual({ isRight: false, worth: null, best: 7 })
  })

  test('the solution goes on where the game stopped', () => {
    expect(solved(puzzle)).toBe('1. 3 2\n2. 1 2 .\n')
  })

  test('the numbers of lines are no moves', () => {
    expect(turnKey('1. b a\n2. c\n')).toBe('a b c')
  })
})
