import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * A plugin that works on the folder of the built pages when all files are written. Several of them work one after the
 * other, in their order.
 */
export function afterWriting(name: string, work: (folder: string) => Promise<void>): Plugin {
  let folder = ''
  return {
    name,
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle: { sequential: true, order: 'post', handler: () => work(folder) },
  }
}
