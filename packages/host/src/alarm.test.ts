import { describe, expect, test } from 'vitest'
import { Alarm } from './alarm.ts'
import { LONGEST_WAIT } from './environment.ts'

/** Timers that a test lets run out, one after another; too long a wait is what it is on a platform: a fault. */
function manualTimers() {
  const waits: number[] = []
  let time = 0
  let next: (() => void) | null = null
  return {
    waits,
    environment: {
      now: () => time,
      after(ms: number, call: () => void) {
        if (ms > LONGEST_WAIT) throw new Error(`no timer waits ${ms} ms`)
        waits.push(ms)
        next = call
        return () => {
          next = null
        }
      },
    },
    runOut(): void {
      time += waits.at(-1) ?? 0
      const call = next
      next = null
      call?.()
    },
  }
}

describe('an alarm', () => {
  test('HOST-17 rings once, at its time, however far that is', () => {
    const { environment, waits, runOut } = manualTimers()
    const alarm = new Alarm(environment)
    let rings = 0
    alarm.setTo(2.5 * LONGEST_WAIT, () => rings++)
    const heard: number[] = []
    for (let i = 0; i < 5; i++) {
      runOut()
      heard.push(rings)
    }
    expect(heard).toEqual([0, 0, 1, 1, 1])
    expect(waits).toEqual([LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT / 2])
    expect(alarm.isSet).toBe(false)
  })

  test('that was cancelled or set anew does not ring as before', () => {
    const { environment, runOut } = manualTimers()
    const alarm = new Alarm(environment)
    const rung: string[] = []
    alarm.setTo(10, () => rung.push('first'))
    alarm.setTo(20, () => rung.push('second'))
    runOut()
    expect(rung).toEqual(['second'])
    alarm.setTo(30, () => rung.push('third'))
    alarm.cancel()
    runOut()
    expect(rung).toEqual(['second'])
    expect(alarm.isSet).toBe(false)
  })

  test('for a time that has passed rings at once', () => {
    const { environment, waits } = manualTimers()
    new Alarm(environment).setTo(-5, () => {})
    expect(waits).toEqual([0])
  })
})
