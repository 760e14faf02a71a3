import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './bench/chromium.ts'
import { findChromium } from './scripts/machine.mjs'

const chromium = findChromium()
if (!chromium) throw new Error('No se encuentra Chromium: instalalo, o decí con CHROMIUM=/ruta dónde está.')

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.tmp/playwright',
  // Two cores: a worker with its server and browser waits for a quarter of its time, for clocks, processes and what must not happen.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // For what hangs, on a machine shared with others.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 390, height: 844 },
    // What a service worker fetches cannot be intercepted; the tests of it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: CHROMIUM_ARGS,
    },
  },
})
