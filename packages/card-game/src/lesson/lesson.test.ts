import { LANGUAGES } from '@bastide/kernel'
import { lessonFaults } from '@bastide/kernel/laws'
import { expect, it } from 'vitest'
import { cardGame } from '../index.ts'
import { LESSONS } from './index.ts'

it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson %s can be played to its end on every branch, and says everything in every language',
  (_, lesson) => {
    const words = Object.fromEntries(
      LANGUAGES.map((language) => [language, cardGame.speech.textsOf(lesson.setup, language).words]),
    )
    expect(lessonFaults(cardGame, lesson, words)).toEqual([])
  },
)
