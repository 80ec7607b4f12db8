/** What a newcomer is told about the card game, in order of importance. */
import type { View } from '@bastide/card-game/words'
import { spotsOf } from '../../playing/choosing.ts'
import type { GameView } from '../../playing/game-page.ts'
import type { Tip } from '../../playing/tips.ts'

const own = (view: GameView): View => view as unknown as View
const spots = (view: GameView) => spotsOf(own(view).choices)
const mayClaim = (view: GameView): boolean => spots(view).some(({ move }) => 'claim' in move)

export const tips: readonly Tip[] = [
  { says: 'card.tip.hidden', when: (view) => spots(view).some(({ down }) => down) },
  { says: 'card.tip.play', when: (view) => spots(view).length > 0 },
  { says: 'card.tip.claim', when: mayClaim },
  { says: 'card.tip.after', when: (view) => spots(view).length > 0 && !mayClaim(view) },
  { says: 'card.tip.misplaced', when: (view) => own(view).step === 'choose' },
]
