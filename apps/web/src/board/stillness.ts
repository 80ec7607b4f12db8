/** Whether somebody moves a board. What can wait waits until nobody does. */
let movedAt = Number.NEGATIVE_INFINITY

export function noteMotion(): void {
  movedAt = performance.now()
}

/** Until no board has moved for so long. */
export async function untilStill(forMs: number): Promise<void> {
  for (let left = movedAt + forMs - performance.now(); left > 0; left = movedAt + forMs - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left))
}
