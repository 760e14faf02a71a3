import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { decodeHousehold, encodeHousehold, WALLET_COOKIE, WALLET_DAY_COOKIE } from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { expectAccessible, expectAccessibleDayAndNight, expectFitsSmallest } from './accessible.ts'
import { openDrawers } from './drawers.ts'
import { expect, openHydrated, test } from './server.ts'
import { settled } from './settled.ts'

const PATH = '/configuracion/medios'
/** Drawers of the settings. */
const [WHO, TAKE] = ['Quiénes compran', 'Llevar y borrar'] as const

/** Ana has what the examples' offers at Carrefour take; the holder has not. */
const GALICIA = { ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia' as const, cards: ['visa-credito' as const] }] }
const DNI = { ...EMPTY_WALLET, instruments: [{ method: 'cuenta-dni' as const, cards: null }] }
const TWO: Household = [
  { id: '', name: '', wallet: GALICIA },
  { id: 'ana', name: 'Ana', wallet: DNI },
]

async function hold(page: Page, people: Household, url: string): Promise<void> {
  await page.context().addCookies([{ name: WALLET_COOKIE, value: encodeHousehold(people), url }])
}

async function heldPeople(page: Page): Promise<Household | null> {
  const cookies = await page.context().cookies()
  return decodeHousehold(cookies.find(({ name }) => name === WALLET_COOKIE)?.value ?? '')
}

const namesOf = async (page: Page) => (await heldPeople(page))?.map(({ id, name }) => `${id}=${name}`)
const hers = (page: Page) => page.locator('[data-promotion]').filter({ hasText: 'Carrefour' }).filter({ hasText: 'la de Ana' })

/** What a page with script and one without do alike: Ana comes, says what she has, and the list says whose it is. */
async function addAna(page: Page): Promise<void> {
  await page.goto(PATH)
  await expect(page.getByRole('navigation', { name: 'De quién' })).toHaveCount(0)
  await openDrawers(page, WHO)
  await page.getByLabel('Sumar a alguien').fill('Ana')
  await page.getByRole('button', { name: 'Sumar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los medios de Ana')
  await expect(page).toHaveURL(/persona=ana/)
  await expect(page.getByRole('navigation', { name: 'De quién' }).locator('[aria-current]')).toHaveText(['Ana'])
  await page.getByRole('button', { name: 'Cuenta DNI', exact: true }).click()
  await expect(pressed(page, 'Cuenta DNI')).toBeVisible()
  await page.getByRole('link', { name: 'Vos', exact: true }).click()
  await expect(pressed(page, 'Galicia')).toBeVisible()
  expect(await heldPeople(page)).toEqual(TWO)
  await page.goto('/?monto=45000')
  await expect(hers(page).first()).toBeVisible()
}

async function renameAna(page: Page): Promise<void> {
  await openDrawers(page, WHO)
  const name = page.getByLabel('Nombre de Ana')
  await name.fill('Anita')
  await page.getByRole('listitem').filter({ has: name }).getByRole('button', { name: 'Guardar' }).click()
}

/** Who lives with the holder, who has a name here so that another may go first. */
const BETO_AND_ANA: Household = [
  { id: '', name: 'Beto', wallet: GALICIA },
  { id: 'ana', name: 'Ana', wallet: DNI },
]

/** Ana takes the first place, and each of the two still has a page of their own. */
async function putAnaFirst(page: Page): Promise<void> {
  await page.goto(PATH)
  await openDrawers(page, WHO)
  await expect(page.getByRole('button', { name: /^Pasar a/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Pasar a Ana al primer lugar' }).click()
  await expect(page.getByRole('button', { name: 'Pasar a Beto al primer lugar' })).toBeVisible()
  expect(await namesOf(page)).toEqual(['ana=Ana', '=Beto'])
  await page.getByRole('link', { name: 'Ana', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis medios de pago')
  await expect(pressed(page, 'Cuenta DNI')).toBeVisible()
  await page.getByRole('link', { name: 'Beto', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los medios de Beto')
  await pressed(page, 'Galicia').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los medios de Beto')
  await expect(pressed(page, 'Galicia')).toHaveCount(0)
  expect((await heldPeople(page))?.map(({ wallet }) => wallet.instruments.length)).toEqual([1, 0])
}

/** On the example data set's Friday, one promotion of Jumbo waits for whether the salary is paid at ICBC: here Ana's. */
const WAITS_FOR_ANA: Household = [
  { id: '', name: '', wallet: DNI },
  {
    id: 'ana',
    name: 'Ana',
    wallet: { ...EMPTY_WALLET, instruments: [{ method: 'banco-icbc', cards: ['visa-credito', 'mastercard-credito'] }] },
  },
]

/** The question on a card that is best for Ana is about her, and so is the answer. */
async function answerForAna(page: Page): Promise<void> {
  await openHydrated(page, '/?supermarket=jumbo')
  const asked = page.getByRole('group', { name: '¿Ana cobra en ICBC?', exact: true })
  await asked.getByRole('button', { name: 'Sí, el sueldo', exact: true }).click()
  await expect(asked).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Tuyas' }).locator('[data-promotion]').filter({ hasText: 'ICBC' })).toContainText(
    'la de Ana',
  )
  expect((await heldPeople(page))?.map(({ wallet }) => wallet.answers)).toMatchObject([{}, { 'salary:banco-icbc': true }])
}

const wizardOf = (step: string) => new RegExp(`/configuracion/medios/wizard/${step}\\?(?:.*&)?persona=marta(?:&|$)`)
const pressed = (page: Page, name: string) => page.locator('button[aria-pressed="true"]').filter({ hasText: name })
const methodsOf = async (page: Page) => (await heldPeople(page))?.map(({ wallet }) => wallet.instruments.map(({ method }) => method))

/**
 * Marta's wallet is filled with the wizard, by every way there is inside it. What the holder has stays as it was.
 * @param press Presses a control.
 */
async function fillForMarta(page: Page, press: (control: Locator) => Promise<void>, hasScript = true): Promise<void> {
  await (hasScript ? openHydrated(page, `${PATH}/wizard/bienvenida`) : page.goto(`${PATH}/wizard/bienvenida`))
  await press(page.getByText('¿Compran de a dos?'))
  await page.getByLabel('Sumar a alguien').fill('Marta')
  await press(page.getByRole('button', { name: 'Sumar', exact: true }))
  await expect(page).toHaveURL(wizardOf('bienvenida'))
  await expect(page.getByText('Los medios de Marta')).toBeVisible()
  await press(page.getByRole('button', { name: 'Galicia', exact: true }))
  await expect(pressed(page, 'Galicia')).toHaveCount(1)
  expect(await methodsOf(page)).toEqual([['banco-galicia'], ['banco-galicia']])
  // Searching is a page of its own where there is no script.
  await page.getByRole('searchbox').fill('bbva')
  if (!hasScript) await press(page.getByRole('button', { name: 'Buscar' }))
  await press(page.getByRole('list', { name: 'Resultados' }).getByRole('button', { name: 'BBVA', exact: true }))
  await expect(pressed(page, 'BBVA')).toHaveCount(1)
  await press(page.getByRole('link', { name: 'Seguir' }))
  await expect(page).toHaveURL(wizardOf('preguntas'))
  await page.reload()
  if (hasScript) await settled(page)
  await press(page.getByRole('button', { name: 'Nada de esto', exact: true }))
  await expect(pressed(page, 'Nada de esto')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByText('Los medios de Marta')).toBeVisible()
  await page.goto(`${PATH}/wizard?persona=marta`)
  await expect(page).toHaveURL(wizardOf('bienvenida'))
  await press(page.getByRole('link', { name: 'Sobre vos' }))
  await expect(page).toHaveURL(wizardOf('preguntas'))
  await press(page.getByRole('link', { name: 'Atrás' }))
  await expect(page).toHaveURL(wizardOf('bienvenida'))
  await press(page.getByRole('link', { name: 'Seguir' }))
  await expect(page).toHaveURL(wizardOf('preguntas'))
  await press(page.locator('[data-replaces="bar"]').getByRole('link', { name: 'Ver mis promos' }))
  await expect(page.getByRole('status').filter({ hasText: /^Quedó: 2 medios/ })).toBeVisible()
  const [holder, marta] = (await heldPeople(page)) ?? []
  expect(holder?.wallet).toEqual(GALICIA)
  expect(marta?.wallet.instruments.map(({ method }) => method).sort()).toEqual(['banco-bbva', 'banco-galicia'])
  expect(marta?.wallet.answers).toMatchObject({ pensioner: false })
}

for (const [name, device] of [
  ['a phone by touch', { hasTouch: true }],
  ['a phone without JavaScript', { hasTouch: true, javaScriptEnabled: false }],
] as const) {
  test.describe(`the wizard of another person, on ${name}`, () => {
    test.use(device)
    test('keeps the person on every link and form, and leaves the holder alone', async ({ page, server }) => {
      await hold(page, [{ id: '', name: '', wallet: GALICIA }], server.url)
      await fillForMarta(page, (control) => control.tap(), !('javaScriptEnabled' in device))
    })
  })
}

test.describe('several people at home', () => {
  test('whose method it takes is said in row, answer, detail, till and supermarkets, from the first paint on', async ({ page, server }) => {
    await hold(page, [{ id: '', name: '', wallet: GALICIA }], server.url)
    await addAna(page)
    const html = await (await page.request.get('/?monto=45000')).text()
    expect(html).toContain('la de Ana')
    await expect(page.locator('[data-answer]')).toContainText('la de Ana')
    await settled(page)
    await hers(page).first().getByRole('link').first().click()
    await expect(page.getByRole('dialog').getByText('Es de Ana.', { exact: true })).toBeVisible()
    await page.goto('/caja?supermarket=carrefour&monto=45000')
    await expect(page.getByRole('region', { name: 'Qué hacer' })).toContainText('Con la de Ana')
    await page.goto('/supermercados')
    await expect(page.getByText(/la de Ana/).first()).toBeAttached()
  })

  test('a cap that one has used is whole for the other, and the money box says who paid', async ({ page, server }) => {
    await hold(page, [{ id: '', name: '', wallet: DNI }, TWO[1] as Household[number]], server.url)
    await openHydrated(page, '/caja?supermarket=carrefour&monto=45000')
    await page.mouse.move(5, 5)
    const answer = page.getByRole('region', { name: 'Qué hacer' })
    await expect(answer).toContainText('Cuenta DNI')
    await expect(answer).not.toContainText('Ana')
    await page.getByRole('button', { name: 'La usé: $ 45.000 hoy' }).click()
    await expect(answer).toContainText('Con la de Ana')
    await page.getByRole('button', { name: 'La usé: $ 45.000 hoy, con la de Ana' }).click()
    await expect(answer).not.toContainText('Con la de Ana')
    await page.goto('/ahorros')
    await expect(
      page.getByRole('region', { name: 'Lo que usaste' }).getByRole('listitem').filter({ hasText: 'con la de Ana' }),
    ).toHaveCount(1)
  })

  test('the server brings the wallet back once a day, with kept pages too, and after a change with the next page', async ({
    page,
    server,
  }) => {
    await hold(page, TWO, server.url)
    const cookie = `${WALLET_COOKIE}=${encodeHousehold(TWO)}`
    // Twice: the page is drawn, then it is kept.
    for (const path of ['/', '/', PATH]) {
      const answer = await fetch(server.url + path, { headers: { cookie, 'sec-fetch-dest': 'document' } })
      expect(answer.headers.getSetCookie()[0], path).toContain(`${cookie}; Path=/; Max-Age=34560000`)
      const other = await fetch(server.url + path)
      expect(other.headers.getSetCookie(), path).toEqual([])
    }
    const isFromServer = async () => (await page.context().cookies()).some(({ name }) => name === WALLET_DAY_COOKIE)
    await openHydrated(page, PATH)
    expect(await isFromServer()).toBe(true)
    await pressed(page, 'Galicia').click()
    expect(await isFromServer()).toBe(false)
    await page.goto('/caja')
    expect(await isFromServer()).toBe(true)
    expect(await methodsOf(page)).toEqual([[], ['cuenta-dni']])
  })

  test('somebody is named anew, taken out and brought back', async ({ page, server }) => {
    await hold(page, TWO, server.url)
    await openHydrated(page, PATH)
    await renameAna(page)
    await expect(page.getByRole('link', { name: 'Anita', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Anita', exact: true }).click()
    await page.getByRole('button', { name: 'Sacar a Anita' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis medios de pago')
    expect(await namesOf(page)).toEqual(['='])
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByRole('link', { name: 'Anita', exact: true })).toBeVisible()
    expect(await namesOf(page)).toEqual(['=', 'ana=Anita'])
  })

  test('somebody else goes first: by keyboard, said aloud, and the page stays about the same person', async ({ page, server }) => {
    await hold(page, BETO_AND_ANA, server.url)
    await openHydrated(page, PATH)
    await openDrawers(page, WHO)
    await page.getByRole('button', { name: 'Pasar a Ana al primer lugar' }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Ana está en el primer lugar' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quiénes compran' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los medios de Beto')
    await hold(page, BETO_AND_ANA, server.url)
    await putAnaFirst(page)
  })

  test('who has no name stays first until they have one', async ({ page, server }) => {
    await hold(page, TWO, server.url)
    await openHydrated(page, PATH)
    await openDrawers(page, WHO)
    await expect(page.getByText('ponete un nombre')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pasar a/ })).toHaveCount(0)
    await page.getByLabel('Tu nombre, si querés').fill('Beto')
    await page.getByLabel('Tu nombre, si querés').press('Enter')
    await expect(page.getByRole('button', { name: 'Pasar a Ana al primer lugar' })).toBeVisible()
  })

  test('a card asks whom its promotion is best for', async ({ page, server }) => {
    await hold(page, WAITS_FOR_ANA, server.url)
    await answerForAna(page)
    await expect(page.getByRole('status').filter({ hasText: 'Anotado: esta promoción es para Ana' })).toBeVisible()
    await page.getByRole('button', { name: 'Cambiar respuesta' }).click()
    await expect(page.getByRole('group', { name: '¿Ana cobra en ICBC?', exact: true })).toBeVisible()
    expect((await heldPeople(page))?.[1]?.wallet.answers).toEqual({})
  })

  test('a wallet goes to another telephone by code and link, in place of what is there, or as a person', async ({
    page,
    server,
    browser,
  }) => {
    await hold(page, TWO, server.url)
    await openHydrated(page, PATH)
    await openDrawers(page, TAKE)
    await page.getByRole('button', { name: 'Código QR de todos' }).click()
    const all = await readCode(page)
    expect(all).toBe(`${server.url}${PATH}#gente=${encodeHousehold(TWO)}`)
    await page.getByRole('link', { name: 'Ana', exact: true }).click()
    const link = await page.getByRole('link', { name: 'Compartir la de Ana como enlace' }).getAttribute('href')
    expect(link).toBe(`${PATH}#gente=${encodeHousehold([TWO[1] as Household[number]])}`)

    const other = await browser.newContext({ baseURL: server.url, storageState: await page.context().storageState() })
    await other.clearCookies()
    const phone = await other.newPage()
    await phone.goto(all)
    await expect(phone.getByRole('heading', { name: 'Llegaron 2 billeteras' })).toBeVisible()
    await phone.getByRole('button', { name: 'Usar estas billeteras' }).click()
    await expect(phone.getByRole('link', { name: 'Ana', exact: true })).toBeVisible()
    expect(await heldPeople(phone)).toEqual(TWO)

    await hold(phone, [{ id: '', name: '', wallet: GALICIA }], server.url)
    await phone.goto('/')
    await phone.goto(link ?? '')
    await expect(phone.getByLabel('¿Es de otra persona? Ponele un nombre')).toHaveValue('Ana')
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Sumar como persona' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Los medios de Ana')
    expect(await heldPeople(phone)).toEqual(TWO)
    await other.close()
  })

  test('wallets that do not fit are refused, and stay on offer', async ({ page, server }) => {
    const answers = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`other:algo-${at}`, true]))
    const brought = ['Ana', 'Beto', 'Caro'].map((name) => ({ id: name.toLowerCase(), name, wallet: { ...GALICIA, answers } }))
    await hold(page, [{ id: '', name: '', wallet: DNI }], server.url)
    await openHydrated(page, `${PATH}#gente=${encodeHousehold(brought as unknown as Household)}`)
    await page.getByRole('button', { name: 'Reemplazar las que hay' }).click()
    await expect(page.getByText('No entra más')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Llegaron 3 billeteras' })).toBeVisible()
    expect(await methodsOf(page)).toEqual([['cuenta-dni']])
  })

  test('the file brings everybody and what they used', async ({ page, server }) => {
    await hold(page, [{ id: '', name: '', wallet: DNI }, TWO[1] as Household[number]], server.url)
    await openHydrated(page, '/caja?supermarket=carrefour&monto=45000')
    await page.mouse.move(5, 5)
    await page.getByRole('button', { name: 'La usé: $ 45.000 hoy' }).click()
    await page.getByRole('button', { name: 'La usé: $ 45.000 hoy, con la de Ana' }).click()
    await openHydrated(page, PATH)
    await openDrawers(page, TAKE)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Bajar como archivo' }).click()])
    const file = await readFile(await download.path())
    expect(JSON.parse(String(file))).toMatchObject({ version: 2, people: [{ id: '' }, { id: 'ana', name: 'Ana' }] })
    await page.getByText('Borrar todo').click()
    await page.getByRole('button', { name: 'Sí, borrar todas las billeteras' }).click()
    await expect.poll(() => namesOf(page)).toEqual(['='])
    await page
      .getByLabel('Traer una billetera de un archivo')
      .setInputFiles({ name: 'billetera-yapa.json', mimeType: 'application/json', buffer: file })
    await page.getByRole('button', { name: 'Traer', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Llegaron 2 billeteras' })).toBeFocused()
    await page.getByRole('button', { name: 'Usar estas billeteras' }).click()
    await expect(page.getByText('Trajimos 2 usos anotados')).toBeVisible()
    expect(await namesOf(page)).toEqual(['=', 'ana=Ana'])
  })

  test('the settings of two are accessible by day and by night, and fit 320 px at any text size', async ({ page, server }) => {
    await hold(page, TWO, server.url)
    await openHydrated(page, `${PATH}?persona=ana`)
    await openDrawers(page, WHO, TAKE)
    await page.getByRole('button', { name: 'Código QR de todos' }).click()
    await expect(page.getByRole('img', { name: 'Código QR de la billetera' })).toBeVisible()
    await expectAccessibleDayAndNight(page)
    await expectFitsSmallest(page)
  })
})

/** What a camera reads of the code on the page. */
async function readCode(page: Page): Promise<string> {
  const svg = page.getByRole('img', { name: 'Código QR de la billetera' })
  await expect(svg).toBeVisible()
  const size = Number((await svg.getAttribute('viewBox'))?.split(' ')[2])
  const path = (await svg.locator('path').getAttribute('d')) ?? ''
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x},${y}`))
  const scale = 4
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (dark.has(`${Math.floor(x / scale)},${Math.floor(y / scale)}`)) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return decodeQR({ width, height: width, data })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('people come, are named and go by forms', async ({ page, server }) => {
    await hold(page, [{ id: '', name: '', wallet: GALICIA }], server.url)
    await addAna(page)
    await page.goto(PATH)
    await renameAna(page)
    expect(await namesOf(page)).toEqual(['=', 'ana=Anita'])
    // The address leads into the drawer, which the browser opens.
    await page.getByRole('button', { name: 'Sacar a Anita' }).click()
    expect(await namesOf(page)).toEqual(['='])
    await expect(page).toHaveURL(`${server.url}${PATH}#gente`)
  })
})
