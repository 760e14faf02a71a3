// `npm run bench -- phone`: Lighthouse's mobile run of the home page, and all that a first visit asks for, with what the service worker
// fetches behind it. Lighthouse is downloaded by npx.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { environmentWith } from '../scripts/environment.mjs'
import { findChromium } from '../scripts/machine.mjs'
import { CHROMIUM_ARGS } from './chromium.ts'
import { formatNumber, median } from './measure.ts'
import { startBenchServer } from './server.ts'

const RUNS = 5
const LIGHTHOUSE = 'lighthouse@13.5.0'
/** Milliseconds without a request after which a visit counts as over; the service worker begins when the page has been quiet. */
const QUIET = 8_000

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

const executablePath = findChromium() ?? ''
const server = await startBenchServer()
try {
  console.log('| first visit to `/` | figure |\n|---|---|')
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await lighthouse())
  const audit = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const score = (id: string) => formatNumber(100 * median(reports.map(({ categories }) => categories[id]?.score ?? Number.NaN)))
  console.log(`| Lighthouse, mobile, median of ${RUNS}: performance | ${score('performance')} |`)
  console.log(`| largest paint | ${formatNumber(audit('largest-contentful-paint') / 1_000, 2)} s |`)
  console.log(`| blocking | ${formatNumber(audit('total-blocking-time'))} ms |`)
  console.log(`| layout shift | ${formatNumber(audit('cumulative-layout-shift'), 3)} |`)
  console.log(`| bytes, headers included | ${formatNumber(audit('total-byte-weight') / 1_000)} kB |`)
  console.log(`| accessibility, best practices, SEO | ${['accessibility', 'best-practices', 'seo'].map(score).join(', ')} |`)
  const { requests, bytes } = await wholeVisit()
  console.log(`| all told, with what is fetched behind the page | ${requests} requests, ${formatNumber(bytes / 1_000)} kB |`)
} finally {
  await server.stop()
}

async function lighthouse(triesLeft = 2): Promise<Report> {
  const args = [
    '--yes',
    LIGHTHOUSE,
    server.url,
    '--quiet',
    '--output=json',
    `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGS].join(' ')}`,
  ]
  try {
    const { stdout } = await promisify(execFile)('npx', args, {
      maxBuffer: 100_000_000,
      env: environmentWith({ CHROME_PATH: executablePath }),
    })
    return JSON.parse(stdout)
  } catch (error) {
    // Lighthouse sometimes misses the beginning of its own trace and asks for another run.
    if (triesLeft === 0 || !String(error).includes('NO_NAVSTART')) throw error
    return lighthouse(triesLeft - 1)
  }
}

/** Counts the requests of a browser that was never here, and the bytes of the answers with their headers, until it asks for no more. */
async function wholeVisit(): Promise<{ requests: number; bytes: number }> {
  const seen = { requests: 0, bytes: 0, last: performance.now() }
  const between = createServer((asked, answer) => {
    seen.requests++
    seen.last = performance.now()
    const { method = 'GET', url = '/', headers } = asked
    const onward = request(server.url + url, { method, headers }, (response) => {
      seen.bytes += response.rawHeaders.join(': \r\n').length
      response.on('data', (chunk: Buffer) => {
        seen.bytes += chunk.length
      })
      response.pipe(answer.writeHead(response.statusCode ?? 502, response.headers))
    })
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(between, 'listening')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await page.goto(`http://127.0.0.1:${(between.address() as AddressInfo).port}/`)
    while (performance.now() - seen.last < QUIET) await setTimeout(500)
  } finally {
    await browser.close()
    between.closeAllConnections()
    between.close()
  }
  return seen
}
