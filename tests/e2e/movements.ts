import type { Page } from '@playwright/test'

type Shift = { value: number; sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] }

/** A frame painted while a font or the page's end still arrives may move a line by some pixels: nobody sees that. */
const UNSEEN = 0.001

/** From the next page on, everything that moves without being asked to is written down. */
export async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript((unseen) => {
    const movements: string[] = []
    Object.assign(window, { movements })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        if (value < unseen) continue
        const moved = sources.map(({ node, previousRect, currentRect }) => [
          node?.outerHTML?.slice(0, 80) ?? node?.textContent?.slice(0, 80),
          previousRect,
          currentRect,
        ])
        movements.push(`${value} ${JSON.stringify(moved)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, UNSEEN)
}

/** What moved on this page until now: how far, and the elements with their places before and after. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'movements') as string[])
}
