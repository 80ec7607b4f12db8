/** The viewer's own cards that lie face down: the viewer knows them, and may peek at them. */
import type { ShownCard, View } from '@bastide/card-game/words'

export const isOwnHidden = ({ card, lies, by }: ShownCard, viewer: number | null): boolean =>
  lies === 'down' && card !== 'down' && by === viewer

export const hiddenOwnIn = ({ rows, viewer }: View): readonly ShownCard[] =>
  rows.flatMap(({ stretches }) => stretches.flatMap(({ cards }) => cards.filter((card) => isOwnHidden(card, viewer))))
