/** What an option is that a stored setup does not name: the value that it had when games were stored so. */
import type { OptionValues } from '@bastide/kernel'

/** Version 1 left out what was usual. Never change a value here: stored games were played by it. */
const VERSION_1: OptionValues = {
  target: 42,
  starts: 0,
  forced: 'no',
}

/**
 * Version 2 names every option there was. One that came later stands here, with the value by which games were played
 * before there was a choice: add it, and never change it.
 */
const SINCE_VERSION_2: OptionValues = {}

export const STORED_DEFAULTS = { 1: { ...VERSION_1, ...SINCE_VERSION_2 }, 2: SINCE_VERSION_2 }
