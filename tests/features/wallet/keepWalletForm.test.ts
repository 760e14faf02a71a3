import { describe, expect, test } from 'vitest'
import { decodeHousehold, encodeHousehold, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { type Household, householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'

const SETTINGS = '/configuracion/medios'
const MODO = { ...EMPTY_WALLET, instruments: [{ method: 'modo' as const, cards: null }] }
const BETO_AND_ANA: Household = [
  { id: '', name: 'Beto', wallet: MODO },
  { id: 'ana', name: 'Ana', wallet: { ...MODO, answers: { pensioner: true } } },
]

/** A browser that keeps the wallet's cookie and sends forms. */
function browser(cookie: string) {
  let wallet = cookie
  const send = async (fields: Record<string, string>, address = SETTINGS) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const request = new Request(`http://yapa.test${address}`, { method: 'POST', body, headers: { cookie: `${WALLET_COOKIE}=${wallet}` } })
    const answer = await keepWalletForm(request)
    wallet = /^yapa_wallet=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? wallet
    return answer.headers.get('location')
  }
  return { send, people: () => decodeHousehold(wallet) }
}

describe('a form that is sent without a script', () => {
  test('leads back to its own place and person', async () => {
    const { send, people } = browser(encodeHousehold(BETO_AND_ANA))
    expect(await send({ change: '+method:uala', whose: 'ana' }, `${SETTINGS}/wizard/bienvenida`)).toBe(
      `${SETTINGS}/wizard/bienvenida?persona=ana#uala`,
    )
    expect(people()?.map(({ wallet }) => wallet.instruments.length)).toEqual([1, 2])
    expect(await send({ change: '+card:banco-galicia:visa-credito', whose: '' }, `${SETTINGS}?buscar=gal`)).toBe(
      `${SETTINGS}?buscar=gal#banco-galicia-tarjetas`,
    )
    expect(await send({ change: 'rename', whose: 'ana', name: 'Anita' }, `${SETTINGS}?persona=ana`)).toBe(`${SETTINGS}?persona=ana#gente`)
    expect(await send({ change: 'invite', name: 'Eva' })).toBe(`${SETTINGS}?persona=eva`)
    expect(await send({ change: 'leave', whose: 'eva' })).toBe(`${SETTINGS}#gente`)
    expect(people()?.map(({ name }) => name)).toEqual(['Beto', 'Anita'])
  })

  test('that moves somebody to the first place leaves the other’s page theirs', async () => {
    const { send, people } = browser(encodeHousehold(BETO_AND_ANA))
    expect(await send({ change: 'first', whose: 'ana' })).toBe(`${SETTINGS}?persona=#gente`)
    expect(people()?.map(({ id }) => id)).toEqual(['ana', ''])
    expect(await send({ change: '+method:uala', whose: '' })).toBe(`${SETTINGS}?persona=#uala`)
    expect(people()?.map(({ wallet }) => wallet.instruments.length)).toEqual([1, 2])
    expect(await send({ change: '+method:uala', whose: 'ana' })).toBe(`${SETTINGS}#uala`)
  })

  test('that does not fit into the cookie changes nothing', async () => {
    const answers = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`other:algo-${at}`, true]))
    const { send, people } = browser(encodeHousehold(BETO_AND_ANA))
    const wallet = encodeHousehold(householdOf({ ...MODO, answers }))
    expect(await send({ change: 'replace', people: wallet })).toBe(SETTINGS)
    expect(await send({ change: 'replace', whose: 'ana', people: wallet })).toBe(`${SETTINGS}?persona=ana`)
    const before = people()
    expect(await send({ change: 'join', name: 'Eva', people: wallet })).toBe(`${SETTINGS}?problema=lleno`)
    expect(people()).toEqual(before)
  })

  test('changes nothing when it makes no sense', async () => {
    const { send, people } = browser(encodeHousehold(BETO_AND_ANA))
    expect(await send({ change: '+method:banco-fantasma' })).toBe(SETTINGS)
    expect(people()).toEqual(BETO_AND_ANA)
  })
})
