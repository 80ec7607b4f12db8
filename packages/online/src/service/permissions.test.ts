import { readFileSync, writeFileSync } from 'node:fs'
import { ADVICE, type Terms } from '@bastide/wire'
import { describe, expect, it } from 'vitest'
import { bots, settle } from '../../../host/scenarios/playing.ts'
import { permissionsDocument } from '../../scenarios/permissions-document.ts'
import { INVITED, openGame, stones, TERMS, TestServer, Visitor } from '../../scenarios/server.ts'
import { permissions, type Role } from './permissions.ts'

const DOCUMENT = new URL('../../../../docs/permissions.md', import.meta.url)

type People = { readonly [role in Role]: Visitor }

/** Everybody whom a table can meet. Seat 0 is the maker's, seat 1 the seat, seat 2 another. */
async function meet(server: TestServer): Promise<People> {
  const guest = (name: string) => server.guest(name)
  const seat = await guest('Red')
  return {
    nobody: new Visitor(server),
    'a guest': await guest('Black'),
    'a watcher': await guest('Blue'),
    'another seat': await guest('Green'),
    'the seat': seat,
    'the maker': await guest('Gold'),
    blocked: seat,
  }
}

/** A table that gathers, with a free seat, and whoever has its link. */
async function gathering(people: People, seats = 4, terms: Partial<Terms> = {}): Promise<string> {
  const maker = people['the maker']
  const table = await maker.gather(terms, ...Array.from({ length: seats }, () => INVITED))
  await people['a watcher'].enter(maker, table)
  await people['the seat'].join(maker, table, 1)
  await people['another seat'].join(maker, table, 2)
  return table
}

/** The same, whose game has begun. */
async function opened(people: People, terms: Partial<Terms> = {}): Promise<string> {
  const table = await gathering(people, 3, terms)
  const sitting = [people['the maker'], people['the seat'], people['another seat']]
  for (const [seat, one] of sitting.entries()) await one.must(table, { do: 'ready', seat, end: null })
  return table
}

async function finished(people: People): Promise<string> {
  const table = await opened(people)
  await people['the maker'].server.service.endTable(table)
  return table
}

/** The request of a route, once everything is there for it. */
async function requestFor(route: string, role: Role, people: People): Promise<object> {
  const [ask, verb] = route.split(': ') as [string, string?]
  if (verb !== undefined) return atGathering(verb, people)
  switch (ask) {
    case 'hello':
    case 'rename':
      return { ask, name: 'White' }
    case 'use-code':
      return { ask, code: ((await people['another seat'].ask({ ask: 'device-code' })) as { code: string }).code }
    case 'gather':
      return { ask, terms: TERMS, seats: [INVITED] }
    case 'play-anyone':
      return { ask, game: 'stones' }
    case 'keep':
      return { ask, record: await people['the maker'].ask({ ask: 'record', table: await finished(people) }) }
    case 'invitation':
    case 'enter':
    case 'gathering':
      return { ask, table: await gathering(people) }
    case 'at-gathering':
      return atGathering('sit', people)
    case 'command':
      return { ask, table: await opened(people), seen: 1, command: { do: 'look-at-clock' } }
    case 'record':
      return { ask, table: await opened(people) }
    case 'forget':
      return { ask, table: role === 'the maker' ? await openGame([people[role]]) : await opened(people) }
    case 'passed':
      return { ask, table: await opened(people), from: 0, to: 0 }
    case 'advice':
      return advised(people)
    case 'review':
      return { ask, source: { table: await opened(people) } }
    case 'review-at':
      return { ask, source: { table: await opened(people) }, position: 0 }
    case 'rematch':
      return { ask, table: await finished(people) }
    case 'command for a seat': {
      const table = await opened(people)
      const tab = await people['the seat'].stream([table])
      return { ask: 'command', table, seen: tab.updates.get(table)?.version, command: { do: 'resign', by: 1 } }
    }
    default:
      return { ask }
  }
}

/** The seat has to decide, at a table that agreed on advice. */
async function advised(people: People): Promise<object> {
  const table = await opened(people, { aids: [ADVICE] })
  const tab = await people['the maker'].stream([table])
  const seen = (): number => tab.updates.get(table)?.version as number
  const command = { do: 'play', by: 0, move: { pass: true } } as const
  await people['the maker'].ask({ ask: 'command', table, seen: seen(), command })
  await settle()
  return { ask: 'advice', table, by: 1, seen: seen() }
}

async function atGathering(verb: string, people: People): Promise<object> {
  const table = await gathering(people, verb === 'reveal' ? 3 : 4)
  // Making one takes a while.
  const chain = verb === 'reveal' ? people['the seat'].chain() : { end: null, links: [] }
  if (verb === 'reveal') {
    await people['the maker'].must(table, { do: 'ready', seat: 0, end: null })
    await people['another seat'].must(table, { do: 'ready', seat: 2, end: null })
    await people['the seat'].must(table, { do: 'ready', seat: 1, end: chain.end })
  }
  const commands: { readonly [verb: string]: object } = {
    sit: { seat: 3 },
    stand: { seat: 1 },
    colour: { seat: 1, colour: 'rose' },
    ready: { seat: 1, end: null },
    'not-ready': { seat: 1 },
    reveal: { seat: 1, link: chain.links[0] },
    'send-away': { seat: 2 },
    change: { terms: TERMS, seats: [INVITED] },
    dissolve: {},
  }
  const { version } = await people['the maker'].view(table)
  return { ask: 'at-gathering', table, seen: version, command: { do: verb, ...commands[verb] } }
}

/** What a stream is answered: at once, or by what it tells of the table. */
async function streamed(visitor: Visitor, table: string, as?: number): Promise<string> {
  try {
    const tab = await visitor.stream([{ table, ...(as === undefined ? {} : { as }) }])
    await settle()
    const told = tab.told('refused')[0]
    if (told === undefined) expect(tab.updates.has(table)).toBe(true)
    else expect(tab.updates.has(table)).toBe(false)
    return told?.code ?? 'yes'
  } catch (thrown) {
    return (thrown as Error).message.split(':')[0] as string
  }
}

describe('ONLINE-9 who may do what', () => {
  it.each(permissions())('$route', async ({ route, answers }) => {
    for (const [role, expected] of Object.entries(answers) as [Role, string][]) {
      const server = new TestServer({ bots: { ...bots([stones]), bots: () => ['master'], advise: async () => [] } })
      const people = await meet(server)
      const isStream = route.startsWith('stream')
      const request = isStream ? { table: await opened(people) } : await requestFor(route, role, people)
      if (role === 'blocked') await server.service.block(people.blocked.id, true)
      const answer = isStream
        ? await streamed(
            people[role],
            (request as { table: string }).table,
            route.endsWith('as a seat') ? 1 : undefined,
          )
        : await people[role].code(request)
      expect([role, answer]).toEqual([role, expected])
      expect(server.faults).toEqual([])
    }
  })

  it('is in docs/permissions.md as it is', () => {
    if (process.env.BASTIDE_WRITE) writeFileSync(DOCUMENT, permissionsDocument())
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(permissionsDocument())
  })
})
