// `npm run bench -- home`: taps to a personal home with everything answered, for five shoppers, and what the first screen holds.
import { type Browser, chromium, type Page } from 'playwright-core'
import { encodeWallet, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { findChromium } from '../scripts/machine.mjs'
import { hasArchive } from './cards.ts'
import { CHROMIUM_ARGS } from './chromium.ts'
import { startBenchServer } from './server.ts'

const SCREEN = { width: 390, height: 844 }
const GREETING = 'Entendido! Verificaré los descuentos'

/** `+word` types into the search and takes the only result, `?…` answers what opens, `&Ana` adds a person; the rest are chips. */
const SHOPPERS: readonly [who: string, aim: number, steps: string[]][] = [
  ['student: Cuenta DNI, Mercado Pago', 5, ['Cuenta DNI', 'Mercado Pago', '@']],
  [
    'couple: Galicia Visa, Mercado Pago; Nación Mastercard, MODO',
    12,
    ['Galicia', 'Visa crédito', 'Mercado Pago', '@', '&Ana', '+nacion mastercard credito', 'MODO'],
  ],
  ['pensioner: Provincia debit, Cuenta DNI, ANSES', 7, ['+provincia visa debito', 'Cuenta DNI', '@', '?Jubilación de ANSES']],
  ['Naranja X Visa, Personal Pay', 6, ['Naranja X', 'Visa crédito', 'Personal Pay', 'Nivel 2', '@']],
  [
    'eleven methods, four cards',
    16,
    [
      ...['Mercado Pago', 'Cuenta DNI', 'MODO', 'Naranja X', 'Ualá', 'Personal Pay', 'Galicia', 'Visa crédito'],
      ...['Santander', 'Visa crédito', '+bbva visa credito', '+nacion mastercard credito', '+macro'],
    ],
  ],
]

/** Opens home as a visitor whom the greeting met. */
async function visit(browser: Browser, url: string, cookie?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true, serviceWorkers: 'block' })
  if (cookie) await context.addCookies([{ name: WALLET_COOKIE, value: cookie, url }])
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.goto(url)
  await page.getByRole('button', { name: GREETING }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return page
}

/** Counts the taps: a select takes two, the search one for all that is typed into it while it keeps the focus. */
async function countTaps(page: Page, steps: readonly string[]): Promise<number> {
  let taps = 1
  let isTyping = false
  const section = page.getByRole('region', { name: 'Con qué pagás' })
  const chip = (name: string) => section.getByRole('button', { name, exact: true }).and(page.locator('[aria-pressed=false]')).first()
  for (const step of steps) {
    const word = step.slice(1)
    if (step.startsWith('+')) {
      const search = section.getByRole('searchbox')
      if (!isTyping) taps++
      await search.fill(word)
      await search.press('Enter')
      isTyping = true
      continue
    }
    isTyping = false
    taps++
    if (step === '@') {
      await section.getByRole('combobox').selectOption({ label: 'Gran Buenos Aires' })
      taps++
    } else if (step.startsWith('&')) {
      await section.getByText('Somos dos').tap()
      await section.getByLabel('Sumar a alguien').fill(word)
      await section.getByLabel('Sumar a alguien').press('Enter')
      await section.getByRole('link', { name: word }).waitFor()
    } else if (step.startsWith('?')) {
      await section.getByText(/^Algo más/).tap()
      await section.getByRole('button', { name: word, exact: true }).tap()
      taps++
    } else await chip(step).tap()
  }
  await page.locator('[data-answer]').waitFor()
  return taps
}

/** Counts what is on the first screen: words, things to tap, amounts, and where the first promotion begins. */
function firstScreen(page: Page): Promise<{ words: number; controls: number; inMain: number; amounts: number; top: number }> {
  return page.evaluate(() => {
    const isSeen = (box: DOMRect) => box.width > 1 && box.height > 1 && box.top < innerHeight && box.bottom > 0
    const bar = document.querySelector('nav[aria-label="Principal"]')?.getBoundingClientRect().top ?? innerHeight
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const isOfBar = node.parentElement?.closest('nav[aria-label="Principal"]') !== null
      const box = range.getBoundingClientRect()
      const isHidden = !node.parentElement?.checkVisibility() || node.parentElement.closest('script,style,noscript') !== null
      const isCut = getComputedStyle(node.parentElement as Element).clipPath !== 'none'
      if (!isHidden && !isCut && isSeen(box) && (isOfBar || box.top < bar)) texts.push(node.textContent ?? '')
    }
    const controls = [...document.querySelectorAll('a,button,input:not([type=hidden]),select,summary')].filter((one) => {
      const box = one.getBoundingClientRect()
      const isOfBar = one.closest('nav[aria-label="Principal"]') !== null
      return one.checkVisibility() && isSeen(box) && getComputedStyle(one).clipPath === 'none' && (isOfBar || box.top < bar)
    })
    const text = texts.join(' ')
    return {
      words: text.match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length ?? 0,
      controls: controls.length,
      inMain: controls.filter((one) => one.closest('main')).length,
      amounts: text.match(/\$\s?\d/g)?.length ?? 0,
      top: Math.round(document.querySelector('[data-promotion]')?.getBoundingClientRect().top ?? 0),
    }
  })
}

const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_ARGS })
for (const isReal of hasArchive ? [true, false] : [false]) {
  const data = isReal ? 'real day' : 'example data'
  const server = await startBenchServer(isReal)
  try {
    console.log(`| taps, ${data} | counted | aim |\n|---|---|---|`)
    for (const [who, aim, steps] of SHOPPERS)
      console.log(`| ${who} | ${await countTaps(await visit(browser, server.url), steps)} | ${aim} |`)
    const told = encodeWallet({
      ...EMPTY_WALLET,
      instruments: [
        { method: 'banco-galicia', cards: ['visa-credito'] },
        { method: 'mercado-pago', cards: null },
      ],
    })
    console.log(`| first screen, ${data} | words | controls, in main | amounts | first promotion |\n|---|---|---|---|---|`)
    for (const [who, cookie] of [
      ['who has told nothing', undefined],
      ['who has told', told],
    ] as const) {
      const { words, controls, inMain, amounts, top } = await firstScreen(await visit(browser, server.url, cookie))
      console.log(`| ${who} | ${words} | ${controls}, ${inMain} | ${amounts} | ${top} px |`)
    }
  } finally {
    await server.stop()
  }
}
await browser.close()
