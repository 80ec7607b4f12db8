/** The keyboard shortcuts of a replay. */
import type { MessageKey } from '../kit/messages.svelte.ts'

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

/** The list of shortcuts. The name of the space bar depends on the language. */
export const KEY_LIST: readonly (readonly [keys: string | MessageKey, message: MessageKey])[] = [
  ['← →', 'replay.keys.move'],
  ['↑ ↓', 'replay.keys.turn'],
  ['Home End', 'replay.keys.ends'],
  ['0 – 9', 'replay.keys.tenths'],
  ['replay.keys.space', 'replay.keys.play'],
  ['< >', 'replay.keys.speed'],
  ['O', 'keys.overlay'],
  ['F', 'keys.fit'],
  ['+ −', 'keys.zoom'],
  ['?', 'keys.help'],
]
