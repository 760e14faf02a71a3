import type { Page } from '@playwright/test'

/** Text twice as large, as browsers' settings make it: through the object model, since the pages' policy lets no other style in. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
}
