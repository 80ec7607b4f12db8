/** Names at one table must be told apart. What looks like another is refused, with a name that would do. */
import type { Identity } from '@bastide/host'
import { attempt, refuse, refuseAlike } from '@bastide/kernel'
import { LONGEST_NAME } from '@bastide/table'
import type { Gathering } from './gathering.ts'
import { looksAlike } from './looking-alike.ts'

const isAlike = (names: readonly string[], name: string): boolean =>
  names.some((one) => looksAlike(one, name)) || !attempt(() => refuseAlike([...names, name], '')).ok

/** The name itself, or with the first number behind it that none of these looks like. */
export function freeName(names: readonly string[], name: string): string {
  let free = name
  for (let number = 2; isAlike(names, free); number++) {
    const ending = ` ${number}`
    free = `${name.slice(0, LONGEST_NAME - ending.length).trimEnd()}${ending}`
  }
  return free
}

/** The names of the people who sit at a table, but for one of them. */
const namesBeside = ({ seats }: Gathering, who: Identity): readonly string[] =>
  seats.flatMap(({ sitter }) => (sitter === null || sitter.guest === who ? [] : [sitter.name]))

/** Only inside `attempt`. */
export function refuseNameAlike(gathering: Gathering, who: { readonly guest: Identity; readonly name: string }): void {
  const names = namesBeside(gathering, who.guest)
  if (isAlike(names, who.name))
    refuse('same-name', `somebody here has a name like yours; you could be ${freeName(names, who.name)}`, {
      where: 'name',
    })
}
