import { createInterface } from 'node:readline'
import { BOTS, botFor } from '@bastide/bots'
import { GAMES } from '@bastide/catalog'
import { botOf, nameOf } from '../arena/players.ts'
import { Speaker } from '../bot-protocol/speaking.ts'
import { type Command, OK, readArguments } from '../command.ts'
import { Failed, failureOf, Misuse } from '../failure.ts'

const KNOWN = [...new Set(BOTS.map(({ id }) => id))].join(', ')

export const player: Command = {
  name: 'player',
  purpose: 'a bot that speaks JSON lines',
  help: [
    'usage: bastide player --bot ID',
    '',
    'One of the bots as a program of its own: it reads a line of JSON from stdin for everything that its seat is told,',
    'and answers on stdout when it is asked. docs/bot-protocol.md describes the lines. `bastide arena` starts such a',
    'program as the player cmd:COMMAND.',
    '',
    `  --bot ID   which bot: ${KNOWN}`,
    '             ID@1s gives it so much time for a turn, ID@50000 so many outcomes to judge',
  ].join('\n'),
  async run(argv, terminal) {
    const { values } = readArguments(argv, { bot: { type: 'string' } }, [])
    const id = values.bot
    if (id === undefined) throw new Misuse('--bot says which bot plays')
    const games = GAMES.filter((game) => botFor(game.id, nameOf(id)) !== undefined).map((game) => game.id)
    if (games.length === 0) throw new Misuse(`unknown bot '${id}'; there are ${KNOWN}`)
    for (const game of games) botOf(game, id)
    const speaker = new Speaker(id, (game) => (games.includes(game) ? botOf(game, id) : undefined))
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      const answer = speaker.hear(line)
      if (!answer.ok) throw new Failed(failureOf(answer))
      if (answer.value === 'quit') return OK
      if (answer.value !== null) terminal.out(JSON.stringify(answer.value))
    }
    return OK
  },
}
