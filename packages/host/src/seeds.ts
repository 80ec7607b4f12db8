/** `Random` takes a seed of up to 53 bits; 13 hexadecimal digits are 52. */
const SEED_DIGITS = 13

/** The seed for a bot's random numbers. */
export const seedFrom = (randomBits: string): number => Number.parseInt(randomBits.slice(0, SEED_DIGITS), 16)
