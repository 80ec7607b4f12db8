import { describe, expect, test } from 'vitest'
import { scenario } from '../scenarios/scenario.ts'
import { dieText, layoutTexts, placeText, TEXTS } from './index.ts'

const LANGUAGES = ['en', 'nl', 'da'] as const

describe('the layout in words', () => {
  const { view } = scenario({}, 'N-S:2,NE:2,knight:5 N-S@0,0/0 N-S@0,-1/0 NE@1,0/0')

  test('tells the dice, the cities, the complete first, and where each die lies', () => {
    expect(layoutTexts(TEXTS.en, view)).toEqual([
      '3 dice built.',
      'A complete city of 2 dice: 0 points.',
      'An open city of 1 die, with 1 open side.',
      'An open city of 1 die, with 1 open side.',
      'An open city of 1 die, with 2 open sides.',
      '1 north of the first die: two caps across, city to the north and south.',
      'The first die: two caps across, city to the north and south.',
      '1 east of the first die: a city corner, city to the north and east.',
    ])
    expect(layoutTexts(TEXTS.nl, view)).toEqual([
      '3 dobbelstenen gebouwd.',
      'Een voltooide stad van 2 dobbelstenen: 0 punten.',
      'Een open stad van 1 dobbelsteen, met 1 open kant.',
      'Een open stad van 1 dobbelsteen, met 1 open kant.',
      'Een open stad van 1 dobbelsteen, met 2 open kanten.',
      '1 ten noorden van de eerste steen: twee stukjes stad tegenover elkaar, stad in het noorden en zuiden.',
      'De eerste steen: twee stukjes stad tegenover elkaar, stad in het noorden en zuiden.',
      '1 ten oosten van de eerste steen: een stadshoek, stad in het noorden en oosten.',
    ])
    expect(layoutTexts(TEXTS.da, view)[4]).toBe('En åben by på 1 terning med 2 åbne sider.')
  })

  test('says so where nothing is built', () => {
    expect(LANGUAGES.map((language) => layoutTexts(TEXTS[language], { built: [], cities: [] }))).toEqual([
      ['Nothing is built yet.'],
      ['Er is nog niets gebouwd.'],
      ['Der er ikke bygget noget endnu.'],
    ])
  })

  test('names cells, and dice as they lie', () => {
    expect(LANGUAGES.map((language) => placeText(TEXTS[language], [2, -1]))).toEqual([
      '2 east and 1 north of the first die',
      '2 ten oosten en 1 ten noorden van de eerste steen',
      '2 øst og 1 nord for den første terning',
    ])
    expect(placeText(TEXTS.en, [0, 0])).toBe('the place of the first die')
    expect(dieText(TEXTS.en, { die: 'NE', turn: 2 })).toBe('a city corner, city to the south and west')
    // A face that a setup defined.
    expect(dieText(TEXTS.en, { die: 'NE S', turn: 1 })).toBe('ES W, city to the east, south and west')
  })
})
