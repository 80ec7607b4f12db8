import { describe, expect, it, vi } from 'vitest'
import { type Flight, Flights } from './flights.svelte.ts'
import { PACES } from './pace.ts'

const points = (seat: number, of: number): Flight => ({ what: 'points', seat, points: of, path: [] })

describe('flights', () => {
  it('go on when others begin: none is replaced', () => {
    const flights = new Flights()
    flights.launch([points(0, 8)], PACES.calm)
    const [first] = flights.aloft
    flights.launch([points(1, 3), points(0, 4)], PACES.calm)
    expect(flights.aloft[0]).toBe(first)
    expect(new Set(flights.aloft.map(({ id }) => id)).size).toBe(3)
    expect([flights.pointsTo(0), flights.pointsTo(1)]).toEqual([12, 3])
  })

  it('are in the air until each of them has landed', async () => {
    const flights = new Flights()
    await flights.landed()
    flights.launch([points(0, 8), points(1, 3)], PACES.brisk)
    const landed = vi.fn()
    const waiting = flights.landed().then(landed)
    const [one, other] = flights.aloft.map(({ id }) => id) as [number, number]
    flights.land(one)
    flights.land(one)
    await Promise.resolve()
    expect([flights.pointsTo(0), flights.pointsTo(1)]).toEqual([0, 3])
    expect(landed).not.toHaveBeenCalled()
    flights.land(other)
    await waiting
    expect(landed).toHaveBeenCalledOnce()
  })

  it('leave one after another, whatever else leaves with them', () => {
    const flights = new Flights()
    const walk: Flight = { what: 'walk', seat: 0, path: [], url: () => '', widths: [1, 1] }
    flights.launch([points(0, 8), walk, points(1, 3)], PACES.calm)
    const [first, walking, second] = flights.aloft.map(({ after }) => after) as [number, number, number]
    expect([first, walking]).toEqual([0, 0])
    expect(second).toBeGreaterThan(0)
  })

  it('that have no time are where they go at once; points always travel', () => {
    const onland = vi.fn()
    const flights = new Flights()
    flights.launch(
      [{ what: 'lay', seat: 0, path: [], url: () => '', widths: [1, 1], onland }, points(0, 2)],
      PACES['at-once'],
    )
    expect(onland).toHaveBeenCalledOnce()
    expect(flights.pointsTo(0)).toBe(2)
  })

  it('are all landed where what is shown has nothing to do with them', async () => {
    const onland = vi.fn()
    const flights = new Flights()
    flights.launch(
      [{ what: 'lay', seat: 0, path: [], url: () => '', widths: [1, 1], onland }, points(0, 2)],
      PACES.calm,
    )
    const landed = flights.landed()
    flights.clear()
    await landed
    expect(flights.aloft).toEqual([])
    expect(onland).toHaveBeenCalledOnce()
  })
})
