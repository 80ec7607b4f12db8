/** From the left of the active seat around to itself (CROP-4, COUNT-5, COUNT-7). */
export function aroundFrom(active: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, number) => (active + 1 + number) % seats)
}
