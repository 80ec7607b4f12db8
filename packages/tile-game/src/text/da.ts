/** All that the tile game says in Danish: its modules, how they play together, and the named setups. */
import { da as abbot } from '../expansions/abbot/text/da.ts'
import { da as base } from '../expansions/base/text/da.ts'
import { da as count } from '../expansions/count/text/da.ts'
import { da as cropCircles } from '../expansions/crop-circles/text/da.ts'
import { da as cult } from '../expansions/cult/text/da.ts'
import { da as kingRobber } from '../expansions/king-robber/text/da.ts'
import { da as together } from '../expansions/pairs/text/da.ts'
import { da as river } from '../expansions/river/text/da.ts'
import { da as river2 } from '../expansions/river-2/text/da.ts'
import type { TileTexts } from '../text.ts'

export const da: TileTexts = {
  language: 'da',
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
    'setup.2000': 'Grundspil, 2000',
    'setup.2000.says': 'Klassikeren: Bønder kæmper om hver by.',
    'setup.2000 with Crop Circles': '2000 med Korncirkler',
    'setup.2000 with Crop Circles.says': 'Klassikeren, men ind imellem får eller mister alle en følgesvend.',
    'setup.Count, King and Consorts': 'Greve, Konge og Konsorter',
    'setup.Count, King and Consorts.says':
      'Langt og snu: Udnyt det, andre bygger, og vent på din chance i Carcassonne.',
    'setup.Count, King and Consorts with River II': 'Greve, Konge og Konsorter med Flod II',
    'setup.Count, King and Consorts with River II.says':
      'Det samme med en delt flod fra bymuren: mere plads først, mindre senere.',
    'setup.2016': 'Grundspil, 2016',
    'setup.2016.says': 'Reglerne i dag: Bønder giver point mark for mark, og små byer tæller fuldt ud.',
    'setup.2016 with River and Abbot': '2016 med Flod og Biskop',
    'setup.2016 with River and Abbot.says': 'En rolig begyndelse langs en flod og en biskop, du kan tage hjem.',
    'setup.Everything': 'Det hele',
    'setup.Everything.says': 'Alle syv udvidelser på én gang, til en lang aften.',
  },
}
