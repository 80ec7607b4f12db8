import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ScriptedService } from '../../test/scripted-service.ts'
import { carryOutWishes, makeWish } from './wishes.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-wishes-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

class Service extends ScriptedService {
  readonly done: string[] = []
  override endTable(table?: string) {
    this.done.push(`end ${table}`)
    return Promise.resolve(table === 's1')
  }
}

/** A server that listens as ours does, only more often. */
function listening(service: ScriptedService): () => void {
  const timer = setInterval(() => carryOutWishes(folder, service, Date.now()), 20)
  return () => clearInterval(timer)
}

test('a wish is carried out once, answered, and leaves nothing behind', async () => {
  const service = new Service()
  const stop = listening(service)
  expect(await makeWish(folder, { do: 'end', table: 's1' }, 2_000)).toMatchObject({
    ok: true,
    value: 'table s1 is ended',
  })
  expect(await makeWish(folder, { do: 'end', table: 's2' }, 2_000)).toMatchObject({ ok: false, code: 'unknown-table' })
  expect(await makeWish(folder, { do: 'block', guest: 'g' }, 2_000)).toMatchObject({ code: 'unknown-guest' })
  stop()
  expect(service.done).toEqual(['end s1', 'end s2'])
  expect(readdirSync(join(folder, 'wishes'))).toEqual([])
})

test('nobody else may read or write there', async () => {
  await makeWish(folder, { do: 'end', table: 's1' }, 0)
  expect(statSync(join(folder, 'wishes')).mode & 0o077).toBe(0)
})

test('a wish that no server hears waits for the next one', async () => {
  expect(await makeWish(folder, { do: 'end', table: 's1' }, 100)).toBeNull()
  const service = new Service()
  await carryOutWishes(folder, service, 1_000)
  expect(service.done).toEqual(['end s1'])
  // The answer that nobody fetched is gone after a while.
  await carryOutWishes(folder, service, 30_000)
  expect(readdirSync(join(folder, 'wishes'))).toHaveLength(1)
  await carryOutWishes(folder, service, 70_000)
  expect(readdirSync(join(folder, 'wishes'))).toEqual([])
})

test('what is no wish is answered, and does nothing', async () => {
  mkdirSync(join(folder, 'wishes'))
  for (const [name, text] of [
    ['a', '{'],
    ['b', '{"do":"everything"}'],
    ['c', '{"do":"end"}'],
    ['d', 'null'],
  ] as const)
    writeFileSync(join(folder, 'wishes', `${name}.wish.json`), text)
  writeFileSync(join(folder, 'wishes', 'notes.txt'), 'mine')
  const service = new Service()
  await carryOutWishes(folder, service, 0)
  expect(service.done).toEqual([])
  expect(readdirSync(join(folder, 'wishes')).sort()).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => `${name}.answer.json`).concat('notes.txt'),
  )
})
