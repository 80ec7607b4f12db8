import { beforeAll, describe, expect, it, vi } from 'vitest'

const GAME = 'H4sIAAAAAAAA-_w'.repeat(12)
const LINK = `https://play.example/bastide/#/replay/g/${GAME}/12`

describe('a link to a game', () => {
  let placeInLink: typeof import('./pasted-link.ts').placeInLink
  beforeAll(async () => {
    vi.stubGlobal('location', { hash: '' })
    vi.stubGlobal('addEventListener', () => {})
    ;({ placeInLink } = await import('./pasted-link.ts'))
  })

  it.each([
    ['alone', LINK],
    ['in a sentence', `See: ${LINK} and tell me`],
    ['without its beginning', LINK.slice('https://'.length)],
    ['in brackets', `<${LINK}>`],
    ['broken in two', `${LINK.slice(0, 76)}\n${LINK.slice(76)}`],
    ['broken in three, and quoted', `> ${LINK.slice(0, 76)}\n> ${LINK.slice(76, 140)}\n> ${LINK.slice(140)}\n`],
    ['after another link', `https://play.example/#/rules\n\n${LINK}`],
  ])('is found: %s', (_, text) => {
    expect(placeInLink(text)).toEqual({ page: 'replay', rest: ['g', GAME, '12'] })
  })

  it.each([
    ['another page', 'https://play.example/#/rules'],
    ['a replay of nothing', 'https://play.example/#/replay/g/'],
    ['no page', 'https://play.example/'],
    ['a game as text', '[game "tile"]\n1. E 0,-1/2'],
    ['a game whose player is called like one', `{"seats":[{"name":"${LINK}"}]}`],
    ['nothing', ''],
  ])('is not found: %s', (_, text) => {
    expect(placeInLink(text)).toBeNull()
  })

  it.each([
    ['letters', 'x'],
    ['lines', 'x\n'],
    ['quotes', '>'],
    ['links to nothing', '#/replay/ '],
    ['spaces', ' '],
  ])('is sought in no more time than the text is long: %s', (_, part) => {
    expect(placeInLink(part.repeat(1_000_000))).toBeNull()
  })
})
