/** All throws of a number of dice, with the number of ways to get each, counted die by die and side by side. */
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
