import { counted, type GameText } from '@bastide/tile-game/words'

/** The figures that a seat has in supply, counted: "5 followers, 1 abbot". */
export const supplyWords = (texts: GameText, supply: readonly (readonly [figure: string, count: number])[]): string =>
  supply.map(([figure, count]) => counted(texts, `figure.${figure}`, count)).join(', ')
