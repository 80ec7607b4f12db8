/** What a newcomer is told about the tile game, in order of importance. */
import type { View } from '@bastide/tile-game/words'
import { cellsOf, spotsOf } from '../../playing/choosing.ts'
import type { GameView } from '../../playing/game-page.ts'
import type { Tip } from '../../playing/tips.ts'
import { keyOf } from './layout.ts'

const FEW_FOLLOWERS = 2
const FEW_TILES = 8

const own = (view: GameView): View => view as unknown as View
const isPlacing = ({ choices }: GameView): boolean => cellsOf(choices) !== null
const isDeploying = (view: GameView): boolean => own(view).justLaid !== null && spotsOf(view.choices).length > 0

/** Whether somebody may be put on something of this kind. */
const offers = (view: GameView, kind: string): boolean =>
  isDeploying(view) && spotsOf(view.choices).some(({ on }) => on.startsWith(kind))

/** Whether somebody stands in something that goes on over the tile just laid. */
function isTaken(view: View): boolean {
  const { justLaid, features } = view
  if (justLaid === null) return false
  return features.some(
    ({ owners, parts }) => owners.length > 0 && parts.some(([x, y]) => keyOf([x, y]) === keyOf(justLaid)),
  )
}

function supplyOf(view: View): number {
  const { awaited, seats } = view
  const supply = typeof awaited === 'number' ? seats[awaited]?.supply : undefined
  return supply === undefined ? Number.POSITIVE_INFINITY : Object.values(supply).reduce((sum, one) => sum + one, 0)
}

export const tips: readonly Tip[] = [
  { says: 'tile.tip.place', when: isPlacing },
  { says: 'tile.tip.deploy', when: isDeploying },
  { says: 'tile.tip.late', when: (view) => isPlacing(view) && own(view).pile.toCome <= FEW_TILES },
  { says: 'tile.tip.monastery', when: (view) => offers(view, 'monastery') },
  { says: 'tile.tip.few', when: (view) => isDeploying(view) && supplyOf(own(view)) <= FEW_FOLLOWERS },
  { says: 'tile.tip.taken', when: (view) => isDeploying(view) && isTaken(own(view)) },
  { says: 'tile.tip.field', when: (view) => offers(view, 'field') },
]
