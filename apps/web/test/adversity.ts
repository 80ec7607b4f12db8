/**
 * Pages must work on a slow phone and on a busy machine. To try it: `BASTIDE_SLOWED=6 npm run test:web` slows every
 * page six times, `BASTIDE_BUSY=12 npm run test:web` runs twelve busy processes beside the browser.
 */
function times(name: string, least: number): number {
  const value = Number(process.env[name] ?? least)
  if (!(value >= least && value <= 100)) throw new Error(`${name} is a number from ${least} to 100, not ${value}`)
  return value
}

/** How many times slower a page runs than this machine would run it. */
export const SLOWED = times('BASTIDE_SLOWED', 1)
/** How many busy processes run beside the browser. */
export const BUSY = times('BASTIDE_BUSY', 0)

/** A limit for how long something may take, here and now. It is there to end a test, not to measure speed. */
export const patience = (ms: number): number => ms * Math.max(SLOWED, 1 + BUSY / 2)
