import type { Lesson } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { LessonCoach } from './coach.svelte.ts'

const LESSON: Lesson = {
  id: 'toy',
  setup: {},
  seats: 2,
  opening: [{ deal: 1 }],
  steps: [
    { name: 'hello' },
    {
      name: 'first',
      expects: [{ take: 2, from: 'left' }, { take: 3 }],
      answers: [{ to: { take: 1 }, says: 'first.few' }],
    },
    { name: 'well', follows: [{ take: 1, from: 'right' }] },
    { name: 'second', expects: [{ pass: true }], follows: [{ take: 1, from: 'left' }] },
  ],
}

function coached(moves = 1): LessonCoach {
  const coach = new LessonCoach(LESSON)
  coach.see(moves)
  return coach
}

/** Whether a promise is settled by now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false
  promise.then(() => {
    settled = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  return settled
}

test('a step without a task is read, and Next goes on', () => {
  const coach = coached()
  expect([coach.sentence, coach.isReading]).toEqual(['hello', true])
  coach.next()
  expect([coach.sentence, coach.isReading]).toEqual(['first', false])
  coach.next()
  expect(coach.sentence).toBe('first')
})

test('a lesson goes on at the step where it was left', () => {
  const coach = new LessonCoach(LESSON, 'second')
  expect([coach.index, coach.begins]).toEqual([3, 3])
  coach.see(3)
  expect(coach.sentence).toBe('second')
  expect(new LessonCoach(LESSON, 'renamed since').index).toBe(0)
})

test('only what is asked now is expected', () => {
  const coach = coached()
  expect(coach.isExpected({ take: 3 })).toBe(false)
  coach.next()
  expect(coach.isExpected({ take: 3 })).toBe(true)
  expect(coach.isExpected({ take: 1, from: 'left' })).toBe(false)
  coach.allows({ take: 3 })
  // The table has not come to the next step yet.
  coach.next()
  expect(coach.isExpected({ pass: true })).toBe(false)
})

test('nothing is said before the table has come to the position', () => {
  expect(coached(0).sentence).toBeNull()
  expect(coached(0).isReading).toBe(false)
})

test('every move of the patterns is allowed, and no other', () => {
  const coach = coached()
  coach.next()
  expect(coach.allows({ take: 1, from: 'left' })).toBe(false)
  expect([coach.sentence, coach.isAnswering]).toEqual(['first.few', true])
  expect(coach.allows({ take: 3, from: 'right' })).toBe(true)
  expect(coach.step?.name).toBe('well')
})

test('a move that nobody thought of is answered by the hint', () => {
  const coach = coached()
  coach.next()
  expect(coach.allows({ take: 2, from: 'right' })).toBe(false)
  expect(coach.sentence).toBe('first.hint')
})

test('help is offered after two other moves, or after a while, until it is taken', () => {
  const coach = coached()
  coach.next()
  coach.allows({ take: 1, from: 'left' })
  expect(coach.isHintDue).toBe(false)
  coach.allows({ take: 1, from: 'left' })
  expect(coach.isHintDue).toBe(true)
  coach.hint()
  expect([coach.sentence, coach.isHintDue]).toEqual(['first.hint', false])
  const slow = coached()
  slow.next()
  slow.timeUp()
  expect(slow.isHintDue).toBe(true)
})

test('whoever already does what comes next need not read on first', () => {
  const coach = coached()
  expect(coach.allows({ take: 2, from: 'left' })).toBe(true)
  expect(coach.step?.name).toBe('well')
})

test('whoever does something else while reading is told what comes next, and answered only then', () => {
  const coach = coached()
  expect(coach.allows({ take: 1, from: 'left' })).toBe(false)
  expect([coach.sentence, coach.isAnswering]).toEqual(['first', false])
  expect(coach.allows({ take: 1, from: 'left' })).toBe(false)
  expect(coach.sentence).toBe('first.few')
})

test('an answer is said until something else is tried', () => {
  const coach = coached()
  coach.next()
  coach.allows({ take: 1, from: 'left' })
  coach.tryAgain()
  expect([coach.sentence, coach.isAnswering]).toEqual(['first', false])
  coach.hint()
  coach.tryAgain()
  expect(coach.sentence).toBe('first.hint')
})

test('others wait until what is said is read', async () => {
  const coach = coached()
  coach.allows({ take: 2, from: 'left' })
  coach.see(2)
  const read = coach.read(2)
  expect(await isSettled(read)).toBe(false)
  coach.next()
  expect(await isSettled(read)).toBe(true)
  expect(await isSettled(coach.read(3))).toBe(true)
})

test('after a take-back the step is done again', () => {
  const coach = coached()
  coach.allows({ take: 2, from: 'left' })
  coach.see(2)
  coach.see(1)
  expect(coach.sentence).toBe('first')
})

test('it is done after the last step, when all that follows is seen', () => {
  const coach = coached()
  coach.allows({ take: 2, from: 'left' })
  coach.see(2)
  coach.next()
  coach.see(3)
  expect(coach.allows({ pass: true })).toBe(true)
  expect([coach.isDone, coach.sentence]).toEqual([true, null])
})

test('after the end nobody goes on', async () => {
  const ending = { ...LESSON, steps: [...LESSON.steps, { name: 'bye' }] }
  const coach = new LessonCoach(ending)
  coach.see(1)
  coach.allows({ take: 2, from: 'left' })
  coach.see(2)
  coach.next()
  coach.see(3)
  coach.allows({ pass: true })
  coach.see(5)
  const read = coach.read(5)
  coach.next()
  expect(coach.isDone).toBe(true)
  expect(await isSettled(read)).toBe(false)
})
