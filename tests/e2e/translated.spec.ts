import type { Page } from '@playwright/test'
import { expect, openHydrated, test, unfold } from './server.ts'

/** Puts every text in `font` elements, as Google Translate does; what says `translate="no"` it leaves alone. */
async function translate(page: Page): Promise<void> {
  // Rows come alive later; React draws one anew whose texts it does not find, and then nothing is tried here.
  const isAlive = () =>
    [...document.querySelectorAll('[data-promotion]')].slice(0, 3).every((row) => Object.keys(row).some((key) => key.startsWith('__react')))
  await page.waitForFunction(isAlive)
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.parentElement?.closest('[translate="no"], style, script')) continue
      const font = document.createElement('font')
      ;(text as Text).replaceWith(font)
      font.append(document.createElement('font'))
      font.firstChild?.appendChild(document.createTextNode(text.nodeValue ?? ''))
    }
  })
}

/** The first lines of a page that say pesos or a percentage; a list grows at its end. */
async function figures(page: Page): Promise<string[]> {
  const texts = await page.getByRole('main').allInnerTexts()
  const lines = texts.flatMap((text) => text.split('\n'))
  return lines.filter((line) => /\$\s?\d|\d%/.test(line)).slice(0, 20)
}

const CHANGES: { path: string; change: (page: Page) => Promise<void> }[] = [
  { path: '/', change: chooseThirdDay },
  { path: '/caja?supermarket=carrefour&monto=50000', change: (page) => giveAmount(page, '8000') },
]

async function chooseThirdDay(page: Page): Promise<void> {
  const third = page.getByRole('navigation', { name: 'Día' }).getByRole('link').nth(2)
  if (!(await third.isVisible())) await unfold(page, 'Día')
  await third.dispatchEvent('click', {}, { timeout: 2_000 })
}

async function giveAmount(page: Page, amount: string): Promise<void> {
  const field = page.getByRole('main').locator('input[name="monto"]:visible').first()
  await field.fill(amount)
  await field.press('Enter')
}

for (const { path, change } of CHANGES) {
  test(`a translator that rewrites ${path} leaves no old figure behind`, async ({ page }) => {
    await openHydrated(page, path)
    const before = await figures(page)
    await translate(page)
    const { href } = new URL(page.url())
    // Parts of the page come alive one after the other; what is typed into one a moment before is typed again.
    await expect(async () => {
      await change(page)
      await expect(page).not.toHaveURL(href, { timeout: 2_000 })
    }).toPass({ timeout: 15_000 })
    const fresh = await page.context().newPage()
    await openHydrated(fresh, page.url())
    await expect(async () => expect(await figures(page)).toEqual(await figures(fresh))).toPass({ timeout: 15_000 })
    expect(await figures(page)).not.toEqual(before)
  })
}

test('every figure that stands alone is one text that translators leave alone', async ({ page }) => {
  const { promotions } = await (await page.request.get('/api/v1/promotions')).json()
  for (const path of ['/', `/promocion/${promotions[0].id}?monto=50000`, '/caja?supermarket=carrefour', '/supermercados', '/ahorros']) {
    await openHydrated(page, path)
    const loose = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const { nodeValue, parentElement } = walker.currentNode
        const said = nodeValue?.trim() ?? ''
        const isFigure = /^\$\s?[\d.]+$|^\d+(,\d+)?%$/.test(said)
        // What is folded are the card's own words.
        if (isFigure && !parentElement?.closest('[translate="no"], details:not([open])')) found.push(parentElement?.outerHTML ?? said)
      }
      return found
    })
    expect(loose, path).toEqual([])
  }
})

/** Makes links of dates and figures before any script runs, as phones do that do not heed the page's wish to have none. */
const linkFigures = () =>
  document.addEventListener('DOMContentLoaded', () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode())
      if (/\d/.test(walker.currentNode.nodeValue ?? '') && !walker.currentNode.parentElement?.closest('script, style'))
        texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const link = Object.assign(document.createElement('a'), { href: 'x-apple-data-detectors://1', textContent: text.nodeValue })
      text.replaceWith(link)
    }
    document.documentElement.dataset.linked = String(texts.length)
  })

test('phones are asked to make no links of dates, and a page where they do is drawn again, whole and working', async ({ page }) => {
  const { promotions } = await (await page.request.get('/api/v1/promotions')).json()
  const paths = [`/promocion/${promotions[0].id}`, '/supermercados', '/']
  const said: string[][] = []
  for (const path of paths) {
    await openHydrated(page, path)
    await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', /date=no/)
    said.push(await figures(page))
  }
  await page.addInitScript(linkFigures)
  const failures: string[] = []
  page.on('pageerror', (error) => !/Minified React error #418/.test(error.message) && failures.push(error.message))
  for (const [at, path] of paths.entries()) {
    await openHydrated(page, path)
    expect(Number(await page.locator('html').getAttribute('data-linked')), path).toBeGreaterThan(3)
    await expect(page.locator('main [href^="x-apple"]'), path).toHaveCount(0)
    expect(await figures(page), path).toEqual(said[at])
  }
  await unfold(page, 'Día')
  await page.getByRole('navigation', { name: 'Día' }).getByRole('link').nth(2).click()
  await expect(page).toHaveURL(/dia=/)
  expect(failures).toEqual([])
})
