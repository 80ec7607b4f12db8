import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * A plugin that processes the folder of built pages once all files are written. Several such plugins run one after
 * another, in their order.
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
