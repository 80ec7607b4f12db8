/** What the farmers get at the end, under each of the rules (BASE-24, BASE-25, BASE-27, BASE-28). */
import { type Feature, featuresOf } from './features.ts'
import { type Landscape, placeName } from './landscape.ts'
import { type Figure, followersOn, majority } from './majority.ts'

export type FarmerRule = 'city-4' | 'city-3' | 'field-3' | 'none'

function borders(field: Feature, city: Feature): boolean {
  return field.places.some(({ laid, segment }) => segment.beside.some((spot) => city.names.has(placeName(laid.x, laid.y, spot))))
}

export function farmersPoints(rule: FarmerRule, land: Landscape, figures: readonly Figure[], seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0)
  const pay = (seat: number, amount: number): void => {
    points[seat] = (points[seat] ?? 0) + amount
  }
  const fields = featuresOf(land, 'field')
  const cities = featuresOf(land, 'city').filter(({ complete }) => complete)
  const holders = (...of: readonly Feature[]): number[] => majority(followersOn(of, figures, seats))

  if (rule === 'city-4') {
    // BASE-24
    for (const city of cities) {
      const around = fields.filter((field) => borders(field, city))
      for (const seat of holders(...around)) pay(seat, 4)
    }
  }
  if (rule === 'field-3') {
    // BASE-25
    for (const field of fields) {
      const fed = cities.filter((city) => borders(field, city))
      for (const seat of holders(field)) pay(seat, 3 * fed.length)
    }
  }
  if (rule === 'city-3') {
    // BASE-28
    for (const city of cities) {
      const around = fields.filter((field) => borders(field, city))
      const paid = new Set(around.flatMap((field) => holders(field)))
      for (const seat of paid) pay(seat, 3)
    }
  }
  return points
}
