/** All that the tile game says in German: its modules, how they play together, and the named setups. */
import { de as abbot } from '../expansions/abbot/text/de.ts'
import { de as base } from '../expansions/base/text/de.ts'
import { de as count } from '../expansions/count/text/de.ts'
import { de as cropCircles } from '../expansions/crop-circles/text/de.ts'
import { de as cult } from '../expansions/cult/text/de.ts'
import { de as kingRobber } from '../expansions/king-robber/text/de.ts'
import { de as together } from '../expansions/pairs/text/de.ts'
import { de as river } from '../expansions/river/text/de.ts'
import { de as river2 } from '../expansions/river-2/text/de.ts'
import type { TileTexts } from '../text.ts'

export const de: TileTexts = {
  language: 'de',
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
    'setup.2000': 'Grundspiel, 2000',
    'setup.2000.says': 'Der Klassiker: Bauern streiten um jede Stadt.',
    'setup.2000 with Crop Circles': '2000 mit Kornkreisen',
    'setup.2000 with Crop Circles.says':
      'Der Klassiker, aber ab und zu bekommen oder verlieren alle einen Gefolgsmann.',
    'setup.Count, King and Consorts': 'Graf, König und Konsorten',
    'setup.Count, King and Consorts.says':
      'Lang und listig: Nutze, was andere bauen, und warte in Carcassonne auf deine Stunde.',
    'setup.Count, King and Consorts with River II': 'Graf, König und Konsorten mit Fluss II',
    'setup.Count, King and Consorts with River II.says':
      'Dasselbe, mit einem Fluss, der sich ab der Stadtmauer gabelt: erst mehr Platz, später weniger.',
    'setup.2016': 'Grundspiel, 2016',
    'setup.2016.says': 'Die heutigen Regeln: Bauern zählen pro Wiese, und kleine Städte zählen voll.',
    'setup.2016 with River and Abbot': '2016 mit Fluss und Abt',
    'setup.2016 with River and Abbot.says':
      'Ein sanfter Start am Fluss entlang, und ein Abt, den du zurückholen kannst.',
    'setup.Everything': 'Alles',
    'setup.Everything.says': 'Alle sieben Erweiterungen auf einmal, für einen langen Abend.',
  },
}
