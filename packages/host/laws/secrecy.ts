/**
 * The law of what leaves the host: of two games that differ only in what a viewer cannot know, every byte that the host
 * sends that viewer is the same.
 */
import type { Seat } from '@bastide/kernel'
import { heardBy, type Played } from './hearing.ts'
import type { Heard, Plant } from './listening.ts'

export class SecretTold extends Error {
  readonly kind: string
  constructor(kind: string, message: string) {
    super(message)
    this.kind = kind
  }
}

const SHOWN = 300

/** Throws if the viewer could tell the games apart. The secrets of the two tables differ as well. */
export async function checkSecrecy(
  game: Played,
  twin: Played,
  viewer: Seat,
  seed: number,
  plant?: Plant,
): Promise<readonly Heard[]> {
  const same = { seed, guess: game.log, ...(plant === undefined ? {} : { plant }) }
  const heard = await heardBy(game, viewer, { ...same, secret: 'one secret' })
  const other = await heardBy(twin, viewer, { ...same, secret: 'another secret' })
  const differs = heard.findIndex(({ text }, i) => text !== other[i]?.text)
  if (differs < 0 && heard.length === other.length) return heard
  const at = differs < 0 ? heard.length : differs
  const [one, two] = [heard[at], other[at]]
  const from = [...(one?.text ?? '')].findIndex((letter, i) => letter !== two?.text[i])
  const around = (text = ''): string => text.slice(Math.max(0, from - SHOWN / 2), from + SHOWN / 2)
  throw new SecretTold(
    one?.kind ?? 'nothing',
    `seed ${seed}: viewer ${viewer} can tell two games apart by a ${one?.kind}: ${around(one?.text)} and ${around(two?.text)}`,
  )
}
