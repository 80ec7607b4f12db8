import { describe, expect, test } from 'vitest'
import { speedBeside } from './beside.ts'

const prints = (text: string): string => `"${process.execPath}" -p "'${text}'"`

describe('a program beside', () => {
  test.each([
    ['18000 games/s', 18000],
    ['two: games 60 cpu 0.2s wall 0.3s  14474 games/cpu-s  1.03M turns/s', 14474],
    ['speed=0.5games/s', 0.5],
    ['3 games/cpu-s, 4 games/s', 3],
  ])('that prints "%s" has that speed', (text, speed) => expect(speedBeside(prints(text))).toBe(speed))

  test.each(['17,783 games/s', '1.5e4 games/s', '1.2.3 games/s', '0 games/s', '-5 games/s', 'NaN games/s', 'games/s'])(
    'that prints "%s" is refused, with what it should print',
    (text) => {
      expect(() => speedBeside(prints(text))).toThrow(
        `printed "${text}"; it must print a plain number above 0 before games/s`,
      )
    },
  )

  test('that prints nothing of the kind, or nothing at all, is refused', () => {
    for (const text of ['hello', '', '18000', '18000 games/second'])
      expect(() => speedBeside(prints(text))).toThrow('it must print a plain number')
  })

  test('that fails is told with its exit code, whatever it printed', () => {
    const command = `"${process.execPath}" -e "console.log('5 games/s'); process.exit(3)"`
    expect(() => speedBeside(command)).toThrow(`'${command}' failed with exit code 3`)
  })

  test('that is no command is refused', () => {
    for (const command of ['', '  ']) expect(() => speedBeside(command)).toThrow('--beside takes a command')
  })
})
