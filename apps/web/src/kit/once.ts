/** An act that is asked for again while it is under way is done once: two quick taps do not make two tables. */
export function once(act: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  return () => {
    underWay ??= act().finally(() => {
      underWay = null
    })
    return underWay
  }
}
