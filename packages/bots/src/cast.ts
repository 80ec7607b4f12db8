/**
 * The characters in which bots sit at a table. Each kind of bot has a cast of its own, a character for each look of a
 * seat: so no two at a table are the same, and a seat keeps its character while others come and go.
 */
import type { CharacterId } from './faces/looks.ts'

/** In the order in which tables list the looks of their seats. */
export const CASTS: { readonly [bot: string]: readonly CharacterId[] } = {
  random: ['juggler', 'tinker', 'pilgrim', 'fiddler', 'hermit', 'herbalist'],
  apprentice: ['page', 'novice', 'groom', 'maid', 'scribe', 'drummer'],
  journeyman: ['baker', 'falconer', 'miller', 'potter', 'cooper', 'weaver'],
  'journeyman-builder': ['carpenter', 'mason', 'thatcher', 'glazier', 'smith', 'painter'],
  'journeyman-farmer': ['beekeeper', 'milkmaid', 'shepherd', 'winegrower', 'ploughman', 'gooseherd'],
  'journeyman-raider': ['bailiff', 'archer', 'poacher', 'ferryman', 'smuggler', 'squire'],
  master: ['miller', 'potter', 'cooper', 'weaver', 'baker', 'falconer'],
  'master-builder': ['thatcher', 'glazier', 'smith', 'painter', 'carpenter', 'mason'],
  'master-farmer': ['shepherd', 'winegrower', 'ploughman', 'gooseherd', 'beekeeper', 'milkmaid'],
  'master-raider': ['poacher', 'ferryman', 'smuggler', 'squire', 'bailiff', 'archer'],
  grandmaster: ['cooper', 'weaver', 'baker', 'falconer', 'miller', 'potter'],
  'grandmaster-builder': ['smith', 'painter', 'carpenter', 'mason', 'thatcher', 'glazier'],
  'grandmaster-farmer': ['ploughman', 'gooseherd', 'beekeeper', 'milkmaid', 'shepherd', 'winegrower'],
  'grandmaster-raider': ['smuggler', 'squire', 'bailiff', 'archer', 'poacher', 'ferryman'],
}

/** The character of a bot in a seat with that look; null if the bot has no cast. */
export const characterOf = (bot: string, look: number): CharacterId | null =>
  (Object.hasOwn(CASTS, bot) ? CASTS[bot]?.[look] : undefined) ?? null
