import { describeOffer, type FactKind, type OfferContext, type ToldOffer } from '#domain/description/describeOffer.ts'
import { DOUBT_REASONS } from '#domain/promotion/doubt.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { plainPromotion } from '../arbitraries.ts'

const { evidence: _, url: __, ...plain } = plainPromotion

/** 20 % at Coto with Galicia's Visa, everywhere, every day of March, without a cap: nothing that a shopper must be told besides gain and method. */
export const PLAIN: ListedPromotion = { ...plain, id: 'a', paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA']], limits: { maxDiscount: null, explicitlyHasNoLimit: true, period: null, per: null, caps: [] } }

type Case = { offer: ToldOffer; context?: OfferContext }
type Change = Partial<Omit<ListedPromotion, 'conditions'>> & { conditions?: Partial<ListedPromotion['conditions']> }

function varied({ conditions, ...fields }: Change, context?: OfferContext): Case {
  return { offer: { promotion: { ...PLAIN, ...fields, conditions: { ...PLAIN.conditions, ...conditions } } }, ...(context && { context }) }
}

const who = (kind: ListedPromotion['conditions']['who'][number]['kind'], value: string | null = null): Change => ({ conditions: { who: [{ kind, value, alternatives: null }] } })
const region = (places: Partial<NonNullable<ListedPromotion['conditions']['region']>>): Change => ({ conditions: { region: { provinces: [], onlyBranches: [], exceptBranches: [], some: false, ...places } } })
const refund = (how: Partial<NonNullable<ListedPromotion['conditions']['refund']>>): Change => ({ conditions: { refund: { kind: 'refund', days: null, business: false, where: null, ...how } } })
const capped: ListedPromotion['limits'] = { maxDiscount: 12_000, explicitlyHasNoLimit: false, period: 'mes', per: 'persona', caps: [] }
const rank = { saving: 12_000, atLeast: 12_000, eligibility: { status: 'yes', via: ['Banco Galicia', 'Tarjeta de crédito VISA'], missing: [] } } satisfies Partial<ToldOffer>
const HOLDER: OfferContext = { personal: true, amount: 60_000 }
const DAY = { day: '2026-03-27' }
const FOUR: ListedPromotion['paymentMethods'] = [['Banco Galicia'], ['Banco Nación'], ['Banco Macro'], ['Mercado Pago'], ['Uala']]

/** Offers with one fact each, besides what every offer has: the matrix of places is drawn with the first, and all are printed to be read. */
export const FACT_CASES: Record<FactKind, readonly [Case, ...Case[]]> = {
  gain: [varied({}), varied({ discount: { type: 'cuotas sin intereses', value: 3 } }), varied({ discount: { type: 'porcentaje', value: 5 }, qualifiers: ['addition'] })],
  saving: [
    { offer: { promotion: PLAIN, ...rank }, context: HOLDER },
    { offer: { promotion: PLAIN, ...rank, atLeast: 0 }, context: HOLDER },
    { offer: { promotion: { ...PLAIN, discount: { type: 'cuotas sin intereses', value: 3 } }, ...rank, saving: 3_096 }, context: HOLDER },
  ],
  methods: [
    varied({}),
    varied({ paymentMethods: FOUR }),
    varied({ paymentMethods: null }),
    varied({ paymentMethods: null, qualifiers: ['unsaidMethods'] }),
    varied({ paymentMethods: null, qualifiers: ['showsId'] }),
    varied({ paymentMethods: null, unknownPaymentMethods: ['Tarjeta Cordobesa'] }),
    { offer: { promotion: PLAIN, ...rank, whose: { id: 'x', name: 'Ana', wallet: { instruments: [], answers: {} } } }, context: HOLDER },
  ],
  ways: [
    varied({ conditions: { how: { rails: ['qr'], app: ['BNA+'], funds: null, singlePayment: false, except: [] } } }),
    varied({ paymentMethods: [['Mercado Pago']], conditions: { how: { rails: ['qr'], app: [], funds: 'balance', singlePayment: false, except: [] } } }),
    varied({ conditions: { how: { rails: ['card'], app: [], funds: 'credit', singlePayment: false, except: [] } }, paymentMethods: [['Banco Galicia']] }),
  ],
  chain: [varied({}), varied({ supermarket: 'carrefour', where: ['Maxi'] }), varied({ where: ['Online'], qualifiers: ['deliveryDays'] })],
  according: [varied({ feed: 'cuenta-dni' }), varied({ feed: 'cuenta-dni', supermarket: 'la-anonima' })],
  cap: [
    varied({ limits: capped, ...refund({}) }),
    varied({ limits: capped }),
    varied({ limits: { ...capped, period: 'compra', caps: [{ amount: 50_000, period: 'mes', per: null, kind: 'back' }] } }),
    varied({ limits: { ...capped, maxDiscount: null } }),
    varied({}),
    { offer: { ...varied({ limits: capped }).offer, left: { most: 8_000, least: 8_000, usedUp: null, wholeOn: null } } },
  ],
  people: [
    varied(who('salary')),
    varied(who('pensioner')),
    varied(who('segment', 'Singular')),
    varied(who('age', '60')),
    varied(who('military')),
    varied(who('employment', 'docentes')),
    varied(who('resident', 'Rosario')),
    varied(who('newCustomer')),
    varied({ membership: ['MasClub'], supermarket: 'changomas', where: ['ChangoMas'] }),
    varied({ appliesOnlyTo: { anses: true, jubilados: false, programaCiudadaniaPorteña: false } }),
    { offer: { promotion: PLAIN, ...rank, eligibility: { status: 'no', via: [], missing: [{ kind: 'card', name: 'Tarjeta de crédito VISA', of: ['Banco Galicia'] }] } }, context: HOLDER },
  ],
  goods: [varied({ onlyForProducts: 'Vinos', conditions: { onlyFor: ['vinos'] } }), varied({ conditions: { onlyFor: ['carne', 'vinos', 'electro', 'textil'] } })],
  excluded: [
    varied({ excludesProducts: 'Carnes y lácteos', conditions: { excludes: ['carne', 'lacteos'] } }),
    varied({ conditions: { excludes: ['carne', 'leche-infantil', 'vinos', 'electro', 'bazar-hogar'], excludesSome: ['vinos'] } }),
    varied({ excludesProducts: 'Electro', conditions: { excludes: ['electro'] } }),
    varied({ excludesProducts: 'Aplican exclusiones' }),
  ],
  minimum: [varied({ minPurchase: 20_000 }), varied({ minPurchase: 80_000 }, { amount: 60_000 })],
  place: [varied({ where: ['Online'] }), varied({ where: ['Coto'] }), varied(region({ some: true })), varied({ qualifiers: ['unsaidPlace'] }), varied({ qualifiers: ['unsaidWeb'], where: ['Coto'] }), varied({ qualifiers: ['unsaidPlace'] }, { isOnline: true })],
  region: [varied(region({ provinces: ['Chaco', 'Salta'] })), varied(region({ provinces: ['CABA'], onlyBranches: ['2', '6', '7'] })), varied(region({ exceptBranches: ['Abasto', 'Alto', 'Alcorta', 'Caballito', 'Flores', 'Palermo'] }))],
  when: [varied({ weekdays: ['Jueves'] }), varied({ weekdays: ['Sabado', 'Domingo'] }), varied({ validUntil: null }), varied({ exceptDates: ['2026-03-20'] }), varied({ validFrom: '2026-03-31' }), varied({ qualifiers: ['unsaidEnd'] }), varied({ where: ['Online'], weekdays: ['Viernes'], qualifiers: ['deliveryDays'] })],
  begins: [varied({ validFrom: '2026-03-29' }, DAY), varied({ validUntil: '2026-03-20' }, DAY), varied({ validUntil: '2026-03-20', qualifiers: ['unsaidEnd'] }, DAY)],
  ends: [varied({ validUntil: '2026-03-27' }, DAY), varied({ validUntil: '2026-03-28' }, DAY)],
  refund: [varied(refund({ days: 30, where: 'account' })), varied(refund({ days: 10, business: true, where: 'statement' })), varied(refund({ kind: 'till' })), varied({ qualifiers: ['refundByCard'] })],
  adds: [varied({ stackable: true }), varied({ stackable: false }), varied({ stackable: true, qualifiers: ['partialStacking'] }), varied({ qualifiers: ['addition'] })],
  also: [{ offer: { promotion: PLAIN, ...rank, eligibility: { ...rank.eligibility, also: [['Mercado Pago'], ['MODO'], ['Cuenta DNI']] } }, context: HOLDER }],
  enrolment: [varied(who('enrolment'))],
  dayBefore: [varied({ qualifiers: ['dayBefore'] })],
  wallets: [varied({ qualifiers: ['modoAlone'] }), varied({ qualifiers: ['modoAndPhones'] })],
  proof: [varied({ qualifiers: ['showsId'] })],
  notAtSelfCheckout: [varied({ qualifiers: ['notAtSelfCheckout'] })],
  firstPurchase: [varied(who('firstPurchase')), ...(['dia', 'semana', 'mes', 'promocion'] as const).map((period) => varied({ conditions: { ...who('firstPurchase').conditions, uses: { times: 1, period } } }))],
  uses: [varied({ conditions: { uses: { times: 1, period: 'semana' } } }), varied({ conditions: { uses: { times: 2, period: 'mes' } } })],
  singlePayment: [varied({ conditions: { how: { ...PLAIN.conditions.how, singlePayment: true } } })],
  supposed: [varied({ unknownPaymentMethods: ['Tarjeta de débito Maestro'] })],
  doubt: [varied({ doubt: { subject: 'el tope', reason: 'contradiction' } }), ...DOUBT_REASONS.map((reason) => varied({ doubt: { subject: null, reason } }))],
  readings: [
    varied({ readings: { by: 'ambos', open: { limits: { from: 'programa', other: capped }, minPurchase: { from: 'modelo' } } } }),
    varied({ readings: { by: 'ambos', open: { paymentMethods: { from: 'modelo', other: [['Mercado Pago']] } } } }),
    varied({ readings: { by: 'ambos', open: { weekdays: { from: 'programa', other: ['Lunes'] } } } }),
    varied({ readings: { by: 'ambos', open: { discount: { from: 'tarjeta', other: { type: 'porcentaje', value: 15 } } } } }),
  ],
  oneReading: [varied({ readings: { by: 'programa', open: {} } })],
  age: [{ offer: { promotion: PLAIN, stale: { source: 'coto', capturedAt: '2026-03-02', ageDays: 25, isStale: true } } }],
}

/** Describes the first case of a fact. */
export function describeCase(kind: FactKind, at = 0) {
  const { offer, context } = FACT_CASES[kind][at] as Case
  return describeOffer(offer, context)
}
