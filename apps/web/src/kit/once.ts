/** Runs an action once even if it is requested again while it is running: two quick taps do not open two tables. */
export function once(act: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  return () => {
    underWay ??= act().finally(() => {
      underWay = null
    })
    return underWay
  }
}
