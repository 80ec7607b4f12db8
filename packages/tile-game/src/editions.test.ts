import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { NAMED_SETUPS } from './editions.ts'
import { LANGUAGES } from './text.ts'

it('every named setup has a line on what it is like, in every language', () => {
  for (const { name, says } of NAMED_SETUPS) {
    expect(Object.keys(says).sort(), name).toEqual([...LANGUAGES].sort())
    for (const language of LANGUAGES) expect(says[language], `${name} ${language}`).toMatch(/^[A-Z][^{}\n]*\S\.$/)
    expect(new Set(Object.values(says)).size, name).toBe(LANGUAGES.length)
  }
})

it('every named setup has a title in every language; the English one is its name', () => {
  for (const { name, titles } of NAMED_SETUPS) {
    expect(Object.keys(titles).sort(), name).toEqual([...LANGUAGES].sort())
    for (const language of LANGUAGES)
      expect(titles[language], `${name} ${language}`).toMatch(/^[A-Z0-9][^{}\n]*[^\s.]$/)
    // The year alone would not tell anyone which game it is.
    expect(titles.en, name).toBe(/^\d+$/.test(name) ? `Base game, ${name}` : name)
    expect(new Set(Object.values(titles)).size, name).toBe(LANGUAGES.length)
  }
})

it('no two named setups have one name, one line or one game', () => {
  const each = <T>(of: (one: (typeof NAMED_SETUPS)[number]) => T): number => new Set(NAMED_SETUPS.map(of)).size
  expect(each(({ name }) => name)).toBe(NAMED_SETUPS.length)
  expect(each(({ setup }) => JSON.stringify(setup))).toBe(NAMED_SETUPS.length)
  for (const language of LANGUAGES) {
    expect(
      each(({ says }) => says[language]),
      language,
    ).toBe(NAMED_SETUPS.length)
    expect(
      each(({ titles }) => titles[language]),
      language,
    ).toBe(NAMED_SETUPS.length)
  }
})

it('a named setup is one entry of the source, so that it goes as a whole with a module of its own', () => {
  const source = readFileSync(new URL('./editions.ts', import.meta.url), 'utf8')
  const entries = source.match(/^ {2}\{\n[\s\S]*?^ {2}\},$/gm) ?? []
  for (const { name, setup, says, titles } of NAMED_SETUPS) {
    const own = entries.filter((entry) => entry.includes(`name: '${name}'`))
    expect(own, name).toHaveLength(1)
    for (const part of [
      ...(setup.modules ?? []).map((id) => `'${id}'`),
      ...Object.values(titles),
      ...Object.values(says),
    ])
      expect(own[0], name).toContain(part)
  }
})
