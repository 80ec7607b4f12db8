/** The command with a real PostgreSQL: a whole game, a second server that is refused, and the game after a restart. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OnlineSummary } from '@bastide/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HttpPlayer } from '../../../server/test/http-player.ts'
import { type Postgres, startPostgres } from '../../../server/test/postgres.ts'
import { heard, playOn, type RunningServer, startServer } from '../../test/running-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'bastide-postgres-game-'))
let postgres: Postgres
let keeping: { readonly DATABASE_URL: string }
let server: RunningServer

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bastide</title>')
  postgres = await startPostgres()
  keeping = { DATABASE_URL: await postgres.newDatabase() }
  server = await startServer(keeping, folder)
})
afterAll(async () => {
  if (server.child.exitCode === null) await server.stop('SIGKILL')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a whole game is kept in PostgreSQL, and is there for the next server', async () => {
  const red = new HttpPlayer('Red', server.port)
  const blue = new HttpPlayer('Blue', server.port)
  await red.hello()
  await blue.hello()
  const table = await red.openWith(blue, 'card')
  const watching = [await red.watch(table), await blue.watch(table)]
  const { version, view } = await playOn({ table, people: [red, blue], watching })
  expect(view.finished?.why).toBe('played-out')
  await expect(startServer(keeping, folder)).rejects.toThrow(/Another Bastide server/)
  for (const { listener } of watching) listener.close()
  expect(await server.stop()).toBe(0)
  server = await startServer(keeping, folder)
  red.port = server.port
  expect(await red.ask<OnlineSummary[]>('my-tables')).toHaveLength(1)
  const again = await red.watch(table)
  expect(await heard(again, () => true)).toMatchObject({ version, view: { finished: view.finished } })
  again.listener.close()
  // The draws were fair, also as far as nobody added to them.
  expect(await red.ask('record', { table })).toMatchObject({ draws: { table }, result: view.finished?.standings })
  expect(server.written()).not.toContain(keeping.DATABASE_URL)
})
