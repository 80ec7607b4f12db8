/** The colours of the dice: ivory, ink, and the roofs of the towns on them. */
export { INK } from '@bastide/drawing'
export const IVORY = { ground: '#F6EBD3', light: '#FFF9EA', shade: '#DFCDA6', deep: '#B89F74' } as const
export const STONE = { lit: '#EADFC8', shade: '#A2937B' } as const
/** The lit and the shaded side of a roof. */
export const ROOFS = [
  ['#CC6E4B', '#94432F'],
  ['#B9553D', '#85392A'],
  ['#D58259', '#A35038'],
  ['#C9A06A', '#8A6436'],
] as const
export const SLATE = ['#8593AC', '#56657F'] as const
export const WOOD = { lit: '#B58A57', shade: '#80592F' } as const
export const GOLD = '#D9A938'
export const PAPER = '#FFFBF0'

/** For the ground of completed cities: dark enough to be city, and each told from its neighbour also in grey. */
export const TINTS = ['#7A4A2B', '#35513F', '#4B3F66', '#2F4F80', '#7B2F36'] as const
