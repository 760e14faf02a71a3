import type { Page } from '@playwright/test'

/**
 * Waits until the page is settled: fonts are loaded, animations and transitions have ended (except endless ones), a
 * scroll has reached its end, and the frame after that is painted. Then what did not happen will not happen.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const place = () => `${scrollX} ${scrollY}`
    await document.fonts.ready
    await frame()
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    for (let before = ''; before !== place(); await frame()) {
      before = place()
      await frame()
    }
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
  })
}

/** Holds the page's scripts back, as on a slow network, until the returned function lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return release
}
