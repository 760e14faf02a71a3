import type { Page } from '@playwright/test'
import { atLeastOne } from '../atLeastOne.ts'
import { expectAccessibleDayAndNight, expectFitsSmallest } from './accessible.ts'
import { holdWallet } from './heldWallet.ts'
import { look } from './look.ts'
import { PAGES } from './pages.ts'
import { expect, openHydrated, test } from './server.ts'
import { settled } from './settled.ts'

/** Every page, and what else a page can show. */
const ROUTES = [
  ...PAGES,
  '/?todas=1',
  '/?supermarket=carrefour',
  '/?q=nadadeeso',
  '/?filtros=1',
  '/?monto=50000&canal=online',
  '/caja?supermarket=coto&monto=50000',
  '/configuracion/medios/wizard/bienvenida',
  '/promocion/nunca',
  '/nada',
]

/** Links and controls that a thumb could miss; links inside running text are as high as the text. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.locator(':is(a, button, summary, select, input:not([type=hidden]), textarea):visible').evaluateAll((targets) =>
    targets
      .filter((target) => getComputedStyle(target).display !== 'inline' && !target.closest('label'))
      // Off the screen until the keyboard comes to it.
      .filter((target) => target.getBoundingClientRect().right > 0)
      .filter((target) => {
        const { height, width } = target.getBoundingClientRect()
        // What covers a whole card takes its taps.
        const { height: covered } = target.matches('[data-promotion] h3 a')
          ? (target.closest('li') ?? target).getBoundingClientRect()
          : { height }
        return covered < 43.5 || (width < 43.5 && target.tagName === 'BUTTON')
      })
      .map((target) => target.outerHTML.slice(0, 120)),
  )
}

/** Pages that have parts of their own for who has said nothing yet. */
const INVITING = ['/', '/supermercados']

/** Each step of the wizard is looked at in the same way in `wizard.spec.ts`, with its questions open. */
const WIZARD = '/configuracion/medios/wizard/'

const VISITS = ROUTES.filter((route) => !route.startsWith(WIZARD)).flatMap((route) =>
  (INVITING.includes(route) ? [false, true] : [true]).map((isHeld) => ({ route, isHeld })),
)

for (const { route, isHeld } of atLeastOne(VISITS)) {
  look(
    `${route} has no violation by day or by night and no small target, and loses nothing on the smallest screen, ${isHeld ? 'with a wallet' : 'with none'}`,
    async ({ page, context, server }) => {
      if (isHeld) await holdWallet(context, server)
      await openHydrated(page, route)
      await settled(page)
      expect(await smallTargets(page)).toEqual([])
      await expectAccessibleDayAndNight(page)
      await expectFitsSmallest(page)
    },
  )
}

test.describe('with the keyboard alone', () => {
  test.use({ firstVisit: true })

  /** Presses Tab until the element is focused, which must be visible. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let step = 0; step < 120; step++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const { activeElement } = document
        // A heading that was given the focus to be read out is no stop of Tab.
        if (!activeElement || activeElement === document.body || activeElement.matches('[tabindex="-1"]')) return null
        // A card's link shows the focus around the whole card.
        const isSeen = [activeElement, activeElement.closest('li')].some((one) =>
          [null, '::after'].some((part) => {
            const { outlineStyle, outlineWidth } = one ? getComputedStyle(one, part) : { outlineStyle: 'none', outlineWidth: '0' }
            return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
          }),
        )
        const words = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
        return {
          words: words.trim(),
          isSeen,
          html: activeElement.outerHTML.slice(0, 160),
        }
      })
      if (!found) continue
      expect(found.isSeen, `the focus shows on ${found.html}`).toBe(true)
      if (name.test(found.words)) return
    }
    throw new Error(`no focus ever on ${name}`)
  }

  test('one gets from the greeting through the wizard to the list, a detail and back', async ({ page }) => {
    test.setTimeout(180_000)
    await openHydrated(page, '/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await tabTo(page, /^Saltar al contenido$/)
    await tabTo(page, /^Mis medios/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/wizard\/bienvenida/)
    await tabTo(page, /Galicia/)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Galicia', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await tabTo(page, /^Ver mis promos/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hoy/)

    await tabTo(page, /^Supermercado y filtros/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^Filtros/)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Filtros' })
    await expect(sheet).toBeVisible()
    // Round and round inside: never behind it.
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Filtros/ })).toBeFocused()

    await tabTo(page, /(%|cuotas? sin interés) con .+ en /)
    const opener = await page.evaluate(() => document.activeElement?.getAttribute('href'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /^Promoción de/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(opener)
  })
})
