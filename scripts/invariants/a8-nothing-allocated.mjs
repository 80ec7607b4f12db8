/** A8: playing allocates nothing. In 20,000 games no garbage is collected and the heap does not grow. */
import { join } from 'node:path'
import { root } from '../running/places.mjs'
import { runTypeScript } from '../running/running.mjs'

/** Bytes per game. Measuring itself costs up to 2; the smallest array, once per game, would take 16 or more. */
const MOST = 8

const { code, output } = await runTypeScript(join(root, 'scripts', 'invariants', 'a8-games.ts'), [], {
  nodeFlags: ['--expose-gc'],
})
const setups = code === 0 ? JSON.parse(output.slice(output.lastIndexOf('\n[') + 1)) : []
const allocating = setups.filter(({ collections, bytesPerGame }) => collections > 0 || bytesPerGame > MOST)
if (setups.length === 0 || setups.some(({ moves, points }) => moves === 0 || points === 0)) {
  console.log(`A8 could not run:\n${output}`)
  process.exitCode = 1
} else if (allocating.length > 0) {
  console.log('A8 is broken:')
  for (const { name, games, bytesPerGame, collections } of allocating) {
    const grew = `the heap grew by ${bytesPerGame.toFixed(1)} bytes per game; measuring may take ${MOST}`
    console.log(`  ${name}: ${collections > 0 ? `garbage was collected ${collections} times in ${games} games` : grew}`)
  }
  process.exitCode = 1
} else {
  const [plain, batch, ...named] = setups
  const speed = (plain.games / plain.seconds / 1000).toFixed(1)
  const bytes = Math.max(...setups.map(({ bytesPerGame }) => bytesPerGame)).toFixed(1)
  console.log(
    `A8 ok: no garbage collected in ${plain.games} games (${speed} thousand per second, with options listed), nor ${batch.name}, nor in ${named.length} named setups; ${bytes} bytes per game, of ${MOST} allowed for measuring`,
  )
}
