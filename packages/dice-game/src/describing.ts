/** What lies on the table in words, for those who hear the page. */
import { type At, counted, fill, type GameText, wordFor } from '@bastide/kernel'
import { builtText, isFirst, sidesText, stepsText } from './die-words.ts'
import type { BuiltFacts } from './facts.ts'
import { openEdgesOf } from './open-edges.ts'
import type { ShownCity, View } from './view.ts'

const phrase = (texts: GameText, key: string, gaps: { readonly [name: string]: string }): string =>
  fill(texts.sentences[key] as string, gaps)

/** Where a cell is: "2 east and 1 north of the first die". */
export const placeText = (texts: GameText, at: At): string =>
  isFirst(at)
    ? (wordFor(texts, 'place.first') as string)
    : `${stepsText(texts, at)} ${wordFor(texts, 'place.of') as string}`

/** A die as it lies: "a city corner, city to the north and east". */
export const dieText = (texts: GameText, { die, turn }: Pick<BuiltFacts, 'die' | 'turn'>): string =>
  `${builtText(texts, die, turn)}, ${wordFor(texts, 'place.towards') as string} ${sidesText(texts, die, turn)}`

function cityText(texts: GameText, built: readonly BuiltFacts[], { parts, dice, complete, worth }: ShownCity): string {
  const open = parts.reduce((sum, { at, edges }) => sum + openEdgesOf(built, at, edges).length, 0)
  return phrase(texts, complete ? 'layout.complete' : 'layout.open', {
    dice: counted(texts, 'die', dice),
    points: counted(texts, 'sum.points', worth),
    edges: counted(texts, 'layout.edges', open),
  })
}

/** The largest city first, and the complete before the open. */
const byWeight = (one: ShownCity, other: ShownCity): number =>
  Number(other.complete) - Number(one.complete) || other.dice - one.dice

/**
 * Everything that is built, a sentence each: how many dice; every city; every die with its place. Points are those
 * before doubling.
 */
export function layoutTexts(texts: GameText, { built, cities }: Pick<View, 'built' | 'cities'>): readonly string[] {
  if (built.length === 0) return [wordFor(texts, 'layout.none') as string]
  return [
    phrase(texts, 'layout.dice', { dice: counted(texts, 'die', built.length) }),
    ...[...cities].sort(byWeight).map((city) => cityText(texts, built, city)),
    ...built.map(({ die, at, turn }) =>
      phrase(texts, isFirst(at) ? 'layout.first' : 'layout.die', {
        steps: stepsText(texts, at),
        face: builtText(texts, die, turn),
        sides: sidesText(texts, die, turn),
      }),
    ),
  ]
}
