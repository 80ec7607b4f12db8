/**
 * The number of the day, which decides what share of the long matrices `npm test` tries: packages/kernel/sampling. One
 * number for all steps, also if midnight passes between them.
 */
export function today() {
  process.env.BASTIDE_DAY ??= String(Math.floor(Date.now() / 86_400_000))
  return Number(process.env.BASTIDE_DAY)
}
