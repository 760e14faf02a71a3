import { describe, expect, test } from 'vitest'
import { decodeHousehold, encodeHousehold, WALLET_COOKIE } from '#domain/wallet/codec/cookie.ts'
import { formatPeopleFile } from '#domain/wallet/codec/file.ts'
import type { Household } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { keepWalletForm } from '#features/wallet/keepWalletForm.ts'
import { offeredText, readOffered } from '#features/wallet/offeredCookie.ts'

const SETTINGS = '/configuracion/medios'
const MODO = { ...EMPTY_WALLET, instruments: [{ method: 'modo' as const, cards: null }] }
const THREE: Household = [
  { id: '', name: '', wallet: MODO },
  { id: 'ana', name: 'Ana', wallet: { ...MODO, conditions: ['jubilado'] } },
  { id: 'beto', name: 'Beto', wallet: EMPTY_WALLET },
]

/** A browser that keeps cookies and sends forms. */
function browser(people: Household) {
  const jar = new Map([[WALLET_COOKIE, encodeHousehold(people)]])
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const request = new Request(`http://yapa.test${SETTINGS}`, { method: 'POST', body, headers: { cookie: cookies() } })
    const answer = await keepWalletForm(request)
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0/.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    send,
    people: () => decodeHousehold(jar.get(WALLET_COOKIE) ?? ''),
    offered: () => readOffered(offeredText(cookies())),
  }
}

const file = (people: Household) => new File([formatPeopleFile(people)], 'billetera-yapa.json')
const placeOf = (answer: Response) => answer.headers.get('location')

describe('who is taken out without a script', () => {
  test('can come back to their place with their id, and no address says what they have', async () => {
    const { send, people, offered } = browser(THREE)
    const gone = await send({ change: 'person:leave', whose: 'ana' })
    expect(placeOf(gone)).toBe(SETTINGS)
    expect(people()?.map(({ id }) => id)).toEqual(['', 'beto'])
    expect(offered()).toEqual({ kind: 'gone', person: THREE[1], place: 1 })
    const back = await send({ change: 'offer:return' })
    expect(placeOf(back)).toBe(`${SETTINGS}?persona=ana`)
    expect(people()).toEqual(THREE)
    expect(offered()).toBeNull()
  })

  test('is offered for some minutes to the settings alone, where no script reads it, and no longer once that is dismissed', async () => {
    const { send, offered } = browser(THREE)
    const gone = await send({ change: 'person:leave', whose: 'ana' })
    expect(gone.headers.getSetCookie()[1]).toMatch(/; Path=\/configuracion\/medios; Max-Age=600; HttpOnly; SameSite=Lax$/)
    await send({ change: '+method:uala' })
    expect(offered()).not.toBeNull()
    await send({ change: 'offer:dismiss' })
    expect(offered()).toBeNull()
  })

  test.each(['erase', 'people:join'])('is forgotten with «%s»', async (change) => {
    const { send, offered } = browser(THREE)
    await send({ change: 'person:leave', whose: 'ana' })
    await send({ change, gente: encodeHousehold(THREE) })
    expect(offered()).toBeNull()
  })

  test('comes back once only, and not where another is called so by now', async () => {
    const { send, people } = browser(THREE)
    await send({ change: 'person:leave', whose: 'ana' })
    await send({ change: 'person:rename', whose: 'beto', name: 'Ana' })
    await send({ change: 'offer:return' })
    expect(people()?.map(({ name }) => name)).toEqual(['', 'Ana'])
    expect(placeOf(await send({ change: 'offer:return' }))).toBe(SETTINGS)
    expect(people()).toHaveLength(2)
  })
})

test('who is moved to the first place stands there on the page, and who was there is still found by the empty id', async () => {
  const { send, people } = browser([{ id: '', name: 'Beto', wallet: MODO }, THREE[1] as Household[number]])
  expect(placeOf(await send({ change: 'person:first', whose: 'ana' }))).toBe(`${SETTINGS}#gente`)
  expect(people()?.map(({ id }) => id)).toEqual(['ana', ''])
  expect(placeOf(await send({ change: '+method:uala', whose: '' }))).toBe(`${SETTINGS}?persona=#uala`)
  expect(people()?.map(({ wallet }) => wallet.instruments.length)).toEqual([1, 2])
  expect(placeOf(await send({ change: '+method:uala', whose: 'ana' }))).toBe(`${SETTINGS}#uala`)
})

describe('a file that is brought without a script', () => {
  test('is offered without a word of it in the address, and kept when it is wanted', async () => {
    const { send, people, offered } = browser([{ id: '', name: '', wallet: EMPTY_WALLET }])
    const brought = await send({ file: file(THREE) })
    expect(placeOf(brought)).toBe(SETTINGS)
    expect(offered()).toEqual({ kind: 'file', people: THREE })
    expect(people()).toHaveLength(1)
    await send({ change: 'people:replace', gente: encodeHousehold(THREE) })
    expect(people()).toEqual(THREE)
    expect(offered()).toBeNull()
  })

  test('that is none says so', async () => {
    const { send, offered } = browser(THREE)
    expect(placeOf(await send({ file: new File(['no'], 'x.json') }))).toBe(`${SETTINGS}?problema=archivo`)
    expect(offered()).toBeNull()
  })
})

test.each(['', 'file:', 'file:x', '1:', 'x:1', `12:${encodeHousehold(THREE)}`, '1:%', 'file:3/@@'])('«%s» offers nothing', (text) => {
  expect(readOffered(text)).toBeNull()
})
