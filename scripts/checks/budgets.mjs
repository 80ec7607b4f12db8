/**
 * Groups of steps, each with a budget: the seconds it may take on two quiet cores. One that is over is marked and does
 * not fail, since machines are busy with other things too.
 */
import { inSeconds, runSteps } from '../running/running.mjs'

/** Runs groups of steps, { name, budget, steps }, one after the other. Adds to each its results and its seconds. */
export async function runGroups(groups) {
  const ran = []
  for (const group of groups) {
    const began = performance.now()
    const results = await runSteps(group.steps)
    ran.push({ ...group, results, seconds: (performance.now() - began) / 1000 })
  }
  return ran
}

/** A line for each group and, if there are several, one for all of them. */
export function budgetLines(groups) {
  const sum = (of) => groups.reduce((total, group) => total + group[of], 0)
  const all = { name: 'in all', seconds: sum('seconds'), budget: sum('budget') }
  return (groups.length > 1 ? [...groups, all] : groups).map(
    ({ name, seconds, budget }) =>
      `${inSeconds(seconds)} of ${inSeconds(budget, 0)}  ${name}${seconds > budget ? '  OVER its budget' : ''}`,
  )
}

export function printBudgets(groups) {
  console.log('\nTime by group, and its budget on two quiet cores')
  for (const line of budgetLines(groups)) console.log(line)
}
