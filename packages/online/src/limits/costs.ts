/**
 * What requests cost, about in milliseconds of the server's time. A review of a whole game was measured at 57 ms and
 * keeping a record at 81 ms; the others are small beside them, and cost what keeps a flood of them from mattering.
 */
import type { Asked } from '../contract.ts'

const COSTS: { readonly [verb in Asked['ask']]: number } = {
  me: 0.5,
  games: 0.5,
  hello: 2,
  rename: 5,
  'device-code': 5,
  'use-code': 5,
  'forget-me': 50,
  export: 100,
  'my-tables': 5,
  'open-tables': 5,
  gather: 20,
  enter: 2,
  invitation: 2,
  gathering: 1,
  'at-gathering': 2,
  'play-anyone': 20,
  rematch: 20,
  command: 1,
  record: 10,
  keep: 81,
  forget: 5,
  passed: 10,
  // It is thought about for some 300 ms, but in a thread of its own.
  advice: 100,
  review: 57,
  'review-at': 10,
}

/** 200 positions of a long game were measured at 170 ms. */
const COST_OF_POSITION = 0.85
/** A game that is not in memory was measured at 8 ms, and a stream may have to load each of its tables. */
const COST_OF_LOADING = 8
/** That was a whole game. Taking back makes a log longer than that, and each of its events is played again. */
const EVENTS_OF_A_GAME = 200
const COST_OF_STREAM = 5

export function costOf(request: Asked): number {
  const cost = COSTS[request.ask]
  return request.ask === 'passed' ? cost + (request.to - request.from) * COST_OF_POSITION : cost
}

/** By the number of events that a table has. */
export const costOfLoading = (events: number): number => COST_OF_LOADING * Math.max(1, events / EVENTS_OF_A_GAME)
/** What of it is paid with a stream already. */
export const PAID_WITH_STREAM = COST_OF_LOADING

export const costOfStream = (tables: number): number => COST_OF_STREAM + tables * COST_OF_LOADING
