import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { bundle } from '../../build/bundling.mjs'
import { cache, root } from './places.mjs'

/** Running child processes, to be killed with us: a child does not die with its parent. */
const children = new Set()
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
process.on('exit', () => endChildren('SIGTERM'))

function endChildren(signal) {
  for (const child of children) child.kill(signal)
}

function endWithChildren(signal) {
  endChildren(signal)
  process.exit(1)
}

/** Signals are caught only while there are children: whoever just imports this file keeps its own signals. */
function add(child) {
  if (children.size === 0) for (const signal of SIGNALS) process.on(signal, endWithChildren)
  children.add(child)
}

function remove(child) {
  children.delete(child)
  if (children.size === 0) for (const signal of SIGNALS) process.off(signal, endWithChildren)
}

/**
 * Runs Node with the given arguments. Returns its exit code and output; with `show`, the output goes to the terminal
 * instead.
 */
export function runNode(args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const began = performance.now()
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    add(child)
    const said = []
    child.stdout?.on('data', (data) => said.push(data))
    child.stderr?.on('data', (data) => said.push(data))
    const end = (code, complaint = '') => {
      remove(child)
      resolve({ code, output: Buffer.concat(said).toString() + complaint, seconds: (performance.now() - began) / 1000 })
    }
    child.on('error', (error) => end(1, error.message))
    child.on('close', (code, signal) => end(code ?? 1, signal === null ? '' : `ended by ${signal}\n`))
  })
}

/** Bundles a TypeScript program and runs it. */
export async function runTypeScript(file, args = [], { nodeFlags = [], ...options } = {}) {
  const made = join(cache, 'programs', `${basename(file, '.ts')}.mjs`)
  await bundle(file, made)
  return runNode(['--enable-source-maps', ...nodeFlags, made, ...args], options)
}

const MACHINE_CORES = 2

/**
 * Runs steps, as many at a time as the cores allow. Prints a line for each as it ends, with all its output if it
 * failed. A step is { name, run, cores? }; `run` returns { code, output, note? }. Returns the results in the order of
 * the steps.
 */
export async function runSteps(steps) {
  const results = new Array(steps.length)
  const running = new Set()
  let free = MACHINE_CORES
  for (const [index, step] of steps.entries()) {
    const cores = Math.min(step.cores ?? 1, MACHINE_CORES)
    while (free < cores) await Promise.race(running)
    free -= cores
    const began = performance.now()
    const done = attempt(step).then((result) => {
      // A step without a core only waits for another: its time is the other's.
      const seconds = cores === 0 ? 0 : (performance.now() - began) / 1000
      results[index] = { ...result, name: step.name, seconds }
      free += cores
      running.delete(done)
      report(results[index])
    })
    running.add(done)
  }
  await Promise.all(running)
  return results
}

async function attempt(step) {
  try {
    return await step.run()
  } catch (error) {
    return { code: 1, output: error.stack ?? String(error) }
  }
}

export const inSeconds = (seconds, digits = 1) => `${seconds.toFixed(digits)} s`.padStart(8)

function report({ name, code, output, note, seconds }) {
  const isFine = code === 0
  const said = isFine ? (note ?? '').replaceAll('\n', `\n${' '.repeat(18)}`) : ''
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${inSeconds(seconds)}  ${name.padEnd(17)} ${said}`.trimEnd())
  if (!isFine) console.log(`${output.trimEnd().replace(/^/gm, '       | ')}\n`)
}

/** Prints how long each step took, longest first, and which failed. Returns whether all passed. */
export function sumUp(results, began) {
  const failed = results.filter((result) => result.code !== 0)
  console.log('\nTime by step')
  const timed = results.filter(({ seconds }) => seconds > 0).sort((one, other) => other.seconds - one.seconds)
  for (const { name, seconds } of timed) console.log(`${inSeconds(seconds)}  ${name}`)
  console.log(`${inSeconds((performance.now() - began) / 1000)}  in all, ${MACHINE_CORES} at a time`)
  if (failed.length > 0) console.log(`\nFailed: ${failed.map((result) => result.name).join(', ')}`)
  return failed.length === 0
}
