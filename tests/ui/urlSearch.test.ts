import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCompareSearch } from '#features/compare/compareSearch.ts'
import { homeHref, readHomeSearch } from '#features/promotions/homeSearch.ts'
import { readReportSearch } from '#features/report/reportForm.ts'
import { readTillSearch } from '#features/till/tillSearch.ts'
import { readFinderSearch, readSettingsSearch } from '#features/wallet/settingsSearch.ts'
import { parseSearch, stringifySearch } from '#ui/urlSearch.ts'

/** What the router makes of the URL: any JSON, also such as cannot be made a number or a text. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>({ toString: 1, valueOf: 1 }, [], {}, null, -60_000, 1e15, 'abc', 'x"/../../evil', '__proto__', 'constructor'),
)

const readers: [string, (raw: Record<string, unknown>) => object, string[]][] = [
  ['home', readHomeSearch, 'alcance canal dia elegir filtros listo mias monto montoMal promo q supermarket tipo todas'.split(' ')],
  ['the till', readTillSearch, ['formato', 'monto', 'montoMal', 'supermarket']],
  ['the comparison', readCompareSearch, ['monto', 'montoMal']],
  ['a report', readReportSearch, ['listo', 'promocion', 'version']],
  ['the settings', readSettingsSearch, ['buscar', 'persona', 'problema']],
  ['the wizard', readFinderSearch, ['buscar', 'persona']],
]

describe.each(readers)('the URL of %s', (_, read, names) => {
  test('is read whole, whatever it says: the router keeps the raw value of a name that is left out', () => {
    const raw = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] })
    fc.assert(fc.property(raw, (given) => void expect(Object.keys(read(given)).sort()).toEqual(names)))
  })

  test('says nothing but texts and numbers, and reads the same again', () => {
    const raw = fc.record(Object.fromEntries(names.map((name) => [name, value])))
    fc.assert(
      fc.property(raw, (given) => {
        const search = read(given)
        const said = Object.values(search).filter((one) => one !== undefined)
        expect(said.filter((one) => !['string', 'boolean'].includes(typeof one) && !Number.isFinite(one))).toEqual([])
        expect(read({ ...search })).toEqual(search)
      }),
    )
  })
})

test('what is not set stays out of the address', () => {
  expect(homeHref(readHomeSearch({ monto: '60.000', q: {} }))).toBe('/?monto=60000')
})

test.each(['365', '723421968459640832', '1e3', '0x10', 'true', 'null', '80.000', '"365"', '{"a":1}', '007'])(
  '%s in an address stays the text that was typed',
  (typed) => {
    const search = readHomeSearch(parseSearch(`?q=${encodeURIComponent(typed)}`))
    expect(search.q).toBe(typed)
    const query = `?${new URLSearchParams({ q: typed })}`
    expect(stringifySearch({ q: search.q })).toBe(query)
    expect(readSettingsSearch(parseSearch(`?buscar=${typed}`)).buscar).toBe(typed)
  },
)

test('an address has a list for a name that comes twice, and chains of earlier addresses are read', () => {
  expect(parseSearch('?supermarket=coto&supermarket=dia')).toEqual({ supermarket: ['coto', 'dia'] })
  expect(readHomeSearch(parseSearch('?supermarket=%5B%22coto%22%2C%22dia%22%5D&monto=80.000&mias=1'))).toEqual({
    supermarket: 'coto,dia',
    monto: 80_000,
    mias: '1',
  })
})

test('an address of very many parameters is read in one pass', () => {
  expect(parseSearch('a&'.repeat(50_000)).a).toHaveLength(50_000)
  const names = Array.from({ length: 50_000 }, (_, at) => `n${at}=${at}`)
  expect(Object.keys(parseSearch(names.join('&')))).toHaveLength(50_000)
})
