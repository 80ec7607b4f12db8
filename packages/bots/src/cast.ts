/**
 * The characters in which bots sit at a table. Each level, and each style of journeymen, has a cast of its own, with a
 * character for each look of a seat: so no two at a table are the same, and a seat keeps its character while others
 * come and go.
 */
import type { CharacterId } from './faces/looks.ts'

const MASTERS: readonly CharacterId[] = ['architect', 'surveyor', 'goldsmith', 'apothecary', 'mapmaker', 'notary']
const GRANDMASTERS: readonly CharacterId[] = ['chancellor', 'astronomer', 'prioress', 'alchemist', 'marshal', 'duchess']

/** In the order in which tables list the looks of their seats. */
export const CASTS: { readonly [bot: string]: readonly CharacterId[] } = {
  random: ['juggler', 'tinker', 'pilgrim', 'fiddler', 'hermit', 'herbalist'],
  apprentice: ['page', 'novice', 'groom', 'maid', 'scribe', 'drummer'],
  journeyman: ['baker', 'falconer', 'miller', 'potter', 'cooper', 'weaver'],
  'journeyman-builder': ['carpenter', 'mason', 'thatcher', 'glazier', 'smith', 'painter'],
  'journeyman-farmer': ['beekeeper', 'milkmaid', 'shepherd', 'winegrower', 'ploughman', 'gooseherd'],
  'journeyman-raider': ['bailiff', 'archer', 'poacher', 'ferryman', 'smuggler', 'squire'],
  // Whatever their style, masters are of one guild: faces tell the level.
  master: MASTERS,
  'master-builder': MASTERS,
  'master-farmer': MASTERS,
  'master-raider': MASTERS,
  grandmaster: GRANDMASTERS,
  'grandmaster-builder': GRANDMASTERS,
  'grandmaster-farmer': GRANDMASTERS,
  'grandmaster-raider': GRANDMASTERS,
}

/** The character of a bot in a seat with that look; null if the bot has no cast. */
export const characterOf = (bot: string, look: number): CharacterId | null =>
  (Object.hasOwn(CASTS, bot) ? CASTS[bot]?.[look] : undefined) ?? null
