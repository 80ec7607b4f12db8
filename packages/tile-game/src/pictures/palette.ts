/** The colours of the land and of the figures on it. */
export { INK } from '@bastide/drawing'
export const FIELD = {
  ground: '#A5BF74',
  light: '#B2C97D',
  deep: '#97B467',
  dry: '#BDC57F',
  /** The shaded rim of a rise, and its lit rim. */
  shade: '#83A158',
  lit: '#C3D58E',
} as const
export const HEDGE = { dark: '#46643A', ground: '#5B7C42', lit: '#86A65A' } as const
export const TOWN = {
  ground: '#E0C596',
  yard: '#D0AC7A',
  lane: '#EFDDB6',
  paving: '#E9DDC2',
  plaster: '#F4E7CC',
  shade: '#D9C39C',
} as const

/** The lit and the shaded side of a roof. */
export type Roof = readonly [lit: string, shaded: string]

export const ROOFS = [
  ['#D0704C', '#98442F'],
  ['#BC583F', '#86392A'],
  ['#DB8A5F', '#A95539'],
] as const satisfies readonly Roof[]
/** Roofs that belong together: tiles, thatch, slate. */
export const DISTRICTS: readonly (readonly Roof[])[] = [
  ROOFS,
  [
    ['#C9A565', '#91703B'],
    ['#BD9054', '#835C31'],
    ['#D0704C', '#98442F'],
  ],
  ROOFS.slice(0, 2),
  [
    ['#8494A6', '#56647A'],
    ['#94A1AE', '#616E80'],
    ['#BC583F', '#86392A'],
  ],
]
export const STONE = { lit: '#EDE4D2', ground: '#D6CAB4', shade: '#A2937B', deep: '#7D705D' } as const
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
