/** The master's advice on a page: when it is asked for, and how long it is about what is to be decided. */
import type { AdvisedLine } from '@bastide/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AskedAdvice } from './asked-advice.svelte.ts'

const line = vi.hoisted(() => ({ asked: [] as object[], answer: (): Promise<unknown> => Promise.resolve(null) }))
vi.mock('../kit/host.svelte.ts', () => ({
  host: {
    ask: (verb: string, asked: object) => {
      line.asked.push({ verb, ...asked })
      return line.answer()
    },
  },
  Refused: class extends Error {
    readonly refusal: { readonly code: string }
    constructor(refusal: { readonly code: string }) {
      super(refusal.code)
      this.refusal = refusal
    }
  },
}))

const PLACED = { place: 'a', at: [1, 0], turn: 2 }
const ELSEWHERE = { place: 'a', at: [0, 1], turn: 0 }
const DEPLOYED = { deploy: 'follower', on: 'city:N' }
const LINES = [
  { moves: [PLACED, DEPLOYED], brings: [6.6, 1, 1.2] },
  { moves: [ELSEWHERE, { pass: true }], brings: [4, -1.4, 0] },
] as unknown as readonly AdvisedLine[]

const CELLS = {
  kind: 'cells',
  tile: 'a',
  cells: [
    { at: [1, 0], turns: [0, 2] },
    { at: [0, 1], turns: [0] },
  ],
}
const SPOTS = [
  { kind: 'spots', spots: [{ figure: 'follower', move: { deploy: 'follower', on: 'road:E' } }, { move: DEPLOYED }] },
  { kind: 'pass', move: { pass: true } },
]

/** As much of a table as is asked. What changes in it is not observed: each look asks anew. */
const tableAt = (moves: number, choices: readonly object[]) => ({
  table: 't',
  coach: null as object | null,
  view: { aids: ['advice'] as readonly string[] },
  seat: 0,
  isAwaited: true,
  isBehind: false,
  update: { version: moves + 3, view: { moves } },
  choices,
  chosen: null as unknown,
  move: null as object | null,
  played: null as object | null,
  refusal: null as unknown,
  choose(chosen: unknown) {
    this.chosen = chosen
  },
})

describe('advice', () => {
  let Asked: typeof AskedAdvice
  let Refused: new (refusal: object) => Error
  let table: ReturnType<typeof tableAt>
  let advice: AskedAdvice
  const numbers = (): readonly number[] => advice.lines.map(({ number }) => number)

  // Test files share their modules, and another one speaks on another line.
  beforeAll(async () => {
    vi.resetModules()
    Asked = (await import('./asked-advice.svelte.ts')).AskedAdvice
    Refused = (await import('../kit/host.svelte.ts')).Refused as never
  })
  afterAll(() => {
    vi.resetModules()
  })
  beforeEach(() => {
    line.asked = []
    line.answer = () => Promise.resolve({ bot: 'master', lines: LINES })
    table = tableAt(4, [CELLS])
    advice = new Asked(table as never)
  })

  it('is asked for the seat and the version that are shown, and fills in a choice', async () => {
    await advice.ask()
    expect(line.asked).toEqual([{ verb: 'advice', table: 't', by: 0, seen: 7 }])
    expect(advice.lines).toMatchObject([
      { number: 1, you: 7, others: 2, chosen: { kind: 'cell', at: [1, 0], turn: 2 } },
      { number: 2, you: 4, others: -1, chosen: { kind: 'cell', at: [0, 1], turn: 0 } },
    ])
    advice.take(advice.lines[0] as never)
    expect(table.chosen).toEqual({ kind: 'cell', of: 'a', at: [1, 0], turn: 2 })
  })

  it('is not asked for where it was not agreed on, by a learner, or by whoever need not decide', async () => {
    for (const change of [{ view: { aids: ['fitting'] } }, { coach: {} }, { isAwaited: false }, { isBehind: true }]) {
      advice = new Asked({ ...table, ...change } as never)
      await advice.ask()
    }
    expect(line.asked).toEqual([])
  })

  it('goes on with the lines that began as was played, and ends with the turn', async () => {
    await advice.ask()
    Object.assign(table, tableAt(5, SPOTS), { played: { move: PLACED, after: 4 } })
    advice.moveOn(5)
    const after = new Asked(table as never)
    expect(after.lines).toEqual([])
    expect(numbers()).toEqual([1])
    expect(advice.lines[0]?.chosen).toEqual({ kind: 'spot', index: 1 })
    advice.moveOn(6)
    expect(numbers()).toEqual([])
  })

  it('is followed for as many moves as a line has, and comes back with a take-back', async () => {
    const keep = { keep: 'knight' }
    const again = { again: true }
    const moves = [
      [PLACED, keep, again],
      [PLACED, again],
      [keep, again],
    ]
    line.answer = () => Promise.resolve({ bot: 'master', lines: moves.map((one) => ({ moves: one, brings: [1] })) })
    const named = (...names: readonly object[]) => ({
      kind: 'names',
      names: names.map((move) => ({ name: Object.keys(move)[0], move })),
    })
    const goOn = (after: number, move: object): readonly number[] => {
      Object.assign(table, tableAt(after + 1, [named(keep, again)]), { played: { move, after } })
      advice.moveOn(after + 1)
      return numbers()
    }
    table = tableAt(4, [CELLS, named(keep, again)])
    advice = new Asked(table as never)
    await advice.ask()
    expect(numbers()).toEqual([1, 2, 3])
    expect(advice.seen?.number, 'the best').toBe(1)
    advice.take(advice.lines[1] as never)
    table.move = PLACED
    expect(
      advice.lines.map((one) => advice.isTaken(one)),
      'two begin in this way',
    ).toEqual([false, true, false])
    expect(advice.seen?.number).toBe(2)
    expect(goOn(4, PLACED)).toEqual([1, 2])
    expect(goOn(5, keep)).toEqual([1])
    expect(advice.lines[0]?.moves).toEqual([again])
    Object.assign(table, tableAt(5, [named(keep, again)]))
    advice.moveOn(5)
    expect(numbers(), 'taken back').toEqual([1, 2])
    expect(goOn(5, again), 'nothing is left of it').toEqual([])
    advice.moveOn(8)
    Object.assign(table, tableAt(4, [CELLS, named(keep, again)]))
    advice.moveOn(4)
    expect(numbers(), 'others have moved').toEqual([])
  })

  it('to pass is taken up, and is for the player to confirm', async () => {
    await advice.ask()
    Object.assign(table, tableAt(5, SPOTS), { played: { move: ELSEWHERE, after: 4 } })
    advice.moveOn(5)
    const [pass] = advice.lines
    expect([pass?.number, pass?.chosen, advice.isPassTaken]).toEqual([2, null, false])
    advice.take(pass as never)
    expect([advice.isPassTaken, advice.isTaken(pass as never)]).toEqual([true, true])
  })

  it('that comes after the game has gone on is dropped, and its refusal is not shown', async () => {
    let answer = (_: unknown): void => {}
    line.answer = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const asking = advice.ask()
    expect(advice.isAsking).toBe(true)
    Object.assign(table, tableAt(5, [CELLS]))
    answer({ bot: 'master', lines: LINES })
    await asking
    expect([numbers(), advice.isAsking]).toEqual([[], false])
    line.answer = () => Promise.reject(new Refused({ code: 'stale' }))
    await advice.ask()
    expect(table.refusal).toBeNull()
    line.answer = () => Promise.reject(new Refused({ code: 'too-many' }))
    await advice.ask()
    expect(table.refusal).toEqual({ code: 'too-many' })
  })
})
