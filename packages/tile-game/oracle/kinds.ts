/** The kinds of feature, and which of them matter in a game. */
export type Kind = 'road' | 'city' | 'monastery' | 'field' | 'stream' | 'garden' | 'cult' | 'carcassonne'

/** Without its module a kind does not exist (ABBOT-6): its segments are left out of the tiles. */
const BROUGHT_BY: { readonly [kind in Kind]: readonly string[] } = {
  road: ['base'],
  city: ['base'],
  monastery: ['base'],
  field: ['base'],
  stream: ['river', 'river-2'],
  garden: ['abbot'],
  cult: ['cult'],
  carcassonne: ['count'],
}

export function kindsInPlay(modules: readonly string[]): ReadonlySet<string> {
  const inPlay = ['base', ...modules]
  return new Set(
    Object.entries(BROUGHT_BY).flatMap(([kind, bringers]) =>
      bringers.some((module) => inPlay.includes(module)) ? [kind] : [],
    ),
  )
}

/** Centres: completed by the 8 squares around them (BASE-15, CULT-1, ABBOT-3). */
export const isSolitary = (kind: Kind): boolean => kind === 'monastery' || kind === 'cult' || kind === 'garden'

/** What can be completed and then pays. The rest never does, or is complete before the game (COUNT-10). */
export const isScored = (kind: Kind): boolean => kind === 'road' || kind === 'city' || isSolitary(kind)
