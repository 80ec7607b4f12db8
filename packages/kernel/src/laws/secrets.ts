import { type AnyRules, CHANCE, NOBODY, type Seat, WATCHER } from '../contract.ts'
import type { Position } from '../memory.ts'
import { Options } from '../options.ts'
import { Random } from '../random.ts'
import { demand } from '../result.ts'
import { hold, type Law, logOf, type PlayedMove } from './law.ts'

const viewText = (rules: AnyRules, p: Position, viewer: Seat): string => JSON.stringify(rules.view(p, viewer))

/** Views are slow to make, so one position out of this many is checked; which ones depends on the seed. */
const STRIDE = 17
/** Without secrets both positions come from the same moves, which is checked at every move: fewer views will do. */
const STRIDE_WITHOUT_SECRETS = 10 * STRIDE

/** Replays a log twice: in full, and redacted for the viewer. */
function fold(
  rules: AnyRules,
  log: readonly PlayedMove[],
  seed: number,
  viewer: Seat,
  look: (truth: Position, known: Position) => void,
): void {
  const truth = rules.start()
  const known = rules.start()
  const stride = rules.hasSecrets ? STRIDE : STRIDE_WITHOUT_SECRETS
  let moves = seed + viewer
  for (const { by, action, move } of log) {
    if (moves++ % stride === 0) look(truth, known)
    const redacted = JSON.parse(JSON.stringify(rules.redact(move, by, viewer)))
    hold(
      rules.hasSecrets === true || JSON.stringify(redacted) === JSON.stringify(move),
      'a game that has no secrets tells a viewer something else',
    )
    rules.apply(known, by, demand(rules.toAction(known, redacted)))
    rules.apply(truth, by, action)
    hold(rules.awaited(known) === rules.awaited(truth), 'a viewer who was told all he may know awaits somebody else')
  }
  look(truth, known)
}

const viewersOf = (rules: AnyRules): readonly Seat[] => [
  ...Array.from({ length: rules.seats }, (_, seat) => seat),
  WATCHER,
]

export const viewsAreHonest: Law = {
  name: 'a view shows what its viewer knows, and no more',
  check(rules, seed) {
    const log = logOf(rules, seed)
    for (const viewer of viewersOf(rules)) {
      fold(rules, log, seed, viewer, (truth, known) => {
        hold(
          viewText(rules, truth, viewer) === viewText(rules, known, viewer),
          `the view of ${viewer} shows what was not told`,
        )
      })
    }
  },
}

const GUESSES = 2

export const secretsStaySecret: Law = {
  name: "secrets never change another's view, and a guess fits what its seat knows",
  check(rules, seed) {
    const [ofTruth, ofGuess] = [new Options(), new Options()]
    const log = logOf(rules, seed)
    for (const viewer of viewersOf(rules)) {
      fold(rules, log, seed, viewer, (truth, known) => {
        const shown = viewText(rules, truth, viewer)
        for (let guess = 0; guess < GUESSES; guess++) {
          const guessed = rules.determinize(known, new Random(seed + guess))
          const again = rules.determinize(known, new Random(seed + guess))
          hold(
            JSON.stringify(rules.facts(guessed)) === JSON.stringify(rules.facts(again)),
            'the same seed guesses differently',
          )
          hold(
            viewText(rules, guessed, viewer) === shown,
            `the view of ${viewer} changes with what ${viewer} does not know`,
          )
          const by = rules.awaited(truth)
          if (by !== viewer || by === CHANCE || by === NOBODY) continue
          rules.options(truth, by, ofTruth)
          rules.options(guessed, by, ofGuess)
          hold(ofTruth.length === ofGuess.length, 'a guess gives its seat other options')
        }
      })
    }
  },
}
