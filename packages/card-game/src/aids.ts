/**
 * Aids that a table may agree on. A view contains what an aid shows only if the aid is on. Words: `aid.<aid>`,
 * `aid.<aid>.says`.
 */
export const AIDS = ['unseen-cards', 'stretch-worth', 'advice'] as const
export type Aid = (typeof AIDS)[number]

/** The agreed aids that this game knows, in its own order; all of them if nothing was agreed. */
export const aidsOn = (agreed: readonly string[] = AIDS): readonly Aid[] => AIDS.filter((aid) => agreed.includes(aid))
