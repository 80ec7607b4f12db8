/** The value of a setup option that a stored setup does not name: the value it had when games were stored that way. */
import type { OptionValues } from '@bastide/kernel'

/** Version 1 left out usual values. Never change a value here: stored games were played with it. */
const VERSION_1: OptionValues = {
  farmers: { '2000': 'city-4', '2016': 'field-3' },
  'small-city': { '2000': 2, '2016': 4 },
  followers: 7,
  starts: 0,
  'pig-herd': 'off',
  abbots: 1,
  'cult-tiles': 5,
  'king-robber-points': 'each',
  'count-moves': 'player',
  'count-entry': 'any',
  'count-end': 'market',
  // Rivers kept their distance, the usual start tile was always drawn, and no abbot came home in the volcano's turn.
  'river-room': 'wide',
  'start-tile': 'bag',
  'volcano-abbot': 'stays',
}

/**
 * Version 2 names every setup option of its time. Options added later belong here, with the value that games had before
 * there was a choice. Add them, and never change them.
 */
const SINCE_VERSION_2: OptionValues = {}

export const STORED_DEFAULTS = { 1: { ...VERSION_1, ...SINCE_VERSION_2 }, 2: SINCE_VERSION_2 }
