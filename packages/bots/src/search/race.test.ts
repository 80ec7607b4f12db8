import { Random } from '@bastide/kernel'
import { describe, expect, test } from 'vitest'
import { Race } from './race.ts'

/** Passes in which each line comes to what it is worth, give or take: a part that all have in common, and its own. */
function run(race: Race, worths: readonly number[], passes: number, { common = 30, own = 2, seed = 1 } = {}): void {
  const random = new Random(seed)
  const noise = (most: number): number => most * (random.below(2001) / 1000 - 1)
  const came = new Float64Array(worths.length)
  for (let pass = 0; pass < passes; pass++) {
    const luck = noise(common)
    worths.forEach((worth, line) => {
      came[line] = worth + luck + noise(own)
    })
    race.count(came)
  }
}

function begun(lines: number): Race {
  const race = new Race(lines)
  race.begin(lines)
  return race
}

const running = (race: Race): readonly number[] => Array.from(race.ranked.subarray(0, race.left))

describe('a race of lines', () => {
  test('sorts them by what they came to, the first found before its equals', () => {
    const race = begun(4)
    race.count(Float64Array.of(1, 3, 3, 2))
    race.rank()
    expect(running(race)).toEqual([1, 2, 3, 0])
    race.keep(2)
    expect(running(race)).toEqual([1, 2])
    race.keep(3)
    expect(race.left).toBe(2)
  })

  test('drops who has no hope, however much luck they have in common', () => {
    const race = begun(4)
    run(race, [5, 0, 4.95, 2], 60)
    race.dropHopeless()
    expect([...running(race)].sort()).toEqual([0, 2])
    expect(Array.from(race.ranked).sort()).toEqual([0, 1, 2, 3])
  })

  test('drops nobody before it knows how much they differ by chance', () => {
    const race = begun(3)
    run(race, [9, 0, 8.9], 7)
    race.dropHopeless()
    expect([race.left, race.mayLose()]).toEqual([3, Number.POSITIVE_INFINITY])
    run(race, [9, 0, 8.9], 1)
    race.dropHopeless()
    expect([race.left, race.mayLose()]).toEqual([2, Number.POSITIVE_INFINITY])
    run(race, [9, 0, 8.9], 4)
    expect(race.mayLose()).toBeLessThan(1)
  })

  test('drops the best very seldom, although it looks after every pass', () => {
    let dropped = 0
    for (let seed = 1; seed <= 300; seed++) {
      const race = begun(8)
      const worths = [0.3, 0, 0, 0, 0, 0, 0, 0]
      const random = new Random(seed)
      for (let pass = 0; pass < 40; pass++) {
        run(race, worths, 1, { seed: random.below(1_000_000) })
        race.dropHopeless()
      }
      if (!running(race).includes(0)) dropped++
    }
    expect(dropped).toBeLessThanOrEqual(3)
  })

  test('waits for luck that comes seldom: where others vary, it may too', () => {
    const race = begun(3)
    const random = new Random(4)
    for (let pass = 0; pass < 20; pass++) {
      const luck = random.below(9)
      race.count(Float64Array.of(luck, luck + random.below(5) - 2, luck - 0.3))
      race.dropHopeless()
    }
    expect(running(race)).toContain(2)
  })

  test.each([2, 3])('knows of luck that no pass has shown yet, where it is told to: %i lines', (lines) => {
    const race = new Race(lines, { differs: 8, alikeAfter: 60 })
    race.begin(lines)
    // The second is always a little behind, and the third equal: neither varies at all.
    const pass = (): void => {
      race.count(Float64Array.of(1, 0.7, 1).subarray(0, lines))
      race.dropHopeless()
    }
    for (let i = 0; i < 24; i++) pass()
    expect(running(race)).toContain(1)
    expect(race.isDecided(0.02)).toBe(false)
    for (let i = 0; i < 136; i++) pass()
    expect(running(race)).toEqual([0])
    expect(race.isDecided(0.02)).toBe(true)
  })

  test('keeps as many to the end as are wanted, however far behind', () => {
    const race = new Race(4)
    race.begin(4, 3)
    run(race, [9, 0, 3, 6], 40)
    race.dropHopeless()
    race.keep(1)
    expect(running(race)).toEqual([0, 3, 2])
    expect(Array.from(race.times)).toEqual([40, 40, 40, 40])
  })

  test('keeps one of those that always come to the same', () => {
    const race = begun(3)
    run(race, [1, 1, 1.1], 20, { own: 0 })
    race.dropHopeless()
    expect(running(race)).toEqual([2])
  })

  test('knows what it may cost to end now: little after many passes, much between equals after few', () => {
    const races = 20
    const after = (passes: number, ...worths: number[]): number => {
      let losses = 0
      for (let seed = 1; seed <= races; seed++) {
        const race = begun(worths.length)
        run(race, worths, passes, { seed })
        losses += race.mayLose()
      }
      return losses / races
    }
    const betweenEquals = after(16, 1, 1)
    expect(betweenEquals).toBeGreaterThan(0.05)
    expect(after(16, 1, 1, 1)).toBeGreaterThan(1.5 * betweenEquals)
    // A hundred times as many passes are ten times as sure.
    expect(after(1600, 1, 1) / betweenEquals).toBeCloseTo(0.1, 1)
    expect(after(16, 3, 1)).toBeLessThan(0.01 * betweenEquals)
  })

  test('costs about what it says to end', () => {
    const races = 400
    let said = 0
    let lost = 0
    for (let seed = 1; seed <= races; seed++) {
      const random = new Random(seed)
      const worths = [0, random.below(1001) / 1000, random.below(1001) / 1000]
      const race = begun(3)
      run(race, worths, 20, { seed })
      said += race.mayLose()
      lost += Math.max(...worths) - (worths[race.ranked[0] as number] as number)
    }
    // It is a sum over all rivals, and knows nothing of what they were worth before, so it says rather too much.
    expect(lost).toBeLessThan(said)
    expect(lost).toBeGreaterThan(0.2 * said)
  })

  test('begins anew as if nothing had been', () => {
    const race = begun(3)
    run(race, [1, 2, 3], 30)
    race.dropHopeless()
    race.begin(2)
    expect([running(race), race.mayLose(), ...race.sums]).toEqual([[0, 1], Number.POSITIVE_INFINITY, 0, 0, 0])
  })
})
