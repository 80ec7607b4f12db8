/** Presses a button that may have appeared under a finger: the first tap then does not count. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { patience } from './adversity.ts'

export async function pressUntilGone(button: Locator): Promise<void> {
  await button.waitFor()
  const isGone = async (): Promise<boolean> => {
    await button.click({ timeout: 1_000 }).catch(() => {})
    return (await button.count()) === 0
  }
  await expect.poll(isGone, { interval: 300, timeout: patience(20_000) }).toBe(true)
}
