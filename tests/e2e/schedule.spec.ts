import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { exampleCards } from '#chains/examples.ts'
import { readWords } from '#chains/readCard.ts'
import { weekdayOf } from '#domain/calendar/calendar.ts'
import { civilDateAt } from '#domain/calendar/clock.ts'
import { CHAIN_SLUGS, CHAINS } from '#domain/catalogue/chain.ts'
import type { BlockRole, CardWords } from '#domain/promotion/capture.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { startRehearsal } from '#rehearsal/server.ts'
import { startServer } from './server.ts'

/**
 * The web process reads the sources on its schedule, and a model of this machine reads each card again and differs on one: from the
 * question to the desk.
 */

const TOKEN = 'una-clave-de-prueba'
/** What the browser's dialog asks for at the desk. */
test.use({ httpCredentials: { username: 'Ana', password: TOKEN } })

/** Milliseconds for a turn and its publication. */
const SOON = { timeout: 60_000 }

/** An answer that says what the program reads, with the words that say it. */
function answerLike({ text }: CardWords, promotions: readonly ExtractedPromotion[]) {
  return promotions.map((promotion) => {
    const quote = (field: 'discount' | 'weekdays' | 'validUntil' | 'paymentMethods' | 'limits' | 'minPurchase') => {
      const [span] = promotion.evidence[field] ?? []
      return span === undefined ? null : text.slice(span.start, span.end)
    }
    const quotes = {
      ...{ discount: quote('discount'), weekdays: quote('weekdays'), validUntil: quote('validUntil') },
      ...{ paymentMethods: quote('paymentMethods'), maxDiscount: quote('limits'), minPurchase: quote('minPurchase'), who: null },
    }
    return { ...promotion, quotes }
  })
}

const NO_CAP = { maxDiscount: null, explicitlyHasNoLimit: false, period: null, per: null, caps: [] }

/** The card that a question is about. */
function cardIn(rules: string, asked: string): CardWords {
  const name = /Chain: (.+?)\. Day of capture: (\S+)\. /.exec(rules)
  const source = CHAIN_SLUGS.find((slug) => CHAINS[slug].name === name?.[1])
  if (source === undefined) throw new Error(`no chain in the question: ${rules.slice(-400)}`)
  let text = ''
  const blocks = asked.split(/\n(?=\[[a-z]+\] )/).map((part) => {
    const [, role, words = ''] = /^\[([a-z]+)\] ([\s\S]*)$/.exec(part) ?? []
    const start = text.length
    text += `${words}\n\n`
    return { role: role as BlockRole, start, end: start + words.length }
  })
  return { id: 'asked', source, chain: source, capturedAt: name?.[2] ?? '', url: CHAINS[source].url, text, blocks }
}

test('sources are read on schedule; what two readers of a card differ on is told with both values, and one key at the desk decides', async ({
  page,
}) => {
  test.setTimeout(360_000)
  const now = new Date()
  const today = weekdayOf(civilDateAt(now))
  // Two chains have enough for both readers; of the others nothing comes.
  const cards = exampleCards(civilDateAt(now)).filter(({ source }) => source === 'carrefour' || source === 'jumbo')
  let differing: ExtractedPromotion | null = null
  const model = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const [{ content: rules }, { content }] = JSON.parse(body).messages
      const card = cardIn(rules, typeof content === 'string' ? content : content[0].text)
      const { promotions } = readWords(card)
      const [only] = promotions
      const isToday = only?.weekdays?.includes(today) ?? true
      const isOther = differing === null && isToday && promotions.length === 1 && only?.limits.maxDiscount != null
      if (isOther) differing = only as ExtractedPromotion
      const answer = { promotions: answerLike(card, promotions).map((one) => (isOther ? { ...one, limits: NO_CAP } : one)) }
      const choices = [{ message: { role: 'assistant', content: JSON.stringify(answer) } }]
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ choices }))
    })
  }).listen(0, '127.0.0.1')
  const rehearsal = await startRehearsal({ cards, now, faults: { dia: { name: 'error-500' } } })
  const server = await startServer({
    now: '',
    env: {
      YAPA_SCHEDULE: 'web',
      YAPA_SCHEDULE_PACE: '50,200',
      YAPA_SOURCES_PAUSE: '0',
      YAPA_SOURCES_BASE: rehearsal.url,
      YAPA_MODEL_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      YAPA_MODEL_NAME: 'local',
      YAPA_MODEL_CALLS: '500',
      YAPA_MODEL_TOKENS: '100000000',
      YAPA_REVIEW_TOKEN: TOKEN,
      YAPA_LOG_LEVEL: 'error',
    },
  })
  type Listed = Pick<ExtractedPromotion, 'readings' | 'limits' | 'reviewed'> & { id: string; supermarket: string }
  const promotions = async (): Promise<Listed[]> => (await (await fetch(`${server.url}/api/v1/promotions`)).json()).promotions
  const open = async () => (await promotions()).filter(({ readings }) => readings?.open.limits !== undefined)
  try {
    await expect.poll(async () => (await open()).length, SOON).toBe(1)
    const [one] = await open()
    const { maxDiscount } = (differing as ExtractedPromotion | null)?.limits ?? {}
    const cap = maxDiscount?.toLocaleString('es-AR')
    expect(one).toMatchObject({ limits: { maxDiscount: null }, readings: { open: { limits: { from: 'programa' } } } })
    // Most of the others are told by both alike.
    await expect.poll(async () => (await promotions()).filter(({ readings }) => readings?.by === 'ambos').length, SOON).toBeGreaterThan(5)

    const metrics = async () => (await fetch(`${server.url}/metrics`)).text()
    await expect.poll(metrics, SOON).toMatch(/^yapa_source_failed\{source="dia"\} 1$/m)
    expect(await metrics()).toMatch(/^yapa_source_promotions\{source="carrefour"\} [1-9]/m)
    expect(await metrics()).toMatch(/^# TYPE yapa_source_age_seconds gauge\nyapa_source_age_seconds\{source="carrefour"\} \d+$/m)
    expect(await metrics()).toMatch(/yapa_model_read\{source="[a-z]+"\} [1-9]/)
    const { sources, missing } = await (await fetch(`${server.url}/api/v1/status`)).json()
    expect(sources).toContainEqual(expect.objectContaining({ source: 'jumbo', capturedAt: civilDateAt(now), ageDays: 0, isStale: false }))
    expect(missing).toContainEqual(expect.objectContaining({ source: 'dia' }))

    await page.addInitScript(() => localStorage.setItem('yapa-mascot-disclaimer-seen', 'true'))
    await page.goto(`${server.url}/sobre`)
    expect(await page.getByRole('main').textContent()).toMatch(/Segunda lectura.*textos? leídos?/)
    const carrefour = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Carrefour/ }) })
    await expect(carrefour).toContainText('Al día: leído recién.')
    await carrefour.getByText('Detalle').click()
    await expect(carrefour).toContainText('Próxima lectura')
    await expect(carrefour).toContainText('master-data')
    const dia = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Día/ }) })
    await expect(dia).toContainText('quisimos leerla y no se pudo')
    await page.goto(server.url)
    await expect(page.getByText('Datos de ejemplo')).toHaveCount(0)

    const words = new RegExp(`Dos lecturas difieren en el tope: no informado o \\$\\s?${cap}`, 'i')
    await page.goto(`${server.url}/promocion/${one?.id}`)
    await expect(page.getByText(words)).toBeVisible()
    await page.goto(`${server.url}/?supermarket=${one?.supermarket}`)
    await expect(page.getByText('dos lecturas').first()).toBeVisible()

    await page.goto(`${server.url}/revision`)
    await expect(page.getByText('Dos lecturas dicen cosas distintas.')).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(`^Tope maxDiscount: ${maxDiscount}`) })).toBeVisible()
    const keys = await page.locator('[data-tecla]').evaluateAll((all) => all.map((one) => one.getAttribute('data-tecla')))
    expect(new Set(keys).size).toBe(keys.length)
    await page.keyboard.press('p')
    await expect(page.getByText('Guardada')).toBeVisible()
    const decided = async () => (await promotions()).find(({ id }) => id === one?.id)
    await expect.poll(async () => (await decided())?.reviewed, SOON).not.toBeNull()
    expect(await decided()).toMatchObject({ readings: null, limits: { maxDiscount } })
  } finally {
    await server.stop()
    await rehearsal.close()
    model.closeAllConnections()
    model.close()
  }
})
