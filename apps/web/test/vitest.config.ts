import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { patience } from './adversity.ts'
import { filesOfToday } from './files-of-today.ts'

/** Resolves our own packages to their sources, so that tests need no build. */
const conditions = ['bastide-source', ...defaultServerConditions]

/** Browser tests: a separate step of npm test. On their own: npm run test:web */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: (process.env.BASTIDE_SHARE === undefined ? ['*.test.ts'] : filesOfToday()).map(
      (file) => `apps/web/test/${file}`,
    ),
    globalSetup: ['finding-chromium.ts', 'build-pages.mjs', 'busy-machine.ts'].map((file) => `apps/web/test/${file}`),
    // One process for each of two cores. Its browser is shared by all its files.
    maxWorkers: 2,
    isolate: false,
    testTimeout: patience(90_000),
    hookTimeout: patience(120_000),
    // For whatever a page takes a moment to do on a busy machine.
    expect: { poll: { timeout: patience(15_000) } },
    reporters: ['default'],
  },
})
