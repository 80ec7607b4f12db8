import { WATCHER } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'
import { SPELLED_OUT } from '../scenarios/spelled-out.ts'
import type { Tile } from './board/tile.ts'
import { describeFeature, describeTile } from './describing.ts'
import { tiles } from './expansions/base/tiles.ts'
import { MODULES } from './expansions/order.ts'
import { textsFor } from './languages.ts'
import { LANGUAGES, type Language } from './text.ts'

const base = (language: Language) => textsFor(MODULES.slice(0, 1), language)
const tileCalled = (letter: string): Tile => tiles.find(({ id }) => id === `base/${letter}`) as Tile
const described = (letter: string, rotation: number) =>
  SPELLED_OUT.map((language) => describeTile(base(language), tileCalled(letter), rotation))

describe('a tile in words', () => {
  test('names the sides of roads and cities, and counts fields', () => {
    expect(described('D', 0)).toEqual([
      'city to the north; road from east to west; 2 fields',
      'stad in het noorden; weg van oost naar west; 2 weiden',
      'by mod nord; vej fra øst til vest; 2 marker',
    ])
  })

  test('is told as it lies', () => {
    expect(described('K', 1)).toEqual([
      'city to the east; road from north to west; 2 fields',
      'stad in het oosten; weg van noord naar west; 2 weiden',
      'by mod øst; vej fra nord til vest; 2 marker',
    ])
  })

  test('lists three sides, and tells of pennants', () => {
    expect(described('S', 2)).toEqual([
      'city to the east, south and west, 1 pennant; road to the north; 2 fields',
      'stad in het oosten, zuiden en westen, 1 wapen; weg in het noorden; 2 weiden',
      'by mod øst, syd og vest, 1 våbenskjold; vej mod nord; 2 marker',
    ])
    expect(described('C', 3)[0]).toBe('city to the north, east, south and west, 1 pennant')
  })

  test('with one field says so without a number', () => {
    expect(described('A', 0)).toEqual([
      'monastery; road to the south; field',
      'klooster; weg in het zuiden; weide',
      'kloster; vej mod syd; mark',
    ])
  })

  test('leaves out what nothing is called at this table', () => {
    expect(described('E-garden', 0)[0]).toBe('city to the north; field')
    expect(
      describeTile(
        { ...base('en'), words: { ...base('en').words, 'feature.garden.name': 'garden' } },
        tileCalled('E-garden'),
        0,
      ),
    ).toBe('city to the north; garden; field')
  })

  test('is told of every tile of every module, in every language', () => {
    for (const language of LANGUAGES) {
      const texts = textsFor(MODULES, language)
      for (const tile of MODULES.flatMap((module) => module.tiles)) {
        for (let rotation = 0; rotation < 4; rotation++) {
          const said = describeTile(texts, tile, rotation)
          expect(said, tile.id).toMatch(/^\S.*\S$/)
          for (const symbol of tile.symbols) expect(said).toContain(texts.words[`symbol.${symbol}`])
        }
      }
    }
  })
})

describe('a feature in words', () => {
  const game = scenario({ more: ['U', 'U'] }, 'F 0,-1/1 +city:N\nB 0,1/0 +monastery\nR 0,-2/2 .\nU 1,0/0 +road:E')
  const { features } = game.rules.view(game.p, WATCHER)
  const told = (language: Language, x: number, y: number, spot: string) => {
    const feature = features.find(({ parts }) => parts.some((part) => part.join() === `${x},${y},${spot}`))
    if (feature === undefined) throw new Error(`there is no ${spot}`)
    return describeFeature(base(language), feature, ['red', 'blue'])
  }

  test('tells how large it is, what it lacks, whose it is and what it gives', () => {
    expect(SPELLED_OUT.map((language) => told(language, 0, 0, 'city:N'))).toEqual([
      'city of 3 tiles, 1 pennant, 2 open ends, held by red, 4 now, at least 12 if completed',
      'stad van 3 tegels, 1 wapen, 2 open uiteinden, van red, 4 nu, minstens 12 bij voltooiing',
      'by på 3 brikker, 1 våbenskjold, 2 åbne ender, ejes af red, 4 nu, mindst 12 som færdig',
    ])
  })

  test('counts the empty cells around what lies alone', () => {
    expect(SPELLED_OUT.map((language) => told(language, 0, 1, 'monastery'))).toEqual([
      'monastery, 6 empty squares around it, held by blue, 3 now, 9 if completed',
      'klooster, 6 lege vakken eromheen, van blue, 3 nu, 9 bij voltooiing',
      'kloster, 6 tomme felter omkring, ejes af blue, 3 nu, 9 som færdig',
    ])
  })

  test('counts the cities beside a field, and says when nobody is there', () => {
    expect(told('en', 0, 0, 'field:ENE')).toBe('field of 2 tiles, 0 completed cities beside it, held by nobody, 0 now')
  })

  test('that is complete and scored needs no more words; one that is yet to be scored tells what it gives', () => {
    const scored = scenario({ more: ['U'] }, 'E 0,-1/2 +city:S')
    const yet = scenario({ more: ['U', 'U'] }, 'G 0,-1/1 +city:N\nU 1,0/0 .\nE 0,-2/2')
    const cityIn = ({ rules, p }: typeof yet) => rules.view(p, WATCHER).features.find(({ kind }) => kind === 'city')
    const names = ['red', 'blue']
    const said = [scored, yet].map((one) =>
      describeFeature(base('en'), cityIn(one) as (typeof features)[number], names),
    )
    expect(said).toEqual(['city of 2 tiles, complete', 'city of 3 tiles, complete, held by red, 6 now'])
  })

  test('that several hold names all of them', () => {
    const city = features.find(({ kind }) => kind === 'city')
    const owners = [0, 1, 2]
    expect(
      describeFeature(base('en'), { ...(city as (typeof features)[number]), owners }, ['red', 'blue', 'green']),
    ).toContain('held by red, blue and green')
  })
})
