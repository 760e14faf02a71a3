import fc from 'fast-check'
import { addDays, type CivilDate, WEEKDAYS } from '#domain/calendar.ts'
import { CHAIN_SLUGS, CHAINS } from '#domain/chain.ts'
import { CARD_SLUGS, type MethodName, PAYMENT_METHODS } from '#domain/paymentMethod.ts'
import { type AppliesOnlyTo, CAP_HOLDERS, CAP_PERIODS, type ExtractedPromotion, MEMBERSHIPS, type PaymentRails } from '#domain/promotion.ts'
import { CONDITIONS, type Instrument, MAX_MONTHLY_RATE, normaliseWallet, type Wallet } from '#domain/wallet.ts'

/** Random members of the domain, valid by construction; `tests/domain/promotionSchema.test.ts` proves that they are. */
export const civilDates: fc.Arbitrary<CivilDate> = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays('1970-01-01', days))

export const instruments: fc.Arbitrary<Instrument> = fc.record({
  method: fc.constantFrom(...PAYMENT_METHODS.map(({ slug }) => slug)),
  cards: fc.option(fc.subarray([...CARD_SLUGS])),
})

export const wallets: fc.Arbitrary<Wallet> = fc
  .record({
    instruments: fc.array(instruments, { maxLength: 15 }),
    conditions: fc.subarray([...CONDITIONS]),
    memberships: fc.subarray([...MEMBERSHIPS]),
    phoneContactless: fc.option(fc.boolean()),
    monthlyRate: fc.option(fc.integer({ min: 0, max: MAX_MONTHLY_RATE * 100 }).map((hundredths) => hundredths / 100)),
  })
  .map(normaliseWallet)

/** Groups as the readers write them: an institution or none, a card or none, MODO or not. */
const groups: fc.Arbitrary<MethodName[]> = fc
  .tuple(
    fc.option(fc.constantFrom(...PAYMENT_METHODS.filter(({ kind }) => kind !== 'generic').map(({ name }) => name))),
    fc.option(fc.constantFrom(...PAYMENT_METHODS.filter(({ kind }) => kind === 'generic').map(({ name }) => name))),
    fc.boolean(),
  )
  .map(([institution, card, modo]) => [...new Set([institution, card, modo ? ('MODO' as const) : null])].filter((name) => name !== null))
  .filter((group) => group.length > 0)

const limits: fc.Arbitrary<ExtractedPromotion['limits']> = fc
  .record({
    maxDiscount: fc.option(fc.integer({ min: 1, max: 500_000 })),
    explicitlyHasNoLimit: fc.boolean(),
    period: fc.option(fc.constantFrom(...CAP_PERIODS)),
    per: fc.option(fc.constantFrom(...CAP_HOLDERS)),
  })
  .map((value) => ({ ...value, explicitlyHasNoLimit: value.explicitlyHasNoLimit && value.maxDiscount === null }))

const rails: fc.Arbitrary<PaymentRails> = fc.record({
  pagoConQR: fc.boolean(),
  telefonoContactless: fc.boolean(),
  contactless: fc.boolean(),
})
const audiences: fc.Arbitrary<AppliesOnlyTo> = fc
  .record({ anses: fc.boolean(), jubilados: fc.boolean(), programaCiudadaniaPorteña: fc.boolean() })
  .filter((audience) => Object.values(audience).some(Boolean))

export const promotions: fc.Arbitrary<ExtractedPromotion> = fc
  .record({
    supermarket: fc.constantFrom(...CHAIN_SLUGS),
    discount: fc.oneof(
      fc.record({ type: fc.constant('porcentaje' as const), value: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ type: fc.constant('cuotas sin intereses' as const), value: fc.integer({ min: 0, max: 12 }) }),
    ),
    validFrom: fc.option(civilDates),
    length: fc.integer({ min: 0, max: 400 }),
    openEnded: fc.boolean(),
    weekdays: fc.option(fc.subarray([...WEEKDAYS], { minLength: 1 })),
    membership: fc.subarray([...MEMBERSHIPS], { maxLength: 1 }),
    paymentMethods: fc.option(fc.array(groups, { minLength: 1, maxLength: 6 })),
    unknownPaymentMethods: fc.array(fc.constantFrom('Billetera Ñandú', 'Tarjeta Quebracho'), { maxLength: 1 }),
    paymentRails: fc.option(rails),
    appliesOnlyTo: fc.option(audiences),
    limits,
    minPurchase: fc.option(fc.integer({ min: 1, max: 200_000 })),
    stackable: fc.option(fc.boolean()),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ length, openEnded, ...fields }) => ({
    ...fields,
    where: [...CHAINS[fields.supermarket].where],
    url: CHAINS[fields.supermarket].url,
    validUntil: openEnded ? null : fields.validFrom && addDays(fields.validFrom, length),
    onlyForProducts: null,
    excludesProducts: null,
    restrictions: [],
    evidence: {},
  }))

/** A plain promotion to vary in examples: 20 % for anybody, every day, no cap named. */
export const plainPromotion: ExtractedPromotion = {
  supermarket: 'coto',
  where: ['Coto', 'Online'],
  url: CHAINS.coto.url,
  discount: { type: 'porcentaje', value: 20 },
  validFrom: '2026-03-01',
  validUntil: '2026-03-31',
  weekdays: null,
  membership: [],
  paymentMethods: null,
  unknownPaymentMethods: [],
  paymentRails: null,
  appliesOnlyTo: null,
  limits: { maxDiscount: null, explicitlyHasNoLimit: false, period: null, per: null },
  minPurchase: null,
  stackable: null,
  onlyForProducts: null,
  excludesProducts: null,
  restrictions: [],
  evidence: {},
  confidence: 1,
}
