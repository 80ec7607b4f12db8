import { describe, expect, test } from 'vitest'
import { EVOLVED } from '../../packages/bots/src/tile/evolved.ts'
import { KNOBS, stored, turned } from './knobs.ts'

const none = KNOBS.map(() => 0)

describe('knobs', () => {
  test('that are not turned change nothing, and what is stored is stored as it is', () => {
    expect(turned(EVOLVED, none)).toEqual(EVOLVED)
    expect(stored(EVOLVED)).toEqual(EVOLVED)
  })

  test.each(KNOBS.map(({ name }, knob) => [name, knob]))(
    '%s changes something, and is undone by turning back',
    (_, knob) => {
      const once = turned(
        EVOLVED,
        none.map((turn, other) => (other === knob ? 2 : turn)),
      )
      expect(once).not.toEqual(EVOLVED)
      expect(
        stored(
          turned(
            once,
            none.map((turn, other) => (other === knob ? -2 : turn)),
          ),
        ),
      ).toEqual(EVOLVED)
    },
  )
})
