import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    // Tests of time have bounds of their own: these are for what hangs, on a machine shared with others.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A test that asserts nothing cannot fail: a loop over an empty list, for example.
    expect: { requireAssertions: true },
    setupFiles: ['tests/seed.ts'],
    globalSetup: ['tests/seed.ts'],
  },
})
