/** What lies on the table, in words, for people who hear a page rather than see it. Needs no engine. */
import { type Rotation, SIDES, type SideIndex } from './board/side.ts'
import type { Segment, Tile } from './board/tile.ts'
import type { ShownFeature } from './insight/features.ts'
import { counted, enumerated, type GameText, wordFor } from './text.ts'

function word(texts: GameText, key: string): string {
  const found = wordFor(texts, key)
  if (found === undefined) throw new Error(`there is no word ${key}`)
  return found
}

/** Two sides read as a way from one to the other; otherwise each is named: "to the north, east and west". */
function sidesText(texts: GameText, sides: readonly SideIndex[]): string {
  const said = (side: SideIndex | undefined, form: string): string =>
    word(texts, `side.${SIDES[side as SideIndex]}${form}`)
  if (sides.length === 2) return `${said(sides[0], '.from')} ${said(sides[1], '.until')}`
  return enumerated(
    texts,
    sides.map((side, i) => said(side, i === 0 ? '.at' : '')),
  )
}

function segmentText(texts: GameText, name: string, { sides, pennants }: Segment, rotation: Rotation): string {
  const lying = sides.map((side) => (side + rotation) & 3).sort((one, other) => one - other)
  const where = lying.length === 0 ? name : `${name} ${sidesText(texts, lying)}`
  return pennants === 0 ? where : `${where}, ${counted(texts, 'sum.pennants', pennants)}`
}

/**
 * What is on a tile as it lies: "city to the north; road from east to west; 2 fields". Fields are only counted, since
 * their shape follows from the rest. What the texts have no name for is left out, because it means nothing at this
 * table.
 */
export function describeTile(texts: GameText, { segments, symbols }: Tile, rotation: Rotation): string {
  const nameOf = ({ kind }: Segment): string | undefined => wordFor(texts, `feature.${kind}.name`)
  const isField = ({ halves }: Segment): boolean => halves.length > 0
  const fields = segments.filter((segment) => isField(segment) && nameOf(segment) !== undefined)
  const parts = [
    ...segments.flatMap((segment) => {
      const name = nameOf(segment)
      return name === undefined || isField(segment) ? [] : [segmentText(texts, name, segment, rotation)]
    }),
    ...fields
      .slice(0, 1)
      .map((field) =>
        fields.length === 1 ? (nameOf(field) as string) : counted(texts, `feature.${field.kind}`, fields.length),
      ),
    ...symbols.flatMap((symbol) => wordFor(texts, `symbol.${symbol}`) ?? []),
  ]
  return parts.join('; ')
}

function lackText(texts: GameText, { open, complete, goesOn }: ShownFeature): readonly string[] {
  if (complete) return [word(texts, 'describe.complete')]
  if (goesOn === 'halves') return []
  return [counted(texts, goesOn === 'alone' ? 'describe.empty' : 'describe.open', open)]
}

/** Who owns it and what it gives. A completed feature without figures has been scored, so there is nothing to add. */
function claimText(
  texts: GameText,
  { owners, worth, complete, goesOn }: ShownFeature,
  names: readonly string[],
): readonly string[] {
  if (worth === null || (complete && owners.length === 0)) return []
  // The closed worth of a centre is exact; anything else may grow before it is closed.
  const least = goesOn === 'alone' ? '' : `${word(texts, 'describe.at-least')} `
  const holders = owners.length === 0 ? [word(texts, 'describe.nobody')] : owners.map((seat) => names[seat] as string)
  return [
    `${word(texts, 'describe.held-by')} ${enumerated(texts, holders)}`,
    `${worth.now} ${word(texts, 'describe.now')}`,
    ...(complete || worth.closed === null ? [] : [`${least}${worth.closed} ${word(texts, 'describe.closed')}`]),
  ]
}

/**
 * What a feature is like: "city of 3 tiles, 1 pennant, 2 open ends, held by red, 4 now, at least 12 if completed".
 * `names` are the seats' names.
 */
export function describeFeature(texts: GameText, feature: ShownFeature, names: readonly string[]): string {
  const { kind, goesOn, tiles, pennants, cities } = feature
  const name = word(texts, `feature.${kind}.name`)
  return [
    goesOn === 'alone' ? name : `${name} ${word(texts, 'describe.of')} ${counted(texts, 'sum.tiles', tiles)}`,
    ...(pennants === 0 ? [] : [counted(texts, 'sum.pennants', pennants)]),
    ...(cities === undefined ? [] : [counted(texts, 'describe.cities', cities)]),
    ...lackText(texts, feature),
    ...claimText(texts, feature, names),
  ].join(', ')
}
