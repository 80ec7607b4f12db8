import { followers } from '../../pictures/followers.ts'
import { garden } from '../../pictures/garden.ts'
import type { ModulePictures } from '../../pictures/module.ts'
import { monastery } from '../../pictures/monastery.ts'
import { tiles } from './tiles.ts'

export const pictures: ModulePictures = { id: 'base', tiles, sites: { monastery, garden }, figures: followers }
