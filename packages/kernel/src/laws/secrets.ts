import { type AnyRules, CHANCE, NOBODY, type Seat, WATCHER } from '../contract.ts'
import type { Position } from '../memory.ts'
import { Options } from '../options.ts'
import { Random } from '../random.ts'
import { demand } from '../result.ts'
import { hold, type Law, logOf, type PlayedMove } from './law.ts'

const viewText = (rules: AnyRules, p: Position, viewer: Seat): string => JSON.stringify(rules.view(p, viewer))

/** Views are slow to make: one position in this many is looked at, others for other seeds. */
const STRIDE = 17

/** Plays a log in full, and beside it, as the viewer was told it. */
function fold(
  rules: AnyRules,
  log: readonly PlayedMove[],
  seed: number,
  viewer: Seat,
  look: (truth: Position, told: Position) => void,
): void {
  const truth = rules.start()
  const told = rules.start()
  let moves = seed + viewer
  for (const { by, action, move } of log) {
    if (moves++ % STRIDE === 0) look(truth, told)
    const tale = JSON.parse(JSON.stringify(rules.redact(move, by, viewer)))
    hold(
      rules.hasSecrets === true || JSON.stringify(tale) === JSON.stringify(move),
      'a game that has no secrets tells a viewer something else',
    )
    rules.apply(told, by, demand(rules.toAction(told, tale)))
    rules.apply(truth, by, action)
    hold(rules.awaited(told) === rules.awaited(truth), 'a viewer who was told all he may know awaits somebody else')
  }
  look(truth, told)
}

const viewersOf = (rules: AnyRules): readonly Seat[] => [
  ...Array.from({ length: rules.seats }, (_, seat) => seat),
  WATCHER,
]

export const viewsAreHonest: Law = {
  name: 'a view shows what its viewer was told, and no more',
  check(rules, seed) {
    const log = logOf(rules, seed)
    for (const viewer of viewersOf(rules)) {
      fold(rules, log, seed, viewer, (truth, told) => {
        hold(
          viewText(rules, truth, viewer) === viewText(rules, told, viewer),
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
    const [known, options] = [new Options(), new Options()]
    const log = logOf(rules, seed)
    for (const viewer of viewersOf(rules)) {
      fold(rules, log, seed, viewer, (truth, told) => {
        const shown = viewText(rules, truth, viewer)
        for (let guess = 0; guess < GUESSES; guess++) {
          const guessed = rules.determinize(told, new Random(seed + guess))
          const again = rules.determinize(told, new Random(seed + guess))
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
          rules.options(truth, by, known)
          rules.options(guessed, by, options)
          hold(known.length === options.length, 'a guess gives its seat other options')
        }
      })
    }
  },
}
