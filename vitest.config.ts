import { defineConfig } from 'vitest/config'

/**
 * These replace a module, watch modules being loaded, or need a log, counters or an environment as a new process has them. All others share what
 * they import and their processes, which takes half of their time away.
 */
const ALONE = [
  'extraction/regularExpressions',
  'ingestion/watch/clockTrouble',
  'features/promotions/promotionSources',
  'features/uses/useBook',
  'server/api/apiRoute',
  'server/http/keptPages',
  'server/http/webServer',
  'server/openLog',
  'server/pictures/draw',
  'server/renderPage',
  'server/reports/reportDesk',
  'server/requestClient',
  'server/runtime.*',
  'server/snapshotKeeper',
  'server/storageTrouble',
].map((file) => `tests/${file}.test.ts`)
/** Milliseconds for what must come true by itself: a machine that is shared may stand still for some seconds. */
const PATIENCE = 20_000

export default defineConfig({
  test: {
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    // Tests of time have bounds of their own: these are for what hangs, on a machine shared with others.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A test that asserts nothing cannot fail: a loop over an empty list, for example.
    expect: { requireAssertions: true, poll: { timeout: PATIENCE } },
    setupFiles: ['tests/seed.ts'],
    globalSetup: ['tests/seed.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...ALONE, 'tests/e2e/**'], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
