import type { WhoKind } from '#domain/condition.ts'
import { fold } from '#domain/fold.ts'
import { methodNamed } from '#domain/paymentMethod.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion.ts'
import type { FieldsFor, FieldUses, UseIn } from '#domain/readField.ts'
import type { Mention, MentionKind, MentionValues } from '../mentions/mention.ts'
import { moneyIn } from '../mentions/money.ts'
import { figureText } from '../mentions/numbers.ts'
import { familyName, LEVEL_CARDS } from '../vocabulary/issuers.ts'
import { ANY_PLAN } from '../vocabulary/tiers.ts'

/** What a value of each field that is read explains: mentions of these kinds that say the same; null: none. */
const EXPLAINS = {
  discount: ['percent', 'instalments'],
  validFrom: ['date'],
  validUntil: ['date'],
  weekdays: ['weekdays'],
  exceptDates: null,
  where: null,
  membership: null,
  paymentMethods: ['institution', 'tier', 'people', 'app'],
  unknownPaymentMethods: ['institution', 'foreignCard'],
  paymentRails: ['rail'],
  appliesOnlyTo: ['people'],
  limits: ['money'],
  minPurchase: ['money'],
  stackable: null,
  onlyForProducts: null,
  excludesProducts: null,
  restrictions: ['money', 'rail', 'funds', 'app'],
  qualifiers: null,
  who: ['tier', 'people'],
  how: ['rail', 'funds', 'app'],
  uses: null,
  onlyFor: null,
  excludes: null,
  region: ['province', 'town'],
  refund: ['duration'],
} as const satisfies FieldUses<MentionKind>

/** Kinds of mention that must be explained: figures, and names that decide who, how, when or where. */
type ToExplain = UseIn<typeof EXPLAINS>
type Explain<K extends ToExplain> = (value: MentionValues[K], promotion: FieldsFor<typeof EXPLAINS, K>) => boolean

/** Whether a field of a promotion already has what a mention says: a card repeats itself in other words. */
const SAID: { [K in ToExplain]: Explain<K> } = {
  money: (pesos, { limits, minPurchase, restrictions }) =>
    pesos <= NEXT_TO_NOTHING ||
    pesos === limits.maxDiscount ||
    pesos === minPurchase ||
    (limits.explicitlyHasNoLimit && isNoLimit(pesos)) ||
    // A second cap stands among the card's own words.
    restrictions.some((clause) => namesAmount(clause, pesos)),
  percent: (percent, { discount }) => percent === 0 || (discount.type === 'porcentaje' && discount.value === percent),
  instalments: (numbers, { discount }) =>
    (discount.type === 'cuotas sin intereses' && numbers.includes(discount.value)) || numbers.every((number) => number === 1),
  // Of several terms the longest is used.
  duration: ({ days }, { conditions }) => days <= (conditions.refund?.days ?? 0),
  date: (date, { validFrom, validUntil }) =>
    date !== null && [date.from, date.until].every((day) => day === null || isWithin(day, validFrom, validUntil)),
  weekdays: (days, { weekdays }) => days.length === 7 || weekdays === null || days.every((day) => weekdays.includes(day)),
  institution: (name, { paymentMethods, unknownPaymentMethods }) =>
    (paymentMethods ?? []).flat().some((method) => method === name || familyName(method) === familyName(name)) ||
    unknownPaymentMethods.some((other) => other.includes(name)),
  foreignCard: (name, { unknownPaymentMethods }) => unknownPaymentMethods.includes(name),
  // People without a tier are named next to those with one.
  tier: ({ name, variant, issuer }, { conditions, paymentMethods }) =>
    name === null ||
    (issuer === null && (paymentMethods ?? []).flat().some((method) => LEVEL_CARDS.get(method)?.level === name)) ||
    (name === ANY_PLAN && (paymentMethods ?? []).flat().some((method) => methodNamed(method).parent === issuer)) ||
    (paymentMethods ?? []).flat().some((method) => method === variant || method.includes(name)) ||
    conditions.who.some(({ value, quote }) => value?.includes(name) === true || quote.toLowerCase().includes(name.toLowerCase())),
  people: ({ kind }, { conditions, appliesOnlyTo, paymentMethods }) =>
    conditions.who.some((who) => who.kind === kind) ||
    (appliesOnlyTo !== null && (kind === 'pensioner' || kind === 'benefit')) ||
    (paymentMethods ?? []).flat().some((method) => VARIANT_FOR[kind]?.test(method) === true),
  rail: (rail, { conditions, paymentRails, restrictions }) =>
    conditions.how.rails.includes(rail) ||
    paymentRails !== null ||
    (rail === 'card' && restrictions.some(namesCard)) ||
    (rail === 'qr' && restrictions.some(namesBalanceByQr)),
  funds: (funds, { conditions, restrictions }) =>
    conditions.how.funds === funds || (funds === 'balance' && restrictions.some(namesBalanceByQr)),
  app: (app, { conditions, paymentMethods, restrictions }) =>
    conditions.how.app.includes(app) ||
    restrictions.some((clause) => namesBalanceByQr(clause) && joined(clause).includes(joined(app))) ||
    (paymentMethods ?? []).flat().some((method) => method === app || familyName(method) === app),
  province: (name, { conditions }) => isPlaceOf(conditions.region, name),
  town: (name, { conditions }) => isPlaceOf(conditions.region, name),
}

/** Variants of a method are for people. */
const VARIANT_FOR: Partial<Record<WhoKind, RegExp>> = { salary: /sueldo/i, pensioner: /jubilad/i }

/** `Con un pago mínimo de $ 1`: the form wanted a number. */
const NEXT_TO_NOTHING = 1

/** `Con la tarjeta física`, where it is paid on the web. */
const namesCard = (clause: string) => /tarjeta(?: de (?:cr[eé]dito|d[eé]bito))? f[ií]sica/i.test(clause)
/** `… o QR con dinero en cuenta desde la app`: one way to pay of several, so that no field has it. */
const namesBalanceByQr = (clause: string) => /(?<![a-z])qr(?![a-z]).{0,40}(?:dinero|saldo) en (?:tu |la )?cuenta/i.test(clause)
const joined = (words: string) => words.toLowerCase().replaceAll(' ', '')
const namesAmount = (clause: string, pesos: number) => moneyIn(figureText(fold(clause))).some(({ value }) => value === pesos)
const isNoLimit = (pesos: number) => /^9{5,}$/.test(String(pesos))
const isWithin = (date: string, from: string | null, until: string | null) =>
  (from === null || date >= from) && (until === null || date <= until)

function isPlaceOf(region: ExtractedPromotion['conditions']['region'], name: string): boolean {
  return region !== null && [...region.provinces, ...region.onlyBranches, ...region.exceptBranches].includes(name)
}

/** Mentions of other kinds need no explanation. */
export const TO_EXPLAIN: ReadonlySet<string> = new Set(Object.keys(SAID))

/** Whether one of the promotions of a card says what a mention says. */
export function isSaid(mention: Mention, promotions: readonly ExtractedPromotion[]): boolean {
  // The table is keyed by kind, so kind and value belong together.
  const explain = (SAID as Partial<Record<MentionKind, (value: never, promotion: ExtractedPromotion) => boolean>>)[mention.kind]
  return explain !== undefined && promotions.some((promotion) => explain(mention.value as never, promotion))
}

/** The stretches of the card that a promotion shows as its own: evidence of its fields and what contradicts them, of its conditions, the clauses of `who`. */
export function shownSpans({ evidence, conflicts, conditions }: ExtractedPromotion): Span[] {
  return [
    ...Object.values(evidence).flat(),
    ...Object.values(conflicts).flat(),
    ...Object.values(conditions.evidence).flat(),
    ...conditions.who,
  ]
}
