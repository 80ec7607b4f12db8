import { digest, fieldsInPlay, storedSetup } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { GAMES } from './index.ts'

describe.each(GAMES.map((game) => [game.id, game] as const))('what is stored of the setups of %s', (_, game) => {
  const { form, speech, storedDefaults } = game
  const editions = form.editions.length === 0 ? [''] : form.editions

  test('every option has a value for version 1, one that it may have', () => {
    for (const { key, choices = [], range } of form.fields) {
      for (const edition of editions) {
        const value = storedDefaults?.[1]?.[key]
        const ofEdition = typeof value === 'object' ? value[edition] : value
        const isInRange = Array.isArray(range) && range[0] <= Number(ofEdition) && Number(ofEdition) <= range[1]
        const isSeat = range === 'seats' && ofEdition === 0
        expect(choices.includes(ofEdition as string) || isInRange || isSeat, `${key} ${edition}`).toBe(true)
      }
    }
  })

  test('is whole: composing it again gives it again, and the same game', () => {
    for (const { setup } of speech.namedSetups) {
      const first = game.compose(setup, 2)
      const second = first.ok ? game.compose(first.value.setup, 2) : first
      if (!first.ok || !second.ok) throw new Error(`${JSON.stringify(setup)} was refused`)
      expect(second.value.setup).toEqual(first.value.setup)
      expect(digest(second.value, second.value.start())).toBe(digest(first.value, first.value.start()))
      expect(storedSetup(game, 2, first.value.setup)).toEqual({ ok: true, value: first.value.setup })
    }
  })

  test('lacks no option in version 2', () => {
    for (const { setup } of speech.namedSetups) {
      const composed = game.compose(setup, 2)
      if (!composed.ok) throw new Error(composed.reason)
      const whole = composed.value.setup as { readonly modules?: readonly string[]; readonly options: object }
      for (const { key } of fieldsInPlay(form, whole.modules ?? [])) {
        const { [key as never]: _gone, ...options } = whole.options
        expect(storedSetup(game, 2, { ...whole, options }), key).toMatchObject({ code: 'missing-option' })
      }
    }
  })
})
