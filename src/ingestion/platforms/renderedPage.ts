import type { Page, Route } from 'playwright-core'
import { LiveSourceError } from '../fetch/liveSourceError.ts'
import type { PoliteSession } from '../fetch/politeClient.ts'
import type { WayContext } from './way.ts'

/** Milliseconds to wait for the cards on the page. */
const PATIENCE = 30_000
/** Resources needed to render the cards; pictures, fonts and videos are never loaded. */
const NEEDED = new Set(['document', 'script', 'xhr', 'fetch', 'stylesheet'])

/**
 * Returns the HTML of every matching element on the source's page in a real browser. Our own client makes each of the
 * browser's requests, only to the source's hosts and within the budget. The package loads on demand. @throws
 * LiveSourceError
 */
export async function renderElements({ session, settings }: WayContext, selector: string): Promise<string[]> {
  const patience = Math.max(1, Math.min(PATIENCE, session.timeLeft()))
  const browser = await launch(settings.browser, patience)
  const stop = () => void browser.close()
  session.signal?.addEventListener('abort', stop)
  const problems: LiveSourceError[] = []
  try {
    const context = await browser.newContext({ locale: 'es-AR', userAgent: session.client.userAgent, serviceWorkers: 'block' })
    const page = await context.newPage()
    page.setDefaultTimeout(patience)
    await page.route('**/*', (route) => pass(route, session, problems))
    return await elementsOn(page, session.page, selector)
  } catch (error) {
    const [problem] = problems
    if (problem) throw problem
    throw new LiveSourceError(
      'changed',
      `cambió la forma de la fuente: en ${Math.round(patience / 1000)} s la página no mostró ninguna tarjeta (${selector})`,
      { cause: error },
    )
  } finally {
    session.signal?.removeEventListener('abort', stop)
    await browser.close().catch(() => {})
  }
}

async function launch(executablePath: string | null, timeout: number) {
  if (executablePath === null) throw new LiveSourceError('unreachable', 'no hay ningún navegador configurado')
  const { chromium } = await import('playwright-core').catch((error) => {
    throw new LiveSourceError('unreachable', 'no está instalado el paquete playwright-core, que maneja el navegador', { cause: error })
  })
  try {
    // Chromium's own sandbox refuses to run as root.
    const chromiumSandbox = process.getuid?.() !== 0
    return await chromium.launch({ executablePath, timeout, chromiumSandbox, args: ['--host-resolver-rules=MAP * ~NOTFOUND'] })
  } catch (error) {
    throw new LiveSourceError('unreachable', `no se pudo abrir el navegador ${executablePath}`, { cause: error })
  }
}

async function elementsOn(page: Page, address: string, selector: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.waitForSelector(selector, { state: 'attached' })
  return page.locator(selector).evaluateAll((elements) => elements.map((element) => element.outerHTML))
}

/** Answers one request of the browser. A failure of the page itself is recorded; the page handles the others. */
async function pass(route: Route, session: PoliteSession, problems: LiveSourceError[]): Promise<void> {
  const request = route.request()
  try {
    if (!NEEDED.has(request.resourceType())) return await route.abort()
    const method = request.method() === 'POST' ? 'POST' : 'GET'
    const body = request.postData()
    const {
      status,
      headers,
      body: bytes,
    } = await session.load(new URL(request.url()), {
      method,
      headers: request.headers(),
      ...(body !== null && method === 'POST' && { body }),
    })
    if (request.isNavigationRequest() && status !== 200) {
      problems.push(new LiveSourceError(status === 403 ? 'forbidden' : 'bad-status', `la página contestó ${status} al navegador`))
    }
    await route.fulfill({ status, contentType: headers.get('content-type') ?? 'text/plain', body: Buffer.from(bytes) })
  } catch (error) {
    if (error instanceof LiveSourceError && request.isNavigationRequest()) problems.push(error)
    // The page may be closed already; then there is nothing to answer.
    await route.abort().catch(() => {})
  }
}
