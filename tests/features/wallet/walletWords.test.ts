import { describe, expect, it } from 'vitest'
import { PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { methodsByPeople } from '#features/wallet/walletWords.ts'

const slugs = (kind: 'bank' | 'wallet' | 'card') => methodsByPeople(kind).map(({ slug }) => slug)

describe('the order of the questions', () => {
  it('has first what most people hold, then the rest by the name that is shown', () => {
    expect(slugs('wallet').slice(0, 6)).toEqual(['mercado-pago', 'cuenta-dni', 'modo', 'naranjax', 'uala', 'personal-pay'])
    expect(slugs('bank').slice(0, 2)).toEqual(['banco-galicia', 'banco-santander'])
    expect(slugs('bank').slice(10, 12)).toEqual(['banco-chaco', 'banco-de-corrientes'])
  })

  it('has every method of its kinds once', () => {
    const all = [...slugs('wallet'), ...slugs('bank'), ...slugs('card')]
    const wanted = PAYMENT_METHODS.filter(({ slug, parent, kind }) => parent === null && (kind !== 'generic' || slug === 'modo'))
    expect(all.toSorted()).toEqual(wanted.map(({ slug }) => slug).toSorted())
  })
})
