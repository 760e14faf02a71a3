import { defineConfig } from 'vitest/config'
import vitestConfig from './vitest.config.ts'

/** For `npm run mutation`: only the tests of what is mutated. */
export default defineConfig({
  ...vitestConfig,
  test: {
    ...vitestConfig.test,
    include: ['tests/domain/**/*.test.ts', 'tests/ingestion/gate/**/*.test.ts'],
    env: { YAPA_TEST_SHARE: 'tenth' },
  },
})
