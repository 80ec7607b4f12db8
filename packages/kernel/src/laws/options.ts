import { CHANCE, NO_ACTION, NOBODY } from '../contract.ts'
import { Options } from '../options.ts'
import { hold, type Law, walk } from './law.ts'

export const somethingToDo: Law = {
  name: 'whoever is awaited has an option, and each option only once',
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
        hold(Number.isInteger(options.weight(i)) && options.weight(i) > 0, `option ${options.action(i)} has the weight ${options.weight(i)}`)
        hold(by === CHANCE || options.weight(i) === 1, 'an option of a seat has a weight')
      }
      const passing = by === CHANCE ? NO_ACTION : rules.pass(p)
      hold(passing === NO_ACTION || actions.has(passing), 'the pass is no option')
    })
  },
}

const SAMPLES = 8

export const samplesAreOptions: Law = {
  name: 'what is sampled is among the options',
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
