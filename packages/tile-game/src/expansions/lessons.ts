/** The lessons of modules, in the order in which they are offered. One line each. */
import type { Lesson } from '@bastide/kernel'
import { lesson as base } from './base/lesson/index.ts'

export const LESSONS: readonly Lesson[] = [base]
