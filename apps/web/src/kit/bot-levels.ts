/** Bots by level and style: `master` is a level, and `master-farmer` the same level in a style of its own. */

/** How a bot of a level plays if it has no style. */
export const BALANCED = 'balanced'
const STYLES = ['builder', 'farmer', 'raider'] as const
const KNOWN_STYLES: readonly string[] = [BALANCED, ...STYLES]
export type KnownStyle = typeof BALANCED | (typeof STYLES)[number]

export const isKnownStyle = (style: string): style is KnownStyle => KNOWN_STYLES.includes(style)

export const levelOf = (bot: string): string => bot.split('-')[0] ?? bot
export const styleOf = (bot: string): string => bot.slice(levelOf(bot).length + 1) || BALANCED

/** The levels among these bots, in their order. */
export const levelsOf = (bots: readonly string[]): readonly string[] => [...new Set(bots.map(levelOf))]

/** The styles of a level; none where there is nothing to choose. */
export function stylesOf(bots: readonly string[], level: string): readonly string[] {
  const styles = bots.filter((bot) => levelOf(bot) === level).map(styleOf)
  return styles.length > 1 ? styles : []
}

/** The bot of a level in a style; without it if the level has no such style. */
export function botOf(bots: readonly string[], level: string, style: string): string {
  const wanted = style === BALANCED ? level : `${level}-${style}`
  return bots.includes(wanted) ? wanted : level
}
