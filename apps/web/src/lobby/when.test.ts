import { describe, expect, it } from 'vitest'
import { whenWords } from './when.ts'

const NOW = new Date(2026, 4, 20, 12, 0).getTime()
const when = (year: number, month: number, day: number, hour = 0, minute = 0): string =>
  whenWords(new Date(year, month, day, hour, minute).getTime(), NOW, 'en')

describe('the time of an event', () => {
  it('is relative within a week', () => {
    expect(whenWords(NOW - 20_000, NOW, 'en')).toBe('now')
    expect(when(2026, 4, 20, 11, 55)).toBe('5 minutes ago')
    expect(when(2026, 4, 20, 9, 0)).toBe('3 hours ago')
    expect(when(2026, 4, 16, 8, 0)).toBe('4 days ago')
  })

  it('counts calendar days from one day on', () => {
    expect(when(2026, 4, 19, 11, 0)).toBe('yesterday')
    expect(when(2026, 4, 18, 23, 0)).toBe('2 days ago')
  })

  it('is a date before that, with the year if it is another', () => {
    expect(when(2026, 3, 2)).toBe('April 2')
    expect(when(2025, 11, 24)).toBe('December 24, 2025')
  })

  it('is in the user’s language', () => {
    expect(whenWords(NOW - 300_000, NOW, 'nl')).toBe('5 minuten geleden')
    expect(whenWords(NOW - 300_000, NOW, 'da')).toBe('for 5 minutter siden')
  })

  it('is now if the clock was set back', () => {
    expect(whenWords(NOW + 90_000_000, NOW, 'en')).toBe('now')
  })
})
