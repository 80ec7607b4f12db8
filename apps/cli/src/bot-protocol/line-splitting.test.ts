import { expect, test } from 'vitest'
import { LineSplitter } from './line-splitting.ts'

test('lines are cut where they end, however they come', () => {
  const splitter = new LineSplitter(20)
  expect(splitter.push(Buffer.from('one\ntw'))).toEqual(['one'])
  expect(splitter.push(Buffer.from('o\r\n\nthree'))).toEqual(['two', ''])
  const [first, second] = [Buffer.from('ü').subarray(0, 1), Buffer.from('ü').subarray(1)]
  expect(splitter.push(first)).toEqual([])
  expect(splitter.push(Buffer.concat([second, Buffer.from('\n')]))).toEqual(['threeü'])
})

test('a line that never ends is given up', () => {
  const splitter = new LineSplitter(20)
  expect(splitter.push(Buffer.alloc(20, 'x'))).toEqual([])
  expect(splitter.push(Buffer.from('x'))).toBeNull()
  expect(new LineSplitter(3).push(Buffer.from('ab\nabcd\n'))).toBeNull()
})
