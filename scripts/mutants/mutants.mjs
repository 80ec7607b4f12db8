/**
 * npm run mutants [-- CLAUSE … | --stale]
 *
 * Breaks one line at a time and checks that the clause's test turns red. A mutant is { clause, file, find, replace,
 * test }: `find` is text whose tokens occur once in `file`, in any formatting, and `test` is the file with the tests
 * titled by the clause. With --stale no test runs: it only reports mutants that no longer fit their files. Every clause
 * of a RULES.md and every guard of a GUARDS.md must have one. The lists are packages/<package>/src/mutants.mjs and
 * apps/<app>/src/mutants.mjs; packages/<game>/src/expansions/<id>/mutants.mjs, removed together with the expansion; and
 * scripts/mutants/list/*.mjs for the rest. Each exports an array as its default. Paths are relative to the project's
 * folder or, if they begin with `./`, to the list.
 */
import { fork } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from '../running/installing.mjs'
import { cache, root } from '../running/places.mjs'
import { filesUnder, read } from '../running/sources.mjs'
import { occurrences, tokensOf } from './tokens.mjs'

const AT_ONCE = 2
/** A mutant may cause an endless loop. A test of one clause takes far less than this. */
const LONGEST = 60_000

const isList = (path) =>
  /^(?:packages|apps)\/[^/]+\/src\/(?:expansions\/[^/]+\/)?mutants\.mjs$|^scripts\/mutants\/list\/[^/]+\.mjs$/.test(
    path,
  )

async function readLists() {
  const lists = ['packages', 'apps', 'scripts/mutants/list']
    .flatMap((folder) => filesUnder(root, folder))
    .filter(isList)
  const read = lists.map(async (list) => {
    const placed = (path) => (path.startsWith('./') ? posix.join(posix.dirname(list), path) : path)
    const { default: mutants } = await import(pathToFileURL(join(root, list)).href)
    return mutants.map((mutant) => ({ ...mutant, list, file: placed(mutant.file), test: placed(mutant.test) }))
  })
  return (await Promise.all(read)).flat()
}

/**
 * The ids of all clauses and guards, from the lines of RULES.md and GUARDS.md that begin with one. A guard is to a
 * table or a store what a clause is to a game.
 */
function knownClauses() {
  const lists = ['packages', 'apps']
    .flatMap((folder) => filesUnder(root, folder))
    .filter((path) => /^(?:packages|apps)\/[^/]+\/(?:(?:src\/expansions\/[^/]+\/)?RULES|GUARDS)\.md$/.test(path))
  return lists.flatMap((path) =>
    [...read(root, path).matchAll(/^- \*\*([A-Z0-9]+-X?\d+)\*\* /gm)].map((found) => found[1]),
  )
}

const programs = new Map()

function programOf(file) {
  if (!programs.has(file)) programs.set(file, tokensOf(read(root, file)))
  return programs.get(file)
}

const sameTokens = (one, other) => {
  const [tokens, others] = [tokensOf(one), tokensOf(other)]
  return tokens.length === others.length && tokens.every(({ text }, i) => text === others[i].text)
}

/** A mutant with the location of its text, or with what is wrong with it before it is tried. */
function located(mutant) {
  const { file, find, replace, test } = mutant
  for (const path of [file, test]) if (!existsSync(join(root, path))) return { ...mutant, fault: `there is no ${path}` }
  if (sameTokens(find, replace)) return { ...mutant, fault: 'it changes nothing' }
  const found = occurrences(programOf(file), find)
  if (found.length !== 1) return { ...mutant, fault: `its text occurs ${found.length} times in ${file}, not once` }
  return { ...mutant, fault: null, mutation: { file, replace, ...found[0] } }
}

/** A process that tries mutants. If it hangs, it is killed and replaced. */
class Trier {
  #child = null
  #number

  constructor(number) {
    this.#number = number
  }

  async try(task) {
    this.#child ??= await this.#begin()
    const child = this.#child
    return new Promise((resolve) => {
      const end = (answer) => {
        clearTimeout(timer)
        child.removeAllListeners()
        resolve(answer)
      }
      const giveUp = (answer) => {
        this.#child = null
        child.kill('SIGKILL')
        end(answer)
      }
      const timer = setTimeout(() => giveUp({ ran: 0, failed: [], troubles: [], isEndless: true }), LONGEST)
      child.once('message', end)
      child.once('exit', (code) =>
        giveUp({ ran: 0, failed: [], troubles: [`the process that tried it ended (${code})`] }),
      )
      child.send(task)
    })
  }

  #begin() {
    // Quick tests, but those of every file: see scripts/checks/quick-files.ts.
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, BASTIDE_QUICK: 'every-file' }
    const child = fork(
      join(root, 'scripts', 'mutants', 'trying.mjs'),
      [join(cache, `mutation-${process.pid}-${this.#number}.json`)],
      {
        env,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    )
    return new Promise((resolve, reject) => {
      child.once('message', () => {
        child.removeAllListeners()
        resolve(child)
      })
      child.once('exit', (code) => reject(new Error(`vitest did not start (${code})`)))
    })
  }

  end() {
    this.#child?.disconnect()
  }
}

async function tryAll(triers, tasks, verdictOf) {
  const waiting = [...tasks]
  const verdicts = []
  const work = async (trier) => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift())
      verdicts.push({ ...task, ...verdictOf(task, await trier.try(task)) })
  }
  await Promise.all(triers.map(work))
  return verdicts
}

/** A mutant proves something only if its tests pass without it. */
function verdictWithout(_, { failed, troubles }) {
  if (failed.length > 0) return { fault: `fails without any mutant: ${failed[0].title}` }
  return { fault: troubles[0] ?? null }
}

/** Errors of a program that no longer runs. Catching these proves nothing about the clause. */
const NONSENSE = new Set(['ReferenceError', 'SyntaxError'])

function verdictOf({ clause }, { ran, failed, troubles, isEndless = false }) {
  if (isEndless) return { fault: 'its test never ends; choose another break' }
  if (troubles.length > 0) return { fault: `it does not run: ${troubles[0]}` }
  if (ran === 0) return { fault: `no test is titled ${clause}` }
  if (failed.length === 0) return { fault: 'SURVIVED: no test turned red' }
  return {
    fault: failed.every(({ error }) => NONSENSE.has(error)) ? `it is no program any more: ${failed[0].error}` : null,
  }
}

function tell(mutant) {
  console.log(
    `${mutant.clause}  ${mutant.list}\n    ${mutant.file}: ${JSON.stringify(mutant.find)} → ${JSON.stringify(mutant.replace)}\n    ${mutant.fault}`,
  )
}

ensureInstalled()
mkdirSync(cache, { recursive: true })
const began = performance.now()
const isStaleAsked = process.argv.includes('--stale')
const asked = process.argv.slice(2).filter((argument) => argument !== '--stale')
const all = await readLists()
const unlisted = asked.filter((clause) => !all.some((mutant) => mutant.clause === clause))
if (unlisted.length > 0) {
  console.error(`npm run mutants: there is no mutant for ${unlisted.join(', ')}`)
  process.exit(2)
}
const chosen = asked.length === 0 ? all : all.filter((mutant) => asked.includes(mutant.clause))

const checked = chosen.map(located)
const sound = checked.filter((mutant) => mutant.fault === null)
if (isStaleAsked) {
  for (const mutant of checked) if (mutant.fault !== null) tell(mutant)
  console.log(`${sound.length} of ${chosen.length} mutants fit their files`)
  process.exit(sound.length === chosen.length ? 0 : 1)
}
const triers = Array.from({ length: AT_ONCE }, (_, number) => new Trier(number))
const tests = [...new Set(sound.map((mutant) => mutant.test))]
const clausesIn = (test) => [...new Set(sound.filter((mutant) => mutant.test === test).map((mutant) => mutant.clause))]
const without = await tryAll(
  triers,
  tests.map((test) => ({ test, clauses: clausesIn(test) })),
  verdictWithout,
)
const red = without.filter(({ fault }) => fault !== null)
for (const { test, fault } of red) console.log(`${test}\n    ${fault}`)
const redTests = new Set(red.map(({ test }) => test))

const tasks = sound
  .filter(({ test }) => !redTests.has(test))
  .map(({ fault: _, ...mutant }) => ({ ...mutant, clauses: [mutant.clause] }))
const tried = await tryAll(triers, tasks, verdictOf)
for (const trier of triers) trier.end()

const faulty = [...checked, ...tried].filter((mutant) => mutant.fault !== null)
for (const mutant of faulty) tell(mutant)
const covered = new Set(all.map((mutant) => mutant.clause))
const clauses = knownClauses()
const bare = asked.length > 0 ? [] : clauses.filter((clause) => !covered.has(clause))
if (bare.length > 0) console.log(`clauses or guards without a mutant: ${bare.join(', ')}`)
// The kernel's laws have mutants too and are not clauses, but a misspelt clause should be reported.
const unknown = asked.length > 0 ? [] : [...covered].filter((clause) => !clauses.includes(clause))
if (unknown.length > 0) console.log(`mutants of no clause in any RULES.md or GUARDS.md: ${unknown.join(', ')}`)

const caught = tried.filter((mutant) => mutant.fault === null).length
const bareOnes = asked.length > 0 ? '' : `, ${bare.length} of ${clauses.length} clauses and guards without one`
console.log(
  `${caught} of ${chosen.length} mutants caught${bareOnes} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
)
process.exitCode = caught === chosen.length && chosen.length > 0 && bare.length === 0 ? 0 : 1
