/** Finds the file that a path of an address means. Nothing outside the folder is ever found. */
import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'

export type Found =
  /** A file, by its path without links, relative to a folder that is itself without links. */
  | { readonly kind: 'file'; readonly folder: string; readonly path: string }
  /** A folder that has a page, addressed without the slash at the end that its page's own links need. */
  | { readonly kind: 'folder' }
  | { readonly kind: 'nothing' }

const NOTHING: Found = { kind: 'nothing' }
const PAGE = 'index.html'

/** How the system says that a path leads nowhere, or nowhere that we may go. */
const NOWHERE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM']

/** `path` begins with a slash and has no `..`. A folder's path ends with a slash and means its page. */
export async function find(folder: string, path: string): Promise<Found> {
  if (isHidden(path)) return NOTHING
  try {
    // Each time: the folder may be a link that is set to the next version while the server runs.
    const top = await realpath(folder)
    const file = await realpath(join(folder, path.endsWith('/') ? path + PAGE : path))
    const within = relative(top, file)
    if (within === '..' || within.startsWith(`..${sep}`) || isAbsolute(within)) return NOTHING
    const found = await stat(file)
    // Not a pipe, a socket or a device: opening those may wait for ever.
    if (found.isFile()) return { kind: 'file', folder: top, path: within }
    const isFolder = found.isDirectory() && !path.endsWith('/') && (await find(folder, `${path}/`)).kind === 'file'
    return isFolder ? { kind: 'folder' } : NOTHING
  } catch (thrown) {
    if (NOWHERE.includes((thrown as NodeJS.ErrnoException).code ?? '')) return NOTHING
    throw thrown
  }
}

/** Files with a leading dot are for tools, and may hold secrets. */
const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.'))
