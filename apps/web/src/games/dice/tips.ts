/** What a newcomer is told about the dice game, in order of importance. */
import type { View } from '@bastide/dice-game/words'
import { cellsOf, namesOf, passOf } from '../../playing/choosing.ts'
import type { GameView } from '../../playing/game-page.ts'
import type { Tip } from '../../playing/tips.ts'

const own = (view: GameView): View => view as unknown as View
const mayBuild = ({ choices }: GameView): boolean => cellsOf(choices) !== null
const mayStop = ({ choices }: GameView): boolean => passOf(choices) !== null

export const tips: readonly Tip[] = [
  { says: 'dice.tip.build', when: mayBuild },
  { says: 'dice.tip.stop', when: (view) => mayStop(view) && own(view).worth > 0 },
  { says: 'dice.tip.open', when: (view) => mayStop(view) && own(view).built.length > 0 && own(view).worth === 0 },
  { says: 'dice.tip.last', when: (view) => mayStop(view) && own(view).throwsLeft === 0 },
  { says: 'dice.tip.knight', when: (view) => namesOf(view.choices).some(({ name }) => name === 'keep') },
]
