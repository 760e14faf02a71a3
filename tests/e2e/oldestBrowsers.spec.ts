import type { Page } from '@playwright/test'
import { NEWER_MEMBERS } from '../newerFeatures.ts'
import { PAGES } from './pages.ts'
import { expect, openHydrated, test } from './server.ts'

/** Takes from the browser what one of the oldest browsers lacks. */
const becomeOld = (page: Page) =>
  page.addInitScript((newer) => {
    for (const { owner, isNew, ownMembers, members } of newer) {
      const object = owner === 'Window' ? window : Reflect.get(window, owner)
      for (const name of ownMembers) if (object) Reflect.deleteProperty(object, name)
      for (const name of members) if (object) Reflect.deleteProperty(owner === 'Window' ? window : (object.prototype ?? object), name)
      if (isNew) Reflect.deleteProperty(window, owner)
    }
  }, NEWER_MEMBERS)

test.describe('in a browser as old as we support', () => {
  let failures: string[]
  test.beforeEach(async ({ page }) => {
    failures = []
    page.on('pageerror', (error) => failures.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
    await becomeOld(page)
  })
  test.afterEach(() => expect(failures).toEqual([]))

  test('newer things are indeed gone', async ({ page }) => {
    await page.goto('/sin-conexion.html')
    expect(
      await page.evaluate(() => [
        'groupBy' in Map,
        'toSorted' in Array.prototype,
        'timeout' in AbortSignal,
        'requestIdleCallback' in window,
      ]),
    ).toEqual([false, false, false, false])
  })

  test('every page is alive', async ({ page }) => {
    for (const path of [...PAGES, '/?q=cerveza', '/?supermarket=carrefour', '/configuracion/medios/wizard/bancos']) {
      await openHydrated(page, path)
      await page.mouse.move(5, 5)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Algo salió mal' }), path).toHaveCount(0)
    }
  })

  test('a promotion opens, on its own and from the list', async ({ page }) => {
    await openHydrated(page, '/')
    await page.locator('[data-promotion]').getByRole('link').first().click()
    await expect(page.getByRole('dialog', { name: /^Promoción de / }).getByText(/, palabra por palabra$/)).toBeVisible()
    const { promotions } = await (await page.request.get('/api/v1/promotions')).json()
    await openHydrated(page, `/promocion/${promotions[0].id}`)
    await expect(page.getByText(/, palabra por palabra$/)).toBeVisible()
  })
})

test.describe('a page whose scripts fail stays as the server drew it', () => {
  const asItCame = (page: Page) => page.getByText('Esta página quedó como llegó')

  test('when drawing it fails', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Map, 'groupBy', {
        value: () => {
          throw new TypeError('Map.groupBy is not a function')
        },
        writable: false,
      })
      Object.defineProperty(Array.prototype, 'toReversed', {
        value: () => {
          throw new TypeError('toReversed is not a function')
        },
        writable: false,
      })
    })
    await page.goto('/')
    await expect(asItCame(page)).toBeVisible()
  })

  test('/supermercados, when its file is gone for good; links go on', async ({ page }) => {
    await openHydrated(page, '/supermercados')
    const heading = page.getByRole('heading', { level: 1, name: 'Supermercados' })
    const text = await page.getByRole('table').textContent()
    await page.route(/\/assets\/compare-.*\.js/, (route) => route.abort())
    await page.goto('/supermercados')
    await expect(asItCame(page)).toBeVisible()
    await expect(heading).toBeVisible()
    expect(await page.getByRole('table').textContent()).toBe(text)
    await expect(page).toHaveTitle(/^Supermercados/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre Yapa' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sobre Yapa' })).toBeVisible()
    await expect(asItCame(page)).toHaveCount(0)
  })
})
