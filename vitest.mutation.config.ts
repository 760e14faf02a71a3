import { defineConfig } from 'vitest/config'
import vitestConfig from './vitest.config.ts'

const { projects, ...shared } = vitestConfig.test ?? {}

/** For `npm run mutation`: only the tests of what is mutated, and those in which the domain is tested by what uses it. */
export default defineConfig({
  ...vitestConfig,
  test: {
    ...shared,
    include: [
      'tests/domain/**/*.test.ts',
      'tests/ingestion/gate/**/*.test.ts',
      'tests/features/**/*.test.{ts,tsx}',
      'tests/server/config.test.ts',
    ],
    env: { YAPA_TEST_SHARE: 'tenth' },
  },
})
