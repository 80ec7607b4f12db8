import type { AnyRules } from '@bastide/kernel'

/** Working memory is allocated once per rules, and freed with them. */
export function perRules<Mind>(make: (rules: AnyRules) => Mind): (rules: AnyRules) => Mind {
  const minds = new WeakMap<AnyRules, { readonly mind: Mind }>()
  return (rules) => {
    const found = minds.get(rules)
    if (found !== undefined) return found.mind
    const mind = make(rules)
    minds.set(rules, { mind })
    return mind
  }
}
