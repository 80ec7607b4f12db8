import { NOBODY } from '../contract.ts'
import { Options } from '../options.ts'
import { digest } from '../playing.ts'
import { actionOf, replay } from '../record.ts'
import { hold, type Law, logOf, walk } from './law.ts'

/** Of longer lists only some options are checked, a different sample in each position: chance may have thousands. */
const MOST_OPTIONS = 250

export const movesRoundTrip: Law = {
  name: 'an action becomes a move, then JSON, and the same action again',
  check(rules, seed) {
    const options = new Options()
    let looks = seed
    walk(rules, seed, (p, by) => {
      if (by === NOBODY) return
      rules.options(p, by, options)
      const stride = Math.ceil(options.length / MOST_OPTIONS)
      for (let i = looks++ % stride; i < options.length; i += stride) {
        const move = rules.toMove(p, options.action(i))
        const back = rules.toAction(p, JSON.parse(JSON.stringify(move)))
        // The message is built only on failure: this runs for hundreds of options in every position.
        if (!back.ok || back.value !== options.action(i))
          hold(false, `${JSON.stringify(move)} does not come back as ${options.action(i)}: ${JSON.stringify(back)}`)
      }
    })
  },
}

/** Slow checks run in one position out of this many; which ones depends on the seed. */
const STRIDE = 7

/** Values that are never a move, and values that might be one at another time. */
const DOUBTFUL_MOVES: readonly unknown[] = [
  null,
  undefined,
  17,
  'pass',
  [],
  {},
  { pass: false },
  { pass: true },
  { pass: true, more: 1 },
  { constructor: 1 },
  JSON.parse('{"__proto__":{"pass":true}}'),
  { place: 'base/D', at: [1e9, -1e9], turn: 0 },
  { place: 'base/D', at: [1, 0], turn: 0 },
  { place: 'base/D', at: [0.5, 0], turn: 7 },
  { draw: 'base/D' },
  { draw: 'no/such' },
  { deploy: 'follower', on: 'city:N' },
  { deploy: 'follower', on: 'city:N', at: [0, 0] },
  { take: 'follower', on: 'road:E', at: [0, 0] },
  { choose: 'A' },
  { choose: 'x'.repeat(100_000) },
  { starts: 0 },
]

export const untrustedMovesAreRefused: Law = {
  name: 'a move is refused or is one of the options; nothing is thrown and nothing changes',
  check(rules, seed) {
    const options = new Options()
    let looks = seed
    walk(rules, seed, (p, by) => {
      if (looks++ % STRIDE !== 0) return
      options.clear()
      if (by !== NOBODY) rules.options(p, by, options)
      const before = JSON.stringify(rules.facts(p))
      for (const move of DOUBTFUL_MOVES) {
        const action = actionOf(rules, p, move)
        hold(
          action.ok ? options.has(action.value) : action.reason.length > 0,
          `${JSON.stringify(move)?.slice(0, 100)} is accepted and is no option`,
        )
      }
      hold(JSON.stringify(rules.facts(p)) === before, 'asking whether a move is legal changed the position')
    })
  },
}

export const logsReplay: Law = {
  name: 'replaying the moves leads to the same digest, and each part of them to the same facts',
  check(rules, seed) {
    const facts: string[] = []
    let looks = 0
    const end = walk(rules, seed, (p) => facts.push(looks++ % STRIDE === 0 ? JSON.stringify(rules.facts(p)) : ''))
    // The same seed makes the same choices, since looking consumes no random numbers.
    const log = logOf(rules, seed)
    const replayed = replay(
      rules,
      log.map(({ move }) => move),
      undefined,
      (p, _, index) =>
        hold(
          facts[index] === '' || JSON.stringify(rules.facts(p)) === facts[index],
          `the facts before move ${index} differ`,
        ),
    )
    hold(
      replayed.stopped === undefined,
      `move ${replayed.played} is refused when replayed: ${replayed.stopped?.reason}`,
    )
    hold(digest(rules, replayed.position) === digest(rules, end), 'the digests differ')
  },
}
