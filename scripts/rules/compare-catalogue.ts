/**
 * npm run compare-catalogue -- PATH
 *
 * Compares the project's tiles with a catalogue of tile facts in another format: a JSON file with `sets` (set, tile,
 * copies) and `tiles` (edges, segments, flags). Compares only the tiles of modules that exist here; lists the rest of
 * the catalogue by name.
 */
import { EDITIONS, HALVES, MODULES, SIDES, type Tile } from '@bastide/tile-game'
import { readJsonFile, readOperand, refuse } from '../running/arguments.ts'

interface CatalogueSegment {
  readonly kind: string
  readonly sides?: string
  readonly halves?: readonly number[]
  readonly pennants?: number
  readonly touches?: readonly string[]
  readonly inn?: boolean
  readonly pigHerd?: boolean
}
/** What the catalogue notes on a segment, and we on the tile. */
const MARKED = ['inn', 'pigHerd'] as const

interface Catalogue {
  readonly sets: { readonly [set: string]: { readonly [tile: string]: number } }
  readonly tiles: {
    readonly [tile: string]: {
      readonly edges: string
      readonly segments: readonly CatalogueSegment[]
      readonly flags?: readonly string[]
    }
  }
}

/** The catalogue's words that differ from ours. */
const OUR_WORDS: { readonly [theirs: string]: string } = { river: 'stream', pigHerd: 'pig-herd' }
/**
 * A tile of the city that is on the table from the start. The catalogue has no segment for that city; all fields of its
 * tiles lie next to it.
 */
const INSIDE = 'x'
const INSIDE_FLAG = 'carcassonne'

const inOrder = (sides: string): string => SIDES.filter((side) => sides.includes(side)).join('')
const besideInside = (count: number): string => `${count} fields beside the inside`

/** Both formats as the same lines of text, so that a difference is readable. */
function ourLines({ edges, segments, symbols }: Tile): readonly string[] {
  const sidesOf = (index: number) => inOrder((segments[index]?.sides ?? []).map((side) => SIDES[side]).join(''))
  const inside = segments.findIndex(({ sides }) => sides.length > 0 && sides.every((side) => edges[side] === INSIDE))
  const lines = segments.flatMap((segment, index) => {
    if (index === inside) return []
    const halves = segment.halves.map((half) => HALVES[half]).sort()
    const beside = segment.beside.filter((other) => other !== inside).map(sidesOf)
    return [
      `${segment.kind} sides ${sidesOf(index)} halves ${halves} pennants ${segment.pennants} beside ${beside.sort()}`,
    ]
  })
  const isBesideInside =
    inside < 0 ? [] : [besideInside(segments.filter(({ beside }) => beside.includes(inside)).length)]
  return [`edges ${edges}`, ...lines.sort(), ...isBesideInside, ...[...symbols].sort()]
}

function theirLines({ edges, segments, flags = [] }: Catalogue['tiles'][string]): readonly string[] {
  const lines = segments.map(({ kind, sides = '', halves = [], pennants = 0, touches = [] }) => {
    const names = halves.map((half) => HALVES[half]).sort()
    return `${OUR_WORDS[kind] ?? kind} sides ${inOrder(sides)} halves ${names} pennants ${pennants} beside ${touches.map(inOrder).sort()}`
  })
  const isBesideInside = flags.includes(INSIDE_FLAG)
    ? [besideInside(segments.filter(({ kind }) => kind === 'field').length)]
    : []
  const marked = segments
    .flatMap((segment) => MARKED.filter((mark) => segment[mark]))
    .map((mark) => OUR_WORDS[mark] ?? mark)
  return [
    `edges ${edges}`,
    ...lines.sort(),
    ...isBesideInside,
    ...[...flags.filter((flag) => flag !== INSIDE_FLAG), ...marked].sort(),
  ]
}

function compareTile(tile: Tile, catalogue: Catalogue): readonly string[] {
  const theirs = catalogue.tiles[tile.id]
  if (theirs === undefined) return [`${tile.id} is not in the catalogue`]
  const [ours, expected] = [ourLines(tile), theirLines(theirs)]
  const missing = expected.filter((line) => !ours.includes(line)).map((line) => `${tile.id} lacks: ${line}`)
  const extra = ours.filter((line) => !expected.includes(line)).map((line) => `${tile.id} has besides: ${line}`)
  return ours.length === expected.length
    ? [...missing, ...extra]
    : [...missing, ...extra, `${tile.id} has ${ours.length} lines, not ${expected.length}`]
}

/** A set of the catalogue is named after a module, or after a module and an edition. */
function compareCopies(catalogue: Catalogue): readonly string[] {
  return MODULES.flatMap((module) =>
    EDITIONS.flatMap((edition) => {
      const set = catalogue.sets[`${module.id}-${edition}`] ?? catalogue.sets[module.id] ?? {}
      const laid = Object.fromEntries((module.start?.(edition) ?? []).map(({ tile }) => [tile, 1]))
      const copies = module.copies(
        edition,
        Object.fromEntries(module.fields.map((field) => [field.key, field.defaults[edition] as string | number])),
      )
      const ours: { readonly [id: string]: number } = { ...laid, ...copies }
      const ids = [...new Set([...Object.keys(set), ...Object.keys(ours)])]
      return ids
        .filter((id) => ours[id] !== set[id])
        .map((id) => `${id}: ${ours[id] ?? 0} copies in ${module.id} ${edition}, the catalogue has ${set[id] ?? 0}`)
    }),
  )
}

function readCatalogue(path: string): Catalogue {
  const read = readJsonFile(path) as Partial<Catalogue> | null
  const has = (part: unknown): boolean => typeof part === 'object' && part !== null
  return has(read?.sets) && has(read?.tiles)
    ? (read as Catalogue)
    : refuse(`${path} is no catalogue: it lacks "sets" or "tiles"`)
}

const catalogue = readCatalogue(readOperand('PATH'))
const tiles = [...new Set(MODULES.flatMap((module) => module.tiles))]
const differences = [...tiles.flatMap((tile) => compareTile(tile, catalogue)), ...compareCopies(catalogue)]
for (const difference of differences) console.log(difference)
const others = Object.keys(catalogue.tiles).filter((id) => !tiles.some((tile) => tile.id === id))
if (others.length > 0) console.log(`${others.length} tiles of the catalogue belong to modules that are not built`)
console.log(`${tiles.length} tiles compared, ${differences.length} differences`)
process.exitCode = differences.length === 0 ? 0 : 1
