/** Files named on the command line. */
import { closeSync, openSync, readSync } from 'node:fs'
import { Misuse } from './command.ts'

const LARGEST_FILE = 8_000_000

/** Asks for one byte more than is allowed, and no more: a device or a pipe has no size that could be looked at before. */
function readBytes(path: string): Buffer {
  const bytes = Buffer.allocUnsafe(LARGEST_FILE + 1)
  const file = openSync(path, 'r')
  try {
    let length = 0
    for (let more = 1; more > 0 && length < bytes.length; length += more) more = readSync(file, bytes, length, bytes.length - length, null)
    return bytes.subarray(0, length)
  } finally {
    closeSync(file)
  }
}

/** A file's text. */
export function readFile(path: string): string {
  let bytes: Buffer
  try {
    bytes = readBytes(path)
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    throw new Misuse(code === 'ENOENT' ? `there is no file ${path}` : `cannot read ${path} (${code})`, { cause: thrown })
  }
  if (bytes.length > LARGEST_FILE) throw new Misuse(`${path} is larger than ${LARGEST_FILE} bytes`)
  return bytes.toString('utf8')
}
