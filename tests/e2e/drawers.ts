import type { Page } from '@playwright/test'

/** Opens drawers of the settings by their titles, unless they are open. */
export async function openDrawers(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const drawer = page.locator('details', { has: page.locator('summary h2', { hasText: title }) }).first()
    if ((await drawer.getAttribute('open')) === null) await drawer.locator('summary').first().click()
  }
}
