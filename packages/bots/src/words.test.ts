import { LANGUAGES } from '@bastide/tile-game/words'
import { expect, test } from 'vitest'
import { BOTS } from './index.ts'
import { BOT_WORDS } from './words.ts'

/** A bot that plays several games has one name. */
const IDS = [...new Set(BOTS.map(({ id }) => id))]

test('every bot has a name and a line of its own in every language', () => {
  expect(Object.keys(BOT_WORDS)).toEqual([...LANGUAGES])
  for (const language of LANGUAGES) {
    const words = BOT_WORDS[language] ?? {}
    expect(Object.keys(words), language).toEqual(IDS)
    for (const part of ['name', 'says'] as const) {
      const texts = Object.values(words).map((one) => one[part])
      expect(
        texts.filter((text, i) => texts.indexOf(text) !== i),
        `${language} ${part}`,
      ).toEqual([])
      for (const text of texts) expect(text).toMatch(part === 'says' ? /^\p{Lu}.+\.$/u : /^\p{Lu}[^.]+$/u)
    }
  }
})

test('no two languages say the same', () => {
  const saidBy = new Map<string, string>()
  const repeated = LANGUAGES.flatMap((language) =>
    Object.entries(BOT_WORDS[language]).flatMap(([id, { name, says }]) =>
      [name, says].flatMap((text) => {
        const other = saidBy.get(text)
        saidBy.set(text, language)
        return other === undefined ? [] : [`${language} ${id}: "${text}" is what ${other} says`]
      }),
    ),
  )
  expect(repeated).toEqual([])
})
