/**
 * For an invariant that tests check: what a run of the tests says about it. It is broken if a test with one of the
 * wanted titles fails, and also if there is none.
 */
export function judgedByTests({ invariant, wanted, says }, tests) {
  const missing = wanted.find((title) => !tests.some((test) => new RegExp(title).test(test.title)))
  if (missing !== undefined) return { code: 1, output: `${invariant}: no test has "${missing}" in its title` }
  const about = tests.filter(({ title }) => new RegExp(wanted.join('|')).test(title))
  const failed = about.filter(({ status }) => status !== 'passed')
  if (failed.length === 0) {
    const line = `${invariant} ok: ${says} (${about.length} ${about.length === 1 ? 'test' : 'tests'})`
    return { code: 0, output: line, note: line }
  }
  const told = failed.map(({ title }) => `  ${title}`).join('\n')
  return { code: 1, output: `${invariant} is broken: ${failed.length} of ${about.length} tests fail\n${told}` }
}
