import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { doubleText } from './largeText.ts'
import { expect } from './server.ts'
import { settled } from './settled.ts'

/** What a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The specification demands it; everything else must pass. */
const ZOOM_LOCK = ['meta-viewport', 'meta-viewport-large']

/**
 * Expects that axe finds nothing wrong on the page.
 * @param rules Only these.
 * @param within A selector: only this part of the page.
 */
export async function expectAccessible(page: Page, { rules, within }: { rules?: string[]; within?: string } = {}): Promise<void> {
  // No page has frames: axe needs no second page to put the results of several together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  if (within !== undefined) axe.include(within)
  const { violations } = await (rules ? axe.withRules(rules) : axe.disableRules(ZOOM_LOCK)).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([])
}

/** Expects that axe finds nothing by day; and, as by night only the colours are others, nothing about them by night. */
export async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await settled(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  await expectAccessible(page, { rules: COLOUR_RULES })
}

/** Expects that nothing makes the page scroll sideways on the smallest screen. @param largeText Not with text twice as large either. */
export async function expectFitsSmallest(page: Page, { largeText = true }: { largeText?: boolean } = {}): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await width()).toBeLessThanOrEqual(320)
  if (!largeText) return
  await doubleText(page)
  expect(await width(), 'at 200 %').toBeLessThanOrEqual(320)
}
