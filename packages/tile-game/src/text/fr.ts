/** All that the tile game says in French: its modules, how they play together, and the named setups. */
import { fr as abbot } from '../expansions/abbot/text/fr.ts'
import { fr as base } from '../expansions/base/text/fr.ts'
import { fr as count } from '../expansions/count/text/fr.ts'
import { fr as cropCircles } from '../expansions/crop-circles/text/fr.ts'
import { fr as cult } from '../expansions/cult/text/fr.ts'
import { fr as kingRobber } from '../expansions/king-robber/text/fr.ts'
import { fr as together } from '../expansions/pairs/text/fr.ts'
import { fr as river } from '../expansions/river/text/fr.ts'
import { fr as river2 } from '../expansions/river-2/text/fr.ts'
import type { TileTexts } from '../text.ts'

export const fr: TileTexts = {
  language: 'fr',
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
    'setup.2000': 'Jeu de base, 2000',
    'setup.2000.says': 'Le classique : les paysans se disputent chaque ville.',
    'setup.2000 with Crop Circles': '2000 avec les Agroglyphes',
    'setup.2000 with Crop Circles.says': 'Le classique, sauf que de temps en temps, chacun ajoute ou perd un partisan.',
    'setup.Count, King and Consorts': 'Comte, Roi et Brigand',
    'setup.Count, King and Consorts.says':
      'Long et rusé : profite de ce que les autres bâtissent, et attends ton heure à Carcassonne.',
    'setup.Count, King and Consorts with River II': 'Comte, Roi et Brigand avec la Rivière II',
    'setup.Count, King and Consorts with River II.says':
      'Pareil, avec une rivière à deux bras au pied des murs : plus d’espace au début, moins ensuite.',
    'setup.2016': 'Jeu de base, 2016',
    'setup.2016.says': 'Les règles d’aujourd’hui : paysans pré par pré, et petites villes à plein tarif.',
    'setup.2016 with River and Abbot': '2016 avec la Rivière et l’Abbé',
    'setup.2016 with River and Abbot.says': 'Un début en douceur au bord d’une rivière, et un abbé qui peut revenir.',
    'setup.Everything': 'La totale',
    'setup.Everything.says': 'Les sept extensions à la fois, pour une longue soirée.',
  },
}
