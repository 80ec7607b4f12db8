import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * What can be deleted and made again. Inside node_modules, so that a bundle kept there finds the packages it imports.
 */
export const cache = join(root, 'node_modules', '.cache', 'bastide')
