import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { userData } from '../places.ts'
import { whereItIs, whoCanReachIt } from './announcing.ts'
import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'bastide-settings-'))
writeFileSync(join(folder, 'index.html'), '')
afterAll(() => rmSync(folder, { recursive: true }))

const read = (args: readonly string[], env: Record<string, string> = {}) =>
  readSettings(['--folder', folder, '--data', 'd', ...args], env)

describe('settings', () => {
  test('are careful where nothing is said', () => {
    expect(read([])).toEqual({
      port: null,
      host: undefined,
      folder,
      place: undefined,
      names: [],
      trusted: undefined,
      isPublic: false,
      level: 'warn',
      dataFolder: resolve('d'),
      store: { dataFolder: resolve('d') },
    })
  })

  test('are the same as options and as variables', () => {
    const place = { origin: 'https://example.org', path: '/b/', isSecure: true }
    const wanted = { port: 90, host: '::1', place, trusted: ['10.0.0.2', 'fd00::/8'], isPublic: true, level: 'debug' }
    const options = [
      '--port',
      '90',
      '--host',
      '::1',
      '--base-url',
      'https://example.org/b',
      '--public',
      '--log',
      'debug',
    ]
    expect(read([...options, '--trust-proxy', '10.0.0.2, fd00::/8'])).toMatchObject(wanted)
    const variables = {
      BASTIDE_PORT: '90',
      BASTIDE_HOST: '::1',
      BASTIDE_BASE_URL: 'https://example.org/b',
      BASTIDE_TRUST_PROXY: '10.0.0.2,fd00::/8',
      BASTIDE_PUBLIC: '1',
      BASTIDE_LOG: 'debug',
      BASTIDE_DATA: '/elsewhere',
      BASTIDE_FOLDER: folder,
    }
    expect(readSettings([], variables)).toMatchObject({ ...wanted, folder, dataFolder: resolve('/elsewhere') })
    expect(read(['--port', '91'], variables).port).toBe(91)
  })

  test('a database stands beside the data folder', () => {
    const { store, dataFolder } = read([], { DATABASE_URL: 'postgres://user:word@host/base' })
    expect([store, dataFolder]).toEqual([{ databaseUrl: 'postgres://user:word@host/base' }, resolve('d')])
  })

  test('other names of the host are read from the option or the variable', () => {
    expect(read([]).names).toEqual([])
    expect(read(['--also-at', 'a.example, b.example']).names).toEqual(['a.example', 'b.example'])
    expect(read([], { BASTIDE_ALSO_AT: 'a.example' }).names).toEqual(['a.example'])
  })

  test.each([
    [['--trust-proxy'], ['loopback']],
    [['--trust-proxy', '--public'], ['loopback']],
    [['--trust-proxy=loopback,10.0.0.0/8'], ['loopback', '10.0.0.0/8']],
  ])('%j is read', (args, trusted) => {
    expect(read(args).trusted).toEqual(trusted)
  })

  test.each([
    [['--port', '-1'], {}, /--port takes a whole number/],
    [['--trust-proxy', 'everybody'], {}, /--trust-proxy takes the addresses/],
    [['--trust-proxy', '10.0.0.0/200'], {}, /--trust-proxy takes the addresses/],
    [['--trust-proxy', '10.0.0.0/8/8'], {}, /--trust-proxy takes the addresses/],
    [['--base-url', 'example.org'], {}, /--base-url: /],
    [['--also-at', 'https://example.org/'], {}, /--also-at takes names/],
    [['--also-at', 'a.example,,b.example'], {}, /--also-at takes names/],
    [['--log', 'loud'], {}, /--log takes one of/],
    [[], { BASTIDE_PUBLIC: 'perhaps' }, /BASTIDE_PUBLIC is 1 or 0/],
    [[], { DATABASE_URL: 'mysql://host' }, /DATABASE_URL is to begin with postgres/],
    [['--surprise'], {}, /--surprise/],
  ] as const)('%j %j is refused in a sentence', (args, env, why) => {
    expect(() => read(args, env)).toThrow(why)
  })

  test('a password in the address of a database is not repeated', () => {
    expect(() => read([], { DATABASE_URL: 'mysql://user:hush@host' })).toThrow(/^(?!.*hush)/)
  })
})

describe('what is said', () => {
  const served = { address: 'http://localhost:8318', port: 8318, close: () => Promise.resolve() }
  const said = { port: null, host: '127.0.0.1', place: undefined, isPublic: false, trusted: undefined } as const

  test('names the place that visitors find', () => {
    expect(whereItIs(served, said)).toBe('Port 8317 is taken. Bastide is at http://localhost:8318. Ctrl-C ends it.')
    const place = { origin: 'https://example.org', path: '/b/', isSecure: true }
    expect(whereItIs(served, { ...said, port: 8318, place })).toBe(
      'Bastide is at https://example.org/b/ (and listens at http://localhost:8318). Ctrl-C ends it.',
    )
  })

  test.each([
    [{}, 'Only this machine can reach it.'],
    [{ host: undefined }, 'This machine and private networks can reach it. Others are refused; --public lets them in.'],
    [{ host: undefined, isPublic: true }, 'Everybody can reach it whom the network lets through.'],
    [
      { trusted: ['loopback'] },
      'This machine and private networks can reach it, by the address that a proxy (loopback) tells. Others are refused; --public lets them in.',
    ],
  ])('%j', (more, sentence) => {
    expect(whoCanReachIt({ ...said, ...more })).toBe(sentence)
  })
})

test('an installed server keeps games where the system keeps what belongs to a user', () => {
  expect(userData({}, 'linux', '/home/me')).toBe(join('/home/me', '.local', 'share', 'bastide'))
  expect(userData({ XDG_DATA_HOME: '/x' }, 'linux', '/home/me')).toBe(join('/x', 'bastide'))
  expect(userData({}, 'darwin', '/Users/me')).toBe(join('/Users/me', 'Library', 'Application Support', 'Bastide'))
  expect(userData({ LOCALAPPDATA: 'C:\\L' }, 'win32', 'C:\\me')).toBe(join('C:\\L', 'Bastide'))
})
