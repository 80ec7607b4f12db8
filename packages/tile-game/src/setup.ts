/** A setup: which edition and modules are played, with which setup options. Read from untrusted JSON. */
import {
  attempt,
  fieldsInPlay,
  type Json,
  listed,
  type Result,
  readFields,
  readInteger,
  readList,
  readObject,
  readOneOf,
  readOptions,
  readText,
  refuse,
  type SetupForm,
  shown,
} from '@bastide/kernel'
import { AIDS } from './aids.ts'
import { MOST_TILES } from './board/cell.ts'
import type { At } from './board/map.ts'
import { EDITIONS, LEAST_SEATS, MOST_PLAYERS } from './editions.ts'
import type { LaidFacts, StartFacts } from './facts.ts'
import type { Module, Pair } from './module.ts'

export interface Setup {
  readonly edition: string
  /** In order of resolution. The base game always comes first. */
  readonly modules: readonly string[]
  readonly options: { readonly [key: string]: string | number }
  /** How many of each tile are drawn, if the setup says so itself. */
  readonly pile?: { readonly [tile: string]: number }
  /** What lies there before the first turn, if the setup says so itself. */
  readonly start?: readonly StartFacts[]
}

const LONGEST_NAME = 60
const MOST_MODULES = 100
/** More than anybody can put there. */
const MOST_FIGURES_ON_A_TILE = 100

export function formOf(modules: readonly Module[], pairs: readonly Pair[]): SetupForm {
  return {
    editions: EDITIONS,
    modules: modules.slice(1).map((one) => one.id),
    seats: [LEAST_SEATS, MOST_PLAYERS],
    fields: [...modules, ...pairs].flatMap((one) => one.fields ?? []),
    aids: AIDS,
    warnings: pairs.flatMap(({ of, warning }) => (warning === undefined ? [] : [{ modules: of, clause: warning }])),
  }
}

/**
 * `known` is every module, in order of resolution, with the base game first; `pairs` is what two modules change
 * together.
 */
export function readSetup(
  known: readonly Module[],
  pairs: readonly Pair[],
  value: unknown,
  seats: number,
): Result<Setup> {
  return attempt(() => {
    readInteger(seats, 'seats', LEAST_SEATS, MOST_PLAYERS)
    const fields = readFields(value, 'setup', ['edition'], ['modules', 'options', 'pile', 'start'])
    const edition = readOneOf(fields.edition, 'setup.edition', EDITIONS)
    const modules = readModules(known, fields.modules === undefined ? [] : fields.modules)
    const given = fields.options === undefined ? {} : fields.options
    const options = optionsFrom(formOf(known, pairs), modules, edition, given, seats)
    const inPlay = known.filter((one) => modules.includes(one.id))
    return {
      edition,
      modules,
      options,
      ...(fields.pile === undefined ? {} : { pile: readPile(inPlay, edition, fields.pile) }),
      ...(fields.start === undefined ? {} : { start: readStart(inPlay, pairs, edition, seats, fields.start) }),
    }
  })
}

/** The whole setup, as it is stored: every setup option by name, and a pile or a start only if it brings its own. */
export function wholeSetup({ edition, modules: [, ...modules], options, ...own }: Setup): Json {
  return { edition, modules, options, ...own } as unknown as Json
}

function readModules(known: readonly Module[], value: unknown): readonly string[] {
  const base = known[0]?.id as string
  const asked = readList(value, 'setup.modules', MOST_MODULES).map((one, i) =>
    readText(one, `setup.modules[${i}]`, LONGEST_NAME),
  )
  asked.forEach((id, i) => {
    if (!known.some((one) => one.id === id))
      refuse('unknown-module', `unknown module ${shown(id)}; known: ${listed(known.slice(1).map((one) => one.id))}`, {
        where: `setup.modules[${i}]`,
      })
    if (asked.indexOf(id) !== i) refuse('twice', `${shown(id)} is named twice`, { where: `setup.modules[${i}]` })
  })
  return known.map((one) => one.id).filter((id) => id === base || asked.includes(id))
}

function optionsFrom(
  form: SetupForm,
  modules: readonly string[],
  edition: string,
  value: unknown,
  seats: number,
): Setup['options'] {
  const keys = form.fields.map((field) => field.key)
  const given = readFields(value, 'setup.options', [], keys)
  const inPlay = fieldsInPlay(form, modules)
  for (const key of keys) {
    if (given[key] === undefined || inPlay.some((field) => field.key === key)) continue
    refuse('module-not-played', `this option belongs to ${ownersOf(form, key)}, which is not played`, {
      where: `setup.options.${key}`,
    })
  }
  return readOptions(inPlay, given, edition, seats)
}

/** The modules that bring a setup option, for a refusal: `a or b with c`. */
const ownersOf = (form: SetupForm, key: string): string =>
  form.fields
    .flatMap(({ key: other, module, needs = [] }) => (other === key ? [[module, ...needs].join(' with ')] : []))
    .join(' or ')

const tilesOf = (modules: readonly Module[], edition: string): readonly string[] =>
  modules.flatMap((one) => Object.keys(one.copies(edition)))

/** The tiles of the module that a tile's name begins with, for a refusal. */
function nearby(tiles: readonly string[], id: string): string {
  const [module] = id.split('/')
  const alike = tiles.filter((tile) => tile.split('/')[0] === module)
  return alike.length === 0 ? '' : `; there are ${listed(alike)}`
}

function readTile(modules: readonly Module[], edition: string, id: string, where: string): string {
  const inPlay = tilesOf(modules, edition)
  if (!inPlay.includes(id))
    refuse(
      'unknown-tile',
      `no tile ${shown(id)} of the modules in play can be drawn in edition ${edition}${nearby(inPlay, id)}`,
      {
        where,
      },
    )
  return id
}

function readPile(modules: readonly Module[], edition: string, value: unknown): { readonly [tile: string]: number } {
  const entries = Object.entries(readObject(value, 'setup.pile'))
  if (entries.length > MOST_TILES)
    refuse('too-many-tiles', `${entries.length} kinds of tile, at most ${MOST_TILES} tiles are allowed`, {
      where: 'setup.pile',
    })
  return Object.fromEntries(
    entries.map(([id, count]) => [
      readTile(modules, edition, id, 'setup.pile'),
      readInteger(count, `setup.pile["${id}"]`, 0, MOST_TILES),
    ]),
  )
}

/** A start that modules bring: whatever the setup brings must contain it. The base game's may be another. */
export function broughtStart(
  modules: readonly Module[],
  pairs: readonly Pair[],
  edition: string,
): { readonly by: string; readonly tiles: readonly LaidFacts[] } | null {
  const inPlay = pairs.filter(({ of }) => of.every((id) => modules.some((one) => one.id === id)))
  const by = [...modules.slice(1), ...inPlay].filter(({ start }) => start !== undefined).at(-1)
  if (by === undefined) return null
  return { by: 'id' in by ? by.id : by.of.join(' with '), tiles: by.start?.(edition) ?? [] }
}

function readStart(
  modules: readonly Module[],
  pairs: readonly Pair[],
  edition: string,
  seats: number,
  value: unknown,
): readonly StartFacts[] {
  const brought = broughtStart(modules, pairs, edition)
  const isBrought = (tile: string): boolean => brought?.tiles.some((laid) => laid.tile === tile) === true
  const start = readList(value, 'setup.start', MOST_TILES).map((laid, i): StartFacts => {
    const where = `setup.start[${i}]`
    const fields = readFields(laid, where, ['tile', 'at', 'turn'], ['figures'])
    const at = readList(fields.at, `${where}.at`, 2)
    if (at.length !== 2) refuse('not-a-cell', 'expected two numbers, x and y', { where: `${where}.at` })
    const tile = readText(fields.tile, `${where}.tile`, LONGEST_NAME)
    return {
      tile: isBrought(tile) ? tile : readTile(modules, edition, tile, `${where}.tile`),
      at: at.map((one, axis) => readInteger(one, `${where}.at[${axis}]`, -MOST_TILES, MOST_TILES)) as unknown as At,
      turn: readInteger(fields.turn, `${where}.turn`, 0, 3),
      ...(fields.figures === undefined ? {} : { figures: readFigures(fields.figures, seats, `${where}.figures`) }),
    }
  })
  for (const laid of brought?.tiles ?? [])
    if (!start.some(({ tile, at, turn }) => tile === laid.tile && turn === laid.turn && at.join() === laid.at.join()))
      refuse(
        'start-taken',
        `${brought?.by} brings a start, and the setup's lacks its ${laid.tile} at ${laid.at.join()}`,
        {
          where: 'setup.start',
        },
      )
  return start
}

const readFigures = (value: unknown, seats: number, where: string): NonNullable<StartFacts['figures']> =>
  readList(value, where, MOST_FIGURES_ON_A_TILE).map((one, i) => {
    const fields = readFields(one, `${where}[${i}]`, ['seat', 'figure', 'on'])
    return {
      seat: readInteger(fields.seat, `${where}[${i}].seat`, 0, seats - 1),
      figure: readText(fields.figure, `${where}[${i}].figure`, LONGEST_NAME),
      on: readText(fields.on, `${where}[${i}].on`, LONGEST_NAME),
    }
  })
