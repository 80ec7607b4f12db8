/** A8: `options`, `sample`, `apply` and `score` allocate nothing: 20,000 games are played, and no garbage is ever collected. */
import { join } from 'node:path'
import { root } from '../places.mjs'
import { runTypeScript } from '../running.mjs'

const { code, output } = await runTypeScript(join(root, 'scripts', 'invariants', 'a8-games.ts'), [], { nodeFlags: ['--expose-gc'] })
const report = code === 0 ? JSON.parse(output.slice(output.lastIndexOf('{'))) : null
if (report === null || report.moves === 0) {
  console.log(`A8 could not be tried:\n${output}`)
  process.exitCode = 1
} else if (report.collections > 0) {
  const each = Math.round(report.grown / report.games)
  console.log(`A8 is broken: garbage was collected ${report.collections} times in ${report.games} games (the heap grew by ${each} bytes a game besides)`)
  process.exitCode = 1
} else {
  const thousands = (report.games / report.seconds / 1000).toFixed(1)
  console.log(`A8 ok: ${report.games} games without a garbage collection (${report.moves} moves, ${thousands} thousand games a second with options listed)`)
}
