/** The lessons of modules, in the order in which they are offered. One line each. */
import type { Lesson } from '@bastide/kernel'
import { lesson as abbot } from './abbot/lesson/index.ts'
import { lesson as base } from './base/lesson/index.ts'
import { lesson as count } from './count/lesson/index.ts'
import { lesson as cropCircles } from './crop-circles/lesson/index.ts'
import { lesson as cult } from './cult/lesson/index.ts'
import { lesson as kingRobber } from './king-robber/lesson/index.ts'
import { lesson as river } from './river/lesson/index.ts'

export const LESSONS: readonly Lesson[] = [base, river, abbot, cropCircles, cult, kingRobber, count]
