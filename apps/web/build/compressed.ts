/** Writes a .br and a .gz beside each built file that gets smaller by compression, for the server to send. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { afterWriting } from './after-writing.ts'
import { builtFiles } from './built-files.ts'

const isText = (path: string): boolean => /\.(css|html|js|json|svg|txt|webmanifest)$/.test(path)

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  for (const [extension, compressor] of Object.entries(compressors)) {
    const smaller = await compressor(content)
    if (smaller.length < content.length) await writeFile(`${file}.${extension}`, smaller)
  }
}

export const compressed = (): Plugin =>
  afterWriting('compressed', async (folder) => {
    await Promise.all(
      builtFiles(folder)
        .filter(isText)
        .map((path) => compress(join(folder, path))),
    )
  })
