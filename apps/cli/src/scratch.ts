/** A folder for the files of a test, which is gone when the test file ends. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

export interface Scratch {
  /** Its path, while tests run. */
  readonly folder: string
  /** Writes a record and returns the path of its file. */
  write(record: object, name?: string): string
}

export function useScratch(): Scratch {
  let folder = ''
  let files = 0
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bastide-cli-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    get folder() {
      return folder
    },
    write(record, name = `record-${++files}.json`) {
      const file = join(folder, name)
      writeFileSync(file, JSON.stringify(record))
      return file
    },
  }
}
