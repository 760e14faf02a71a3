import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { CHROMIUM_ARGS } from './chromium.ts'
import { CHROMIUM, environmentWith } from './environment.ts'
import { addressOf, NOW } from './server.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 768, height: 1024 }, desk: { width: 1440, height: 900 } } as const
type Size = keyof typeof SIZES
type Scheme = 'light' | 'dark'

const WALLET = encodeWallet({
  ...EMPTY_WALLET,
  instruments: [
    { method: 'banco-galicia', cards: ['visa-credito'] },
    { method: 'banco-macro', cards: ['mastercard-debito'] },
    { method: 'mercado-pago', cards: null },
    { method: 'modo', cards: null },
  ],
})

type Screen = { name: string; route: string; wallet?: boolean; greeted?: boolean; act?: (page: Page) => Promise<void> }

const SCREENS: Screen[] = [
  { name: 'greeting', route: '/', greeted: false },
  { name: 'home-stranger', route: '/' },
  { name: 'home', route: '/', wallet: true },
  { name: 'home-amount', route: '/?monto=60000', wallet: true },
  { name: 'home-empty', route: '/?q=nadadeeso', wallet: true },
  {
    name: 'filters',
    route: '/',
    wallet: true,
    act: async (page) => {
      await page.getByRole('link', { name: /^Filtros/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'detail',
    route: '/',
    wallet: true,
    act: async (page) => {
      await page.locator('[data-promotion] h3 a').first().click()
      // On the wide screen it stands beside the list.
      const detail = page.getByRole('dialog').or(page.getByRole('region', { name: /^Promoción de/ }))
      await detail.locator('mark').first().waitFor({ state: 'attached' })
    },
  },
  { name: 'till', route: '/caja?supermarket=changomas&monto=60000', wallet: true },
  { name: 'compare', route: '/supermercados', wallet: true },
  { name: 'settings', route: '/configuracion/medios', wallet: true },
  { name: 'wizard-welcome', route: '/configuracion/medios/wizard/bienvenida' },
  { name: 'wizard-questions', route: '/configuracion/medios/wizard/preguntas', wallet: true },
  { name: 'wizard-done', route: '/configuracion/medios/wizard/listo', wallet: true },
  { name: 'status', route: '/estado' },
  { name: 'report', route: '/reportar' },
  { name: 'ended', route: '/promocion/nunca' },
  { name: 'not-found', route: '/nada' },
]

/** The ones that the documentation shows, on a phone. */
const SHOWN = [
  'greeting',
  'home',
  'filters',
  'detail',
  'till',
  'compare',
  'settings',
  'wizard-welcome',
  'wizard-done',
  'status',
  'not-found',
]

const [folder = path.join(ROOT, '.tmp/screens')] = process.argv.slice(2)
const data = mkdtempSync(path.join(tmpdir(), 'yapa-screens-'))
const env = environmentWith({ DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0', YAPA_DATA: data, YAPA_NOW: NOW })
const server = spawn(process.execPath, [path.join(ROOT, 'src/cli/main.ts'), 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
try {
  const url = await addressOf(server)
  for (const size of Object.keys(SIZES) as Size[])
    for (const scheme of ['light', 'dark'] as const) for (const screen of SCREENS) await take(browser, url, screen, size, scheme)
  for (const screen of SCREENS.filter(({ name }) => SHOWN.includes(name)))
    await take(
      browser,
      url,
      screen,
      'phone',
      screen.name === 'compare' ? 'dark' : 'light',
      path.join(ROOT, 'docs/screens', `${screen.name}.png`),
    )
} finally {
  await browser.close()
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(data, { recursive: true, force: true })
}

async function take(browser: Browser, url: string, screen: Screen, size: Size, scheme: Scheme, file?: string): Promise<void> {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme: scheme, locale: 'es-AR', reducedMotion: 'reduce' })
  if (screen.greeted !== false) await context.addInitScript(() => localStorage.setItem('yapa-mascot-disclaimer-seen', 'true'))
  if (screen.wallet) await context.addCookies([{ name: WALLET_COOKIE, value: WALLET, url }])
  const page = await context.newPage()
  await page.goto(new URL(screen.route, url).href)
  await page.locator('html[data-hydrated]').waitFor()
  await screen.act?.(page)
  await page.waitForTimeout(300)
  await page.screenshot({ path: file ?? path.join(folder, `${screen.name}-${size}-${scheme}.png`) })
  await context.close()
}
