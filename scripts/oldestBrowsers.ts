/**
 * The oldest browsers in which everything works. The build lowers syntax and styles to them (`vite.config.ts`);
 * `tests/oldestBrowsers.test.ts` and `tests/e2e/oldestBrowsers.spec.ts` hold what the pages call and how they are styled
 * against them. `src/features/frame/olderBrowsers.ts` adds what these lack.
 */
export const OLDEST_BROWSERS = { chrome: '100', firefox: '100', safari: '15.4' } as const

/** The same as targets of the build: «safari15.4». */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version)
