/**
 * What the farmers get at the end, under each of the rules (BASE-24, BASE-25, BASE-27, BASE-28), and for the pig herd.
 */
import type { Feature, Survey } from './features.ts'
import { type Figure, figuresOn, majority } from './figures.ts'
import type { Landscape } from './landscape.ts'

export type FarmerRule = 'city-4' | 'city-3' | 'field-3' | 'none'

export type Pay = (seat: number, points: number) => void

/** The completed cities that border a field, including the City of Carcassonne (COUNT-10). */
function citiesBeside(land: Landscape, survey: Survey, field: Feature): Feature[] {
  const beside = field.segments.flatMap(({ x, y, beside: spots }) =>
    (land.at(x, y)?.segments ?? []).filter(({ spot }) => spots.includes(spot)),
  )
  return [...new Set(beside.map((segment) => survey.at(segment)))].filter(({ complete }) => complete)
}

export function payFarmers(
  rule: FarmerRule,
  land: Landscape,
  survey: Survey,
  figures: readonly Figure[],
  pay: Pay,
): void {
  const fields = survey.of('field').map((field) => ({ field, cities: citiesBeside(land, survey, field) }))
  const cities = new Set(fields.flatMap((one) => one.cities))
  const holders = (...of: readonly Feature[]): number[] => majority(figuresOn(survey, of, figures))
  const fieldsAround = (city: Feature): Feature[] =>
    fields.flatMap((one) => (one.cities.includes(city) ? [one.field] : []))

  if (rule === 'city-4') {
    // BASE-24
    for (const city of cities) for (const seat of holders(...fieldsAround(city))) pay(seat, 4)
  }
  if (rule === 'field-3') {
    // BASE-25
    for (const one of fields) for (const seat of holders(one.field)) pay(seat, 3 * one.cities.length)
  }
  if (rule === 'city-3') {
    // BASE-28
    for (const city of cities) {
      const paid = new Set(fieldsAround(city).flatMap((field) => holders(field)))
      for (const seat of paid) pay(seat, 3)
    }
  }
}

/**
 * RIVER2-4: whoever has the most farmers on the field of a herd gets 1 more for each completed city there. Without
 * farmers nobody does (MIX-4).
 */
export function payHerds(land: Landscape, survey: Survey, figures: readonly Figure[], pay: Pay): void {
  for (const { tile, segments } of land.all()) {
    if (!tile.symbols.includes('pig-herd')) continue
    const grazed = segments.find(({ kind }) => kind === 'field')
    if (!grazed) continue
    const field = survey.at(grazed)
    for (const seat of majority(figuresOn(survey, [field], figures)))
      pay(seat, citiesBeside(land, survey, field).length)
  }
}
