import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './server.ts'

/** What a change of colours alone can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

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
