import { expect, it } from 'vitest'
import { getTillChain, readLastTill, readTillSearch, tillCookie, unknownTillName } from '#features/till/tillSearch.ts'

it('the URL takes a chain, one of its formats and an amount as people write it, and says that an amount is none', () => {
  expect(readTillSearch({ supermarket: 'carrefour', formato: 'Maxi', monto: '$ 80.000' })).toEqual({
    supermarket: 'carrefour',
    formato: 'Maxi',
    monto: 80_000,
  })
  expect(readTillSearch({ supermarket: 'coto', monto: 1_234.5 })).toEqual({ supermarket: 'coto', monto: 1_235 })
  expect(readTillSearch({ supermarket: 'coto', formato: 'Maxi', monto: '-3' })).toEqual({ supermarket: 'coto', montoMal: 1 })
  expect(readTillSearch({ formato: 'Online', monto: 'mucho' })).toEqual({ montoMal: 1 })
})

it('understands a supermarket in any case and with or without accents, and keeps a name that is none to say so', () => {
  const chains = ['Coto', 'DÍA', 'chango más'].map((supermarket) => getTillChain(readTillSearch({ supermarket })))
  expect(chains).toEqual(['coto', 'dia', 'changomas'])
  const unknown = readTillSearch({ supermarket: 'toString', formato: 'Online', monto: 5 })
  expect([getTillChain(unknown), unknownTillName(unknown), unknown.monto]).toEqual([undefined, 'toString', 5])
  expect(unknownTillName(readTillSearch({ supermarket: 'coto' }))).toBeUndefined()
  expect(readTillSearch({ supermarket: ` ${'w'.repeat(50)}` }).supermarket).toHaveLength(30)
})

it('the cookie brings the place back, and nothing else', () => {
  const value = /=([^;]*)/.exec(tillCookie({ supermarket: 'carrefour', formato: 'Maxi', monto: 5 }))?.[1] ?? ''
  expect(readLastTill(value)).toEqual({ supermarket: 'carrefour', formato: 'Maxi' })
  expect([null, '', 'x.y', 'coto.Maxi'].map(readLastTill)).toEqual([{}, {}, {}, { supermarket: 'coto' }])
})
