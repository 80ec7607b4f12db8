/** One line if all is well, or every violation with its place. */
export function verdict({ invariant, says, violations }) {
  if (violations.length === 0) return `${invariant} ok: ${says}`
  return [
    `${invariant} is broken in ${violations.length} ${violations.length === 1 ? 'place' : 'places'}:`,
    ...violations.map(({ path, line, why }) => `  ${path}${line === undefined ? '' : `:${line}`}  ${why}`),
  ].join('\n')
}
