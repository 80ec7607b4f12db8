/**
 * The game that was played last, remembered in this browser. Before the engine answers, pages use it to load the right
 * game, and to leave room for going on with it.
 */
export interface LatestGame {
  readonly game: string
  readonly isRunning: boolean
}

const KEY = 'bastide-latest-game'

export function latestGame(): LatestGame | null {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<LatestGame> | null
    return typeof value?.game === 'string' ? { game: value.game, isRunning: value.isRunning === true } : null
  } catch {
    return null
  }
}

export function rememberGame(latest: LatestGame | null): void {
  try {
    if (latest === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(latest))
  } catch {
    // Storage is not available: pages wait for the engine's answer.
  }
}
