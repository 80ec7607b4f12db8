import { LANGUAGES } from '@bastide/kernel'
import { lessonFaults } from '@bastide/kernel/laws'
import { expect, it } from 'vitest'
import { tileGame } from './compose.ts'
import { LESSONS } from './expansions/lessons.ts'
import { MODULES } from './expansions/order.ts'
import { textsFor } from './languages.ts'

it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson %s can be played to its end on every branch, and says everything in every language',
  (_, lesson) => {
    const words = Object.fromEntries(LANGUAGES.map((language) => [language, textsFor(MODULES, language).words]))
    expect(lessonFaults(tileGame, lesson, words)).toEqual([])
  },
)
