/**
 * What whoever runs the server wishes of it while it runs: a file each, in a folder beside the data. Whoever may write
 * there may do anything to the games anyway, so that no further proof is needed; nothing is opened to the network; and
 * it works the same with either kind of store. A wish that no server hears waits for the next one.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attempt, type Result, readFields, readOneOf, readText, refusal } from '@bastide/kernel'
import type { Service } from '@bastide/online'

export type Wish =
  | { readonly do: 'end'; readonly table: string }
  | { readonly do: 'block' | 'unblock'; readonly guest: string }

const FOLDER = 'wishes'
const WISHED = '.wish.json'
const ANSWERED = '.answer.json'
const LONGEST_ID = 100
/** An answer that nobody fetched. */
const STALE_MS = 60_000
const POLL_MS = 50

const folderIn = (dataFolder: string): string => join(dataFolder, FOLDER)

function readWish(value: unknown): Result<Wish> {
  return attempt((): Wish => {
    const verb = readOneOf((value as { do?: unknown } | null)?.do, 'do', ['end', 'block', 'unblock'])
    if (verb === 'end')
      return { do: verb, table: readText(readFields(value, '', ['do', 'table']).table, 'table', LONGEST_ID) }
    return { do: verb, guest: readText(readFields(value, '', ['do', 'guest']).guest, 'guest', LONGEST_ID) }
  })
}

/** Written whole or not at all: whoever reads may come at any moment. */
async function put(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(value), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

async function grant(service: Service, wish: Wish): Promise<Result<string>> {
  if (wish.do === 'end')
    return (await service.endTable(wish.table))
      ? { ok: true, value: `table ${wish.table} is ended` }
      : refusal('unknown-table', 'there is no such table, or it is over')
  const guest = await service.block(wish.guest, wish.do === 'block')
  if (guest === undefined) return refusal('unknown-guest', 'there is no such guest')
  return { ok: true, value: `guest ${guest.id} (${guest.name}) is ${wish.do}ed` }
}

/** Carries out what is wished for. Call it every second. */
export async function carryOutWishes(dataFolder: string, service: Service, now: number): Promise<void> {
  const folder = folderIn(dataFolder)
  const files = await readdir(folder).catch((): string[] => [])
  for (const file of files) {
    if (file.endsWith(ANSWERED)) await dropStale(join(folder, file), now)
    if (!file.endsWith(WISHED)) continue
    const wish = readWish(await readJson(join(folder, file)))
    const done = wish.ok ? await grant(service, wish.value) : wish
    await put(join(folder, file.replace(WISHED, ANSWERED)), { ...done, at: now })
    // Only now: a wish that a dying server did not carry out to its end is carried out again.
    await rm(join(folder, file), { force: true })
  }
}

async function dropStale(file: string, now: number): Promise<void> {
  const { at } = ((await readJson(file)) ?? {}) as { at?: unknown }
  if (typeof at !== 'number' || now - at > STALE_MS) await rm(file, { force: true })
}

/** Wishes for something, and waits for what the server says to it; null if none answers in time. */
export async function makeWish(dataFolder: string, wish: Wish, patience: number): Promise<Result<string> | null> {
  const folder = folderIn(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const id = randomUUID()
  await put(join(folder, id + WISHED), wish)
  for (let waited = 0; waited < patience; waited += POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const answer = await readJson(join(folder, id + ANSWERED))
    if (answer === undefined) continue
    await rm(join(folder, id + ANSWERED), { force: true })
    return answer as Result<string>
  }
  return null
}
