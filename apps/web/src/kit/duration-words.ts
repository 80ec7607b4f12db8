import { say } from './messages.svelte.ts'

/** A time of a clock, in seconds or in minutes. */
export const durationWords = (seconds: number): string =>
  seconds < 60 ? say('clock.seconds', { seconds }) : say('clock.minutes', { minutes: seconds / 60 })
