/** The colours of the land and of the figures on it. */
export { INK } from '@bastide/drawing'
export const FIELD = {
  light: '#B5CB86',
  ground: '#A9C27A',
  mid: '#98B468',
  deep: '#86A458',
  straw: '#D3C27C',
  stubble: '#BDB970',
} as const
export const HEDGE = { dark: '#4C6A37', ground: '#5F7F43', lit: '#7F9F57' } as const
export const TOWN = { ground: '#D9B582', lane: '#E9D3A6', plaster: '#F1E2C4', shade: '#D9C39C' } as const
/** The lit and the shaded side of a roof. */
export const ROOFS = [
  ['#CC6E4B', '#94432F'],
  ['#B9553D', '#85392A'],
  ['#D58259', '#A35038'],
  ['#C25F43', '#8D3E2C'],
  ['#B58A57', '#80592F'],
] as const
export const STONE = { lit: '#E6DCC8', ground: '#D6CAB4', shade: '#A2937B', deep: '#7D705D' } as const
export const ROAD = { ground: '#F0E4C9', verge: '#BFA77D', rut: '#D8C49C' } as const
export const WATER = { ground: '#6FA8C6', light: '#B4D8E6', bank: '#4C7F9C' } as const
export const MONASTERY = {
  wall: '#F4ECDA',
  shade: '#CFC3AA',
  roof: '#5C6C88',
  roofLit: '#7686A0',
  roofShade: '#465470',
} as const
export const GOLD = '#D9A938'
export const AZURE = '#2F4F80'
export const WHITE = '#FFFBF0'
