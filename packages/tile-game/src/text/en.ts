/** All that the tile game says in English: its modules, how they play together, and the named setups. */
import { en as abbot } from '../expansions/abbot/text/en.ts'
import { en as base } from '../expansions/base/text/en.ts'
import { en as count } from '../expansions/count/text/en.ts'
import { en as cropCircles } from '../expansions/crop-circles/text/en.ts'
import { en as cult } from '../expansions/cult/text/en.ts'
import { en as kingRobber } from '../expansions/king-robber/text/en.ts'
import { en as together } from '../expansions/pairs/text/en.ts'
import { en as river } from '../expansions/river/text/en.ts'
import { en as river2 } from '../expansions/river-2/text/en.ts'
import type { TileTexts } from '../text.ts'

export const en: TileTexts = {
  language: 'en',
  modules: {
    base,
    river,
    'river-2': river2,
    abbot,
    cult,
    'king-robber': kingRobber,
    count,
    'crop-circles': cropCircles,
  },
  together,
  setups: {
    'setup.2000': 'Base game, 2000',
    'setup.2000.says': 'The classic: farmers fight over every city.',
    'setup.2000 with Crop Circles': '2000 with Crop Circles',
    'setup.2000 with Crop Circles.says': 'The classic, but now and then everyone adds or loses a follower.',
    'setup.Count, King and Consorts': 'Count, King and Consorts',
    'setup.Count, King and Consorts.says':
      'Long and sly: profit from what others build, and bide your time in Carcassonne.',
    'setup.Count, King and Consorts with River II': 'Count, King and Consorts with River II',
    'setup.Count, King and Consorts with River II.says':
      'The same, with a forked river from the city walls: more room to start, tighter later.',
    'setup.2016': 'Base game, 2016',
    'setup.2016.says': 'Today’s rules: farmers score field by field, and small cities count in full.',
    'setup.2016 with River and Abbot': '2016 with River and Abbot',
    'setup.2016 with River and Abbot.says': 'A gentle start along a river, and an abbot you can recall.',
    'setup.Everything': 'Everything',
    'setup.Everything.says': 'All seven expansions at once, for a long evening.',
  },
}
