/** The value of an option that a stored setup does not name: the value it had when the setup was stored. */
import type { OptionValues } from '@bastide/kernel'

/** Version 1 left out defaults. Never change a value here: stored games were played with it. */
const VERSION_1: OptionValues = {
  target: 42,
  starts: 0,
  forced: 'no',
}

/**
 * Version 2 names every option of its time. Add later options here, with the value that games had before there was a
 * choice, and never change it.
 */
const SINCE_VERSION_2: OptionValues = {}

export const STORED_DEFAULTS = { 1: { ...VERSION_1, ...SINCE_VERSION_2 }, 2: SINCE_VERSION_2 }
