import { playRandomly, Random } from '@bastide/kernel'
import { describe, expect, it } from 'vitest'
import { SPELLED_OUT } from '../scenarios/spelled-out.ts'
import { tileGame } from './compose.ts'
import { EDITIONS, NAMED_SETUPS } from './editions.ts'
import { MODULES } from './expansions/order.ts'
import type { TileHappening } from './happening.ts'
import { textsFor } from './languages.ts'
import { shownLine, storyLine, sumText } from './story.ts'
import { type GameText, LANGUAGES, type Language } from './text.ts'

/** The base game alone, in each language. */
const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsFor(MODULES.slice(0, 1), language)])) as {
  readonly [language in Language]: GameText
}
const NAMES = ['red', 'blue']

type Rest = Omit<TileHappening, 'kind' | 'seat' | 'points' | 'feature'> & Partial<TileHappening>
const happening = (kind: TileHappening['kind'], rest: Rest): TileHappening => ({
  kind,
  seat: 0,
  points: 0,
  feature: null,
  ...rest,
})
const told = (what: TileHappening): readonly string[] =>
  SPELLED_OUT.map((language) => storyLine(texts[language], NAMES, what))

const city = {
  kind: 'city',
  cells: [
    [2, -1],
    [2, 0],
    [3, 0],
  ],
} as const
const monastery = { kind: 'monastery', cells: [[-4, 7]] } as const

/** What happens only with an expansion is told in its words, and tested there. */
type OfExpansions = 'set-aside' | 'lifted' | 'abandoned' | 'again' | 'marker'

const EXPECTED: {
  readonly [kind in Exclude<TileHappening['kind'], OfExpansions>]: readonly [
    TileHappening,
    en: string,
    nl: string,
    da: string,
  ]
} = {
  starts: [happening('starts', { seat: 1, clause: 'BASE-3' }), 'blue begins.', 'blue begint.', 'blue begynder.'],
  drawn: [
    happening('drawn', { clause: 'BASE-4', tile: 'base/B' }),
    'red draws B (monastery).',
    'red trekt B (klooster).',
    'red trækker B (kloster).',
  ],
  discarded: [
    happening('discarded', { clause: 'BASE-6', tile: 'base/B' }),
    'red can’t place B (monastery) anywhere: it leaves the game. (BASE-6)',
    'red kan B (klooster) nergens leggen: de tegel gaat uit het spel. (BASE-6)',
    'red kan ikke lægge B (kloster) nogen steder: brikken går ud af spillet. (BASE-6)',
  ],
  placed: [
    happening('placed', { clause: 'BASE-5', tile: 'base/E', at: [0, -1], turn: 2 }),
    'red places E (city) at (0, -1).',
    'red legt E (stad) op (0, -1).',
    'red lægger E (by) på (0, -1).',
  ],
  deployed: [
    happening('deployed', {
      clause: 'BASE-7',
      feature: city,
      figure: 'follower',
      role: 'knight',
      spot: 'city:N',
      at: [2, 0],
    }),
    'red places a knight at (2, 0).',
    'red zet een ridder op (2, 0).',
    'red sætter en ridder på (2, 0).',
  ],
  passed: [
    happening('passed', { clause: 'BASE-7' }),
    'red places no follower.',
    'red zet geen horige neer.',
    'red sætter ingen følgesvend.',
  ],
  score: [
    happening('score', {
      points: 8,
      clause: 'BASE-13',
      feature: city,
      items: [
        { of: 'tiles', count: 3, each: 2 },
        { of: 'pennants', count: 1, each: 2 },
      ],
    }),
    'red scores 8 for a city: 3 tiles × 2 + 1 pennant × 2. (BASE-13)',
    'red scoort 8 voor een stad: 3 tegels × 2 + 1 wapen × 2. (BASE-13)',
    'red får 8 point for en by: 3 brikker × 2 + 1 våbenskjold × 2. (BASE-13)',
  ],
  unclaimed: [
    happening('unclaimed', { seat: null, clause: 'BASE-20', feature: monastery }),
    'Nobody scores for the monastery at (-4, 7), as nobody stands there. (BASE-20)',
    'Niemand scoort voor het klooster op (-4, 7), want er staat niemand. (BASE-20)',
    'Ingen får point for klosteret på (-4, 7), for der står ingen. (BASE-20)',
  ],
  returned: [
    happening('returned', { seat: 1, clause: 'BASE-17', feature: city, figures: 2 }),
    'blue takes back 2 followers from the city.',
    'blue neemt 2 horigen uit de stad terug.',
    'blue tager 2 følgesvende tilbage fra byen.',
  ],
  taken: [
    happening('taken', {
      clause: 'BASE-17',
      feature: city,
      figure: 'follower',
      role: 'farmer',
      spot: 'field:NNW',
      at: [1, 1],
    }),
    'red takes back a farmer from (1, 1).',
    'red neemt een boer van (1, 1) terug.',
    'red tager en bonde tilbage fra (1, 1).',
  ],
  chosen: [happening('chosen', { clause: 'BASE-27', choice: 'C' }), 'red chooses C.', 'red kiest C.', 'red vælger C.'],
  ending: [
    happening('ending', { seat: null, clause: 'BASE-22' }),
    'That was the last turn. Now for the final scoring.',
    'Dat was de laatste beurt. Nu volgt de eindtelling.',
    'Det var den sidste tur. Nu følger slutopgørelsen.',
  ],
  over: [
    happening('over', { seat: null, clause: 'BASE-26' }),
    'The game is over.',
    'Het spel is afgelopen.',
    'Spillet er slut.',
  ],
}

describe('a happening is told in one sentence', () => {
  it.each(Object.entries(EXPECTED))('%s', (_, [what, ...sentences]) => {
    expect(told(what)).toEqual(sentences)
  })

  it('one figure is told in the singular', () => {
    expect(told(happening('returned', { clause: 'BASE-17', feature: monastery, figures: 1 }))).toEqual([
      'red takes back 1 follower from the monastery.',
      'red neemt 1 horige uit het klooster terug.',
      'red tager 1 følgesvend tilbage fra klosteret.',
    ])
  })

  it('farmers who are paid for a city say which', () => {
    const field = { kind: 'field', cells: [[9, 9]] } as const
    const paid = happening('score', {
      points: 4,
      clause: 'BASE-24',
      feature: field,
      serves: city,
      items: [{ of: 'cities', count: 1, each: 4 }],
    })
    expect(told(paid)).toEqual([
      'red scores 4 for farmers beside the city at (2, -1): 1 city × 4. (BASE-24)',
      'red scoort 4 voor boeren bij de stad op (2, -1): 1 stad × 4. (BASE-24)',
      'red får 4 point for bønder ved byen på (2, -1): 1 by × 4. (BASE-24)',
    ])
  })

  it('a score for no feature, and one with an empty sum, are whole sentences too', () => {
    expect(
      told(happening('score', { points: 1, clause: 'BASE-23', items: [{ of: 'cities', count: 1, each: 1 }] })),
    ).toEqual([
      'red scores 1: 1 city. (BASE-23)',
      'red scoort 1: 1 stad. (BASE-23)',
      'red får 1 point: 1 by. (BASE-23)',
    ])
    expect(told(happening('score', { clause: 'BASE-23', feature: city, items: [] }))).toEqual([
      'red scores 0 for a city: nothing counts. (BASE-23)',
      'red scoort 0 voor een stad: er telt niets. (BASE-23)',
      'red får 0 point for en by: intet tæller. (BASE-23)',
    ])
  })

  it('a tile without a name is told by its id', () => {
    expect(storyLine(texts.en, NAMES, happening('drawn', { clause: 'BASE-4', tile: 'other/Z' }))).toBe(
      'red draws other/Z.',
    )
  })

  it('a sentence for the clause goes before the one for the kind', () => {
    const special = { ...texts.en, sentences: { ...texts.en.sentences, 'passed.OTHER-1': '{seat} waits.' } }
    expect(storyLine(special, NAMES, happening('passed', { clause: 'OTHER-1' }))).toBe('red waits.')
    expect(storyLine(special, NAMES, happening('passed', { clause: 'OTHER-2' }))).toBe('red places no follower.')
  })

  it('a sentence for the figure goes before the one for the kind, and after the one for the clause', () => {
    const sentences = { ...texts.en.sentences, 'taken.dragon': '{seat} tames.', 'taken.OTHER-1': '{seat} waits.' }
    const taking = (figure: string, clause: string) =>
      storyLine({ ...texts.en, sentences }, NAMES, happening('taken', { clause, figure, role: 'farmer', at: [1, 1] }))
    expect(taking('dragon', 'OTHER-2')).toBe('red tames.')
    expect(taking('dragon', 'OTHER-1')).toBe('red waits.')
    expect(taking('follower', 'OTHER-2')).toBe('red takes back a farmer from (1, 1).')
  })
})

describe('a sum', () => {
  it('counts what is worth one, and multiplies what is worth more', () => {
    const sum = [
      { of: 'tiles', count: 1, each: 1 },
      { of: 'neighbours', count: 8, each: 1 },
      { of: 'cities', count: 2, each: 3 },
    ]
    expect(sumText(texts.en, sum)).toBe('1 tile + 8 neighbours + 2 cities × 3')
    expect(sumText(texts.nl, sum)).toBe('1 tegel + 8 buurtegels + 2 steden × 3')
    expect(sumText(texts.da, sum)).toBe('1 brik + 8 nabobrikker + 2 byer × 3')
  })

  it('has a word for one and for many of each thing', () => {
    const one = ['tiles', 'pennants', 'cities', 'neighbours'].map((of) => ({ of, count: 1, each: 2 }))
    expect(sumText(texts.en, one)).toBe('1 tile × 2 + 1 pennant × 2 + 1 city × 2 + 1 neighbour × 2')
    expect(
      sumText(
        texts.en,
        one.map((item) => ({ ...item, count: 0 })),
      ),
    ).toBe('0 tiles × 2 + 0 pennants × 2 + 0 cities × 2 + 0 neighbours × 2')
  })

  it('of something that has no word is a fault', () => {
    expect(() => sumText(texts.en, [{ of: 'dragons', count: 1, each: 1 }])).toThrow('dragons')
  })
})

describe('seat names', () => {
  it.each(['{points}', '{seat}', "$& $' $1", '', '<i>red</i>', '{', '}{', 'a\u202eb'])(
    '%j comes out as it is',
    (name) => {
      const [what] = EXPECTED.score
      for (const language of LANGUAGES)
        expect(storyLine(texts[language], [name], what)).toBe(
          // A name may stand anywhere in a sentence.
          storyLine(texts[language], ['\u0001'], what).replaceAll('\u0001', () => name),
        )
    },
  )

  it('must be there', () => {
    expect(() => storyLine(texts.en, [], EXPECTED.starts[0])).toThrow('{seat}')
  })
})

/** The numbers of a square. */
const SQUARE = /\(-?\d+, /

describe('beside a board', () => {
  it('neither tile nor square is named', () => {
    const shown = (what: TileHappening) => shownLine(texts.en, NAMES, what)
    expect(shown(EXPECTED.placed[0])).toBe('red places a tile.')
    expect(shown(EXPECTED.deployed[0])).toBe('red places a knight.')
    expect(shown(EXPECTED.unclaimed[0])).toBe('Nobody scores for the monastery, as nobody stands there. (BASE-20)')
  })

  it('all else is told as it is elsewhere', () => {
    expect(shownLine(texts.en, NAMES, EXPECTED.score[0])).toBe(EXPECTED.score[1])
  })
})

const games = process.env.BASTIDE_QUICK ? 1 : 3
const ALL_TOGETHER = EDITIONS.map((edition) => ({
  name: `${edition} with everything`,
  setup: { edition, modules: MODULES.slice(1).map((one) => one.id) },
}))
const EACH_ALONE = MODULES.slice(1).map(({ id }) => ({
  name: `2016 with ${id} alone`,
  setup: { edition: '2016', modules: [id] },
}))

describe.each([...NAMED_SETUPS, ...ALL_TOGETHER, ...EACH_ALONE].map(({ name, setup }) => [name, setup] as const))(
  'whole games of %s',
  (_, setup) => {
    it.each(['city-4', 'city-3', 'field-3', 'none'])('can be told in every language, farmers %s', (farmers) => {
      const inPlay = MODULES.filter(({ id }, i) => i === 0 || setup.modules?.includes(id))
      const spoken = LANGUAGES.map((language) => textsFor(inPlay, language))
      const fields = inPlay.flatMap((one) => one.fields)
      let told = 0
      // Collected, because one expectation for each of thousands of lines would take most of the time.
      const wrong: string[] = []
      for (let seed = 1; seed <= games; seed++) {
        // Every game uses the next value of each option.
        const others = Object.fromEntries(
          fields.flatMap(({ key, choices }) =>
            choices === undefined ? [] : [[key, choices[seed % choices.length] as string]],
          ),
        )
        const composed = tileGame.compose({ ...setup, options: { ...others, farmers, starts: 'random' } }, 3)
        if (!composed.ok) throw new Error(composed.reason)
        const p = composed.value.start()
        playRandomly(composed.value, p, new Random(seed), undefined, (what) => {
          for (const one of spoken) {
            const line = storyLine(one, ['red', 'blue', 'green'], what as TileHappening)
            told++
            if (!/^[^{}]*\.( \([A-Z0-9]+-\d+\))?$/.test(line) || /\b(undefined|null|NaN)\b|\//.test(line))
              wrong.push(line)
            const shown = shownLine(one, ['red', 'blue', 'green'], what as TileHappening)
            const tile = one.words[`tile.${(what as TileHappening).tile}`]
            if (SQUARE.test(shown) || (tile !== undefined && shown.includes(tile))) wrong.push(shown)
            if (!Object.hasOwn(one.clauses, what.clause)) wrong.push(`no text for ${what.clause}`)
          }
        })
      }
      expect(wrong).toEqual([])
      expect(told).toBeGreaterThan(100 * games)
    })
  },
)
