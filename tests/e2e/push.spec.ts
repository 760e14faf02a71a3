import type { BrowserContext } from '@playwright/test'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { pushService } from '../server/push/pushService.ts'
import { type AppServer, expect, test } from './server.ts'

const ORIGIN = 'http://127.0.0.1:9'
test.use({ serviceWorkers: 'allow', serverOptions: { env: { YAPA_PUSH_ORIGINS: ORIGIN } } })

async function holdsMethods(context: BrowserContext, { url }: AppServer): Promise<void> {
  const instruments = ['mercado-pago' as const, 'cuenta-dni' as const].map((method) => ({ method, cards: null }))
  await context.addCookies([{ name: WALLET_COOKIE, value: encodeWallet({ ...EMPTY_WALLET, instruments }), url }])
}

test('one tap asks the browser, one row is kept, and «Dejar de avisar» forgets it', async ({ page, context, server }) => {
  const service = await pushService()
  const { p256dh, auth } = service.browser('phone')
  await service.close()
  await holdsMethods(context, server)
  // Without a push service of its maker this browser can have no real address.
  await page.addInitScript(
    ({ endpoint, keys }) => {
      // This browser has no notifications to permit.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      let own: object | null = null
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        async unsubscribe() {
          own = null
          return true
        },
      }
      PushManager.prototype.subscribe = async () => {
        own = subscription
        return subscription as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => own as unknown as PushSubscription | null
    },
    { endpoint: `${ORIGIN}/phone`, keys: { p256dh, auth } },
  )
  await page.goto('/semana')
  const section = page.getByRole('region', { name: 'Avisame' })
  await section.getByLabel('Esa mañana, a las 8:30').check()
  await section.getByRole('button', { name: 'Avisame' }).click()
  await expect(section.getByText('Te avisamos en este dispositivo')).toBeVisible()
  await expect(section.getByLabel('Esa mañana, a las 8:30')).toBeChecked()
  const visit = (method: string) => page.request.fetch('/avisos', { method, data: { endpoint: `${ORIGIN}/phone` } })
  expect((await visit('PUT')).status()).toBe(200)
  await section.getByRole('button', { name: 'Dejar de avisar' }).click()
  await expect(section.getByRole('button', { name: 'Avisame' })).toBeVisible()
  expect((await visit('PUT')).status()).toBe(404)
})

test('requests to other hosts are refused, and so are more than five new devices of one address in an hour', async ({
  page,
  context,
  server,
}) => {
  const service = await pushService()
  await holdsMethods(context, server)
  await page.goto('/semana')
  const add = async (endpoint: string) => {
    const { p256dh, auth } = service.browser('x')
    return (await page.request.post('/avisos', { data: { endpoint, keys: { p256dh, auth } } })).status()
  }
  expect(await add('https://169.254.169.254/latest')).toBe(400)
  const statuses: number[] = []
  for (let at = 0; at < 7; at++) statuses.push(await add(`${ORIGIN}/${at}`))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5)
  expect(statuses.at(-1)).toBe(429)
  await service.close()
})

test('the worker shows a message under the name of its day, and a tap opens the till', async ({ page, context, server }) => {
  await holdsMethods(context, server)
  await page.goto('/')
  const [worker] = context.serviceWorkers().length > 0 ? context.serviceWorkers() : [await context.waitForEvent('serviceworker')]
  await page.evaluate(() => navigator.serviceWorker.ready)
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    ),
  )
  await session.send('ServiceWorker.enable')
  const message = {
    id: '2026-03-28',
    title: 'Mañana sábado · Coto con Galicia',
    body: 'Gastá $ 60.000',
    url: '/caja?supermarket=coto&monto=60000',
  }
  const deliver = async () =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId: await registered,
      data: JSON.stringify(message),
    })
  // This browser has no notifications to show: what would be shown is looked at.
  await worker?.evaluate(() => {
    const scope = self as unknown as ServiceWorkerGlobalScope & { shown: object[] }
    scope.shown = []
    scope.registration.showNotification = async (title, { body, tag, data } = {}) => void scope.shown.push({ title, body, tag, data })
  })
  await deliver()
  const { title, body, id: tag, url: data } = message
  const shown = () => worker?.evaluate(() => (self as unknown as { shown: object[] }).shown)
  await expect.poll(shown).toEqual([{ title, body, tag, data }])
  await worker?.evaluate((address) => {
    const event = new Event('notificationclick')
    const notification = { value: { data: address, close: () => {} } }
    Object.defineProperties(event, { notification, waitUntil: { value: (work: unknown) => work } })
    self.dispatchEvent(event)
  }, data)
  await expect(page).toHaveURL(/\/caja\?supermarket=coto&monto=60000$/)
})
