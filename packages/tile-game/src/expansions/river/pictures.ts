import type { ModulePictures } from '../../pictures/module.ts'
import { LAKE, tiles } from './tiles.ts'

export const pictures: ModulePictures = { id: 'river', tiles, pools: { [LAKE]: 24 } }
