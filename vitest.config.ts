import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    testTimeout: 20_000,
  },
})
