/** CARD-19: by the number of different buildings in a series. Apart from the engine, as the story tells of it too. */
export const SERIES_POINTS = [0, 0, 5, 15, 30] as const
