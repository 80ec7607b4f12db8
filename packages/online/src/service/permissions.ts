/**
 * Who may do what, as data: the service asks it before anything else happens, docs/permissions.md shows it, and a test
 * tries every cell at a real service.
 */
import type { GatheringCommand } from '@bastide/wire'
import type { Asked } from '../contract.ts'

/** Everybody a table can meet. The maker sits too; `another seat` is somebody who sits elsewhere. */
export const ROLES = ['nobody', 'a guest', 'a watcher', 'another seat', 'the seat', 'the maker', 'blocked'] as const
export type Role = (typeof ROLES)[number]

/** What is needed, and what each role is answered: yes, or the code of a refusal. */
const NEEDS = {
  /** Nothing: not even a name. */
  nothing: row('yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
  /** To be a guest of this server. */
  guest: row('no-guest', 'yes', 'yes', 'yes', 'yes', 'yes'),
  /** To see the table: to sit there, to have its link, or because its list is open to all. */
  sight: row('no-guest', 'unknown-table', 'yes', 'yes', 'yes', 'yes'),
  /** The same, or to bring the secret of its link: not even a name. */
  link: row('unknown-table', 'unknown-table', 'yes', 'yes', 'yes', 'yes'),
  /** To have played there. */
  player: row('no-guest', 'unknown-table', 'not-a-player', 'yes', 'yes', 'yes'),
  /** To sit on the very seat. */
  seat: row('no-guest', 'unknown-table', 'not-your-seat', 'not-your-seat', 'yes', 'not-your-seat'),
  /** To have made the table. */
  maker: row('no-guest', 'unknown-table', 'not-your-table', 'not-your-table', 'not-your-table', 'yes'),
} as const
export type Need = keyof typeof NEEDS

type Row = { readonly [role in Role]: string }

function row(nobody: string, guest: string, watcher: string, other: string, seat: string, maker: string): Row {
  return {
    nobody,
    'a guest': guest,
    'a watcher': watcher,
    'another seat': other,
    'the seat': seat,
    'the maker': maker,
    blocked: 'blocked',
  }
}

/** By what is asked. */
export const NEEDED: { readonly [verb in Asked['ask']]: Need } = {
  me: 'nothing',
  games: 'nothing',
  hello: 'nothing',
  'use-code': 'nothing',
  'open-tables': 'nothing',
  rename: 'guest',
  'device-code': 'guest',
  'forget-me': 'guest',
  export: 'guest',
  'my-tables': 'guest',
  gather: 'guest',
  'play-anyone': 'guest',
  keep: 'guest',
  invitation: 'link',
  enter: 'sight',
  gathering: 'sight',
  'at-gathering': 'sight',
  command: 'sight',
  record: 'sight',
  passed: 'sight',
  // Of a table; a record that somebody sends needs a guest.
  review: 'sight',
  'review-at': 'sight',
  // Of those who sit there, the seat that must decide.
  advice: 'seat',
  rematch: 'player',
  forget: 'maker',
}

/** By what is done at a table that gathers. */
const NEEDED_AT_GATHERING: { readonly [verb in GatheringCommand['do']]: Need } = {
  sit: 'sight',
  stand: 'seat',
  colour: 'seat',
  ready: 'seat',
  'not-ready': 'seat',
  reveal: 'seat',
  'send-away': 'maker',
  change: 'maker',
  dissolve: 'maker',
}

/** By what else can be asked for: at an open table, for a seat; and a stream. */
const NEEDED_BESIDES: { readonly [route: string]: Need } = {
  'command for a seat': 'seat',
  'stream of a table': 'sight',
  'stream as a seat': 'seat',
}

/** All of it: by route and role, what is answered. */
export function permissions(): readonly { readonly route: string; readonly need: Need; readonly answers: Row }[] {
  const routes: readonly (readonly [string, Need])[] = [
    ...Object.entries(NEEDED),
    ...Object.entries(NEEDED_AT_GATHERING).map(([verb, need]) => [`at-gathering: ${verb}`, need] as const),
    ...Object.entries(NEEDED_BESIDES),
  ]
  return routes.map(([route, need]) => ({ route, need, answers: NEEDS[need] }))
}
