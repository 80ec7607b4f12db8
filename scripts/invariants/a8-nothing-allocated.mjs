/** A8: `options`, `sample`, `apply` and `score` allocate nothing: 20,000 games are played, and no garbage is ever collected. */
import { join } from 'node:path'
import { root } from '../places.mjs'
import { runTypeScript } from '../running.mjs'

const { code, output } = await runTypeScript(join(root, 'scripts', 'invariants', 'a8-games.ts'), [], { nodeFlags: ['--expose-gc'] })
const setups = code === 0 ? JSON.parse(output.slice(output.lastIndexOf('\n[') + 1)) : []
const allocating = setups.filter(({ collections }) => collections > 0)
if (setups.length === 0 || setups.some(({ moves, points }) => moves === 0 || points === 0)) {
  console.log(`A8 could not be tried:\n${output}`)
  process.exitCode = 1
} else if (allocating.length > 0) {
  console.log('A8 is broken:')
  for (const { name, games, collections } of allocating) console.log(`  ${name}: garbage was collected ${collections} times in ${games} games`)
  process.exitCode = 1
} else {
  const [plain, ...named] = setups
  const speed = (plain.games / plain.seconds / 1000).toFixed(1)
  console.log(
    `A8 ok: no garbage collected in ${plain.games} games (${speed} thousand a second, with options listed), nor in those of ${named.length} named setups`,
  )
}
