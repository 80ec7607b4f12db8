/** All throws of some dice, with the number of ways to each: one die after the other, every side of each. */
export function waysOfThrows(sides: readonly string[], dice: number): ReadonlyMap<string, number> {
  let ways = new Map<string, number>([['', 1]])
  for (let die = 0; die < dice; die++) {
    const more = new Map<string, number>()
    for (const [thrown, count] of ways) {
      for (const side of sides) {
        const key = [...(thrown === '' ? [] : thrown.split('|')), side].sort().join('|')
        more.set(key, (more.get(key) ?? 0) + count)
      }
    }
    ways = more
  }
  return ways
}
