import fc from 'fast-check'
import { z } from 'zod'
import { addDays, type CivilDate } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS, CHAINS } from '#domain/catalogue/chain.ts'
import { MEMBERSHIPS } from '#domain/catalogue/club.ts'
import { CARD_SLUGS, type MethodName, PAYMENT_METHODS } from '#domain/catalogue/paymentMethod.ts'
import { TIER_NAMES, tierSlug } from '#domain/catalogue/tiers.ts'
import type { ExtractedPromotion } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS, PROMOTION_FIELDS } from '#domain/promotion/promotionFields.ts'
import type { QuestionKey } from '#domain/questions/questionKey.ts'
import { type Household, readName } from '#domain/wallet/household.ts'
import {
  type Answers,
  HOLDER_STATUS_KEYS,
  type Instrument,
  membershipKey,
  normaliseWallet,
  PLACE_KEYS,
  type Wallet,
} from '#domain/wallet/wallet.ts'

/** Random members of the domain, valid by construction; `tests/domain/promotion/promotionSchema.test.ts` proves that they are. */
export const civilDates: fc.Arbitrary<CivilDate> = fc.integer({ min: -20_000, max: 60_000 }).map((days) => addDays('1970-01-01', days))

export const instruments: fc.Arbitrary<Instrument> = fc.record({
  method: fc.constantFrom(...PAYMENT_METHODS.map(({ slug }) => slug)),
  cards: fc.option(fc.subarray([...CARD_SLUGS])),
})

const institutions = PAYMENT_METHODS.filter(({ kind, parent }) => kind !== 'generic' && parent === null).map(({ slug }) => slug)
/** Questions as promotions ask them, about institutions, tiers and people. */
export const questionKeys: fc.Arbitrary<QuestionKey> = fc.oneof(
  fc
    .tuple(fc.constantFrom('salary', 'account', 'pension', 'new'), fc.constantFrom(...institutions, 'any'))
    .map(([kind, issuer]): QuestionKey => `${kind}:${issuer}`),
  fc.constantFrom(
    ...institutions.flatMap((issuer) => (TIER_NAMES[issuer] ?? []).map((name): QuestionKey => `tier:${issuer}:${tierSlug(issuer, name)}`)),
  ),
  fc.constantFrom('tier:banco-macro:singular', 'tier:any:signature', 'pensioner', 'military', 'qr', 'phone', 'age:60', 'age:65'),
  fc.constantFrom(
    'benefit:anses',
    'benefit:auh',
    'employment:empleados-publicos',
    'province:cordoba',
    'resident:rosario',
    'member:mas-club',
    'member:masclub',
  ),
  fc.constantFrom('app:modo', 'shops:coto:abasto-caballito', 'other:celular-android'),
)
/** Answers to such questions, and to those with a place of their own in cookies and parameters. */
const answers: fc.Arbitrary<Answers> = fc
  .tuple(
    fc.dictionary(questionKeys, fc.boolean(), { maxKeys: 12 }),
    fc.subarray<QuestionKey>([...Object.values(HOLDER_STATUS_KEYS), ...MEMBERSHIPS.map(membershipKey)]),
    fc.option(fc.constantFrom(...PLACE_KEYS)),
    fc.option(fc.boolean()),
  )
  .map(([said, listed, province, phone]) => ({
    ...said,
    ...Object.fromEntries([...listed, ...(province === null ? [] : [province])].map((key) => [key, true])),
    ...(phone !== null && { phone }),
  }))

export const wallets: fc.Arbitrary<Wallet> = fc
  .record({
    instruments: fc.array(instruments, { maxLength: 15 }),
    answers,
  })
  .map(normaliseWallet)

const names = fc.string({ unit: 'grapheme', maxLength: 20 }).map(readName)

/** Random people at home; the first may be without a name. */
export const households: fc.Arbitrary<Household> = fc
  .uniqueArray(fc.record({ id: fc.stringMatching(/^[a-z0-9-]{0,24}$/), name: names, wallet: wallets }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ id }) => id,
  })
  .map((people) => people as unknown as Household)

/** Groups as the readers write them: an institution or none, a card or none, MODO or not. */
const groups: fc.Arbitrary<MethodName[]> = fc
  .tuple(
    fc.option(fc.constantFrom(...PAYMENT_METHODS.filter(({ kind }) => kind !== 'generic').map(({ name }) => name))),
    fc.option(fc.constantFrom(...PAYMENT_METHODS.filter(({ kind }) => kind === 'generic').map(({ name }) => name))),
    fc.boolean(),
  )
  .map(([institution, card, modo]) => [...new Set([institution, card, modo ? ('MODO' as const) : null])].filter((name) => name !== null))
  .filter((group) => group.length > 0)

/** Random values that a schema accepts. Texts are short, so that counterexamples are readable. */
function ofSchema(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return ofSchema(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodNullable) return fc.option(ofSchema(schema.unwrap() as z.ZodType))
  // Most of what may be left out is: a promotion with differences in every field is none.
  if (schema instanceof z.ZodOptional)
    return fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: ofSchema(schema.unwrap() as z.ZodType) })
  return bareOfSchema(schema).filter((value) => schema.safeParse(value).success)
}

function bareOfSchema(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodURL) return fc.webUrl()
  if (schema instanceof z.ZodString)
    return schema.meta()?.format === 'date' ? civilDates : fc.constantFrom('Singular', 'Billetera Ñandú', 'Tarjeta Quebracho', 'en un pago')
  if (schema instanceof z.ZodNumber)
    return fc.integer({ min: Math.ceil(schema.minValue ?? 0), max: Math.min(schema.maxValue ?? 0, 500_000) })
  if (schema instanceof z.ZodArray) {
    const of = schema.element as z.ZodType
    return of instanceof z.ZodEnum ? fc.subarray([...of.options]) : fc.array(ofSchema(of), { maxLength: 3 })
  }
  if (schema instanceof z.ZodObject)
    return fc
      .record(Object.fromEntries(Object.entries(schema.shape).map(([name, of]) => [name, ofSchema(of as z.ZodType)])))
      .map((drawn) => Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)))
  if (schema instanceof z.ZodRecord)
    // A key at the most: evidence of everything takes longer to draw than what is tested with it.
    return fc.dictionary(fc.constantFrom(...(schema.keyType as z.ZodEnum).options.map(String)), ofSchema(schema.valueType as z.ZodType), {
      maxKeys: 1,
      noNullPrototype: true,
    })
  throw new TypeError(`No values are drawn for ${schema.def.type}`)
}

type Drawn = Omit<ExtractedPromotion, 'supermarket' | 'where' | 'url' | 'validUntil' | 'confidence' | 'paymentMethods'>
const { supermarket, where, url, validUntil, confidence, paymentMethods, ...drawn } = PROMOTION_FIELDS

/** Whatever the table of fields allows; only what hangs together is drawn together. */
export const promotions: fc.Arbitrary<ExtractedPromotion> = fc
  .record({
    rest: fc.record(Object.fromEntries(Object.entries(drawn).map(([name, { schema }]) => [name, ofSchema(schema)]))),
    supermarket: fc.constantFrom(...CHAIN_SLUGS),
    paymentMethods: fc.option(fc.array(groups, { minLength: 1, maxLength: 6 })),
    length: fc.integer({ min: 0, max: 400 }),
    openEnded: fc.boolean(),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ rest, length, openEnded, ...fields }) => {
    const { validFrom, ...others } = rest as Drawn
    return {
      ...others,
      ...fields,
      where: [...CHAINS[fields.supermarket].where],
      url: CHAINS[fields.supermarket].url,
      validFrom,
      validUntil: openEnded ? null : validFrom && addDays(validFrom, length),
    }
  })

/** As pages get them: a doubt names its field in words. */
export const listedPromotions = promotions.map(({ doubt, ...promotion }) => ({
  ...promotion,
  doubt: doubt && { subject: doubt.about, reason: doubt.reason },
}))

/** A plain promotion to vary in examples: 20 % for anybody, every day, no cap named. */
export const plainPromotion: ExtractedPromotion & { doubt: null } = {
  ...EMPTY_FIELDS,
  supermarket: 'coto',
  where: ['Coto', 'Online'],
  url: CHAINS.coto.url,
  discount: { type: 'porcentaje', value: 20 },
  validFrom: '2026-03-01',
  validUntil: '2026-03-31',
  confidence: 1,
  doubt: null,
}
