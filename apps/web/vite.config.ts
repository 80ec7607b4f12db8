import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defaultClientConditions, defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { notices } from './build/notices.ts'
import { offlineFirst } from './build/offline-first.ts'

const conditions = ['bastide-source', ...defaultClientConditions]
const { writing, collecting } = notices()
/** On a busy machine it warns of how long others kept it waiting. */
const checks = { pluginTimings: false }

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the pages work under any path.
  base: './',
  // The list of files is written before it is compressed.
  plugins: [svelte({ configFile: false }), writing, offlineFirst(), compressed()],
  resolve: { conditions },
  worker: { format: 'es', plugins: () => [collecting()], rolldownOptions: { checks } },
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks },
  },
})
