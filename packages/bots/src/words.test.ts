import { LANGUAGES } from '@bastide/tile-game/words'
import { expect, test } from 'vitest'
import { LOOKS } from './faces/looks.ts'
import { BOTS } from './index.ts'
import { BOT_WORDS } from './words.ts'

/** A bot that plays several games has one name. */
const IDS = [...new Set(BOTS.map(({ id }) => id))]

const repeated = (texts: readonly string[]): readonly string[] => texts.filter((text, i) => texts.indexOf(text) !== i)

test('every bot and every character has a name and a line of its own in every language', () => {
  expect(Object.keys(BOT_WORDS)).toEqual([...LANGUAGES])
  for (const language of LANGUAGES) {
    const { bots, characters } = BOT_WORDS[language]
    expect(Object.keys(bots), language).toEqual(IDS)
    expect(Object.keys(characters), language).toEqual(Object.keys(LOOKS))
    const names = [...Object.values(bots), ...Object.values(characters)].map(({ name }) => name)
    const lines = [
      ...Object.values(bots).map(({ says }) => says),
      ...Object.values(characters).map(({ motto }) => motto),
    ]
    expect([...repeated(names), ...repeated(lines)], language).toEqual([])
    for (const name of names) expect(name).toMatch(/^\p{Lu}[^.]+$/u)
    for (const line of lines) expect(line).toMatch(/^\p{Lu}.+[.?]$/u)
  }
})

test('a character’s name fits beside four others, and its line beside its face', () => {
  const words = LANGUAGES.flatMap((language) => Object.values(BOT_WORDS[language].characters))
  expect(words.filter(({ name }) => name.length > 12).map(({ name }) => name)).toEqual([])
  expect(words.filter(({ motto }) => motto.length > 48).map(({ motto }) => motto)).toEqual([])
})

test('no character has the name of a piece that some game puts on the table', () => {
  const pieces = /^(abbot|builder|count|king|robber( baron)?|farmer|knight|monk|highwayman|follower)$/i
  expect(Object.values(BOT_WORDS.en.characters).filter(({ name }) => pieces.test(name))).toEqual([])
})

test('no two languages say the same', () => {
  const saidBy = new Map<string, string>()
  const shared = LANGUAGES.flatMap((language) => {
    const { bots, characters } = BOT_WORDS[language]
    const lines = [
      ...Object.values(bots).flatMap(({ name, says }) => [name, says]),
      ...Object.values(characters).map(({ motto }) => motto),
    ]
    return lines.flatMap((text) => {
      const other = saidBy.get(text)
      saidBy.set(text, language)
      return other === undefined ? [] : [`${language}: "${text}" is what ${other} says`]
    })
  })
  expect(shared).toEqual([])
})
