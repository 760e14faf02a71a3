import type { Browser, Page } from '@playwright/test'
import { test } from './server.ts'

/** The page of all looks of a worker. */
let shown: Page | undefined

/**
 * `test` for looks at pages as they are when they are opened: all share one page, so that the browser compiles the scripts of the app and of
 * axe once instead of for each look. Every look finds an empty browser that has seen the disclaimer, by day and at the usual size.
 */
export const look = test.extend({
  page: async ({ browser, baseURL, viewport }, use) => {
    if (!shown || shown.isClosed()) shown = await openShown(browser)
    await shown.emulateMedia({ colorScheme: null })
    if (viewport) await shown.setViewportSize(viewport)
    await forgetAll(shown, baseURL ?? '')
    await use(shown)
  },
  context: async ({ page }, use) => use(page.context()),
})

async function openShown(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(() => localStorage.setItem('yapa-mascot-disclaimer-seen', 'true'))
  return page
}

/** Cookies, what is stored for the origin and for its tab. */
async function forgetAll(page: Page, origin: string): Promise<void> {
  if (page.url().startsWith(origin)) await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await page.context().clearCookies()
}
