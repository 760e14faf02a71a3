import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { holdWallet } from './heldWallet.ts'
import { ARCHIVE, expect, test, unfold } from './server.ts'

test.use({ serverOptions: { archiveDate: '2026-03-27' } })
test.skip(ARCHIVE === null, 'the archive of captured cards is not on this machine')

type Answered = { id: string; supermarket: string; eligibility: { status: 'yes' | 'maybe' | 'no'; via: string[]; missing: object[] } }

const WALLET_PARAMETER = 'banco-galicia:visa-credito,mercado-pago,modo'

test('the API has real promotions of all six chains for Friday 27 March 2026, and says of each why this wallet can use it', async ({
  request,
}) => {
  const answer = await request.get(`/api/v1/promotions?date=2026-03-27&wallet=${WALLET_PARAMETER}`)
  expect(answer.headers()['content-type']).toContain('application/json')
  const { snapshot, promotions }: { snapshot: { kind: string }; promotions: Answered[] } = await answer.json()
  expect(snapshot.kind).toBe('real')
  expect(new Set(promotions.map(({ supermarket }) => supermarket)).size).toBe(6)

  const order = { yes: 0, maybe: 1, no: 2 }
  const statuses = promotions.map(({ eligibility }) => order[eligibility.status])
  expect(statuses).toEqual([...statuses].sort())
  expect(new Set(statuses).size).toBe(3)
  for (const { id, eligibility } of atLeastOne(promotions)) {
    if (eligibility.status === 'yes') expect(eligibility.missing, id).toEqual([])
    else expect(eligibility.missing.length, id).toBeGreaterThan(0)
  }
})

test.describe('the home page, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first paint is already personal: usable first, each with its reason', async ({ page, context, server }) => {
    await holdWallet(context, server)
    await page.goto('/')
    await expect(page.getByText('Datos de ejemplo')).toHaveCount(0)
    await expect(page.locator('[data-promotion]').first()).toContainText('✓')
    await unfold(page, 'Supermercado')
    await page.getByRole('link', { name: 'ChangoMás', exact: true }).click()
    const sections = () => page.locator('main section').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(await sections()).toEqual(['Tuyas', 'Puede ser', 'Cuotas sin interés'])
    // Promotions of others are folded, one link away.
    await page.getByRole('link', { name: /para las que te falta algo/ }).click()
    await expect.poll(sections).toEqual(['Tuyas', 'Puede ser', 'Cuotas sin interés', 'Te falta algo'])
    for (const [section, reason] of [
      ['Tuyas', /Galicia|Mercado Pago|MODO|cualquier medio/],
      ['Te falta algo', /(te falta|es solo para|hay que|tiene que ser) \S/i],
    ] as const) {
      const shown = page.getByRole('region', { name: section }).locator('[data-promotion]')
      await expect(shown).not.toHaveCount(0)
      await expect(shown.filter({ hasNotText: reason })).toHaveCount(0)
    }
  })
})

test.describe('groups, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what one issuer offers by tier, and its instalments, are one entry that opens', async ({ page, context, server }) => {
    const instruments: Wallet['instruments'] = [{ method: 'naranjax', cards: null }]
    await holdWallet(context, server, { ...EMPTY_WALLET, instruments })
    await page.goto('/?supermarket=changomas&dia=2026-03-31')
    const entry = page.locator('[data-promotion]').filter({ hasText: 'Más ofertas de esta promo: 25%' })
    await expect(entry).toHaveCount(1)
    const offers = entry.locator('details li')
    await expect(offers.first()).toBeHidden()
    await entry.locator('summary').click()
    // Two cards of ChangoMás: of every NaranjaX card, and of the plans Turbo and Épico.
    await expect(offers).toHaveCount(1)
    await expect(offers.first().getByRole('link')).toHaveAttribute('href', /^\/promocion\/[0-9a-z]{10}$/)
  })

  test('instalments come last, with the rate that values them', async ({ page, context, server }) => {
    await holdWallet(context, server)
    await page.goto('/?monto=80000&supermarket=changomas')
    const instalments = page.getByRole('region', { name: 'Cuotas sin interés' })
    await expect(instalments).toContainText('con una tasa de 2% mensual')
    await expect(page.getByRole('region', { name: 'Tuyas' }).getByText('cuotas sin interés', { exact: true })).toHaveCount(0)
  })
})

test.describe('the answer, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is the first thing said: in pesos, for wallet, day, amount and chain, with the better chain as a link', async ({
    page,
    context,
    server,
  }) => {
    await holdWallet(context, server)
    await page.goto('/?monto=80000')
    const answer = page.locator('[data-answer]')
    const sentence = answer.locator('[data-sentence]')
    await expect(answer.locator('p').first()).toHaveText(/^Viernes 27, con una compra de \$\s80\.000, hasta$/)
    await expect(answer.locator('p').nth(1)).toHaveText(/^\$\s12\.000 15%$/)
    await expect(sentence).toContainText('Hoy en ChangoMás, pagá con Mercado Pago (QR)')
    await expect(answer.getByRole('link', { name: 'Ver cómo se consigue' })).toHaveAttribute('href', /^\/promocion\//)
    // What would be more is of data 25 days old.
    await expect(answer).not.toContainText('Día')
    await page.goto('/?monto=80000&supermarket=coto')
    await expect(sentence).toHaveText('No: hoy en Coto no hay descuento seguro con lo tuyo.')
    await expect(answer).toContainText('Si tenés Tarjeta de crédito Mercado Pago, en Coto')
    await answer.getByRole('link', { name: /^hasta \$\s12\.000 Mejor hoy, en ChangoMás con Mercado Pago/ }).click()
    await expect(sentence).toContainText('Hoy en ChangoMás, pagá con Mercado Pago')
  })

  test('without a wallet says what most people can do, and invites to say more', async ({ page }) => {
    await page.goto('/')
    const first = page.locator('[data-promotion]').first()
    await expect(first).toContainText('ChangoMás')
    await expect(first).toContainText('Con Mercado Pago')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mis medios' })).toBeVisible()
  })
})
