/** What was measured, as a table beside the goals. Each returns what it was given. */
import type { BotFigures } from './bots.ts'
import type { HearingFigures } from './hearing.ts'
import type { MemoryFigures, TableMemoryFigures } from './memory.ts'
import type { MoveFigures } from './moves.ts'
import type { StoreFigures } from './store-alone.ts'

const line = (what: string, is: string, goal = ''): void => {
  console.log(`  ${what.padEnd(52)} ${is.padStart(12)}  ${goal}`.trimEnd())
}

export function printStore(figures: readonly StoreFigures[]): readonly StoreFigures[] {
  console.log('The store alone: durable writes a second')
  for (const { writers, writesPerSecond, middle, in99 } of figures)
    line(`${writers} at once (${middle} ms in the middle, ${in99} ms in 99 %)`, String(writesPerSecond))
  return figures
}

export function printMoves(figures: MoveFigures): MoveFigures {
  const { tables, movesPerSecond, storeAlonePerSecond, ofStoreAlone, workAMove, rounds } = figures
  console.log(`The whole server: ${tables} tables with two streams each`)
  line('durable moves a second', String(movesPerSecond), 'goal 500')
  line('durable writes a second of the store alone', String(storeAlonePerSecond))
  line('processors work for a move', `${workAMove} ms`)
  line('of the store alone', ofStoreAlone.toFixed(2), 'goal 0.50')
  line('load of the machine meanwhile', rounds.map(({ load }) => load.toFixed(0)).join(' '))
  return figures
}

export function printHearing(figures: HearingFigures): HearingFigures {
  const { tables, everyMs, commands, middle, in99, withChains, load } = figures
  console.log(`Command to the other player's stream: ${tables} tables, a command every ${everyMs / 1000} s each`)
  line(`in the middle, of ${commands}`, `${middle} ms`, 'goal 10 ms')
  line('in 99 %', `${in99} ms`, 'goal 50 ms')
  line(`in the middle, where pages add to draws, of ${withChains.commands}`, `${withChains.middle} ms`)
  line('in 99 %', `${withChains.in99} ms`)
  line('load of the machine meanwhile', String(load))
  return figures
}

export function printMemory<T extends MemoryFigures & TableMemoryFigures>(figures: T): T {
  const {
    watchers,
    aWatcher,
    aWatcherAtFirst,
    aWatcherLater,
    leftOfAWatcher,
    aTable,
    tablesInMemory,
    tablesInMemoryLater,
    secondsUntilThen,
  } = figures
  console.log(`Memory: ${watchers} watchers of one table`)
  for (const [what, { heap, resident }] of [
    ['a watcher', aWatcher],
    ['a watcher, the first time', aWatcherAtFirst],
    ['a watcher after two moves', aWatcherLater],
    ['what is left of a watcher who is gone', leftOfAWatcher],
    ['a table with two streams', aTable],
  ] as const) {
    line(`${what}, heap`, `${heap} kB`, what.startsWith('a watcher') ? 'goal 20 kB' : '')
    line(`${what}, resident`, `${resident} kB`)
  }
  line('tables in memory', String(tablesInMemory))
  line('tables in memory once everybody has left', String(tablesInMemoryLater), 'goal 0')
  line('how long they stayed', `${secondsUntilThen} s`)
  return figures
}

const MOST_MS = 50

export function printBots(figures: BotFigures): BotFigures {
  const { bot, tables, without, commands, answers, cores, load } = figures
  console.log(`Bots that think: ${tables} tables with the bot ${bot}, and ${tables} without bots`)
  line(`a command elsewhere, in the middle, of ${commands.count}`, `${commands.middle} ms`)
  line('in 99 %', `${commands.in99} ms`, `goal ${MOST_MS} ms`)
  line(`before the bots came: in the middle, of ${without.count}`, `${without.middle} ms`)
  line('in 99 %', `${without.in99} ms`)
  line(`a bot's move, in the middle, of ${answers.count}`, `${answers.middle} ms`)
  line('in 99 %', `${answers.in99} ms`)
  line('cores that the server used', String(cores))
  line('load of the machine meanwhile', String(load))
  if (commands.in99 > MOST_MS) process.exitCode = 1
  return figures
}
