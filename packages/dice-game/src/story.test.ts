import { LANGUAGES, playRandomly, Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { rulesOfTrial } from '../oracle/keeping-laws.ts'
import { trialSetup } from '../oracle/trials.ts'
import { type DiceHappening, storyLine, sumText, TEXTS } from './index.ts'

const NAMES = ['red', 'blue', 'green', 'black', 'gold']
const told = (what: Partial<DiceHappening>): readonly string[] =>
  (['en', 'nl', 'da'] as const).map((language) =>
    storyLine(TEXTS[language], NAMES, { kind: 'over', seat: 0, points: 0, clause: 'DICE-1', ...what }),
  )

describe('the story', () => {
  test('tells who begins, and a throw', () => {
    expect(told({ kind: 'starts', seat: 1 })).toEqual(['blue begins.', 'blue begint.', 'blue begynder.'])
    expect(told({ kind: 'thrown', throw: 2, dice: 4, faces: { NEW: 2, 'N E': 1, knight: 1 } })).toEqual([
      'red rolls (2): 2 × city on three sides, 1 × two caps at a corner, 1 × knight.',
      'red gooit (2): 2 × stad aan drie kanten, 1 × twee stukjes stad om de hoek, 1 × ridder.',
      'red kaster (2): 2 × by på tre sider, 1 × to bystykker om hjørnet, 1 × ridder.',
    ])
    expect(told({ kind: 'thrown', throw: 1, dice: 9, faces: { 'NE SW': 9 } })[0]).toBe('red rolls (1): 9 × NE SW.')
    expect(told({ kind: 'doubling', clause: 'DICE-8' })).toEqual([
      'red began with a knight: this turn counts double. (DICE-8)',
      'red begon met een ridder: deze beurt telt dubbel. (DICE-8)',
      'red begyndte med en ridder: Turen tæller dobbelt. (DICE-8)',
    ])
    expect(told({ kind: 'catapults', seat: 1, dice: 1, clause: 'DICE-3' })).toEqual([
      'blue gets 1 catapult. (DICE-3)',
      'blue krijgt 1 katapult. (DICE-3)',
      'blue får 1 katapult. (DICE-3)',
    ])
  })

  test('tells what a seat does', () => {
    expect(told({ kind: 'built', face: 'NEW', at: [0, 0], turn: 0 })).toEqual([
      'red begins with a city on three sides: city to the north, east and west.',
      'red begint met een stad aan drie kanten: stad in het noorden, oosten en westen.',
      'red begynder med en by på tre sider: by mod nord, øst og vest.',
    ])
    expect(told({ kind: 'built', face: 'NE', at: [1, -2], turn: 2 })).toEqual([
      'red builds a city corner, 1 east and 2 north of the first die: city to the south and west.',
      'red bouwt een stadshoek, 1 ten oosten en 2 ten noorden van de eerste steen: stad in het zuiden en westen.',
      'red bygger et byhjørne, 1 øst og 2 nord for den første terning: by mod syd og vest.',
    ])
    expect(told({ kind: 'built', face: 'N S', at: [0, 1], turn: 1 })[0]).toBe(
      'red builds two caps across, 1 south of the first die: city to the east and west.',
    )
    // A face of the setup's own is told by its notation, as it lies.
    expect(told({ kind: 'built', face: 'NE S', at: [-3, 0], turn: 3 })[0]).toBe(
      'red builds NW E, 3 west of the first die: city to the north, east and west.',
    )
    expect(told({ kind: 'kept', knights: 2 })).toEqual([
      'red keeps a knight and now has 2 knights.',
      'red houdt een ridder en heeft nu 2 ridders.',
      'red beholder en ridder og har nu 2 riddere.',
    ])
    expect(told({ kind: 'again', dice: 3 })).toEqual([
      'red picks up 3 dice to roll again.',
      'red pakt 3 dobbelstenen om opnieuw te gooien.',
      'red tager 3 terninger for at kaste igen.',
    ])
    expect(told({ kind: 'knight-stays', knights: 4, clause: 'DICE-7' })).toEqual([
      'red has 4 knights, ends the turn without points and keeps one. (DICE-7)',
      'red heeft 4 ridders, beëindigt de beurt zonder punten en houdt er één. (DICE-7)',
      'red har 4 riddere, slutter turen uden point og beholder én. (DICE-7)',
    ])
  })

  test('tells points with their sum', () => {
    expect(
      told({ kind: 'score', points: 1, dice: 3, clause: 'DICE-11', items: [{ of: 'points', count: 1, each: 1 }] }),
    ).toEqual([
      'red scores 1 point for a city of 3 dice. (DICE-11)',
      'red scoort 1 punt voor een stad van 3 dobbelstenen. (DICE-11)',
      'red får 1 point for en by på 3 terninger. (DICE-11)',
    ])
    expect(
      told({ kind: 'score', points: 20, dice: 6, clause: 'DICE-8', items: [{ of: 'points', count: 10, each: 2 }] }),
    ).toEqual([
      'red scores 20 points for a city of 6 dice, doubled: 10 points × 2. (DICE-8)',
      'red scoort 20 punten voor een stad van 6 dobbelstenen, verdubbeld: 10 punten × 2. (DICE-8)',
      'red får 20 point for en by på 6 terninger, fordoblet: 10 point × 2. (DICE-8)',
    ])
    expect(sumText(TEXTS.en, [{ of: 'points', count: 10, each: 1 }])).toBe('10 points')
    expect(sumText(TEXTS.nl, [{ of: 'points', count: 28, each: 2 }])).toBe('28 punten × 2')
  })

  test('tells why there are none', () => {
    expect(told({ kind: 'nothing', dice: 0, clause: 'DICE-10' })).toEqual([
      'red scores nothing: no city is complete. (DICE-10)',
      'red scoort niets: er is geen stad voltooid. (DICE-10)',
      'red får ingen point: Ingen by er færdig. (DICE-10)',
    ])
    expect(told({ kind: 'nothing', dice: 2, clause: 'DICE-11' })).toEqual([
      'red scores nothing: the largest complete city has 2 dice. (DICE-11)',
      'red scoort niets: de grootste voltooide stad heeft 2 dobbelstenen. (DICE-11)',
      'red får ingen point: Den største færdige by har 2 terninger. (DICE-11)',
    ])
    expect(told({ kind: 'nothing', clause: 'DICE-14' })).toEqual([
      'red has only catapults left and scores nothing. (DICE-14)',
      'red heeft alleen katapulten over en scoort niets. (DICE-14)',
      'red har kun katapulter tilbage og får ingen point. (DICE-14)',
    ])
  })

  test('tells the end', () => {
    expect(told({ kind: 'won', clause: 'DICE-12' })).toEqual([
      'red reaches the target and wins. (DICE-12)',
      'red haalt het doel en wint. (DICE-12)',
      'red når målet og vinder. (DICE-12)',
    ])
    expect(told({ kind: 'won', clause: 'DICE-13' })).toEqual([
      'red rolls nine catapults in one turn and wins. (DICE-13)',
      'red gooit in één beurt negen katapulten en wint. (DICE-13)',
      'red kaster ni katapulter i én tur og vinder. (DICE-13)',
    ])
    expect(told({ kind: 'over', seat: null })).toEqual([
      'The game is over.',
      'Het spel is afgelopen.',
      'Spillet er slut.',
    ])
  })

  test('has words for all that happens in random games, in every language', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const rules = rulesOfTrial(trialSetup(seed))
      playRandomly(rules, rules.start(), new Random(seed), undefined, (happening) => {
        for (const language of LANGUAGES)
          expect(storyLine(TEXTS[language], NAMES, happening as DiceHappening)).not.toMatch(/undefined|\{/)
      })
    }
  })
})
