/** Reads files named on the command line. */
import { closeSync, openSync, readSync } from 'node:fs'
import { failure, Misuse } from './failure.ts'

const LARGEST_FILE = 8_000_000
const CHUNK = 1 << 16

/** Stops once there is too much: a device or a pipe has no size to check in advance. */
function readBytes(path: string, largest: number): Buffer {
  const file = openSync(path, 'r')
  try {
    const chunks: Buffer[] = []
    for (let length = 0; length <= largest; ) {
      const chunk = Buffer.allocUnsafe(CHUNK)
      const read = readSync(file, chunk)
      if (read === 0) return Buffer.concat(chunks)
      chunks.push(chunk.subarray(0, read))
      length += read
    }
  } finally {
    closeSync(file)
  }
  throw new Misuse(failure('too-large', `${path} is larger than ${largest} bytes`))
}

/** Some editors put this at the start of UTF-8 text. JSON does not allow it. */
const BYTE_ORDER_MARK = /^\uFEFF/

export function readFile(path: string, largest = LARGEST_FILE): string {
  try {
    return readBytes(path, largest).toString('utf8').replace(BYTE_ORDER_MARK, '')
  } catch (thrown) {
    if (thrown instanceof Misuse) throw thrown
    const { code } = thrown as NodeJS.ErrnoException
    const why =
      code === 'ENOENT'
        ? failure('no-file', `there is no file ${path}`)
        : failure('unreadable', `cannot read ${path} (${code})`)
    throw new Misuse(why, { cause: thrown })
  }
}
