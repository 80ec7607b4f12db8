/** How a server is to be run: by options, or else by variables of the environment. */
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { hostNameOf, LEVELS, type Level, type Place, placeOf, type StoreLocation } from '@bastide/server'
import { readArguments, readCount } from '../command.ts'
import { Misuse } from '../failure.ts'
import { pagesFolder, dataFolder as usualData } from '../places.ts'

export interface Settings {
  /** Null for the first free one from the usual one on. */
  readonly port: number | null
  readonly host: string | undefined
  readonly folder: string
  readonly place: Place | undefined
  readonly names: readonly string[]
  readonly trusted: readonly string[] | undefined
  readonly isPublic: boolean
  readonly dataFolder: string
  readonly store: StoreLocation
  readonly level: Level
}

type Environment = { readonly [name: string]: string | undefined }

const LAST_PORT = 65_535
/** A proxy on this machine. */
const BESIDE = 'loopback'
const NAMED_RANGES = [BESIDE, 'linklocal', 'uniquelocal']
const LONGEST_PREFIX = 128

const isYes = (text: string): boolean => /^(1|true|yes|on)$/i.test(text)
const isNo = (text: string): boolean => /^(|0|false|no|off)$/i.test(text)

/** `--trust-proxy` alone stands for a proxy on this machine. */
const withProxyBeside = (argv: readonly string[]): string[] =>
  argv.map((argument, at) => {
    const next = argv[at + 1]
    const isAlone = argument === '--trust-proxy' && (next === undefined || next.startsWith('--'))
    return isAlone ? `--trust-proxy=${BESIDE}` : argument
  })

function isRange(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= LONGEST_PREFIX)
  return isIP(address) !== 0 && isPrefix && more.length === 0
}

function readTrusted(text: string | undefined): readonly string[] | undefined {
  if (text === undefined || isNo(text)) return undefined
  if (isYes(text)) return [BESIDE]
  const ranges = text.split(',').map((part) => part.trim())
  const wrong = ranges.find((range) => !isRange(range))
  if (wrong !== undefined)
    throw new Misuse(`--trust-proxy takes the addresses of proxies, such as 10.0.0.2 or 10.0.0.0/8, not '${wrong}'`)
  return ranges
}

function readPublic(option: boolean | undefined, text: string | undefined): boolean {
  if (option !== undefined) return option
  if (text === undefined || isNo(text)) return false
  if (isYes(text)) return true
  throw new Misuse(`BASTIDE_PUBLIC is 1 or 0, not '${text}'`)
}

function readPlace(text: string | undefined): Place | undefined {
  if (text === undefined) return undefined
  const place = placeOf(text)
  if (!place.ok) throw new Misuse(`--base-url: ${place.reason}`)
  return place.value
}

function readNames(text: string | undefined): readonly string[] {
  if (text === undefined || text.trim() === '') return []
  const names = text.split(',').map((part) => part.trim())
  const wrong = names.find((name) => hostNameOf(name) === null)
  if (wrong !== undefined)
    throw new Misuse(`--also-at takes names of hosts, such as play.example.org, with commas between, not '${wrong}'`)
  return names
}

function readLevel(text: string): Level {
  if (LEVELS.includes(text as Level)) return text as Level
  throw new Misuse(`--log takes one of ${LEVELS.join(', ')}, not '${text}'`)
}

export const STORE_OPTIONS = { data: { type: 'string' } } as const

/** Where everything is kept. With a database too there is a data folder, for wishes of whoever runs the server. */
export function readStore(data: string | undefined, env: Environment): Pick<Settings, 'dataFolder' | 'store'> {
  const dataFolder = resolve(data ?? (env.BASTIDE_DATA || usualData(env)))
  const databaseUrl = env.DATABASE_URL || undefined
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new Misuse('DATABASE_URL is to begin with postgres://')
  return { dataFolder, store: databaseUrl === undefined ? { dataFolder } : { databaseUrl } }
}

export function readSettings(argv: readonly string[], env: Environment): Settings {
  const text = { type: 'string' } as const
  const { values } = readArguments(
    withProxyBeside(argv),
    {
      ...STORE_OPTIONS,
      port: text,
      host: text,
      folder: text,
      'base-url': text,
      'also-at': text,
      'trust-proxy': text,
      public: { type: 'boolean' },
      log: text,
    },
    [],
  )
  const port = values.port ?? (env.BASTIDE_PORT || env.PORT || undefined)
  const folder = values.folder ?? (env.BASTIDE_FOLDER || pagesFolder())
  const settings: Settings = {
    port: port === undefined ? null : readCount(port, 'port', 0, LAST_PORT),
    host: values.host ?? (env.BASTIDE_HOST || env.HOST || undefined),
    folder,
    place: readPlace(values['base-url'] ?? (env.BASTIDE_BASE_URL || undefined)),
    names: readNames(values['also-at'] ?? env.BASTIDE_ALSO_AT),
    trusted: readTrusted(values['trust-proxy'] ?? env.BASTIDE_TRUST_PROXY),
    isPublic: readPublic(values.public, env.BASTIDE_PUBLIC),
    level: readLevel(values.log ?? (env.BASTIDE_LOG || 'warn')),
    ...readStore(values.data, env),
  }
  if (!existsSync(join(folder, 'index.html')))
    throw new Misuse(`there are no built pages in ${folder}; npm run build makes them`)
  return settings
}
