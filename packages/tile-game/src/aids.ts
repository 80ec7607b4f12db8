/**
 * Helps that a table may agree on. What one of them shows is in a view only where it is on; words: `aid.<aid>`,
 * `aid.<aid>.says`.
 */
export const AIDS = ['tiles-left', 'fitting', 'dead-cells', 'ownership', 'projection'] as const
export type Aid = (typeof AIDS)[number]

/** Those of the table's that this game knows, in its own order; all of them where nothing was agreed on. */
export const aidsOn = (agreed: readonly string[] = AIDS): readonly Aid[] => AIDS.filter((aid) => agreed.includes(aid))
