import { expect, test } from 'vitest'
import { recordingBot } from './recording-bot.ts'

test('journeymen play the games that are stored, and anybody a game that has none', () => {
  for (const game of ['tile', 'dice', 'card']) expect(recordingBot(game)).toMatchObject({ id: 'journeyman', game })
  expect(recordingBot('stones').id).toBe('random')
})
