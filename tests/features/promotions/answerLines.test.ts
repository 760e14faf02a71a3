import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { takesCommonMethods } from '#domain/choice/answer.ts'
import { gainParts } from '#domain/description/toText.ts'
import { worthWords } from '#domain/description/words/gain.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet/wallet.ts'
import { composeAnswerLines } from '#features/promotions/answerLines.ts'
import { type HomeSearch, homeHref } from '#features/promotions/homeSearch.ts'
import { buildHomeView } from '#features/promotions/homeView.ts'
import { listedPromotions, plainPromotion, wallets } from '../../domain/arbitraries.ts'

const TODAY = '2026-03-27'
const { evidence, url, ...plain } = plainPromotion
const listed = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plain, id: 'a', ...change })
const percent = (value: number) => ({ type: 'porcentaje' as const, value })
const UNCAPPED = { ...plain.limits, explicitlyHasNoLimit: true }
const capped = (maxDiscount: number) => ({ ...plain.limits, maxDiscount, period: 'mes' as const })
const MERCADO_PAGO: MethodName[][] = [['Mercado Pago']]
const SALARY = { ...NO_CONDITIONS, who: [{ kind: 'salary' as const, value: null, alternatives: null }] }
const ENROLLED = { ...NO_CONDITIONS, who: [{ kind: 'enrolment' as const, value: null, alternatives: null }] }
const HOW = { rails: ['qr' as const], app: [], funds: 'balance' as const, singlePayment: false, except: [] }
const refund = (kind: 'till' | 'refund') => ({ kind, days: 30, business: false, where: 'account' as const })

const holding = (...instruments: Wallet['instruments']): Wallet => ({ ...EMPTY_WALLET, instruments })
const WALLET = holding({ method: 'mercado-pago', cards: null })
const GALICIA = holding({ method: 'banco-galicia', cards: ['visa-credito'] })

/** The figure with the sentence, and each further line with its link; non-breaking spaces as plain ones. */
function said(all: ListedPromotion[], wallet: Wallet, search: HomeSearch, captures: Freshness[] = []): string[] {
  const view = buildHomeView({ today: TODAY, people: householdOf(wallet), promotions: all, groups: all.map((_, at) => at), glossary: [], captures }, search)
  const { best, words, notes, more } = composeAnswerLines(view, TODAY, search)
  const { before, figure } = best ? gainParts(best, search.monto) : { before: '', figure: '' }
  const lead = [before, figure, words, notes.join(' · ')].filter((part) => part !== '').join(' ')
  return [lead, ...more.map(({ best, words, to }) => `${worthWords(best)} ${words} → ${homeHref(to)}`)].map((text) => text.replaceAll('\u00a0', ' '))
}

const base = listed({ discount: percent(15), limits: UNCAPPED, paymentMethods: MERCADO_PAGO })

describe('the sentence', () => {
  it.each<[string, ListedPromotion[], Wallet, HomeSearch, string[]]>([
    ['a chain that nobody reads', [], WALLET, { supermarket: 'disco' }, ['Yapa no lee las promociones de Disco.']],
    ['one that is read beside it, and has nothing', [], WALLET, { supermarket: 'coto,vea' }, ['No: hoy en Coto no hay nada con lo tuyo.']],
    ['a discount without an amount', [base], WALLET, {}, ['$ 9.000 Hoy en Coto, pagá con Mercado Pago: sin tope.']],
    [
      'of the web that the card does not speak of places',
      [listed({ ...base, where: ['Coto', 'Online'], qualifiers: ['unsaidPlace'] })],
      WALLET,
      { canal: 'online' },
      ['$ 9.000 Hoy en Coto, pagá con Mercado Pago: sin tope. No dice si vale online'],
    ],
    [
      'its cap, its minimum and how one pays',
      [listed({ ...base, limits: capped(9_000), minPurchase: 30_000, conditions: { ...NO_CONDITIONS, how: HOW } })],
      WALLET,
      {},
      ['$ 9.000 Hoy en Coto, pagá con Mercado Pago (QR, dinero en cuenta): mínimo $ 30.000, tope $ 9.000 por mes.'],
    ],
    ['pesos that are certain', [listed({ ...base, limits: capped(9_000) })], WALLET, { monto: 80_000 }, ['$ 9.000 Hoy en Coto, pagá con Mercado Pago.']],
    [
      'pesos that come back',
      [listed({ ...base, conditions: { ...NO_CONDITIONS, refund: refund('refund') } })],
      WALLET,
      { monto: 80_000 },
      ['$ 12.000 Hoy en Coto, pagá con Mercado Pago: vuelve a tu cuenta dentro de los 30 días.'],
    ],
    [
      'pesos taken off at the till',
      [listed({ ...base, conditions: { ...NO_CONDITIONS, refund: refund('till') } })],
      WALLET,
      { monto: 80_000 },
      ['$ 12.000 Hoy en Coto, pagá con Mercado Pago: te lo descuentan al pagar.'],
    ],
    [
      'a range: the cap is not said, or something is left out',
      [listed({ ...base, limits: plain.limits, onlyForProducts: 'Carne' })],
      WALLET,
      { monto: 80_000 },
      ['hasta $ 12.000 Hoy en Coto, pagá con Mercado Pago. Solo en algunos productos'],
    ],
    [
      'a card of the bank, by MODO',
      [listed({ ...base, paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA', 'MODO']] })],
      holding({ method: 'banco-galicia', cards: ['visa-credito'] }, { method: 'modo', cards: null }),
      {},
      ['$ 9.000 Hoy en Coto, pagá con Visa crédito de Galicia por MODO: sin tope.'],
    ],
    ['instalments, which are no money back', [listed({ ...base, discount: { type: 'cuotas sin intereses', value: 3 } })], WALLET, { monto: 80_000 }, ['3 Hoy en Coto, pagá con Mercado Pago.']],
    [
      'what may be, with what it depends on',
      [listed({ ...base, paymentMethods: [['Banco Galicia']], conditions: SALARY })],
      GALICIA,
      { monto: 80_000 },
      ['No: hoy no hay descuento seguro con lo tuyo.', 'hasta $ 12.000 Si cobrás tu sueldo en Galicia, en Coto con Galicia → /?monto=80000&promo=a'],
    ],
    [
      'what is certain, and one line: what would be more',
      [listed({ ...base, paymentMethods: [['Banco Galicia']] }), listed({ ...base, id: 'b', discount: percent(30), paymentMethods: [['Banco Galicia']], conditions: SALARY })],
      GALICIA,
      {},
      ['$ 9.000 Hoy en Coto, pagá con Galicia: sin tope.', 'hasta $ 18.000 Si cobrás tu sueldo en Galicia, en Coto con Galicia → /?promo=b'],
    ],
    [
      'a better chain on the day that was asked for, before a better day',
      [base, listed({ ...base, id: 'b', discount: percent(30), weekdays: ['Lunes'] }), listed({ ...base, id: 'c', discount: percent(20), supermarket: 'makro', where: ['Makro'] })],
      WALLET,
      { supermarket: 'coto' },
      ['$ 9.000 Hoy en Coto, pagá con Mercado Pago: sin tope.', '$ 12.000 Mejor hoy, en Makro con Mercado Pago · solo en el local → /?supermarket=makro'],
    ],
    [
      'nothing, but tomorrow',
      [listed({ ...base, weekdays: ['Sabado'] })],
      WALLET,
      { monto: 40_000 },
      ['No: hoy no hay nada con lo tuyo.', '$ 6.000 Mejor mañana, en Coto con Mercado Pago → /?dia=2026-03-28&monto=40000'],
    ],
    [
      'nothing at a chain, with filters',
      [base],
      WALLET,
      { supermarket: 'dia', canal: 'online' },
      ['No: hoy en Día no hay nada con lo tuyo con esos filtros.', '$ 9.000 Mejor hoy, en Coto con Mercado Pago → /?supermarket=coto&canal=online'],
    ],
    [
      'only some shops of a chain, or its web shop',
      [listed({ ...base, supermarket: 'carrefour', where: ['Maxi', 'Online'] }), listed({ ...base, id: 'b', discount: percent(30), where: ['Online'], weekdays: ['Sabado'] })],
      WALLET,
      {},
      ['$ 9.000 Hoy en Carrefour, pagá con Mercado Pago: sin tope. Solo en Maxi y online', '$ 18.000 Mejor mañana, en Coto con Mercado Pago · solo online → /?dia=2026-03-28'],
    ],
    ['nothing at all', [], WALLET, { dia: '2026-03-30' }, ['No: el lunes 30 no hay nada con lo tuyo.']],
    [
      'without a wallet: what most people have, not the most there is',
      [base, listed({ ...base, id: 'b', discount: percent(30), paymentMethods: [['Banco Galicia']] })],
      EMPTY_WALLET,
      {},
      ['$ 9.000 Hoy en Coto, con Mercado Pago: sin tope.'],
    ],
    [
      'without a wallet, and nothing that most people have',
      [listed({ ...base, paymentMethods: [['Banco Galicia'], ['Banco Nación']] })],
      EMPTY_WALLET,
      {},
      ['Hoy depende de con qué pagás.', '$ 9.000 En Coto con Galicia o Nación → /?promo=a'],
    ],
    [
      'where nothing is named, what of the shopper’s pays',
      [listed({ ...base, paymentMethods: null, conditions: { ...NO_CONDITIONS, how: { ...HOW, funds: null } } })],
      holding({ method: 'mercado-pago', cards: null }, { method: 'modo', cards: null }),
      {},
      ['$ 9.000 Hoy en Coto, pagá con Mercado Pago (QR): sin tope. También con MODO'],
    ],
    [
      'what does not count, and what must be done before',
      [listed({ ...base, conditions: { ...ENROLLED, excludes: ['carne'] } })],
      WALLET,
      { monto: 60_000 },
      ['hasta $ 9.000 Hoy en Coto, pagá con Mercado Pago. Sin carnes · Antes tenés que inscribirte'],
    ],
    [
      'the best of the days, and not the first that is better',
      [listed({ ...base, discount: percent(10) }), listed({ ...base, id: 'b', discount: percent(20), weekdays: ['Lunes'] }), listed({ ...base, id: 'c', discount: percent(25), weekdays: ['Martes'] })],
      WALLET,
      {},
      ['$ 6.000 Hoy en Coto, pagá con Mercado Pago: sin tope.', '$ 15.000 Mejor el martes 31, en Coto con Mercado Pago → /?dia=2026-03-31'],
    ],
  ])('%s', (_, all, wallet, search, words) => {
    expect(said(all, wallet, search)).toEqual(words)
  })

  it('warns of what was read long ago', () => {
    const old = { source: 'coto' as const, capturedAt: '2026-03-02', ageDays: 25, isStale: true }
    expect(said([base], WALLET, {}, [old])).toEqual(['$ 9.000 Hoy en Coto, pagá con Mercado Pago: sin tope. Leída hace 25 días'])
    expect(said([base], WALLET, {}, [{ ...old, source: 'dia' }])).toEqual(['$ 9.000 Hoy en Coto, pagá con Mercado Pago: sin tope.'])
  })
})

it('of a chain read long ago nothing is known, which is not nothing', () => {
  const old = { source: 'dia' as const, capturedAt: '2026-01-02', ageDays: 84, isStale: true }
  expect(said([base], WALLET, { supermarket: 'dia' }, [old])[0]).toBe('No sabemos: a Día lo leímos hace 84 días.')
  expect(said([base], WALLET, { supermarket: 'dia' }, [{ ...old, isStale: false }])[0]).toBe('No: hoy en Día no hay nada con lo tuyo.')
})

/** Offers that hold on some days of the week of the tests. */
const offers: fc.Arbitrary<ListedPromotion[]> = fc.array(listedPromotions, { maxLength: 8 }).map((all) =>
  all.map(({ evidence, url, conflicts, notUnderstood, ...promotion }, at) => ({
    ...promotion,
    validFrom: null,
    // Nothing is called best that may be over, or that the readings tell differently.
    validUntil: '2026-12-31',
    readings: null,
    id: `p${at}`,
  })),
)
const searches: fc.Arbitrary<HomeSearch> = fc.record(
  {
    dia: fc.integer({ min: 0, max: 6 }).map((days) => addDays(TODAY, days)),
    monto: fc.integer({ min: 1, max: 300_000 }),
    supermarket: fc.constantFrom('coto', 'makro', 'dia,jumbo'),
  },
  { requiredKeys: [] },
)

it('nothing has the figure that is not certain, and few lines follow', () => {
  fc.assert(
    fc.property(offers, wallets, searches, (all, wallet, search) => {
      const view = buildHomeView({ today: TODAY, people: householdOf(wallet), promotions: all, groups: all.map((_, at) => at), glossary: [], captures: [] }, search)
      const { best, words, more } = composeAnswerLines(view, TODAY, search)
      const listedFirst = view.sections.flatMap(({ groups }) => groups.map(({ best }) => best))
      const usable = listedFirst.filter(({ eligibility, saving }) => eligibility.status === 'yes' && saving > 0)
      const forMost = view.personal ? [] : usable.filter(({ promotion }) => takesCommonMethods(promotion))
      const candidates = view.personal ? usable : forMost
      if (view.answer.sure) expect(candidates).toContain(view.answer.sure)
      if (best) expect(best).toBe(view.answer.sure)
      else expect(words).toMatch(/ no hay | depende de con qué pagás/)
      expect(more.length).toBeLessThanOrEqual(best ? 1 : 2)
      const perhaps = view.answer.ifAsked
      const extra = more.filter(({ best }) => best.eligibility.status === 'maybe')
      expect(perhaps === null && view.personal ? extra : []).toEqual([])
    }),
  )
})

it('what is suggested instead is certain, on another day or at another chain', () => {
  fc.assert(
    fc.property(offers, wallets, searches, (all, wallet, search) => {
      const { answer, day } = buildHomeView({ today: TODAY, people: householdOf(wallet), promotions: all, groups: all.map((_, at) => at), glossary: [], captures: [] }, search)
      const { later, elsewhere } = answer
      const suggested = [later?.best, elsewhere].filter((one) => one !== null && one !== undefined)
      expect(suggested.filter(({ eligibility }) => eligibility.status !== 'yes')).toEqual([])
      expect(later?.date).not.toBe(day)
      const asked = (search.supermarket ?? '').split(',')
      expect(asked).not.toContain(elsewhere?.promotion.supermarket)
      expect(search.supermarket === undefined ? elsewhere : null).toBeNull()
    }),
  )
})
