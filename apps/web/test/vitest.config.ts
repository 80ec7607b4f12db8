import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** Our own packages as their sources, so that tests need no build of them. */
const conditions = ['bastide-source', ...defaultServerConditions]

/** Tests in a browser: npm test runs them as a step of their own. Alone: npm run test:web */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['apps/web/test/**/*.test.ts'],
    globalSetup: ['apps/web/test/build-pages.mjs'],
    // A process for each of two cores; its browser is opened once for all its files.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What a page takes a moment for on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default'],
  },
})
