/** Reads pictures back, for the tests of games: whether their markup is well formed. */
const TAG = /^<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>$/

/** What is wrong with a piece of markup, or null. Text has no place in it. */
export function faultIn(markup: string): string | null {
  const open: string[] = []
  for (const piece of markup.split(/(<[^>]*>)/)) {
    if (piece === '') continue
    if (!piece.startsWith('<')) return `loose text "${piece.slice(0, 40)}"`
    const tag = TAG.exec(piece)
    if (tag === null) return `no tag: ${piece.slice(0, 80)}`
    const [, closes, name = '', attributes = '', isEmpty] = tag
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)=/g)].map((match) => match[1])
    if (new Set(names).size < names.length) return `an attribute twice: ${piece.slice(0, 80)}`
    if (closes === '/' && open.pop() !== name) return `${piece} closes nothing`
    if (closes !== '/' && isEmpty !== '/') open.push(name)
  }
  return open.length === 0 ? null : `${open.join()} is never closed`
}
