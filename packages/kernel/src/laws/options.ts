import { CHANCE, NO_ACTION, NOBODY } from '../contract.ts'
import { Options } from '../options.ts'
import { hold, type Law, walk } from './law.ts'

export const somethingToDo: Law = {
  name: 'the awaited seat or chance has an option, and each option is listed once',
  check(rules, seed) {
    const options = new Options()
    walk(rules, seed, (p, by) => {
      if (by === NOBODY) return
      hold(by === CHANCE || (by >= 0 && by < rules.seats), `there is no seat ${by}`)
      rules.options(p, by, options)
      hold(options.length > 0, `${by} is awaited and has no option`)
      const actions = new Set<number>()
      for (let i = 0; i < options.length; i++) {
        hold(!actions.has(options.action(i)), `option ${options.action(i)} is listed twice`)
        actions.add(options.action(i))
        hold(
          Number.isInteger(options.weight(i)) && options.weight(i) > 0,
          `option ${options.action(i)} has the weight ${options.weight(i)}`,
        )
        hold(by === CHANCE || options.weight(i) === 1, 'an option of a seat has a weight')
      }
      const passing = by === CHANCE ? NO_ACTION : rules.pass(p)
      hold(passing === NO_ACTION || actions.has(passing), 'the pass is no option')
    })
  },
}

const SAMPLES = 8

export const samplesAreOptions: Law = {
  name: 'every sampled action is one of the options',
  check(rules, seed) {
    const options = new Options()
    walk(rules, seed, (p, by, random) => {
      if (by === NOBODY) return
      rules.options(p, by, options)
      for (let i = 0; i < SAMPLES; i++) {
        const action = rules.sample(p, by, random)
        hold(options.has(action), `${action} was sampled and is no option`)
      }
    })
  },
}

/** Larger lists would take too long to sample. For a seat, the weight is the number of options. */
const MOST_WEIGHT = 10
/** One decision out of this many is checked; which ones depends on the seed. */
const STRIDE = 3
/** Samples per unit of weight. */
const SHARE = 40

/**
 * By Chernoff's bound, a fair sampler gives an option an eighth of its share or less once in 4 × 10^10 checks, and more
 * than three times its share once in 10^22. Among ten options that is less than one false alarm in 10^9 decisions. A
 * sampler that omits an option is always caught.
 */
export const samplingIsEven: Law = {
  name: 'options are sampled roughly by weight',
  check(rules, seed) {
    const options = new Options()
    let looks = seed
    walk(rules, seed, (p, by, random) => {
      if (by === NOBODY || looks++ % STRIDE !== 0) return
      rules.options(p, by, options)
      if (options.length < 2 || options.totalWeight > MOST_WEIGHT) return
      const seen = new Map<number, number>()
      for (let i = 0; i < SHARE * options.totalWeight; i++) {
        const action = rules.sample(p, by, random)
        seen.set(action, (seen.get(action) ?? 0) + 1)
      }
      for (let i = 0; i < options.length; i++) {
        const share = SHARE * options.weight(i)
        const times = seen.get(options.action(i)) ?? 0
        hold(
          times > share / 8 && times <= share * 3,
          `option ${options.action(i)} was sampled ${times} times, where ${share} were to be expected`,
        )
      }
    })
  },
}
