import type { Page } from '@playwright/test'

/** Milliseconds after which what has not settled never will. */
const NEVER = 30_000

/**
 * Waits until the page is settled: fonts are loaded, animations and transitions have ended (except endless ones), a
 * scroll has reached its end, and the frame after that is painted. Then what did not happen will not happen.
 *
 * Animations are asked for their state at every frame. Their promise `finished` stays open for ever where the browser does not draw the
 * element: in a `<details>` that was closed meanwhile, or in rows far below.
 *
 * @throws Error that names what was still going on.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async (never) => {
    let goingOn = (): unknown => 'fonts'
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const place = () => `${scrollX} ${scrollY}`
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime
        const isDrawn = effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true })
        return isDrawn && playState === 'running' && typeof end === 'number' && Number.isFinite(end)
      })
    const settle = async () => {
      await document.fonts.ready
      goingOn = () => `animations: ${moving().map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120))}`
      do await frame()
      while (moving().length > 0)
      goingOn = () => `scrolling: ${place()}`
      for (let before = ''; before !== place(); await frame()) {
        before = place()
        await frame()
      }
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
    }
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error(`The page does not settle: ${goingOn()}`)), never))
    await Promise.race([settle(), late])
  }, NEVER)
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
