/**
 * A2: an expansion is named in its own folder, in the lists next to it, in editions.ts and in pairs/, and nowhere else.
 * A tile of two boxes names neither, and stored defaults outlive expansions.
 */
import { filesUnder, linesWith, read } from '../running/sources.mjs'
import {
  editionsFile,
  expansionsIn,
  folderOf,
  isList,
  naming,
  pairsFolder,
  storedFile,
  withoutSharedTiles,
} from './expansions.mjs'
import { checkIfStarted } from './starting.mjs'
import { programOf } from './syntax.mjs'

/** The oracle is the second opinion: it knows the rules of every expansion by design, and shares no code with them. */
const ORACLE = 'packages/tile-game/oracle/'

const mayNameAny = (path) =>
  isList(path) ||
  [editionsFile, storedFile].includes(path) ||
  path.startsWith(`${pairsFolder}/`) ||
  path.startsWith(ORACLE)
const isSearched = (path) =>
  /\.(ts|mjs|svelte)$/.test(path) && !/(^|\/)(docs|records)\//.test(path) && !mayNameAny(path)

export function check(tree) {
  const expansions = expansionsIn(tree)
  const files = ['packages', 'apps', 'build', 'scripts', 'examples']
    .flatMap((folder) => filesUnder(tree, folder))
    .filter(isSearched)
  const violations = files.flatMap((path) => {
    const foreign = expansions.filter((id) => !path.startsWith(`${folderOf(id)}/`))
    const text = withoutSharedTiles(programOf(path, read(tree, path)))
    return foreign.flatMap((id) =>
      linesWith(text, naming(id)).map(({ line, found }) => ({
        path,
        line,
        why: `names the expansion ${id} ("${found}")`,
      })),
    )
  })
  const says = `none of ${files.length} files names one of ${expansions.length} expansions from outside (${expansions.join(', ')})`
  return { invariant: 'A2', says, violations }
}

await checkIfStarted(import.meta, check)
