import { type Browser, chromium, type Page } from 'playwright-core'
import { readCard } from '#chains/readCard.ts'
import { frozenClock } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { runIngestion } from '#ingestion/publish/run.ts'
import { openOrCreateStorage } from '#storage/storage.ts'
import { cardsToMeasure } from './cards.ts'
import { CHROMIUM_ARGS } from './chromium.ts'
import { CHROMIUM } from './environment.ts'
import { formatNumber, median, type Row } from './measure.ts'
import { twelveInstruments } from './pureWork.ts'
import { NOW, startBenchServer } from './server.ts'

/**
 * `npm run bench:taps`: measures the time from a tap to its visible answer, on a phone's screen, with the processor
 * slowed down six times and 300 promotions that hold today.
 */
const PROMOTIONS = 300
const SLOWDOWN = 6
const ROUNDS = 9
const TODAY = '2026-03-27'

type Step = {
  what: string
  /** Prepares the page for the tap. */
  before?: (page: Page) => Promise<void>
  /** The element to tap; with `type`, text is typed into it instead. */
  tap: string
  type?: string
  /** An expression that is true once the answer is on screen. */
  shown: string
  /** Restores the page for the next round. */
  undo: (page: Page) => Promise<void>
}

/** The link that opens the filters. */
const FILTERS = 'a[aria-haspopup="dialog"]'

/** Opens the popover of a button above the list. */
const opened = (id: string) => (page: Page) => page.locator(`button[popovertarget="${id}"]`).click()
const CHAINS = opened('elegir-super')
const CHANNELS = opened('elegir-donde')

const home = async (page: Page) => {
  await CHAINS(page)
  await page.locator('nav[aria-label="Supermercado"] a').first().click()
  await page.locator('nav[aria-label="Día"] a').first().click()
  await CHANNELS(page)
  await page.locator('nav[aria-label="Dónde comprás"] a').first().click()
}
const back = async (page: Page) => {
  await page.goBack()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
const empty = (selector: string) => async (page: Page) => page.locator(selector).fill('')

async function tickOnlyMine(page: Page, ticked: boolean): Promise<void> {
  await page.locator(FILTERS).click()
  await page.locator('dialog[open] input[name=mias]').setChecked(ticked)
  await page.waitForTimeout(200)
}

const STEPS: Step[] = [
  {
    what: 'Change of day',
    tap: 'nav[aria-label="Día"] li:nth-child(2) a',
    shown: `${current('nav[aria-label="Día"] li:nth-child(2) a')}`,
    undo: home,
  },
  {
    what: 'Change of chain',
    before: CHAINS,
    tap: 'nav[aria-label="Supermercado"] li:nth-child(5) a',
    shown: isSet('elegir-super'),
    undo: home,
  },
  {
    what: 'Change of channel',
    before: CHANNELS,
    tap: 'nav[aria-label="Dónde comprás"] li:nth-child(3) a',
    shown: isSet('elegir-donde'),
    undo: home,
  },
  {
    what: 'Digit of an amount',
    tap: 'input[name=monto]:not([type=hidden])',
    type: '9',
    shown: `!document.querySelector('main section h2').textContent.includes('60.000')`,
    undo: empty('input[name=monto]:not([type=hidden])'),
  },
  {
    what: 'Letter of a search',
    tap: 'input[name=q]:not([type=hidden])',
    type: 'z',
    shown: 'true',
    undo: empty('input[name=q]:not([type=hidden])'),
  },
  {
    what: '"Only mine", from the filters',
    before: (page) => tickOnlyMine(page, true),
    tap: 'dialog[open] button[type=submit]',
    shown: `!document.querySelector('dialog[open]') && document.querySelectorAll('main section').length === 1`,
    undo: async (page) => {
      await tickOnlyMine(page, false)
      await page.locator('dialog[open] button[type=submit]').click()
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    },
  },
  { what: 'Opening the filters', tap: FILTERS, shown: `!!document.querySelector('dialog[open] #filtros')`, undo: back },
  { what: 'Opening a detail', tap: '[data-promotion] h3 a', shown: `!!document.querySelector('dialog[open] section')`, undo: back },
]

/** A chosen value appears on its button together with the list. */
function isSet(id: string): string {
  return `!/: tod[oa]s?$/i.test(document.querySelector('button[popovertarget="${id}"]').ariaLabel)`
}

function current(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)}).hasAttribute('aria-current')`
}

export async function measureInteractions(): Promise<Row[]> {
  const server = await startBenchServer(publishMany)
  let browser: Browser | null = null
  try {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
    return await measureSteps(browser, server.url)
  } finally {
    await browser?.close()
    await server.stop()
  }
}

async function measureSteps(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-AR', hasTouch: true })
  await context.addInitScript(() => localStorage.setItem('yapa-mascot-disclaimer-seen', 'true'))
  await context.addCookies([{ name: WALLET_COOKIE, value: encodeWallet(twelveInstruments()), url }])
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('html[data-hydrated]').waitFor()
  // The first interaction loads the drawers.
  await page.locator(FILTERS).click()
  await page.locator('dialog[open]').waitFor()
  await back(page)
  const { count } = (await (await fetch(new URL('/api/v1/promotions', url))).json()) as { count: number }
  console.error(`${count} promotions hold today`)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const rows: Row[] = []
  for (const step of STEPS) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await step.before?.(page)
      times.push(await measureStep(page, step))
      await step.undo(page)
      await page.waitForTimeout(400)
    }
    rows.push(rowOf(`${step.what}, ${PROMOTIONS} promotions, processor ÷ ${SLOWDOWN}`, times))
  }
  await context.close()
  return [await measureFloor(browser), ...rows]
}

/** Measures a page with one button: the least that a tap costs on this machine. */
async function measureFloor(browser: Browser): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.setContent(`<button onclick="this.textContent = this.textContent === 'a' ? 'b' : 'a'">a</button>`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    times.push(await measureStep(page, { what: 'One button', tap: 'button', shown: 'true', undo: async () => {} }))
    await page.waitForTimeout(400)
  }
  await page.close()
  return rowOf(`A page of one button, processor ÷ ${SLOWDOWN}`, times)
}

function rowOf(what: string, times: readonly number[]): Row {
  const sorted = [...times].sort((a, b) => a - b)
  return {
    what,
    figure: `painted ${formatNumber(median(times))} ms after the tap`,
    comparison: `${formatNumber(sorted[0] as number)}–${formatNumber(sorted.at(-1) as number)} ms in ${ROUNDS} rounds`,
  }
}

/** Returns milliseconds from the input event's time stamp to the end of the frame with its answer. */
async function measureStep(page: Page, { what, tap, type, shown }: Step): Promise<number> {
  const answer = page.evaluate(
    ([kind, test]) =>
      new Promise<number>((resolve, reject) => {
        const isShown = new Function(`return ${test}`) as () => boolean
        const afterFrame = (work: () => void) => requestAnimationFrame(() => void scheduler.postTask(work, { priority: 'user-blocking' }))
        addEventListener(
          kind as string,
          (event) => {
            const look = () => {
              if (isShown()) resolve(performance.now() - event.timeStamp)
              else if (performance.now() - event.timeStamp > 5_000) reject(new Error('nothing was shown'))
              else afterFrame(look)
            }
            afterFrame(look)
          },
          { capture: true, once: true },
        )
      }),
    [type === undefined ? 'click' : 'input', shown],
  )
  const target = page.locator(tap).first()
  if (type === undefined) await target.click()
  else {
    await target.focus()
    await page.keyboard.press(type)
  }
  try {
    return await answer
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Publishes 300 promotions made from the available cards. Each holds today and has a distinct restriction. */
async function publishMany(dataDirectory: string): Promise<void> {
  const cards = cardsToMeasure()
  // Some promotions are equal and count once.
  const perChain = Math.ceil((1.3 * PROMOTIONS) / CHAIN_SLUGS.length)
  const storage = await openOrCreateStorage({ databaseUrl: null, dataDirectory })
  let made = 0
  const sources = CHAIN_SLUGS.map((source) => {
    const own = cards.filter((card) => card.source === source)
    const many = Array.from({ length: Math.ceil((perChain * 3) / Math.max(1, own.length)) }, () => own).flat()
    return {
      source,
      read: async () => ({
        source,
        capturedAt: TODAY,
        cards: many.map((card, index) => ({ ...card, id: `${source}-${index}`, raw: card.raw })),
        unreadable: 0,
      }),
    }
  })
  const madeOf = new Map<string, number>()
  await runIngestion(storage, {
    kind: 'archive',
    sources,
    clock: frozenClock(new Date(NOW)),
    // The gate would hold such a capture.
    trusted: true,
    read(card) {
      const reading = readCard(card)
      const promotions = reading.promotions.flatMap((promotion) => {
        const already = madeOf.get(card.source) ?? 0
        if (already >= perChain) return []
        madeOf.set(card.source, already + 1)
        made++
        return [
          {
            ...promotion,
            validFrom: '2026-03-01',
            validUntil: '2026-04-30',
            weekdays: null,
            restrictions: [...promotion.restrictions.slice(0, 4), `Condición ${made}`],
          },
        ]
      })
      return { ...reading, promotions }
    },
  })
  await storage.close()
  if (made < PROMOTIONS) throw new Error(`Only ${made} promotions could be made`)
}

if (import.meta.main) {
  for (const { what, figure, comparison } of await measureInteractions()) console.log(`| ${what} | ${figure} | ${comparison} |`)
}
