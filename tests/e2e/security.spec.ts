import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { PAGES } from './pages.ts'
import { expect, test } from './server.ts'

test('nothing on any page has a style of its own, and no style is refused', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`)
  })
  for (const address of [...PAGES, '/nada', '/%E0%A4%A', '/sin-conexion.html']) {
    const response = await page.goto(address)
    const policy = response?.headers()['content-security-policy']
    expect(policy, address).toMatch(/^default-src 'none'/)
    expect(policy, address).not.toContain('unsafe')
    expect(await response?.text(), address).not.toMatch(/ style="/)
    const rules = await page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0))
    expect(rules, address).toBeGreaterThan(3)
  }
  expect(refused).toEqual([])
})

test('the home page runs its scripts under the content security policy, and nothing it asks for is refused', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  // Taken out of the request, and still in the address that the page starts with.
  const response = await page.goto('/?utm_source=mail')
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/)
  expect(response?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  // React marks the elements that it has taken over.
  await page.waitForFunction(() => {
    const element = document.body.querySelector('*')
    return [...document.body.querySelectorAll('*'), element].some((one) => one && Object.keys(one).some((key) => key.startsWith('__react')))
  })
  expect(problems.filter((text) => /Content Security Policy|Refused/i.test(text))).toEqual([])
})

test('an inline script that the page did not send does not run', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})

test('a request without a form is refused, and another site cannot change the text size or the wallet', async ({ request }) => {
  for (const path of ['/configuracion/texto', '/configuracion/medios']) {
    const words = await request.post(path, { data: 'texto=enorme', headers: { 'content-type': 'text/plain' }, maxRedirects: 0 })
    expect(words.status(), path).toBe(400)
    const foreign = await request.post(path, { form: { texto: 'enorme' }, headers: { 'sec-fetch-site': 'cross-site' }, maxRedirects: 0 })
    expect(foreign.status(), path).toBe(403)
    expect(foreign.headers()['set-cookie'], path).toBeUndefined()
  }
})

test('has what browsers and search engines ask for by name', async ({ request }) => {
  const answers = await Promise.all(['/favicon.ico', '/robots.txt', '/sitemap.xml'].map((path) => request.get(path)))
  expect(answers.map((answer) => [answer.status(), answer.headers()['content-type']])).toEqual([
    [200, expect.stringMatching(/^image\/(?:x-icon|vnd\.microsoft\.icon)$/)],
    [200, 'text/plain; charset=utf-8'],
    [200, 'application/xml; charset=utf-8'],
  ])
  const pages = [...((await answers[2]?.text()) ?? '').matchAll(/<loc>https?:\/\/[^/]+(\S+)<\/loc>/g)].map(
    ([, address]) => address as string,
  )
  expect(pages.length).toBeGreaterThan(4)
  expect(await Promise.all(pages.map(async (address) => (await request.get(address)).status()))).toEqual(pages.map(() => 200))
})

test('a connection that asks for two thousand pages in one packet is cut, costs little memory, and holds up nobody', async ({
  request,
  server,
}) => {
  const { hostname, port } = new URL(server.url)
  let answers = ''
  const socket = connect(Number(port), hostname)
    .on('error', () => {})
    .on('data', (chunk) => {
      answers += chunk
    })
  const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1_024
  // The server has answered other tests before: what counts is what this connection adds (780 MB without a bound).
  const before = megabytes()
  socket.write('GET /sobre HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2_000))
  const seen: number[] = []
  for (let look = 0; look < 15; look++) {
    expect((await request.get('/health/live', { timeout: 10_000 })).status()).toBe(200)
    seen.push(megabytes())
  }
  await expect.poll(() => socket.destroyed).toBe(true)
  expect(answers.match(/^HTTP\/1\.1 /gm)?.length ?? 0).toBeLessThanOrEqual(20)
  expect(Math.max(...seen) - before).toBeLessThan(200)
})
