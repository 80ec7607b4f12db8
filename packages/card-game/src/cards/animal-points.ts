/** CARD-13: by the number of animals of a kind, from none to eight. Apart from the engine, as pages tell of it too. */
const ANIMAL_POINTS = [0, 3, 6, 9, 12, 14, 16, 18, 19] as const

/** CARD-13: what a number of animals of one kind is worth; `nine` is for nine or more. */
export const worthOfAnimals = (count: number, nine: number): number => ANIMAL_POINTS[count] ?? nine
