import { defineConfig } from 'vitest/config'

/** Folders of pure functions: their tests share what they import, which takes half of the time away. */
const PURE = ['domain', 'extraction', 'chains', 'features', 'issuers'].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)
/** It watches modules as they are loaded for the first time, so that it shares none. */
const ALONE = 'tests/extraction/regularExpressions.test.ts'
const BROWSER = 'tests/e2e/**'
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
      { extends: true, test: { name: 'pure', include: PURE, exclude: [ALONE], isolate: false } },
      { extends: true, test: { name: 'edges', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...PURE, BROWSER] } },
      { extends: true, test: { name: 'alone', include: [ALONE] } },
    ],
  },
})
