import { createInterface } from 'node:readline'
import { BOTS, botFor } from '@bastide/bots'
import { Speaker } from '../bot-protocol/speaking.ts'
import { type Command, OK, readArguments } from '../command.ts'
import { Failed, failureOf, Misuse } from '../failure.ts'

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
    `  --bot ID   which bot: ${[...new Set(BOTS.map(({ id }) => id))].join(', ')}`,
  ].join('\n'),
  async run(argv, terminal) {
    const { values } = readArguments(argv, { bot: { type: 'string' } }, [])
    const id = values.bot
    if (id === undefined) throw new Misuse('--bot says which bot plays')
    if (!BOTS.some((bot) => bot.id === id)) {
      const known = [...new Set(BOTS.map((bot) => bot.id))].join(', ')
      throw new Misuse(`unknown bot '${id}'; there are ${known}`)
    }
    const speaker = new Speaker(id, (game) => botFor(game, id))
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
      const answer = speaker.hear(line)
      if (!answer.ok) throw new Failed(failureOf(answer))
      if (answer.value === 'quit') return OK
      if (answer.value !== null) terminal.out(JSON.stringify(answer.value))
    }
    return OK
  },
}
