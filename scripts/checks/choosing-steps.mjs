/**
 * The steps that were asked for: those that begin with a name in `only`, or all that begin with none in `but`. A step
 * that waits for another (`waitsFor`) goes with it. A name that no step begins with is an error: something would be
 * left unchecked by mistake.
 */
export function chosenSteps(steps, { only, but }) {
  const names = [...(only ?? []), ...(but ?? [])]
  const isKnown = (name) => name !== '' && steps.some((step) => step.name.startsWith(name))
  if (!names.every(isKnown) || (only !== undefined && but !== undefined)) {
    const known = steps.map(({ name }) => name).join('\n  ')
    throw new Error(`--only or --but takes what one of these begins with:\n  ${known}`)
  }
  const isNamed = (step) => names.some((name) => step.name.startsWith(name))
  const chosen = steps.filter((step) => (only === undefined ? !isNamed(step) : isNamed(step)))
  return chosen.filter(({ waitsFor = [] }) => waitsFor.every((name) => chosen.some((step) => step.name === name)))
}
