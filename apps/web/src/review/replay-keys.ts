/** The keyboard shortcuts of a replay. */
import type { GamePage, KeyHelp } from '../playing/game-page.ts'

export type ReplayAct =
  | { readonly go: 'move' | 'turn'; readonly by: 1 | -1 }
  | { readonly go: 'part'; readonly part: number }
  | { readonly go: 'play' | 'overlay' | 'fit' | 'keys' }
  | { readonly go: 'speed' | 'zoom'; readonly by: 1 | -1 }

const ACTS: { readonly [key: string]: ReplayAct } = {
  ArrowLeft: { go: 'move', by: -1 },
  ArrowRight: { go: 'move', by: 1 },
  ArrowUp: { go: 'turn', by: -1 },
  ArrowDown: { go: 'turn', by: 1 },
  PageUp: { go: 'turn', by: -1 },
  PageDown: { go: 'turn', by: 1 },
  Home: { go: 'part', part: 0 },
  End: { go: 'part', part: 1 },
  ' ': { go: 'play' },
  o: { go: 'overlay' },
  f: { go: 'fit' },
  '+': { go: 'zoom', by: 1 },
  '=': { go: 'zoom', by: 1 },
  '-': { go: 'zoom', by: -1 },
  '<': { go: 'speed', by: -1 },
  ',': { go: 'speed', by: -1 },
  '>': { go: 'speed', by: 1 },
  '.': { go: 'speed', by: 1 },
  '?': { go: 'keys' },
}

/** A digit jumps to that many tenths of the game. */
export function actOf(key: string): ReplayAct | null {
  if (/^\d$/.test(key)) return { go: 'part', part: Number(key) / 10 }
  return ACTS[key] ?? ACTS[key.toLowerCase()] ?? null
}

const OWN: readonly KeyHelp[] = [
  ['← →', 'replay.keys.move'],
  ['↑ ↓', 'replay.keys.turn'],
  ['Home End', 'replay.keys.ends'],
  ['0 – 9', 'replay.keys.tenths'],
  // The name of the space bar depends on the language.
  ['replay.keys.space', 'replay.keys.play'],
  ['< >', 'replay.keys.speed'],
]
/** The keys of a game's table that mean the same in a replay. */
const SHARED = ['F', '+ −']

/** The list of shortcuts. Those for looking around are the game's, as far as it has them. */
export const keysOf = ({ keys, Aids }: Pick<GamePage, 'keys' | 'Aids'>): readonly KeyHelp[] => [
  ...OWN,
  ...(Aids === undefined ? [] : [keys.looking.find(([key]) => key === 'O') ?? (['O', 'keys.aids'] as const)]),
  ...keys.looking.filter(([key]) => SHARED.includes(key)),
  ['?', 'keys.help'],
]
