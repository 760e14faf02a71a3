import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { doubleText } from './largeText.ts'
import { expect } from './server.ts'
import { settled } from './settled.ts'

/** What a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The specification demands it; everything else must pass. */
const ZOOM_LOCK = ['meta-viewport', 'meta-viewport-large']

declare global {
  interface Window {
    axe?: typeof import('axe-core')
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Expects that axe finds nothing wrong on the page.
 * @param rules Only these.
 * @param within A selector: only this part of the page.
 */
export async function expectAccessible(page: Page, { rules, within }: { rules?: string[]; within?: string } = {}): Promise<void> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules
      ? { runOnly: { type: 'rule', values: rules } }
      : { rules: Object.fromEntries(ZOOM_LOCK.map((rule) => [rule, { enabled: false }])) }),
  }
  expect(await violationsOf(page, options, within)).toEqual([])
}

/** What axe finds, a line for each rule. Its half a megabyte of script is given to a document once. No page has frames. */
async function violationsOf(page: Page, options: RunOptions, within: string | undefined): Promise<string[]> {
  const run = () =>
    page.evaluate(
      async ([how, where]) => {
        if (!window.axe) return null
        const { violations } = await window.axe.run(where ?? document, how)
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
      },
      [options, within] as const,
    )
  const found = await run()
  if (found !== null) return found
  await page.evaluate(AXE)
  return (await run()) ?? ['axe is not there']
}

/** Expects that axe finds nothing by day; and, as by night only the colours are others, nothing about them by night. */
export async function expectAccessibleDayAndNight(page: Page): Promise<void> {
  await settled(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  await expectAccessible(page, { rules: COLOUR_RULES })
}

/** Expects that nothing makes the page scroll sideways on the smallest screen, nor with text twice as large, which cuts no words off either. */
export async function expectFitsSmallest(page: Page): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await width()).toBeLessThanOrEqual(320)
  await doubleText(page)
  expect(await width(), 'at 200 %').toBeLessThanOrEqual(320)
  const cut = await page.locator('main :is(h1, h2, h3, p, li, a, button, label, dd):visible').evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1)
      // For screen readers only.
      .filter((one) => getComputedStyle(one).clipPath === 'none')
      .map((one) => one.outerHTML.slice(0, 120)),
  )
  expect(cut).toEqual([])
}
