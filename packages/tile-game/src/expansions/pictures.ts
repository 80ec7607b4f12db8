/**
 * What every module draws, without its engine: for pages, which draw views and know no rules. In order of resolution,
 * one line each.
 */
import type { ModulePictures } from '../pictures/module.ts'
import { pictures as abbot } from './abbot/pictures.ts'
import { pictures as base } from './base/pictures.ts'
import { pictures as count } from './count/pictures.ts'
import { pictures as cropCircles } from './crop-circles/pictures.ts'
import { pictures as cult } from './cult/pictures.ts'
import { pictures as kingRobber } from './king-robber/pictures.ts'
import { pictures as river } from './river/pictures.ts'
import { pictures as river2 } from './river-2/pictures.ts'

export const DRAWN: readonly ModulePictures[] = [base, river, river2, abbot, cult, kingRobber, count, cropCircles]
