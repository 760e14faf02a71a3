import { request as askServer, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { expectAccessible } from './accessible.ts'
import { expect as expectSoon, test, unfold } from './server.ts'
import { settled } from './settled.ts'
import { versionsOf } from './versions.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

/** A worker fetches all files of a build before it keeps a page: on a machine shared with others that takes a while. */
const expect = expectSoon.configure({ timeout: 45_000 })

const NOTICE = 'Sin conexión: mostramos lo último que leímos'

/** The pages that are kept without having been opened. */
const MAIN = ['/', '/configuracion/medios']

/** Opens a page and waits until the service worker has kept it, the main pages, and their files. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(async () => await keptPages(page)).toEqual(expect.arrayContaining([...MAIN, new URL(page.url()).pathname]))
}

/** The paths of all pages that are kept, of any build. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('yapa-pages-'))
    const kept = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()))
    return [...new Set(kept.flat().map(({ url }) => new URL(url).pathname))].sort()
  })

const isHydrated = () =>
  document.documentElement.dataset.hydrated === 'true' &&
  Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react'))

/** What Chromium says for want of a connection. */
const NO_CONNECTION = /Failed to load resource|ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/

/** What went wrong on a page: exceptions, and what React reports when it starts on other words than those of the server. */
function troublesOf(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => !NO_CONNECTION.test(message) && troubles.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !NO_CONNECTION.test(message.text())) troubles.push(message.text())
  })
  return troubles
}

test('shows the last read pages without a connection, and says so', async ({ page, context }) => {
  await visit(page, '/')
  const cards = await page.locator('main h3').count()
  expect(cards).toBeGreaterThan(5)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.locator('main h3')).toHaveCount(cards)
  await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: NOTICE }).locator('time')).toHaveText(/^\d{1,2} de \p{L}+ a las \d{2}:\d{2}$/u)
  await expectAccessible(page)
  // It is no picture of the page: it works.
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  await unfold(page, 'Día')
  await page.getByRole('link', { name: /Sáb 28/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sábado, 28 de marzo')
  await context.setOffline(false)
  await expect(page.getByText(NOTICE)).toBeHidden()
  await page.reload()
  await expect(page.getByText(NOTICE)).toBeHidden()
})

test('says so as soon as the connection goes, without moving anything', async ({ page, context }) => {
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
  const top = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top)
  const before = await top()
  await context.setOffline(true)
  await expect(page.getByText(NOTICE)).toBeVisible()
  expect(await top()).toBe(before)
})

test('a server that hangs is no reason to wait, and the page is of now again as soon as it answers', async ({ page, server }) => {
  await visit(page, '/')
  server.child.kill('SIGSTOP')
  try {
    await page.goto('/')
    await expect(page.getByText(NOTICE)).toBeVisible()
    await page.waitForFunction(isHydrated)
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  } finally {
    server.child.kill('SIGCONT')
  }
  await expect(page.getByText(NOTICE)).toBeHidden()
  await expect(page.locator('main h3').first()).toBeVisible()
})

test('offers another try and the way home from a page that it does not have', async ({ page, context }) => {
  await visit(page, '/')
  await context.setOffline(true)
  await page.goto('/sobre?algo')
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Probar de nuevo' }).click()
  await expect(page).toHaveURL('/sobre?algo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre Yapa')
  await context.setOffline(true)
  await page.goto('/sobre?otra')
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page.getByText(NOTICE)).toBeVisible()
})

test('an old address of a part of a kept page opens that page', async ({ page, context }) => {
  await visit(page, '/')
  await visit(page, '/sobre')
  await context.setOffline(true)
  await page.goto('/privacidad')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sobre Yapa')
  await expect(page).toHaveURL('/sobre')
})

test('keeps the home page for a changed wallet', async ({ page, context, server }) => {
  await visit(page, '/')
  await visit(page, '/configuracion/medios')
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true' && navigator.serviceWorker.controller !== null)
  await context.addCookies([
    {
      name: WALLET_COOKIE,
      value: encodeWallet({ ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] }),
      url: server.url,
    },
  ])
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(() => keptPages(page)).toEqual(MAIN)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('1 medio')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ para vos/ })).toBeVisible()
})

test('keeps no error, and shows a new version as soon as there is a connection', async ({ page, context }) => {
  await visit(page, '/')
  expect((await page.goto('/nada'))?.status()).toBe(404)
  expect(await keptPages(page)).toEqual(MAIN)
  // What is kept is old by now.
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('yapa-pages-'))
    const cache = await caches.open(name)
    const headers = { 'content-type': 'text/html', date: 'Thu, 01 Jan 2026 00:00:00 GMT' }
    await cache.put('/', new Response('<html lang="es"><title>vieja</title>', { headers }))
  })
  await page.goto('/')
  await expect(page).not.toHaveTitle('vieja')
  await expect.poll(() => page.evaluate(async () => await (await caches.match('/'))?.text())).not.toContain('vieja')
  await context.setOffline(true)
  await page.goto('/')
  await expect(page).not.toHaveTitle('vieja')
})

/** Addresses that were never opened, with what tells that their own page is shown. */
const DEEP: [path: string, heading: RegExp][] = [
  ['/?supermarket=coto&monto=80000', /^Coto, viernes/],
  ['/?dia=2026-03-28', /^Sábado, 28 de marzo$/],
  ['/caja', /^¿En qué caja estás\?$/],
  ['/caja?supermarket=coto', /^En la caja de Coto$/],
  ['/ahorros', /^Mis ahorros$/],
  ['/supermercados', /^Supermercados$/],
  ['/supermercados?monto=50000', /^Supermercados$/],
  ['/configuracion/medios?buscar=naranja', /^Mis medios de pago$/],
]

test('opens pages that were never opened without a connection, with the last data, its age and without a trouble', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  const troubles = troublesOf(page)
  await context.setOffline(true)
  for (const [path, heading] of DEEP) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('status').filter({ hasText: NOTICE }).locator('time')).toBeVisible()
    // It is no picture of the page: it works, and under the address that was asked for.
    await page.waitForFunction(isHydrated)
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
    expect(troubles, path).toEqual([])
  }
})

test('opens the page of a promotion that was never opened, the filters and the detail, and moves between the pages', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  const troubles = troublesOf(page)
  const id = await page.locator('[data-promotion]').first().getAttribute('data-promotion')
  await context.setOffline(true)
  await page.goto(`/promocion/${id}?monto=80000`)
  await expect(page.getByRole('link', { name: '← Más promociones' })).toBeVisible()
  await expect(page).toHaveURL(`/promocion/${id}?monto=80000`)
  await page.getByRole('link', { name: '← Más promociones' }).click()
  await expect(page).toHaveURL(/\/\?supermarket=\w+&monto=80000$/)
  await page.locator('[data-promotion]').first().getByRole('heading', { level: 3 }).getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText('Promoción de')
  await page.keyboard.press('Escape')
  await unfold(page, 'Supermercado')
  await page.getByRole('link', { name: 'Filtros' }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible()
  await page.keyboard.press('Escape')
  const bar = page.getByRole('navigation', { name: 'Principal' })
  await bar.getByRole('link', { name: 'Súper' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supermercados')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mis medios' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis medios de pago')
  expect(troubles).toEqual([])
  // Opened by itself, it has read no list: the copy of the home page does.
  await page.goto('/configuracion/medios')
  await page.waitForFunction(isHydrated)
  await bar.getByRole('link', { name: 'Hoy' }).click()
  await expect(page.locator('[data-promotion]').first()).toBeVisible()
})

test('a copy that was kept yesterday says today what holds today', async ({ page, context }) => {
  await visit(page, '/')
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy, sábado 28 de marzo')
})

/** When the connection is cut: as soon as the first page's words are there, milliseconds after it works, or once the main pages are kept. */
const CUTS = ['words', 300, 'kept'] as const

test('whenever the connection is cut in a first visit, a page is whole or not there; once the main pages are kept, all are', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  const opened: { cut: (typeof CUTS)[number]; path: string; state: string; troubles: string[] }[] = []
  for (const cut of CUTS) {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
    const page = await context.newPage()
    const troubles = troublesOf(page)
    await page.goto('/', { waitUntil: cut === 'words' ? 'commit' : 'load' })
    if (cut !== 'words') await page.waitForFunction(isHydrated)
    if (cut === 300) await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), cut)
    if (cut === 'kept') await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(MAIN))
    await context.setOffline(true)
    if (cut === 'words') {
      // That page may lack its scripts, and say so: what counts is what is opened afterwards.
      await page.goto('about:blank')
      troubles.length = 0
    }
    for (const path of MAIN) opened.push({ cut, path, state: await stateOf(page, path), troubles: troubles.splice(0) })
    await context.close()
  }
  expect(opened.filter(({ state, troubles }) => state === 'broken' || troubles.length > 0)).toEqual([])
  expect(opened.filter(({ cut }) => cut === 'kept').map(({ path, state }) => [path, state])).toEqual(MAIN.map((path) => [path, 'whole']))
})

/** Opens a page without a connection: `whole` works, `absent` is the browser's or our page that says that there is none. */
async function stateOf(page: Page, path: string): Promise<'whole' | 'absent' | 'broken'> {
  const response = await page.goto(path).catch(() => null)
  if (response === null || (await page.getByRole('heading', { name: 'Sin conexión', exact: true }).count()) > 0) return 'absent'
  const works = await page.waitForFunction(isHydrated, undefined, { timeout: 15_000 }).catch(() => null)
  return works === null ? 'broken' : 'whole'
}

test('a new version is kept only once it is whole: until then the one before opens, with its own files', async ({
  page,
  context,
  server,
}) => {
  const app = await versionsOf(server.url)
  try {
    await page.goto(app.url)
    await expect.poll(() => keptPages(page)).toEqual(MAIN)
    const started = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*assets\//, '')))
    const before = (await started()).filter((name) => name.startsWith('index-') && name.endsWith('.js'))
    expect(before).toHaveLength(1)
    const kept = (what: string) =>
      page.evaluate(
        async (start) => (await caches.keys()).filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)),
        `yapa-${what}-`,
      )
    /** Has the browser look for another worker, as it does by itself after a page, and waits until it is there or has failed. */
    const look = () =>
      page.evaluate(async () => {
        const looked = navigator.serviceWorker.ready.then(async (registration) => {
          const next = (await registration.update().catch(() => registration)).installing
          await new Promise<void>((resolve) => {
            const over = () => (next === null || next.state === 'activated' || next.state === 'redundant') && resolve()
            next?.addEventListener('statechange', over)
            over()
          })
        })
        // A look that the browser's own one crosses may never end; what came of it is asked for below.
        await Promise.race([looked, new Promise((resolve) => setTimeout(resolve, 10_000))])
      })
    // The drawers are missing in the new version.
    app.deploy(/^promotion-/)
    await page.goto(app.url)
    await page.waitForFunction(isHydrated)
    const broken = (await started()).filter((name) => name.startsWith('index-') && name.endsWith('.js'))
    expect(broken).not.toEqual(before)
    await look()
    await context.setOffline(true)
    await page.goto(app.url)
    await page.waitForFunction(isHydrated)
    expect(await started()).toEqual(expect.arrayContaining(before))
    expect(await started()).not.toEqual(expect.arrayContaining(broken))
    await unfold(page, 'Supermercado')
    await page.getByRole('link', { name: 'Filtros' }).click()
    await expect(page.getByRole('dialog')).toContainText('Filtros')
    await context.setOffline(false)
    app.deploy()
    // The build before stays for tabs that are still open; what came of the broken one goes.
    const builds = [before[0], expect.stringMatching(/v2\.js$/)]
    await expect(async () => {
      await page.goto(app.url)
      await look()
      expect(await kept('files')).toEqual(builds)
    }).toPass({ timeout: 90_000 })
    await expect.poll(() => kept('pages')).toEqual(builds)
    await context.setOffline(true)
    await page.goto(`${app.url}/supermercados`)
    await page.waitForFunction(isHydrated)
    expect((await started()).filter((name) => name.endsWith('.js') && !name.endsWith('v2.js'))).toEqual([])
  } finally {
    await app.stop()
  }
})

/** Passes everything on to a server, and counts requests and the bytes of their answers' bodies, as they are sent. */
async function countedServer(origin: string) {
  const answers: { url: string; bytes: number }[] = []
  const waiting = new Set<string>()
  const silenced: string[] = []
  let isSilent = false
  const proxy = createServer(({ url = '/', method, headers }, response) => {
    if (isSilent) {
      // Neither the page's own looks for the server nor the browser's for another worker are the worker's.
      if (method === 'HEAD' || url === '/sw.js') return
      waiting.add(url)
      response.on('close', () => waiting.delete(url))
      silenced.push(url)
      return
    }
    const answer = { url, bytes: 0 }
    answers.push(answer)
    askServer(new URL(url, origin), { method, headers }, (from) => {
      response.writeHead(from.statusCode ?? 502, from.headers)
      from.on('data', ({ length }: Buffer) => {
        answer.bytes += length
      })
      from.pipe(response)
    }).end()
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    proxy.closeAllConnections()
    proxy.close()
  }
  /** Accepts requests from now on without a word. */
  const silence = () => {
    isSilent = true
  }
  return { url: `http://localhost:${(proxy.address() as AddressInfo).port}`, answers, silenced, waiting, silence, stop }
}

test('a first visit asks for each file once, with at most 25 requests and 277 kB, all that is kept for a shop without signal', async ({
  page,
  server,
}) => {
  const app = await countedServer(server.url)
  try {
    await visit(page, app.url)
    await page.waitForLoadState('networkidle')
    const paths = app.answers.map(({ url }) => url)
    const kilobytes = app.answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    expect(paths.filter((path) => /sobre|estado|reportar|semana|plan|WalletCode/.test(path))).toEqual([])
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(25)
    // 269.0 and 3 % of air.
    expect(kilobytes).toBeLessThanOrEqual(277)
  } finally {
    app.stop()
  }
})

for (const how of ['the server gone', 'no signal'])
  test(`with ${how}, a page that is not kept is «Sin conexión» with what is kept, tapped or opened, and never another page`, async ({
    page,
    context,
    server,
  }) => {
    const app = await countedServer(server.url)
    const title = page.getByRole('heading', { level: 1 })
    try {
      await visit(page, app.url)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      if (how === 'no signal') await context.setOffline(true)
      else app.stop()
      await page.getByRole('link', { name: 'Semana' }).first().click()
      await expect(title).toHaveText('Sin conexión')
      await expect(page).toHaveURL(`${app.url}/semana`)
      for (const path of ['/semana?gasto=coto.80000', '/promocion/nunca', '/novedades', '/reportar']) {
        await page.goto(app.url + path)
        await expect(title).toHaveText('Sin conexión')
      }
      await expect(page.getByRole('listitem')).toHaveText([/^En la caja$/, /^Supermercados$/, /^Mis ahorros$/, /medios/i])
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Supermercados' }).click()
      await expect(title).toHaveText('Supermercados')
    } finally {
      app.stop()
    }
  })

test("what the home page starts is nobody's page until it is there, also where no script ever runs", async ({ page, context }) => {
  await visit(page, '/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const id = await page.locator('[data-promotion]').first().getAttribute('data-promotion')
  await context.setOffline(true)
  // What the page's own script waits for before it starts the app never comes.
  await page.addInitScript(() => {
    const never = class {
      observe() {}
    }
    Object.assign(window, { PerformanceObserver: never, setTimeout: () => 0 })
  })
  for (const path of ['/caja', '/supermercados', '/ahorros', `/promocion/${id}`]) {
    await page.goto(path)
    await expect(page).toHaveTitle('Sin conexión · Yapa')
    await expect(page.getByText(NOTICE)).toBeVisible()
    expect(await page.getByRole('main').locator(':visible').count(), path).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('main') as Element, '::before').content)).toMatch(/menú/)
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  }
})

test('a kept plan that is asked for with other wishes says that it is the one of before', async ({ page, context, server }) => {
  const value = encodeWallet({
    ...EMPTY_WALLET,
    instruments: [
      { method: 'cuenta-dni', cards: null },
      { method: 'modo', cards: null },
    ],
  })
  await context.addCookies([{ name: WALLET_COOKIE, value, url: server.url }])
  await visit(page, '/')
  // The first one stores the wishes, and is not kept.
  await page.goto('/semana')
  await visit(page, '/semana')
  // Its own scripts are kept when they have come.
  await page.waitForFunction(isHydrated)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto('/semana?gasto=120000')
  await page.waitForFunction(isHydrated)
  await expect(page).toHaveURL('/semana?gasto=120000')
  await expect(page.getByRole('note').filter({ hasText: 'No pudimos rehacer el plan: el de abajo es el de antes' })).toBeVisible()
})

test('a silent server is asked no longer once the copy is shown', async ({ page, server }) => {
  const app = await countedServer(server.url)
  try {
    await visit(page, app.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // No script can end what the browser asks for ahead.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.disable())
    app.silence()
    await page.goto(app.url)
    await expect(page.getByText(NOTICE)).toBeVisible()
    expect(app.silenced).toContain('/')
    await expect.poll(() => [...app.waiting]).toEqual([])
  } finally {
    app.stop()
  }
})

test('nothing is fetched ahead for who saves data', async ({ page, browser, server }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/')
  await page.waitForFunction(isHydrated)
  // Somebody who came later and saves none has everything.
  const other = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' })
  await visit(await other.newPage(), '/')
  await other.close()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

/** Who answers instead of the app: a proxy in front of it, and a Wi-Fi that wants a click first. */
const OTHERS = [
  { status: 502, words: 'Bad Gateway' },
  { status: 200, words: 'Bienvenido al Wi-Fi' },
]

for (const other of OTHERS) {
  test(`the copy is shown with its age while somebody else answers with ${other.status}, and without a copy that answer`, async ({
    page,
    server,
  }) => {
    const app = await versionsOf(server.url)
    const notice = page.getByRole('status').filter({ hasText: NOTICE })
    try {
      await visit(page, app.url)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      app.intercept(other)
      await page.goto(`${app.url}/sobre`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.words)
      const attempt = page.waitForResponse((response) => response.request().method() === 'HEAD')
      await page.goto(`${app.url}/caja`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿En qué caja estás?')
      await expect(notice.locator('time')).toHaveText(/\d{2}:\d{2}$/)
      await page.waitForFunction(isHydrated)
      // The page looks whether the server is back.
      await attempt
      await settled(page)
      await expect(notice).toBeVisible()
      app.intercept(null)
      await expect(notice).toBeHidden()
    } finally {
      await app.stop()
    }
  })
}
