// `npm run bench:phone`, after a build: Lighthouse's mobile run, and how soon the first promotion is painted on a slow phone.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { CHROMIUM_ARGS } from './chromium.ts'
import { CHROMIUM, environmentWith } from './environment.ts'
import { median, type Row, rounded } from './measure.ts'
import { startBenchServer } from './server.ts'

const RUNS = 5
/** Fetched for the occasion: it is no part of the project. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

const WALLET = encodeWallet({
  ...EMPTY_WALLET,
  instruments: [
    { method: 'banco-galicia', cards: ['visa-credito'] },
    { method: 'mercado-pago', cards: null },
    { method: 'modo', cards: null },
  ],
})

/** A visit for the first promotion: what the browser knows already. */
type Visit = { name: string; cookie: string | null }
const VISITS: Visit[] = [
  { name: 'first visit', cookie: null },
  { name: 'with a wallet', cookie: WALLET },
]
const PAGES = ['/', '/supermercados']

/** Lighthouse's own slowdown, meant for a fast desktop: of this speed in its table of devices. */
const USUAL_SLOWDOWN = 4
const FAST_DESKTOP = 1_750

/** With the usual slowdown, and with one that makes this machine as slow as it would make a fast desktop. */
async function lighthouse(site: string, page: string): Promise<Row[]> {
  const url = new URL(page, site).href
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await lighthouseRun(url, USUAL_SLOWDOWN))
  const speed = median(reports.map(({ environment }) => environment.benchmarkIndex))
  const calibrated = Math.max(1, Number(rounded((USUAL_SLOWDOWN * speed) / FAST_DESKTOP, 1)))
  const slowedAlike: Report[] = []
  for (let run = 0; run < RUNS; run++) slowedAlike.push(await lighthouseRun(url, calibrated))
  return [
    ...rowsOf(reports, page, `processor ÷ ${USUAL_SLOWDOWN}`),
    ...rowsOf(slowedAlike, page, `processor ÷ ${calibrated}, calibrated to this machine’s index of ${rounded(speed)}`).slice(0, 1),
  ]
}

function rowsOf(reports: readonly Report[], page: string, slowdown: string): Row[] {
  const middle = (figure: (report: Report) => number) => median(reports.map(figure))
  const seconds = (id: string) => `${rounded(middle(({ audits }) => audits[id]?.numericValue ?? Number.NaN) / 1_000, 2)} s`
  const bytes = (type: string | null) => middle((report) => transferred(report, type)) / 1_000
  const score = (id: string) => rounded(100 * middle(({ categories }) => categories[id]?.score ?? Number.NaN))
  return [
    {
      what: `Lighthouse, mobile, first visit to \`${page}\`, ${slowdown}, median of ${RUNS}`,
      figure: `performance ${score('performance')}, LCP ${seconds('largest-contentful-paint')}, TBT ${rounded(middle(({ audits }) => audits['total-blocking-time']?.numericValue ?? Number.NaN))} ms, CLS ${rounded(
        middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
        3,
      )}`,
      comparison: 'bounds: 98, 1.3 s, 80 ms, 0',
    },
    {
      what: `Bytes of that visit to \`${page}\`, headers included`,
      figure: `${rounded(bytes(null))} kB, of which ${rounded(bytes('Script'))} kB JavaScript; accessibility ${score('accessibility')}, best practices ${score('best-practices')}, SEO ${score('seo')}`,
      comparison: 'bounds: 220 kB, 125 kB',
    },
  ]
}

type Report = {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items?: { transferSize?: number; resourceType?: string }[] } }>
}

async function lighthouseRun(url: string, slowdown: number, triesLeft = 2): Promise<Report> {
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ')
  const args = [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=${flags}`,
  ]
  try {
    const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 100_000_000, env: environmentWith({ CHROME_PATH: CHROMIUM }) })
    return JSON.parse(stdout)
  } catch (error) {
    // Now and then it misses the beginning of its own trace, and asks to be run again.
    if (triesLeft === 0 || !String(error).includes('NO_NAVSTART')) throw error
    return lighthouseRun(url, slowdown, triesLeft - 1)
  }
}

function transferred({ audits }: Report, type: string | null): number {
  const items = audits['network-requests']?.details?.items ?? []
  return items
    .filter(({ resourceType }) => type === null || resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

/** Seconds until the first promotion is painted, with the network and the processor really slowed down. */
async function firstPromotion(browser: Browser, url: string, { name, cookie }: Visit): Promise<Row> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    if (cookie !== null) await context.addCookies([{ name: WALLET_COOKIE, value: cookie, url }])
    const page = await context.newPage()
    await page.addInitScript(() => {
      const look = () => {
        if (!document.querySelector('[data-promotion]')) return requestAnimationFrame(look)
        // The frame after the one that has it in its document has painted it.
        requestAnimationFrame(() => requestAnimationFrame(() => Reflect.set(window, 'firstPromotion', performance.now())))
      }
      requestAnimationFrame(look)
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const rate = (1.47 * 1_000_000) / 8
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562,
      downloadThroughput: rate,
      uploadThroughput: rate,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => Reflect.has(window, 'firstPromotion'), undefined, { timeout: 30_000 })
    times.push((await page.evaluate(() => Reflect.get(window, 'firstPromotion') as number)) / 1_000)
    await context.close()
  }
  return {
    what: `First promotion painted, 562 ms latency, 1.47 Mbit/s, processor ÷ 4, ${name}`,
    figure: `${rounded(median(times), 2)} s (${rounded(Math.min(...times), 2)}–${rounded(Math.max(...times), 2)} s in ${RUNS} runs)`,
    comparison: 'bound: 2.0 s',
  }
}

const server = await startBenchServer()
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
try {
  const rows: Row[] = []
  for (const visit of VISITS) rows.push(await firstPromotion(browser, server.url, visit))
  for (const page of PAGES) rows.push(...(await lighthouse(server.url, page)))
  for (const { what, figure, comparison } of rows) console.log(`| ${what} | ${figure} | ${comparison} |`)
} finally {
  await browser.close()
  await server.stop()
}
