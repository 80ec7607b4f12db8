/** French has narrow spaces before high punctuation and inside its quotes. To the eye they look like any other. */
import { expect, it } from 'vitest'

const FILES = {
  ...import.meta.glob('../../../../packages/*/src/**/text/fr.ts', { eager: true }),
  ...import.meta.glob('../../../cli/src/text/fr.ts', { eager: true }),
  ...import.meta.glob('./fr/*.json', { eager: true }),
}

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A sign without its narrow space, or a straight apostrophe. */
const isWrong = (text: string): boolean => /(?<!\u202f)[;:!?%»]|«(?!\u202f)|'/u.test(text)

it('French has narrow spaces and round apostrophes throughout', () => {
  const texts = Object.values(FILES).flatMap(textsIn)
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(isWrong)).toEqual([])
})

it('an ordinary space, or none, is found', () => {
  expect(['Placer ?', 'Placer?', '« Jouer »', '«\u202fJouer »', "L'abbé"].filter((text) => !isWrong(text))).toEqual([])
  expect(['Placer\u202f?', '«\u202fJouer\u202f»', 'L’abbé'].filter(isWrong)).toEqual([])
})
