import { fieldsInPlay, type Json, type Refusal, type SetupField } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { PAIRS } from './expansions/order.ts'
import { EDITIONS, MODULES, NAMED_SETUPS, tileGame } from './index.ts'
import type { Module, Pair } from './module.ts'
import { formOf, readSetup, type Setup } from './setup.ts'

const base = MODULES[0] as Module
const extra = (more: Partial<Module>): Module => ({
  id: 'extra',
  tiles: [],
  copies: () => ({}),
  fields: [],
  ...more,
})
const field = (more: Partial<SetupField>): SetupField => ({
  key: 'how',
  module: 'extra',
  clause: 'EXTRA-1',
  defaults: { '2000': 1, '2016': 2 },
  ...more,
})

function read(setup: unknown, seats = 2, known: readonly Module[] = MODULES): Setup {
  const result = readSetup(known, PAIRS, setup, seats)
  if (!result.ok) throw new Error(`${result.where}: ${result.reason}`)
  return result.value
}

function refused(setup: unknown, seats = 2, known: readonly Module[] = MODULES): Refusal {
  const result = readSetup(known, PAIRS, setup, seats)
  if (result.ok) throw new Error(`${JSON.stringify(setup)} was not refused`)
  return result
}

/** Some refusals come not from reading a setup but from composing its rules. */
function composeRefused(setup: unknown, seats = 2): Refusal {
  const result = tileGame.compose(setup, seats)
  if (result.ok) throw new Error(`${JSON.stringify(setup)} was not refused`)
  return result
}

describe('a setup', () => {
  test('needs nothing but its edition', () => {
    expect(read({ edition: '2000' })).toEqual({
      edition: '2000',
      modules: ['base'],
      options: { farmers: 'city-4', 'small-city': 2, followers: 7, starts: 0 },
    })
    expect(read({ edition: '2016' }).options).toEqual({ farmers: 'field-3', 'small-city': 4, followers: 7, starts: 0 })
  })

  test('has an edition that there is', () => {
    expect(refused({})).toMatchObject({ code: 'missing-field', where: 'setup' })
    for (const edition of ['2001', '', 2016, null, ['2016'], 'toString', '__proto__'])
      expect(refused({ edition })).toMatchObject({ code: 'not-allowed', where: 'setup.edition' })
  })

  test('is an object without unknown fields', () => {
    for (const value of [null, undefined, 7, 'base', [], [{ edition: '2016' }]])
      expect(refused(value)).toMatchObject({ code: 'not-an-object', where: 'setup' })
    expect(refused({ edition: '2016', seats: 2 })).toMatchObject({ code: 'unknown-field', where: 'setup' })
    expect(refused(JSON.parse('{"edition":"2016","__proto__":{"pile":{}}}'))).toMatchObject({
      code: 'unknown-field',
      where: 'setup',
    })
  })

  test('is for one to five seats', () => {
    for (const seats of [1, 2, 3, 4, 5])
      expect(tileGame.compose({ edition: '2016' }, seats)).toMatchObject({ ok: true, value: { seats } })
    for (const seats of [0, 6, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(composeRefused({ edition: '2016' }, seats)).toMatchObject({ where: 'seats' })
  })

  test('that has a name is accepted', () => {
    for (const { name, setup } of NAMED_SETUPS) expect(tileGame.compose(setup, 2).ok, name).toBe(true)
  })
})

describe('modules', () => {
  test('are put in order of resolution, the base game first, whether it is named or not', () => {
    const two = [base, extra({ id: 'first' }), extra({ id: 'second' })]
    for (const modules of [
      ['second', 'first'],
      ['second', 'base', 'first'],
    ])
      expect(read({ edition: '2016', modules }, 2, two).modules).toEqual(['base', 'first', 'second'])
    expect(read({ edition: '2016', modules: ['second'] }, 2, two).modules).toEqual(['base', 'second'])
    expect(read({ edition: '2016', modules: [] }, 2, two).modules).toEqual(['base'])
  })

  test('are known, and named once', () => {
    const [id = 'base'] = tileGame.form.modules
    expect(refused({ edition: '2016', modules: [id, id] })).toMatchObject({ code: 'twice', where: 'setup.modules[1]' })
    for (const unknown of ['no-such', '', 'toString', '__proto__'])
      expect(refused({ edition: '2016', modules: ['base', unknown] })).toMatchObject({
        code: 'unknown-module',
        where: 'setup.modules[1]',
      })
    expect(refused({ edition: '2016', modules: ['x'.repeat(61)] })).toMatchObject({
      code: 'too-long',
      where: 'setup.modules[0]',
    })
  })

  test('are a list of texts', () => {
    for (const modules of [null, {}, 'base', 0])
      expect(refused({ edition: '2016', modules })).toMatchObject({ code: 'not-a-list', where: 'setup.modules' })
    expect(refused({ edition: '2016', modules: [null] })).toMatchObject({
      code: 'not-a-text',
      where: 'setup.modules[0]',
    })
    expect(refused({ edition: '2016', modules: new Array(1_000_000).fill('base') })).toMatchObject({
      code: 'too-long',
      where: 'setup.modules',
    })
  })
})

describe('options', () => {
  const withOption = (key: string, value: unknown, edition = '2016') => ({ edition, options: { [key]: value } })

  test('may be any value of their form, in each edition, and are their default where nothing is said', () => {
    for (const edition of EDITIONS) {
      for (const { key, choices = [], range, defaults } of base.fields) {
        const values = [...choices, ...(range === 'seats' ? [0, 2] : (range ?? []))]
        expect(values.length).toBeGreaterThan(1)
        for (const value of values) expect(read(withOption(key, value, edition), 3).options[key]).toBe(value)
        expect(read({ edition }).options[key]).toBe(defaults[edition])
      }
    }
  })

  test('are refused outside of it', () => {
    const wrong: readonly (readonly [string, unknown, string])[] = [
      ['farmers', 'city-5', 'not-allowed'],
      ['farmers', null, 'not-allowed'],
      ['farmers', ['city-4'], 'not-allowed'],
      ['small-city', 3, 'not-allowed'],
      ['small-city', '2', 'not-allowed'],
      ['followers', 0, 'out-of-range'],
      ['followers', 13, 'out-of-range'],
      ['followers', -7, 'out-of-range'],
      ['followers', 1e9, 'out-of-range'],
      ['followers', 6.5, 'not-an-integer'],
      ['followers', '7', 'not-an-integer'],
      ['starts', 2, 'out-of-range'],
      ['starts', -1, 'out-of-range'],
      ['starts', 'gold', 'not-allowed'],
    ]
    for (const [key, value, code] of wrong)
      expect(refused(withOption(key, value)), `${key} ${value}`).toMatchObject({ code, where: `setup.options.${key}` })
  })

  test('that nobody declares are refused', () => {
    for (const key of ['', 'farmer', 'toString', 'constructor'])
      expect(refused(withOption(key, 1))).toMatchObject({ code: 'unknown-field', where: 'setup.options' })
    expect(refused(JSON.parse('{"edition":"2016","options":{"__proto__":{"farmers":"none"}}}'))).toMatchObject({
      code: 'unknown-field',
    })
    for (const options of [null, [], 'none', 3])
      expect(refused({ edition: '2016', options })).toMatchObject({ code: 'not-an-object', where: 'setup.options' })
  })

  test('of a module belong to it: they are refused without it, and have no value then', () => {
    const known = [base, extra({ fields: [field({ range: [1, 3] })] })]
    expect(refused(withOption('how', 3), 2, known)).toMatchObject({
      code: 'module-not-played',
      where: 'setup.options.how',
    })
    expect(read({ edition: '2016' }, 2, known).options).not.toHaveProperty('how')
    expect(read({ edition: '2016', modules: ['extra'] }, 2, known).options.how).toBe(2)
    expect(read({ edition: '2000', modules: ['extra'] }, 2, known).options.how).toBe(1)
    expect(read({ ...withOption('how', 3), modules: ['extra'] }, 2, known).options.how).toBe(3)
  })
})

describe('an option that several modules bring', () => {
  const known = [
    base,
    extra({ id: 'first', fields: [field({ module: 'first', range: [1, 9], defaults: { '2000': 1, '2016': 1 } })] }),
    extra({ id: 'second', fields: [field({ module: 'second', range: [1, 9], defaults: { '2000': 2, '2016': 2 } })] }),
  ]
  const usual = (modules: readonly string[]) => read({ edition: '2016', modules }, 2, known).options.how

  test('is there with any of them, and the last in order says what is usual', () => {
    expect([usual(['first']), usual(['second']), usual(['second', 'first'])]).toEqual([1, 2, 2])
    expect(refused({ edition: '2016', options: { how: 3 } }, 2, known)).toMatchObject({
      code: 'module-not-played',
      reason: 'this option belongs to first or second, which is not played',
    })
  })

  test('or that two bring together is there with both', () => {
    const together: Pair = {
      of: ['first', 'second'],
      fields: [field({ key: 'both', module: 'first', needs: ['second'] })],
    }
    const options = (modules: readonly string[]) => readSetup(known, [together], { edition: '2016', modules }, 2)
    expect(options(['first', 'second'])).toMatchObject({ value: { options: { both: 2 } } })
    for (const modules of [['first'], ['second'], []])
      expect(options(modules)).not.toHaveProperty(['value', 'options', 'both'])
    const alone = { edition: '2016', modules: ['first'], options: { both: 1 } }
    expect(readSetup(known, [together], alone, 2)).toMatchObject({
      code: 'module-not-played',
      reason: 'this option belongs to first with second, which is not played',
    })
  })
})

describe('the whole setup', () => {
  const wholeOf = (setup: unknown, seats = 2): Json => {
    const composed = tileGame.compose(setup, seats)
    if (!composed.ok) throw new Error(composed.reason)
    return composed.value.setup
  }

  test('names every option of what is played, and is the whole setup of itself', () => {
    const everything = { edition: '2000', modules: tileGame.form.modules }
    for (const setup of [{ edition: '2016' }, everything, ...NAMED_SETUPS.map((one) => one.setup)]) {
      const whole = wholeOf(setup) as unknown as Setup
      const keys = fieldsInPlay(tileGame.form, whole.modules).map(({ key }) => key)
      expect(Object.keys(whole.options).sort()).toEqual(keys.sort())
      expect(wholeOf(whole)).toEqual(whole)
    }
  })

  test('keeps what was chosen, and the order of modules; a pile or a start only where there is one', () => {
    const [first = '', second = ''] = tileGame.form.modules
    expect(wholeOf({ edition: '2016', modules: [second, first], options: { followers: 5 } })).toMatchObject({
      modules: [first, second],
      options: { followers: 5, starts: 0 },
    })
    expect(Object.keys(wholeOf({ edition: '2016' }) as object)).toEqual(['edition', 'modules', 'options'])
    const own = { pile: { 'base/U': 3 }, start: [{ tile: 'base/D', at: [0, 0], turn: 0 }] }
    expect(wholeOf({ edition: '2016', ...own })).toMatchObject(own)
  })
})

describe('the form', () => {
  test('says what a setup may be', () => {
    expect(tileGame.form).toMatchObject({
      editions: ['2000', '2016'],
      modules: MODULES.slice(1).map(({ id }) => id),
      seats: [1, 5],
    })
    expect(tileGame.form.fields).toEqual([...MODULES, ...PAIRS].flatMap(({ fields = [] }) => fields))
    expect(formOf([base, extra({ fields: [field({})] })], [])).toMatchObject({
      modules: ['extra'],
      fields: [...base.fields, field({})],
    })
  })

  test('has fields that offer the same wherever they have the same key', () => {
    const offers = tileGame.form.fields.map(({ key, choices, range }) => JSON.stringify([key, choices, range]))
    const keys = new Set(tileGame.form.fields.map(({ key }) => key))
    expect(new Set(offers).size).toBe(keys.size)
  })

  test('has fields with a module, a clause, values, and a default among them for each edition', () => {
    for (const { key, module, clause, choices, range, defaults } of tileGame.form.fields) {
      expect(
        MODULES.map(({ id }) => id),
        key,
      ).toContain(module)
      expect(clause, key).toMatch(/^[A-Z]+\d?-\d+$/)
      expect(choices ?? range, key).toBeDefined()
      for (const edition of EDITIONS) {
        const value = defaults[edition] as string | number
        const inRange =
          range === 'seats'
            ? value === 0
            : range !== undefined && Number(value) >= range[0] && Number(value) <= range[1]
        expect(choices?.includes(value) || inRange, `${key} in ${edition}`).toBe(true)
      }
    }
  })

  test('is JSON', () => {
    expect(JSON.parse(JSON.stringify(tileGame.form))).toEqual(tileGame.form)
  })
})

describe('a pile', () => {
  const withPile = (pile: unknown, more: object = {}) => ({ edition: '2016', pile, ...more })

  test('is what is drawn, besides the start tile', () => {
    const composed = tileGame.compose(withPile({ 'base/D': 4, 'base/U-garden': 3, 'base/C': 0 }), 2)
    if (!composed.ok) throw new Error(composed.reason)
    const { pile, tiles } = composed.value.view(composed.value.start(), 0)
    expect(pile).toEqual({ left: 7, toCome: 7, tiles: { 'base/D': 4, 'base/U-garden': 3 }, later: {} })
    expect(tiles).toEqual([{ tile: 'base/D', at: [0, 0], turn: 0 }])
  })

  test('that is empty is a game that is over, whoever would have started', () => {
    for (const pile of [{}, { 'base/D': 0, 'base/U': 0 }]) {
      for (const starts of [1, 'random']) {
        const composed = tileGame.compose(withPile(pile, { options: { starts } }), 3)
        if (!composed.ok) throw new Error(composed.reason)
        const { over, awaited, choices, seats } = composed.value.view(composed.value.start(), 0)
        expect({ over, awaited, choices, scores: seats.map(({ score }) => score) }).toEqual({
          over: true,
          awaited: null,
          choices: [],
          scores: [0, 0, 0],
        })
      }
    }
  })

  test('holds only tiles of the edition and the modules in play', () => {
    for (const id of ['base/Z', 'D', '', 'base/', 'toString', 'no-such/D', 'x'.repeat(100_000)])
      expect(refused(withPile({ [id]: 1 })), id.slice(0, 20)).toMatchObject({
        code: 'unknown-tile',
        where: 'setup.pile',
      })
    expect(refused({ edition: '2000', pile: { 'base/U-garden': 1 } })).toMatchObject({
      code: 'unknown-tile',
      where: 'setup.pile',
    })
    for (const { id, copies } of MODULES.slice(1)) {
      const [theirs] = Object.keys(copies('2016'))
      if (theirs === undefined) continue
      expect(refused(withPile({ [theirs]: 1 }))).toMatchObject({ code: 'unknown-tile' })
      expect(read(withPile({ [theirs]: 1 }, { modules: [id] })).pile).toEqual({ [theirs]: 1 })
    }
    expect(refused(JSON.parse('{"edition":"2016","pile":{"__proto__":3}}'))).toMatchObject({
      code: 'unknown-tile',
      where: 'setup.pile',
    })
  })

  test('holds whole numbers of them', () => {
    for (const count of [-1, 0.5, '1', null, [1], {}, true, 1e9, 127])
      expect(refused(withPile({ 'base/D': count }))).toMatchObject({ where: 'setup.pile["base/D"]' })
    for (const pile of [null, [], ['base/D'], 'base/D', 7])
      expect(refused(withPile(pile))).toMatchObject({ code: 'not-an-object', where: 'setup.pile' })
  })

  test('and what lies at the start are at most 126 tiles together', () => {
    expect(tileGame.compose(withPile({ 'base/U': 125 }), 2).ok).toBe(true)
    expect(composeRefused(withPile({ 'base/U': 126 }))).toMatchObject({
      code: 'too-many-tiles',
      reason: expect.stringContaining('127 tiles'),
      where: 'setup',
    })
    expect(composeRefused(withPile({ 'base/U': 60, 'base/V': 66 }))).toMatchObject({ code: 'too-many-tiles' })
    const start = [0, 1].map((x) => ({ tile: 'base/U', at: [x, 0], turn: 0 }))
    expect(tileGame.compose(withPile({ 'base/U': 124 }, { start }), 2).ok).toBe(true)
    expect(composeRefused(withPile({ 'base/U': 125 }, { start }))).toMatchObject({ code: 'too-many-tiles' })
  })

  test('with a hundred thousand entries is refused without a long look', { timeout: 20_000 }, () => {
    const pile = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`tile ${i}`, 1]))
    expect(refused(withPile(pile))).toMatchObject({ code: 'too-many-tiles', where: 'setup.pile' })
  })
})
