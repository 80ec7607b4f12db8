import { verifyDraws } from '@bastide/kernel'
import { describe, expect, it } from 'vitest'
import { settle } from '../../../host/scenarios/playing.ts'
import { stones, TestServer } from '../../scenarios/server.ts'

describe('a game among people who meet by a link', () => {
  it('begins when all are ready and have revealed, and can be proven', async () => {
    const server = new TestServer()
    const [gold, red] = [await server.guest('Gold'), await server.guest('Red')]
    const table = await gold.gather()
    expect(table).toMatch(/^s[0-9a-f]{12}$/)
    const tab = await red.stream([])
    await red.join(gold, table, 1)
    const chains = [gold.chain(), red.chain()]
    await gold.must(table, { do: 'ready', seat: 0, end: chains[0]?.end as string })
    await red.must(table, { do: 'ready', seat: 1, end: chains[1]?.end as string })
    const watching = await gold.stream([table])
    expect((await gold.view(table)).revealing?.waitingFor).toEqual([0, 1])
    await gold.must(table, { do: 'reveal', seat: 0, link: chains[0]?.links[0] as string })
    await red.must(table, { do: 'reveal', seat: 1, link: chains[1]?.links[0] as string })
    await settle()
    expect(watching.told('opened')).toEqual([{ tell: 'opened', table }])
    expect(watching.updates.get(table)?.mine).toEqual([0])
    expect(tab.told('listed').at(-1)?.listed).toMatchObject({ kind: 'opened', mine: [1] })
    const seen = watching.updates.get(table)?.version as number
    await red.ask({ ask: 'command', table, seen, command: { do: 'resign', by: 1 } })
    await settle()
    expect(watching.updates.get(table)?.view.finished).toMatchObject({ why: 'resigned' })
    const record = (await gold.ask({ ask: 'record', table })) as never
    const rules = stones.compose('windy', 2)
    expect(rules.ok && verifyDraws(rules.value, record)).toMatchObject({ ok: true })
    expect(server.faults).toEqual([])
  })
})

describe('a page that was away', () => {
  it('learns that the table which it saw gathering was opened, or dissolved', async () => {
    const server = new TestServer()
    const [gold, red] = [await server.guest('Gold'), await server.guest('Red')]
    const [opened, dissolved] = [await gold.gather(), await gold.gather()]
    await red.join(gold, opened, 1)
    await red.enter(gold, dissolved)
    const before = await red.stream([opened, dissolved])
    expect(before.told('gathering').map(({ gathering }) => gathering.table)).toEqual([opened, dissolved])
    before.close()
    for (const [seat, one] of [gold, red].entries()) await one.must(opened, { do: 'ready', seat, end: null })
    await gold.must(dissolved, { do: 'dissolve' })
    const after = await red.stream([opened, dissolved], before.cursor)
    await settle()
    expect(after.told('opened')).toEqual([{ tell: 'opened', table: opened }])
    expect(after.updates.get(opened)?.mine).toEqual([1])
    expect(after.told('dissolved')).toEqual([{ tell: 'dissolved', table: dissolved }])
    expect(after.told('refused')).toEqual([])
  })
})
