import { expect, it } from 'vitest'
import { endingOf } from './request-ending.ts'

const back = { what: 'take-back', by: 0, to: 3, until: 100, waitingFor: [1] } as const
const pause = { what: 'pause', by: 0, ms: 60_000, until: 100, waitingFor: [1, 2] } as const
const seen = (changed: object) => ({ moves: 5, paused: null, finished: null, ...changed }) as never

it('whoever alone had not answered has declined; of several nobody knows who', () => {
  expect(endingOf(back, seen({}), 50)).toEqual({ is: 'declined', by: 1 })
  expect(endingOf(pause, seen({}), 50)).toEqual({ is: 'declined', by: null })
})

it('nobody has declined who did not answer in time', () => {
  expect(endingOf(back, seen({}), 100)).toEqual({ is: 'lapsed' })
})

it('what was agreed to is settled, and everything when the game is over', () => {
  expect(endingOf(back, seen({ moves: 3 }), 50)).toEqual({ is: 'settled' })
  expect(endingOf(pause, seen({ paused: { by: 0, until: 200 } }), 50)).toEqual({ is: 'settled' })
  expect(endingOf(back, seen({ finished: {} }), 50)).toEqual({ is: 'settled' })
})
