import { type Json, Random } from '@bastide/kernel'
import { expect, test } from 'vitest'
import { openingOf, Page } from '../scenarios/playing.ts'

const opening = (game: string, ...players: readonly (string | undefined)[]) =>
  openingOf(players, game === 'tile' ? {} : { game, setup: {} })

/** A table with one person, and the views that this person was sent, by the number of moves. */
async function playedTable(game: string, moves: number) {
  const page = new Page()
  const table = await page.ask({ ask: 'open', opening: opening(game, undefined, 'random') })
  const sent = new Map<number, Json>()
  const random = new Random(5)
  const first = await page.ask({ ask: 'watch', table })
  sent.set(first.view.moves, first.view.game)
  while ((await page.host.table(table)).state.moves.length < moves) {
    const { rules, position, version } = (await page.host.table(table)).state
    if (rules.awaited(position) !== 0) {
      await page.clock.pass(1_000)
      continue
    }
    const move = rules.toMove(position, rules.sample(position, 0, random)) as Json
    await page.ask({ ask: 'command', table, seen: version, command: { do: 'play', by: 0, move } })
  }
  for (const notice of page.notices)
    if (notice.tell === 'update') sent.set(notice.update.view.moves, notice.update.view.game)
  return { page, table, sent }
}

test.each(['tile', 'dice', 'card'])('HOST-3 passed positions of a %s game are what their viewer saw', async (game) => {
  const { page, table, sent } = await playedTable(game, 60)
  const last = Math.max(...sent.keys())
  const views = await page.ask({ ask: 'passed', table, from: 0, to: last })
  expect(views).toHaveLength(last + 1)
  expect(sent.size).toBeGreaterThan(20)
  for (const [moves, view] of sent) expect(views[moves], `after ${moves} moves`).toEqual(view)
})

test('positions that are not reached are refused', async () => {
  const { page, table, sent } = await playedTable('dice', 20)
  const last = Math.max(...sent.keys())
  expect(await page.answer({ ask: 'passed', table, from: last, to: last + 1 })).toMatchObject({ code: 'not-reached' })
  expect(await page.ask({ ask: 'passed', table, from: last, to: last })).toEqual([sent.get(last)])
})

test('HOST-5 at one screen they are what everybody sees, until a seat is asked for', async () => {
  const page = new Page()
  const table = await page.ask({ ask: 'open', opening: opening('card', undefined, undefined) })
  const { view } = await page.ask({ ask: 'watch', table })
  const handAt = async (): Promise<Json> => {
    const [passed] = await page.ask({ ask: 'passed', table, from: view.moves, to: view.moves })
    return (passed as { readonly hand: Json }).hand
  }
  expect(await handAt()).toBeNull()
  await page.ask({ ask: 'watch', table, as: view.awaited as number })
  expect(await handAt()).toHaveLength(6)
})
