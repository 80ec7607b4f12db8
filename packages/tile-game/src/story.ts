/** The story: each happening as one sentence. */
import type { At } from './board/map.ts'
import type { SumItem } from './board/sum.ts'
import type { TileHappening } from './happening.ts'
import { counted, fill, type GameText, wordFor } from './text.ts'

const cellText = ([x, y]: At): string => `(${x}, ${y})`

/**
 * A score's sum: "3 tiles × 2 + 1 pennant × 2". Items worth one point each are only counted: "1 tile + 8 neighbours".
 */
export function sumText(texts: GameText, items: readonly SumItem[]): string {
  if (items.length === 0) return wordFor(texts, 'sum.nothing') ?? '0'
  return items
    .map(({ of, count, each }) => counted(texts, `sum.${of}`, count) + (each === 1 ? '' : ` × ${each}`))
    .join(' + ')
}

/**
 * The sentence that fits best: that of its clause, of its figure, or of its kind. A score has one for serving farmers,
 * and one for points without a feature.
 */
function sentenceKey({ sentences }: GameText, { kind, clause, figure, serves, feature }: TileHappening): string {
  const sort = kind !== 'score' ? kind : serves !== undefined ? 'score.serves' : feature === null ? 'score.alone' : kind
  const key = [`${kind}.${clause}`, `${kind}.${figure}`, sort].find((one) => sentences[one] !== undefined)
  if (key === undefined) throw new Error(`there is no sentence for ${sort}`)
  return key
}

/** What figures are called when it is not said which they are. */
const ANY_FIGURE = 'follower'

type Values = { readonly [placeholder: string]: string | undefined }

/** What a happening says, by placeholder. A score for serving a city is about the city, not the fields. */
function valuesOf(texts: GameText, names: readonly string[], happening: TileHappening): Values {
  const { seat, points, clause, items, tile, role, figure, figures, choice } = happening
  const feature = happening.serves ?? happening.feature
  const at = happening.at ?? feature?.cells[0]
  return {
    seat: seat === null ? undefined : names[seat],
    points: String(points),
    clause,
    sum: sumText(texts, items ?? []),
    feature: wordFor(texts, `feature.${feature?.kind}`),
    'feature.the': wordFor(texts, `feature.${feature?.kind}.the`),
    'feature.in': wordFor(texts, `feature.${feature?.kind}.in`),
    'feature.from': wordFor(texts, `feature.${feature?.kind}.from`),
    tile: wordFor(texts, `tile.${tile}`) ?? tile,
    at: at && cellText(at),
    role: wordFor(texts, `role.${role}`),
    figures: figures === undefined ? undefined : counted(texts, `figure.${figure ?? ANY_FIGURE}`, figures),
    choice: wordFor(texts, `choice.${choice}`) ?? choice,
  }
}

/**
 * Tells a happening in one sentence, in the language of the texts. `names` are the seats' names, inserted as they are.
 */
export function storyLine(texts: GameText, names: readonly string[], happening: TileHappening): string {
  return fill(texts.sentences[sentenceKey(texts, happening)] as string, valuesOf(texts, names, happening))
}

/** The same beside a board that shows which tile and where: without the tile's letter and the square's numbers. */
export function shownLine(texts: GameText, names: readonly string[], happening: TileHappening): string {
  const shown = texts.sentences[`${sentenceKey(texts, happening)}.shown`]
  return shown === undefined ? storyLine(texts, names, happening) : fill(shown, valuesOf(texts, names, happening))
}
