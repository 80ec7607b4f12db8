import { describe, expect, test } from 'vitest'
import { stonesRules } from '../example/stones.ts'
import { stonesSpeech } from '../example/stones-speech.ts'
import type { Game, SetupField } from './contract.ts'
import { accept } from './result.ts'
import { fieldsInPlay, storedSetup } from './stored-setup.ts'

const field = (key: string, module: string, usual: string | number, more: Partial<SetupField> = {}): SetupField => ({
  key,
  module,
  clause: 'X-1',
  choices: ['few', 'many'],
  defaults: { old: usual, new: usual },
  ...more,
})

const game: Game = {
  id: 'sea',
  form: {
    editions: ['old', 'new'],
    modules: ['sea', 'hill', 'lake'],
    seats: [2, 2],
    fields: [
      field('figures', 'base', 7),
      field('water', 'sea', 'few'),
      field('trees', 'hill', 'few'),
      field('water', 'lake', 'many'),
      field('mills', 'lake', 'few', { needs: ['hill'] }),
    ],
  },
  storedDefaults: {
    1: { figures: { old: 5, new: 6 }, water: 'none', trees: 'none', mills: 'none' },
    2: { mills: 'none' },
  },
  speech: stonesSpeech,
  compose: () => accept(stonesRules()),
}
const keysWith = (...modules: readonly string[]): readonly string[] =>
  fieldsInPlay(game.form, modules).map(({ key }) => key)
const read = (version: number, setup: unknown) => storedSetup(game, version, setup)

describe('the options in play', () => {
  test('are those of what is played, and of two modules together only where both are', () => {
    expect(keysWith()).toEqual(['figures'])
    expect(keysWith('hill')).toEqual(['figures', 'trees'])
    expect(keysWith('lake')).toEqual(['figures', 'water'])
    expect(keysWith('lake', 'hill')).toEqual(['figures', 'trees', 'water', 'mills'])
  })

  test('have each key once: the last module that is played says what is usual', () => {
    const usual = (...modules: readonly string[]) =>
      fieldsInPlay(game.form, modules).find(({ key }) => key === 'water')?.defaults.old
    expect([usual('sea'), usual('lake'), usual('sea', 'lake'), usual('hill')]).toEqual([
      'few',
      'many',
      'many',
      undefined,
    ])
  })
})

describe('a stored setup', () => {
  test('A7 of version 1 is made whole with the values of version 1, by edition where they differ', () => {
    expect(read(1, { edition: 'old' })).toEqual(accept({ edition: 'old', options: { figures: 5 } }))
    expect(read(1, { edition: 'new', modules: ['sea', 'hill'], options: { trees: 'many' } })).toEqual(
      accept({ edition: 'new', modules: ['sea', 'hill'], options: { trees: 'many', figures: 6, water: 'none' } }),
    )
  })

  test('A7 of version 2 names all its options, but for those that are younger', () => {
    const whole = { edition: 'old', modules: ['lake', 'hill'], options: { figures: 7, water: 'few', trees: 'few' } }
    expect(read(2, whole)).toEqual(accept({ ...whole, options: { ...whole.options, mills: 'none' } }))
    expect(read(2, { ...whole, modules: [], options: {} })).toMatchObject({
      code: 'missing-option',
      reason: 'the option "figures" is missing (few, many)',
      where: 'setup.options',
    })
    expect(read(2, { ...whole, options: { figures: 7 } })).toMatchObject({
      code: 'missing-option',
      reason: expect.stringMatching(/^the option "\w+" is missing \(.+\); also missing: \w+$/),
    })
    expect(read(2, { edition: 'old' })).toMatchObject({ code: 'missing-option' })
  })

  test('A7 that has them all stays as it is', () => {
    const whole = { edition: 'old', options: { figures: 7 }, pile: { x: 1 } }
    for (const version of [1, 2]) expect(read(version, whole)).toEqual(accept(whole))
  })

  test('A7 of a game without options stays as it is, whether it names none or says nothing of them', () => {
    const plain: Game = { ...game, form: { ...game.form, fields: [] } }
    for (const version of [1, 2])
      for (const setup of [{ edition: 'old' }, { edition: 'old', options: {} }, {}])
        expect(storedSetup(plain, version, setup)).toEqual(accept(setup))
  })

  test('A7 an option without a value is one that is missing', () => {
    expect(read(1, { edition: 'old', options: { figures: undefined } })).toMatchObject({
      value: { options: { figures: 5 } },
    })
  })

  test('A7 that is wrong in another way is left to the game, which refuses it', () => {
    const wrong = [null, 7, 'old', [], {}, { edition: 'no' }, { edition: '__proto__' }]
    const wrongInside = [{ modules: 'sea' }, { modules: {} }, { options: [] }, { options: null }, { options: 'few' }]
    for (const setup of [...wrong, ...wrongInside.map((one) => ({ edition: 'old', ...one }))])
      for (const version of [1, 2]) expect(read(version, setup)).toEqual(accept(setup))
  })

  test('A7 no name that every object has stands for a value', () => {
    const strange: Game = { ...game, form: { ...game.form, fields: [field('toString', 'base', 1)] } }
    expect(storedSetup(strange, 1, { edition: 'old' })).toMatchObject({ code: 'missing-option' })
    const bare: Game = { id: 'bare', form: game.form, speech: game.speech, compose: game.compose }
    expect(storedSetup(bare, 1, { edition: 'old' })).toMatchObject({ code: 'missing-option' })
  })
})
