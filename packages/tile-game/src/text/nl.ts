/** All that the tile game says in Dutch: its modules, how they play together, and the named setups. */
import { nl as abbot } from '../expansions/abbot/text/nl.ts'
import { nl as base } from '../expansions/base/text/nl.ts'
import { nl as count } from '../expansions/count/text/nl.ts'
import { nl as cropCircles } from '../expansions/crop-circles/text/nl.ts'
import { nl as cult } from '../expansions/cult/text/nl.ts'
import { nl as kingRobber } from '../expansions/king-robber/text/nl.ts'
import { nl as together } from '../expansions/pairs/text/nl.ts'
import { nl as river } from '../expansions/river/text/nl.ts'
import { nl as river2 } from '../expansions/river-2/text/nl.ts'
import type { TileTexts } from '../text.ts'

export const nl: TileTexts = {
  language: 'nl',
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
    'setup.2000': 'Basisspel, 2000',
    'setup.2000.says': 'De klassieker: boeren vechten om elke stad.',
    'setup.2000 with Crop Circles': '2000 met Graancirkels',
    'setup.2000 with Crop Circles.says': 'De klassieker, maar nu en dan krijgt of verliest iedereen een horige.',
    'setup.Count, King and Consorts': 'Graaf, Koning en Consorten',
    'setup.Count, King and Consorts.says':
      'Lang en sluw: profiteer van wat anderen bouwen, en wacht in Carcassonne je kans af.',
    'setup.Count, King and Consorts with River II': 'Graaf, Koning en Consorten met Rivier II',
    'setup.Count, King and Consorts with River II.says':
      'Hetzelfde, met een rivier die zich splitst vanaf de stadsmuur: eerst meer ruimte, later minder.',
    'setup.2016': 'Basisspel, 2016',
    'setup.2016.says': 'De regels van nu: boeren scoren per weide, en kleine steden tellen volledig mee.',
    'setup.2016 with River and Abbot': '2016 met Rivier en Abt',
    'setup.2016 with River and Abbot.says': 'Een rustig begin langs een rivier, en een abt die je kunt terughalen.',
    'setup.Everything': 'Alles',
    'setup.Everything.says': 'Alle zeven uitbreidingen tegelijk, voor een lange avond.',
  },
}
