/** Why a tile does not go somewhere, in words. */
import type { GameText } from '@bastide/tile-game/words'
import { say } from '../../kit/messages.svelte.ts'
import type { Need, WhyNot } from './why-not.ts'

const needWords = (texts: GameText, { kind, side }: Need): string =>
  say('tile.needs.side', { what: texts.words[`feature.${kind}.name`] ?? kind, side: say(`side.${side}`) })

export function whyNotWords(texts: GameText, why: WhyNot): string {
  if (why.why !== 'no-match') return say(`refused.${why.why}`)
  return say('tile.needs', { needs: why.needs.map((need) => needWords(texts, need)).join(', ') })
}
