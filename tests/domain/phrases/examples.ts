import { makeShopper, rankForShopper } from '#domain/choice/ranking.ts'
import type { CashierQuestion, TillStep } from '#domain/choice/till.ts'
import { describeOffer } from '#domain/description/describeOffer.ts'
import * as witness from '#domain/description/words/witness.ts'
import * as amount from '#domain/phrases/amount.ts'
import * as answer from '#domain/phrases/answer.ts'
import * as changes from '#domain/phrases/changes.ts'
import * as list from '#domain/phrases/list.ts'
import * as news from '#domain/phrases/news.ts'
import * as plan from '#domain/phrases/plan.ts'
import * as soon from '#domain/phrases/soon.ts'
import * as till from '#domain/phrases/till.ts'
import * as uses from '#domain/phrases/uses.ts'
import * as whatIf from '#domain/phrases/whatIf.ts'
import * as wizard from '#domain/phrases/wizard.ts'
import type { OfferedTrip } from '#domain/plan/offeredTrips.ts'
import { DEFAULT_WISHES, type Plan } from '#domain/plan/plan.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import type { PromotionChange } from '#domain/promotion/promotionChange.ts'
import type { Witness } from '#domain/promotion/witness.ts'
import { clauseOf } from '#domain/questions/clause.ts'
import type { QuestionKey } from '#domain/questions/questionKey.ts'
import * as placeLines from '#domain/text/placeLines.ts'
import * as verbPhrase from '#domain/text/verbPhrase.ts'
import type { ExpectedRefund } from '#domain/uses/use.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { plainPromotion } from '../arbitraries.ts'
import { use } from '../uses.ts'

/** Examples of every phrase, which `npm run yapa -- phrases` prints. A function of the room without one is an error of types. */
type Examples<M> = { [K in keyof M as M[K] extends (...given: never[]) => unknown ? K : never]: Given<M[K]>[] }
type Given<F> = F extends (...given: infer A) => unknown ? A : never

const ANA = { name: 'Ana' }
const PAID = { ...use, cap: 'Tope $ 20.000 por mes' }
const AWAITED: ExpectedRefund = { days: 30, business: false, where: 'account', arrival: 'awaited' }
const CHANGE: PromotionChange = { promotionId: 'a', supermarket: 'coto', seenAt: '2026-04-01', event: 'changed', field: null, was: null, became: null }
const { evidence: _, url: __, ...plain } = plainPromotion
const BACK: ListedPromotion = {
  ...plain,
  id: 'a',
  supermarket: 'coto',
  where: ['Coto', 'Online'],
  discount: { type: 'porcentaje', value: 25 },
  weekdays: ['Jueves'],
  validFrom: '2026-03-01',
  validUntil: '2026-03-31',
  paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA'], ['Banco Nación']],
  limits: { maxDiscount: 20_000, explicitlyHasNoLimit: false, period: 'mes', per: 'persona', caps: [] },
  excludesProducts: 'Carnes, vinos y electro',
  stackable: false,
  conditions: {
    ...plain.conditions,
    excludes: ['carne', 'leche-infantil', 'aceite', 'vinos', 'electro', 'bazar-hogar'],
    excludesSome: ['vinos'],
    who: [{ kind: 'salary', value: null, alternatives: null }],
    refund: { kind: 'refund', days: 30, business: false, where: 'account' },
    how: { rails: ['qr'], app: ['MODO'], funds: 'credit', singlePayment: true, except: [] },
  },
}
const THREE: ListedPromotion = { ...BACK, id: 'b', discount: { type: 'cuotas sin intereses', value: 3 }, limits: { maxDiscount: null, explicitlyHasNoLimit: false, period: null, per: null, caps: [] }, onlyForProducts: 'Electrónica y línea blanca' }
const RETIRED: ListedPromotion = { ...BACK, id: 'c', discount: { type: 'porcentaje', value: 5 }, qualifiers: ['addition'], limits: { ...BACK.limits, maxDiscount: 5_000, period: 'semana', per: null }, conditions: { ...BACK.conditions, who: [{ kind: 'pensioner', value: null, alternatives: null }] } }
const ALL = [BACK, THREE, RETIRED]
const FOR_ANYBODY = rankForShopper(BACK, makeShopper(householdOf(EMPTY_WALLET)))
const FOR_GALICIA = rankForShopper(BACK, makeShopper(householdOf({ ...EMPTY_WALLET, instruments: [{ method: 'banco-galicia', cards: ['visa-credito'] }] })))
const OF_ANA = { ...FOR_GALICIA, whose: { id: 'x', name: 'Ana', wallet: EMPTY_WALLET } }

const TRIP: OfferedTrip = { trip: { ...{ id: '2026-03-23-1', date: '2026-03-26', chain: 'coto', whose: '', via: [], amount: 60_000, saving: 15_000 }, ...{ offers: [{ id: 'a', saving: 15_000 }], isPossible: false, isStale: false, left: 5_000 } }, offer: FOR_GALICIA, others: [] }
const AT_TILL: OfferedTrip = { ...TRIP }
const PLAN: Plan = { first: '2026-03-23', last: '2026-04-19', trips: [TRIP.trip], saving: 15_000, spent: 60_000, atMost: 15_000 }

const KEYS: [QuestionKey, string | null][] = [
  ['salary:banco-galicia', null],
  ['salary:any', null],
  ['account:banco-nacion', null],
  ['pension:banco-nacion', null],
  ['new:mercado-pago', null],
  ['tier:banco-patagonia:singular', 'Singular'],
  ['tier:any:plan-sueldo', 'Plan Sueldo'],
  ['pensioner', null],
  ['pensioner:jubilado', null],
  ['military', null],
  ['phone', null],
  ['qr', null],
  ['age:60', null],
  ['province:cordoba', 'Córdoba'],
  ['benefit:anses', 'ANSES'],
  ['benefit:anses-banco-nacion', 'ANSES'],
  ['benefit:ciudadania-portena', null],
  ['benefit:auh', null],
  ['employment:empleados-publicos', null],
  ['employment:personal-de-salud', null],
  ['employment:docentes', null],
  ['employment:policia', 'la policía'],
  ['resident:rosario', 'Rosario'],
  ['member:masclub', 'MasClub'],
  ['app:cuenta-dni', 'Cuenta DNI'],
  ['shops:coto:abasto', 'Abasto'],
  ['other:celular-android', 'celular Android'],
]
const CLAUSES = KEYS.map(([key, name]) => clauseOf(key, name))

const ANYWHERE = { provinces: [], onlyBranches: [], exceptBranches: [], some: false }
const UNCAPPED = { ...BACK, limits: { maxDiscount: null, explicitlyHasNoLimit: true, period: null, per: null, caps: [] } }
const WEEKLY = { ...BACK, limits: { ...BACK.limits, period: 'semana' as const } }
const OF_TIERS = { ...BACK, conditions: { ...BACK.conditions, who: ['Clásica', 'Plus'].map((value) => ({ kind: 'segment' as const, value, alternatives: null })) } }
const WITNESS: Witness = { feed: 'cuenta-dni', verdict: 'confirmed', readOn: '2026-10-06', promotionId: 'b', adds: [], differs: [] }

const HERE = { when: 'hoy', amount: undefined, personal: true }
const NOTHING = { personal: true, chains: ['dia' as const], isFiltered: false }
const OLD = { source: 'coto' as const, capturedAt: '2026-03-02', ageDays: 25, isStale: true }
const ENROLLED = { ...BACK, conditions: { ...BACK.conditions, who: [{ kind: 'enrolment' as const, value: null, alternatives: null }] } }
const STEPS: TillStep[] = [
  { do: 'enrol', needs: ['registration', 'coupon'] },
  { do: 'dayBefore' },
  { do: 'member', clubs: ['Club Día'] },
  { do: 'minimum', pesos: 20_000 },
  { do: 'open', apps: ['Mercado Pago', 'MODO'], rails: ['qr'] },
  { do: 'open', apps: ['MODO'], rails: [] },
  ...(['balance', 'credit', 'debit', 'card'] as const).map((funds) => ({ do: 'choose' as const, funds, cards: [] })),
  { do: 'choose', funds: null, cards: ['Tarjeta de crédito VISA'] },
  ...(['qr', 'nfc', 'contactless', 'card', 'web'] as const).map((rail) => ({ do: 'pay' as const, rails: [rail] })),
  { do: 'card', group: ['Banco Galicia', 'Tarjeta de crédito VISA'] },
  { do: 'anything' },
  { do: 'web' },
  { do: 'delivery' },
  { do: 'once' },
  { do: 'instalments', count: 3 },
]

type Modules = {
  amount: typeof amount
  answer: typeof answer
  changes: typeof changes
  news: typeof news
  soon: typeof soon
  verbPhrase: typeof verbPhrase
  list: typeof list
  plan: typeof plan
  placeLines: typeof placeLines
  till: typeof till
  uses: typeof uses
  whatIf: typeof whatIf
  witness: typeof witness
  wizard: typeof wizard
}

export const PHRASES: Modules = { amount, answer, changes, news, soon, verbPhrase, list, plan, placeLines, till, whatIf, uses, witness, wizard }

export const EXAMPLES: { [M in keyof Modules]: Examples<Modules[M]> } = {
  amount: { purchaseWords: [[undefined], [80_000]], amountWords: [['60 mil'], ['mucho']], amountFaultWords: [['60 mil'], ['0'], ['mucho']] },
  answer: {
    nothingSentence: [
      ['hoy', NOTHING],
      ['mañana', { personal: false, chains: [], isFiltered: true }],
      ['hoy', { ...NOTHING, isSure: false }],
      ['hoy', { ...NOTHING, personal: false, isSure: false }],
    ],
    sureSentence: [
      [FOR_GALICIA, HERE],
      [FOR_GALICIA, { ...HERE, amount: 60_000 }],
      [
        { ...FOR_ANYBODY, promotion: ENROLLED },
        { ...HERE, personal: false },
      ],
      [rankForShopper(THREE, makeShopper(householdOf(EMPTY_WALLET))), HERE],
    ],
    answerNotes: [[{ ...FOR_ANYBODY, promotion: ENROLLED, stale: OLD }], [{ ...FOR_GALICIA, own: [['Mercado Pago'], ['MODO']] }]],
    unreadSentence: [[['disco', 'vea']]],
    joinChainNames: [[['coto', 'dia']]],
    alternativeLine: [
      [FOR_GALICIA, true],
      [FOR_GALICIA, true, 60_000, 'mejor el jueves 2'],
      [rankForShopper(THREE, makeShopper(householdOf(EMPTY_WALLET))), false, 60_000],
    ],
    bestDayWords: [[{ date: '2026-04-02', best: FOR_GALICIA }, '2026-03-27', true]],
    weekSentence: [[{ date: '2026-04-02', best: FOR_GALICIA }, '2026-03-27', { amount: undefined, personal: true }]],
  },
  changes: { changesOfDayWords: [[[{ ...CHANGE, field: 'limits', was: '7', became: '5' }]]], groupChangesByDay: [[[{ ...CHANGE, field: 'validUntil', was: '"2026-03-31"', became: '"2026-04-30"' }]], [[{ ...CHANGE, event: 'returned' }]], [[{ ...CHANGE, event: 'follows' }]]] },
  soon: {
    endWords: [
      ['2026-03-27', '2026-03-27'],
      ['2026-03-31', '2026-03-27'],
    ],
    renewalWords: [['2026-04-01', 'mes']],
  },
  news: { listNews: [[[{ id: CHANGE.promotionId }], [{ ...CHANGE, event: 'appeared', publishedAt: '2026-03-27T15:00:00.000Z' }]]] },
  verbPhrase: {
    infinitiveWords: CLAUSES.map((one) => [one]),
    askReader: CLAUSES.map((one) => [one]),
    askAbout: CLAUSES.map((one) => ['Ana', one]),
    eitherClauseWords: [
      [CLAUSES.slice(0, 1), null],
      [[...CLAUSES.slice(0, 1), ...CLAUSES.slice(7, 8)], 'Ana'],
      [['Chaco', 'Salta', 'Jujuy'].map((name) => clauseOf('province:chaco', name)), null],
      [CLAUSES.slice(0, 5), null],
    ],
    allClausesWords: [[[CLAUSES.slice(0, 1), CLAUSES.slice(7, 9), CLAUSES.slice(5, 6)], null]],
    joinAlternatives: [[['a', 'b']], [['a', 'b', 'c', 'd']]],
  },
  list: {
    sectionWords: (['yes', 'maybe', 'instalments', 'stale', 'no'] as const).flatMap((kind): ['yes', number, boolean][] => [
      [kind as 'yes', 3, true],
      [kind as 'yes', 1, false],
    ]),
    listWords: [
      [{ yes: 3, maybe: 2, no: 1 }, true],
      [{ yes: 0, maybe: 2, no: 1 }, true],
      [{ yes: 0, maybe: 0, no: 3 }, true],
      [{ yes: 12, maybe: 2, no: 0 }, false],
    ],
    chainListTitle: [
      ['2026-03-27', '2026-03-27', undefined],
      ['2026-03-28', '2026-03-27', 80_000],
    ],
    foundWords: [[{ count: 1, leads: [] }], [{ count: 37, leads: [1, 2, 3] }]],
    elsewhereInChain: [[14]],
    possibleWords: [[1], [5]],
    unknownWords: [[{ source: 'dia', ageDays: 84 }]],
    oldDataWords: [
      [
        [
          { source: 'coto', capturedAt: '2026-03-06', ageDays: 21, isStale: true },
          { source: 'dia', capturedAt: '2026-01-02', ageDays: 84, isStale: true },
        ],
      ],
    ],
    instalmentValuationNote: [[undefined], [80_000]],
    longInstalmentsWords: [[[18]], [[18, 24]]],
  },
  placeLines: {
    branchesWords: [[['Abasto', 'alte brown']], [['2', '6']], [['franquicias', 'San Martín 399', 'Calle 7 n° 12']]],
    placeLines: [[{ ...ANYWHERE, provinces: ['Chaco', 'Salta'] }], [{ ...ANYWHERE, provinces: ['CABA'], onlyBranches: ['2', '6', '7'] }], [{ ...ANYWHERE, exceptBranches: ['Abasto', 'Alto', 'Alcorta', 'Caballito', 'Flores', 'Palermo'] }]],
  },
  plan: {
    shortDayWords: [['2026-03-26']],
    tripPlaceWords: [[TRIP]],
    tripMoneyWords: [[TRIP], [AT_TILL]],
    tripSavingWords: [[TRIP]],
    tripNotes: [[TRIP], [{ ...AT_TILL, trip: { ...TRIP.trip, left: 0, isStale: true } }]],
    planTotalWords: [[PLAN, [TRIP]]],
    lastKnownWords: [['2026-03-31']],
    bestPlanWords: [[PLAN], [{ ...PLAN, atMost: 41_000 }]],
    weekWords: [
      ['2026-03-23', '2026-03-26'],
      ['2026-03-30', '2026-03-26'],
      ['2026-04-06', '2026-03-26'],
    ],
    movedWords: [[TRIP.trip, { ...TRIP.trip, date: '2026-03-27', chain: 'dia' }]],
    wishesWords: [[DEFAULT_WISHES], [{ ...DEFAULT_WISHES, trips: 1, chains: ['coto', 'dia'], channel: 'online', isWithPossible: true }]],
    badWishesWords: [[['gasto']], [['supermarket', 'fijas']]],
    briefNotes: [[TRIP]],
    awayWords: [[TRIP], [{ ...TRIP, trip: { ...TRIP.trip, left: 0 } }]],
    tripReminderWords: [[TRIP, '2026-03-25']],
    planShareWords: [
      [PLAN, [TRIP, TRIP, TRIP, AT_TILL], 'real'],
      [PLAN, [], 'example'],
    ],
    changedWords: [[{ ...DEFAULT_WISHES, skips: ['2026-03-26'], fixed: [{ date: '2026-03-27', chain: 'coto', amount: 9_000 }] }]],
  },
  till: {
    tillStepWords: STEPS.map((step) => [step, BACK]),
    cashierQuestionWords: (['branch', 'rail', 'proof', 'web'] as const).map((ask): [CashierQuestion] => [{ ask }]).concat([[{ ask: 'format', formats: ['Maxi'] }]]),
    gainWords: [
      [FOR_GALICIA, undefined],
      [FOR_GALICIA, 60_000],
      [rankForShopper(THREE, makeShopper(householdOf(EMPTY_WALLET))), 60_000],
    ],
  },
  uses: {
    pastDayWords: [
      ['2026-03-27', '2026-03-27'],
      ['2026-03-26', '2026-03-27'],
      ['2026-03-23', '2026-03-27'],
      ['2026-02-20', '2026-03-27'],
    ],
    usedWords: [
      [PAID, '2026-03-27', undefined],
      [PAID, '2026-03-28', ANA],
      [PAID, '2026-03-28', { name: '' }],
    ],
    savedWords: [[PAID], [{ ...PAID, refund: { ...AWAITED, arrival: 'missing' } }]],
    dueWords: [
      [{ use: PAID, refund: AWAITED, due: '2026-04-26', isDue: false, isLate: false }, undefined],
      [{ use: PAID, refund: AWAITED, due: '2026-04-26', isDue: true, isLate: true }, ANA],
      [{ use: PAID, refund: { ...AWAITED, where: null }, due: null, isDue: false, isLate: false }, undefined],
    ],
    debtorName: [[PAID], [{ ...PAID, paidWith: ['Banco Galicia'] }]],
    claimPlaceWords: [[PAID], [{ ...PAID, paidWith: ['Banco Galicia'] }], [{ ...PAID, paidWith: ['NaranjaX'] }]],
    refundReminderWords: [[PAID]],
    complaintText: [[{ ...PAID, paidWith: ['Banco Galicia'], words: '20% con Galicia los viernes' }, AWAITED]],
  },
  whatIf: {
    additionWords: [[{ instrument: { method: 'cuenta-dni', cards: null }, answer: null }], [{ instrument: { method: 'banco-galicia', cards: ['visa-credito'] }, answer: 'salary:banco-galicia' }], [{ instrument: null, answer: 'member:masclub' }], [{ instrument: null, answer: 'tier:banco-patagonia:singular' }]],
    takesWords: [['free'], ['account'], ['salary'], ['unknown']],
    opensWords: [[[BACK]], [ALL]],
  },
  witness: {
    witnessWords: [
      [WITNESS, BACK, BACK],
      [{ ...WITNESS, verdict: 'adds', adds: ['minPurchase', 'weekdays', 'limits', 'validUntil'] }, BACK, { ...BACK, minPurchase: 15_000 }],
      [{ ...WITNESS, verdict: 'adds', adds: ['limits'] }, BACK, UNCAPPED],
      [{ ...WITNESS, verdict: 'adds', adds: ['appliesOnlyTo'] }, BACK, OF_TIERS],
      [{ ...WITNESS, verdict: 'contradicted', differs: ['limits'], adds: ['minPurchase'] }, BACK, { ...WEEKLY, minPurchase: 15_000 }],
      [{ ...WITNESS, verdict: 'contradicted', differs: ['limits'] }, BACK, UNCAPPED],
      [{ ...WITNESS, verdict: 'contradicted', differs: ['discount'] }, BACK, { ...BACK, discount: { type: 'porcentaje', value: 20 } }],
      [
        { ...WITNESS, verdict: 'contradicted', differs: ['minPurchase'] },
        { ...BACK, minPurchase: 60_000 },
        { ...BACK, minPurchase: 15_000 },
      ],
      [{ ...WITNESS, verdict: 'contradicted', differs: ['weekdays'] }, BACK, { ...BACK, weekdays: ['Jueves', 'Viernes'] }],
      [{ ...WITNESS, feed: 'banco-galicia', verdict: 'contradicted', differs: ['appliesOnlyTo'] }, BACK, BACK],
      [{ ...WITNESS, verdict: 'notFound' }, BACK, null],
    ],
    accordingTo: [[{ feed: 'cuenta-dni' }], [{}]],
    publishedByWords: [
      ['cuenta-dni', { ...BACK, supermarket: 'la-anonima' }],
      ['cuenta-dni', BACK],
    ],
  },
  wizard: {
    answerWorthWords: [[{ settles: 4, touches: 6 }], [{ settles: 1, touches: 1 }], [{ settles: 0, touches: 3 }]],
    walletSaidWords: [[{ methods: 2, yours: 12, possible: 5, without: [] }], [{ methods: 1, yours: 1, possible: 1, without: ['Marta'] }], [{ methods: 3, yours: 0, possible: 0, without: [] }], [{ methods: 0, yours: 0, possible: 0, without: [] }]],
  },
}

/** Offers as a shopper with the card, and everybody, is told them. */
export const TOLD = [...[FOR_GALICIA, OF_ANA].map((offer) => describeOffer(offer, { personal: true, amount: 60_000, day: '2026-03-26' })), ...ALL.map((promotion) => describeOffer({ promotion }))]
