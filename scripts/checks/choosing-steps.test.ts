import { expect, test } from 'vitest'

interface Step {
  readonly name: string
  readonly waitsFor?: readonly string[]
}
interface Asked {
  readonly only?: readonly string[]
  readonly but?: readonly string[]
}
// Scripts are plain JavaScript, without types.
const { chosenSteps } = (await import('./choosing-steps.mjs' as string)) as {
  chosenSteps(steps: readonly Step[], asked: Asked): readonly Step[]
}

const STEPS = [
  { name: 'types: web' },
  { name: 'tests' },
  { name: 'A6 secrets', waitsFor: ['tests'] },
  { name: 'browser' },
  { name: 'browser, slowed 6 times' },
]
const namesOf = (asked: Asked): readonly string[] => chosenSteps(STEPS, asked).map(({ name }) => name)

test('all steps, only those that are named, or all but those', () => {
  expect(namesOf({})).toEqual(STEPS.map(({ name }) => name))
  expect(namesOf({ only: ['browser, slowed', 'types'] })).toEqual(['types: web', 'browser, slowed 6 times'])
  expect(namesOf({ but: ['browser', 'types'] })).toEqual(['tests', 'A6 secrets'])
})

test('a step never waits for one that does not run', () => {
  expect(namesOf({ but: ['tests'] })).not.toContain('A6 secrets')
  expect(namesOf({ only: ['A6', 'types'] })).toEqual(['types: web'])
})

test('a name that no step begins with leaves nothing unchecked by mistake', () => {
  expect(() => namesOf({ but: ['test:'] })).toThrow('types: web')
  expect(() => namesOf({ only: [''] })).toThrow('--only')
  expect(() => namesOf({ only: ['browser'], but: ['types'] })).toThrow('--only or --but')
})
