/** Tracks whether a board is moving, so that background work can wait until it is still. */
let movedAt = Number.NEGATIVE_INFINITY

export function noteMotion(): void {
  movedAt = performance.now()
}

/** Resolves once no board has moved for this long. */
export async function untilStill(forMs: number): Promise<void> {
  for (let left = movedAt + forMs - performance.now(); left > 0; left = movedAt + forMs - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left))
}
