import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareStatus, eligibilityOf } from '#domain/eligibility.ts'
import type { MethodName } from '#domain/paymentMethod.ts'
import { EMPTY_WALLET, type Wallet, withInstrument } from '#domain/wallet.ts'
import { parseInstruments } from '#domain/walletParameter.ts'
import { instruments, plainPromotion, promotions, wallets } from './arbitraries.ts'

function wallet(text: string, rest: Partial<Wallet> = {}): Wallet {
  const parsed = parseInstruments(text)
  if (!parsed.ok) throw new Error(parsed.problem)
  return { ...EMPTY_WALLET, instruments: parsed.value, ...rest }
}

const promotionFor = (...groups: MethodName[][]) => ({ ...plainPromotion, paymentMethods: groups })
const naciónVisa = promotionFor(['Banco Nación', 'Tarjeta de crédito VISA'])

describe('eligibility', () => {
  it('never turns a yes into anything less when an instrument is added', () => {
    fc.assert(
      fc.property(promotions, wallets, instruments, (promotion, before, added) => {
        if (eligibilityOf(promotion, before).status !== 'yes') return
        expect(eligibilityOf(promotion, withInstrument(before, added)).status).toBe('yes')
      }),
      { numRuns: 3000 },
    )
  })

  it('gives every no and every maybe a reason, and a yes none', () => {
    fc.assert(
      fc.property(promotions, wallets, (promotion, held) => {
        const { status, missing, via } = eligibilityOf(promotion, held)
        expect(missing.length === 0).toBe(status === 'yes')
        expect(promotion.paymentMethods ?? [[]]).toContainEqual(via)
      }),
      { numRuns: 1000 },
    )
  })

  it('gives everybody a promotion without groups', () => {
    expect(eligibilityOf(plainPromotion, EMPTY_WALLET)).toEqual({ status: 'yes', via: [], missing: [] })
  })

  it('keeps a card to its institution', () => {
    expect(eligibilityOf(naciónVisa, wallet('banco-galicia:visa-credito,banco-nacion:mastercard-credito'))).toEqual({
      status: 'no',
      via: ['Banco Nación', 'Tarjeta de crédito VISA'],
      missing: [{ kind: 'card', name: 'Tarjeta de crédito VISA' }],
    })
    expect(eligibilityOf(naciónVisa, wallet('banco-nacion:visa-credito')).status).toBe('yes')
    expect(eligibilityOf(naciónVisa, wallet('banco-nacion:,visa-credito')).status).toBe('no')
  })

  it('says maybe while the cards held at an institution are not said', () => {
    expect(eligibilityOf(naciónVisa, wallet('banco-nacion'))).toEqual({
      status: 'maybe',
      via: ['Banco Nación', 'Tarjeta de crédito VISA'],
      missing: [{ kind: 'card', name: 'Tarjeta de crédito VISA' }],
    })
    expect(eligibilityOf(naciónVisa, wallet('banco-galicia')).status).toBe('no')
  })

  it('lets a network alone match a card held anywhere', () => {
    const visa = promotionFor(['Tarjeta de crédito VISA'])
    expect(eligibilityOf(visa, wallet('banco-galicia:visa-credito')).status).toBe('yes')
    expect(eligibilityOf(visa, wallet('visa-credito')).status).toBe('yes')
    expect(eligibilityOf(visa, wallet('banco-galicia')).status).toBe('maybe')
    expect(eligibilityOf(visa, wallet('banco-galicia:visa-debito,mercado-pago')).status).toBe('no')
  })

  it('lets a variant imply its parent, never the reverse', () => {
    const macro = promotionFor(['Banco Macro'])
    const selecta = promotionFor(['Banco Macro - Tarjeta Selecta'])
    expect(eligibilityOf(macro, wallet('banco-macro-tarjeta-selecta')).status).toBe('yes')
    expect(eligibilityOf(selecta, wallet('banco-macro'))).toMatchObject({
      status: 'no',
      missing: [{ kind: 'method', name: 'Banco Macro - Tarjeta Selecta' }],
    })
  })

  it("takes the parent's cards for a variant of which none were said, not those of another variant", () => {
    const selectaVisa = promotionFor(['Banco Macro - Tarjeta Selecta', 'Tarjeta de crédito VISA'])
    expect(eligibilityOf(selectaVisa, wallet('banco-macro:visa-credito,banco-macro-tarjeta-selecta')).status).toBe('yes')
    expect(eligibilityOf(selectaVisa, wallet('banco-macro:visa-credito,banco-macro-tarjeta-selecta:mastercard-credito')).status).toBe('no')
    expect(eligibilityOf(selectaVisa, wallet('banco-macro-tarjeta-selecta,banco-macro-tarjeta-platinum:visa-credito')).status).toBe('maybe')
  })

  it('needs all methods of a group and picks the closest group to name what is missing', () => {
    const modo = promotionFor(['Banco Ciudad', 'Tarjeta de débito VISA', 'MODO'], ['Banco Galicia', 'Tarjeta de crédito VISA', 'MODO'])
    expect(eligibilityOf(modo, wallet('banco-galicia:visa-credito'))).toEqual({
      status: 'no',
      via: ['Banco Galicia', 'Tarjeta de crédito VISA', 'MODO'],
      missing: [{ kind: 'method', name: 'MODO' }],
    })
    expect(eligibilityOf(modo, wallet('banco-galicia:visa-credito,modo')).status).toBe('yes')
  })

  it('needs the audience and the membership', () => {
    const retired = { ...plainPromotion, appliesOnlyTo: { anses: true, jubilados: true, programaCiudadaniaPorteña: false } }
    expect(eligibilityOf(retired, EMPTY_WALLET)).toMatchObject({
      status: 'no',
      missing: [
        { kind: 'condition', name: 'anses' },
        { kind: 'condition', name: 'jubilado' },
      ],
    })
    expect(eligibilityOf(retired, wallet('', { conditions: ['jubilado'] })).status).toBe('yes')
    expect(eligibilityOf(retired, wallet('banco-supervielle-jubilados')).status).toBe('yes')
    expect(eligibilityOf(retired, wallet('banco-supervielle')).status).toBe('no')
    const members = { ...plainPromotion, membership: ['MasClub' as const] }
    expect(eligibilityOf(members, EMPTY_WALLET).missing).toEqual([{ kind: 'membership', name: 'MasClub' }])
    expect(eligibilityOf(members, wallet('', { memberships: ['MasClub'] })).status).toBe('yes')
  })

  it('never says a plain yes where the source requires something that the catalogue does not know', () => {
    const unknown = { ...plainPromotion, unknownPaymentMethods: ['Tarjeta Quebracho'] }
    expect(eligibilityOf(unknown, EMPTY_WALLET)).toMatchObject({
      status: 'maybe',
      missing: [{ kind: 'unknown', name: 'Tarjeta Quebracho' }],
    })
    const both = { ...naciónVisa, unknownPaymentMethods: ['Tarjeta Quebracho'] }
    expect(eligibilityOf(both, wallet('banco-nacion:visa-credito')).status).toBe('maybe')
    expect(eligibilityOf(both, EMPTY_WALLET).status).toBe('no')
  })

  it('asks whether the phone pays by contactless only where nothing else is accepted', () => {
    const rails = (pagoConQR: boolean, telefonoContactless: boolean, contactless: boolean) => ({
      ...promotionFor(['Tarjeta de crédito VISA']),
      paymentRails: { pagoConQR, telefonoContactless, contactless },
    })
    const visa = wallet('visa-credito')
    expect(eligibilityOf(rails(false, true, false), visa)).toMatchObject({
      status: 'maybe',
      missing: [{ kind: 'rail', name: 'telefonoContactless' }],
    })
    expect(eligibilityOf(rails(false, true, false), { ...visa, phoneContactless: true }).status).toBe('yes')
    expect(eligibilityOf(rails(false, true, false), { ...visa, phoneContactless: false }).status).toBe('no')
    expect(eligibilityOf(rails(false, true, true), visa).status).toBe('yes')
    expect(eligibilityOf(rails(true, false, false), visa)).toMatchObject({
      status: 'maybe',
      missing: [{ kind: 'rail', name: 'pagoConQR' }],
    })
    expect(eligibilityOf(rails(true, false, false), wallet('visa-credito,modo')).status).toBe('yes')
  })

  it('orders yes before maybe before no', () => {
    expect((['no', 'yes', 'maybe'] as const).toSorted(compareStatus)).toEqual(['yes', 'maybe', 'no'])
  })
})
