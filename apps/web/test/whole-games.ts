/**
 * Whole games through the page take longer than all else, so they take turns: every day one or two are played by
 * keyboard, touch or mouse, and all of them with BASTIDE_FULL. What a page does in the first turns is tested every day.
 */
import { test } from 'vitest'
import { rotating } from '../../../packages/kernel/sampling/rotating.ts'
import { patience } from './adversity.ts'

/** What is played on a day: about as long as what is played on another. */
const DAYS = [
  ['tiles by keyboard', 'cards by touch'],
  ['tiles of all expansions', 'dice by keyboard'],
  ['tiles by touch', 'tiles against a bot', 'dice by touch'],
] as const

export type WholeGame = (typeof DAYS)[number][number]

const played: ReadonlySet<WholeGame> = new Set(rotating(DAYS).flat())

/** A test that plays a whole game, on its days. */
export const testWholeGame = (game: WholeGame, title: string, play: () => Promise<void>): void =>
  test.skipIf(!played.has(game))(title, play, patience(240_000))
