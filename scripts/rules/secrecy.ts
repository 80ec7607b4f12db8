/**
 * npm run secrecy -- [--games N] [--open N] [--seed N] [--report FILE]
 *
 * Checks the law of what leaves the host: in N pairs of card games that differ only in what a viewer cannot know, and
 * in so many games (`--open`) of each game without secrets, every byte that a host sends that viewer is the same. Uses
 * both cores of the machine. Stops at the first game in which it is not, and prints where.
 */
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { GAMES } from '@bastide/catalog'
import { demand } from '@bastide/kernel'
import { checkSecrecy } from '../../packages/host/laws/secrecy.ts'
import { openTwins, secretTwins } from '../../packages/host/laws/twin-games.ts'
import { readArguments, readCount } from '../running/arguments.ts'
import { writeReport } from '../running/reporting.ts'
import { inThread, THREADS } from '../running/sharing.ts'

interface Share {
  readonly first: number
  readonly stride: number
  readonly secretEnd: number
  readonly openEnd: number
}

type Found = { games: number; knownToAll: number; openGames: number; messages: number; bytes: number }

const hasSecrets = ({ form, compose }: (typeof GAMES)[number]): boolean =>
  demand(compose(form.editions.length > 0 ? { edition: form.editions[0] } : {}, 2)).hasSecrets === true

async function check({ first, stride, secretEnd, openEnd }: Share): Promise<Found> {
  const found: Found = { games: 0, knownToAll: 0, openGames: 0, messages: 0, bytes: 0 }
  const count = (heard: Awaited<ReturnType<typeof checkSecrecy>>): void => {
    found.messages += heard.length
    for (const { text } of heard) found.bytes += text.length
  }
  for (let seed = first; seed < secretEnd; seed += stride) {
    const pair = secretTwins(seed)
    if (pair === null) found.knownToAll++
    else {
      found.games++
      count(await checkSecrecy(pair.game, pair.twin, pair.viewer, seed))
    }
  }
  for (const { id } of GAMES.filter((game) => !hasSecrets(game))) {
    for (let seed = first; seed < openEnd; seed += stride) {
      const { game, twin, viewer } = openTwins(id, seed)
      found.openGames++
      count(await checkSecrecy(game, twin, viewer, seed))
    }
  }
  return found
}

async function main(): Promise<void> {
  const values = readArguments({
    games: { type: 'string', default: '500' },
    open: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
  })
  const seed = readCount(values.seed, 'seed', 0)
  const games = readCount(values.games, 'games', 1)
  const open = readCount(values.open, 'open', 0)
  // A viewer knows everything in some games; those are not counted, so a few more are played.
  const secretEnd = seed + Math.ceil(games * MARGIN)
  const shares = Array.from({ length: THREADS }, (_, i): Share => {
    return { first: seed + i, stride: THREADS, secretEnd, openEnd: seed + open }
  })
  const founds = await Promise.all(shares.map((share) => inThread<Share, Found>(import.meta.url, share)))
  const sum = (key: keyof Found): number => founds.reduce((all, found) => all + found[key], 0)
  const figures = {
    games: sum('games'),
    openGames: sum('openGames'),
    messages: sum('messages'),
    megabytes: Math.round(sum('bytes') / 1e6),
  }
  if (values.report !== undefined) writeReport(values.report, { seed, ...figures })
  if (figures.games < games) throw new Error(`only ${figures.games} pairs of games could be made`)
  console.log(
    `what leaves the host tells no secret in ${figures.games} card games and ${figures.openGames} others ` +
      `(${figures.messages} messages, ${figures.megabytes} MB)`,
  )
}

const MARGIN = 1.06

if (isMainThread) await main()
else parentPort?.postMessage(await check(workerData as Share))
