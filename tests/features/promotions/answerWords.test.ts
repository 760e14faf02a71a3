import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isForMost } from '#domain/answer.ts'
import { addDays } from '#domain/calendar.ts'
import { NO_CONDITIONS } from '#domain/condition.ts'
import { alone } from '#domain/household.ts'
import type { MethodName } from '#domain/paymentMethod.ts'
import type { ListedPromotion } from '#domain/promotion.ts'
import { headlineOf, isOnWholePurchase } from '#domain/promotionList.ts'
import { isInstalments } from '#domain/ranking.ts'
import { EMPTY_WALLET, type Wallet } from '#domain/wallet.ts'
import { discountFigure, pesos } from '#domain/words.ts'
import { answerWords } from '#features/promotions/answerWords.ts'
import { type HomeSearch, homeHref } from '#features/promotions/homeSearch.ts'
import { homeView } from '#features/promotions/homeView.ts'
import { plainPromotion, promotions, wallets } from '../../domain/arbitraries.ts'

const TODAY = '2026-03-27'
const { evidence, url, ...plain } = plainPromotion
const listed = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plain, id: 'a', ...change })
const percent = (value: number) => ({ type: 'porcentaje' as const, value })
const UNCAPPED = { ...plain.limits, explicitlyHasNoLimit: true }
const capped = (maxDiscount: number) => ({ ...plain.limits, maxDiscount, period: 'mes' as const })
const MERCADO_PAGO: MethodName[][] = [['Mercado Pago']]
const SALARY = { ...NO_CONDITIONS, who: [{ kind: 'salary' as const, value: null, alternatives: null }] }
const HOW = { rails: ['qr' as const], app: [], funds: 'balance' as const, singlePayment: false }
const refund = (kind: 'till' | 'refund') => ({ kind, days: 30, business: false, where: 'account' as const })

const holding = (...instruments: Wallet['instruments']): Wallet => ({ ...EMPTY_WALLET, instruments })
const WALLET = holding({ method: 'mercado-pago', cards: null })
const GALICIA = holding({ method: 'banco-galicia', cards: ['visa-credito'] })

/** The sentence, and each further line with its link; non-breaking spaces as plain ones. */
function said(all: ListedPromotion[], wallet: Wallet, search: HomeSearch): string[] {
  const view = homeView(
    { today: TODAY, people: alone(wallet), promotions: all, groups: all.map((_, at) => at), glossary: [], captures: [] },
    search,
  )
  const { before, figure, after, more } = answerWords(view, TODAY, search)
  return [`${before}${figure}${after}`, ...more.map(({ words, to }) => `${words} → ${homeHref(to)}`)].map((text) =>
    text.replaceAll('\u00a0', ' '),
  )
}

const base = listed({ discount: percent(15), limits: UNCAPPED, paymentMethods: MERCADO_PAGO })

describe('the sentence', () => {
  it.each<[string, ListedPromotion[], Wallet, HomeSearch, string[]]>([
    ['a chain that nobody reads', [], WALLET, { supermarket: 'disco' }, ['Yapa no lee las promociones de Disco.']],
    [
      'one that is read beside it, and has nothing',
      [],
      WALLET,
      { supermarket: 'coto,vea' },
      ['Hoy no hay nada con tus medios de pago en Coto.'],
    ],
    ['a discount without an amount', [base], WALLET, {}, ['Hoy en Coto, pagá con Mercado Pago: 15% de descuento. Sin tope.']],
    [
      'of the web that the card does not speak of places',
      [listed({ ...base, where: ['Coto', 'Online'], qualifiers: ['unsaidPlace'] })],
      WALLET,
      { canal: 'online' },
      ['Hoy en Coto, pagá con Mercado Pago: 15% de descuento. Sin tope. No dice si vale online.'],
    ],
    [
      'its cap, its minimum and how one pays',
      [listed({ ...base, limits: capped(9_000), minPurchase: 30_000, conditions: { ...NO_CONDITIONS, how: HOW } })],
      WALLET,
      {},
      ['Hoy en Coto, pagá con Mercado Pago (con QR, con dinero en cuenta): 15% de descuento, desde $ 30.000. Tope $ 9.000 por mes.'],
    ],
    [
      'pesos that are certain',
      [listed({ ...base, limits: capped(9_000) })],
      WALLET,
      { monto: 80_000 },
      ['Hoy en Coto, pagá con Mercado Pago: ahorrás $ 9.000.'],
    ],
    [
      'pesos that come back',
      [listed({ ...base, conditions: { ...NO_CONDITIONS, refund: refund('refund') } })],
      WALLET,
      { monto: 80_000 },
      ['Hoy en Coto, pagá con Mercado Pago: vuelven $ 12.000 a tu cuenta en 30 días.'],
    ],
    [
      'pesos taken off at the till',
      [listed({ ...base, conditions: { ...NO_CONDITIONS, refund: refund('till') } })],
      WALLET,
      { monto: 80_000 },
      ['Hoy en Coto, pagá con Mercado Pago: te descuentan $ 12.000.'],
    ],
    [
      'a range: the cap is not said, or something is left out',
      [listed({ ...base, limits: plain.limits, onlyForProducts: 'Carne' })],
      WALLET,
      { monto: 80_000 },
      ['Hoy en Coto, pagá con Mercado Pago: ahorrás hasta $ 12.000, solo en algunos productos.'],
    ],
    [
      'a card of the bank, by MODO',
      [listed({ ...base, paymentMethods: [['Banco Galicia', 'Tarjeta de crédito VISA', 'MODO']] })],
      holding({ method: 'banco-galicia', cards: ['visa-credito'] }, { method: 'modo', cards: null }),
      {},
      ['Hoy en Coto, pagá con Visa crédito de Galicia por MODO: 15% de descuento. Sin tope.'],
    ],
    [
      'instalments, which are no money back',
      [listed({ ...base, discount: { type: 'cuotas sin intereses', value: 3 } })],
      WALLET,
      { monto: 80_000 },
      ['Hoy en Coto, pagá con Mercado Pago en 3 cuotas sin interés: equivale a ≈ $ 3.096.'],
    ],
    [
      'what may be, with what it depends on',
      [listed({ ...base, paymentMethods: [['Banco Galicia']], conditions: SALARY })],
      GALICIA,
      { monto: 80_000 },
      ['Hoy puede ser, si cobrás tu sueldo en Galicia: hasta $ 12.000 en Coto con Galicia.'],
    ],
    [
      'what is certain, and what would be more',
      [
        listed({ ...base, paymentMethods: [['Banco Galicia']] }),
        listed({ ...base, id: 'b', discount: percent(30), paymentMethods: [['Banco Galicia']], conditions: SALARY }),
      ],
      GALICIA,
      {},
      [
        'Hoy en Coto, pagá con Galicia: 15% de descuento. Sin tope.',
        'Y si cobrás tu sueldo en Galicia, 30% en Coto con Galicia → /?promo=b',
      ],
    ],
    [
      'a better day, and a better chain than the one that was asked for',
      [
        base,
        listed({ ...base, id: 'b', discount: percent(30), weekdays: ['Lunes'] }),
        listed({ ...base, id: 'c', discount: percent(20), supermarket: 'makro', where: ['Makro'] }),
      ],
      WALLET,
      { supermarket: 'coto' },
      [
        'Hoy en Coto, pagá con Mercado Pago: 15% de descuento. Sin tope.',
        'Mejor el lunes 30: 30% en Coto con Mercado Pago → /?supermarket=coto&dia=2026-03-30',
        'Mejor hoy: 20% en Makro con Mercado Pago → /?supermarket=makro',
      ],
    ],
    [
      'nothing, but tomorrow',
      [listed({ ...base, weekdays: ['Sabado'] })],
      WALLET,
      { monto: 40_000 },
      ['Hoy no hay nada con tus medios de pago.', 'Sí hay mañana: $ 6.000 en Coto con Mercado Pago → /?dia=2026-03-28&monto=40000'],
    ],
    [
      'nothing at a chain, with filters',
      [base],
      WALLET,
      { supermarket: 'dia', canal: 'online' },
      [
        'Hoy no hay nada con tus medios de pago en Día con esos filtros.',
        'Sí hay hoy: 15% en Coto con Mercado Pago → /?supermarket=coto&canal=online',
      ],
    ],
    [
      'only some shops of a chain, or its web shop',
      [
        listed({ ...base, supermarket: 'carrefour', where: ['Maxi', 'Online'] }),
        listed({ ...base, id: 'b', discount: percent(30), where: ['Online'], weekdays: ['Sabado'] }),
      ],
      WALLET,
      {},
      [
        'Hoy en Carrefour (Maxi), pagá con Mercado Pago: 15% de descuento. Sin tope.',
        'Mejor mañana: 30% en Coto online con Mercado Pago → /?dia=2026-03-28',
      ],
    ],
    ['nothing at all', [], WALLET, { dia: '2026-03-30' }, ['El lunes 30 no hay nada con tus medios de pago.']],
    [
      'without a wallet: what most people have, not the most there is',
      [base, listed({ ...base, id: 'b', discount: percent(30), paymentMethods: [['Banco Galicia']] })],
      EMPTY_WALLET,
      {},
      ['Hoy en Coto, con Mercado Pago: 15% de descuento. Sin tope.'],
    ],
    [
      'without a wallet, and nothing that most people have',
      [listed({ ...base, paymentMethods: [['Banco Galicia'], ['Banco Nación']] })],
      EMPTY_WALLET,
      {},
      ['Hoy en Coto, con Galicia, Nación: 15% de descuento. Sin tope.'],
    ],
  ])('%s', (_, all, wallet, search, words) => {
    expect(said(all, wallet, search)).toEqual(words)
  })
})

/** Offers that hold on some days of the week of the tests. */
const offers: fc.Arbitrary<ListedPromotion[]> = fc.array(promotions, { maxLength: 8 }).map((all) =>
  all.map(({ evidence, url, conflicts, notUnderstood, ...promotion }, at) => ({
    ...promotion,
    validFrom: null,
    validUntil: null,
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

it('no maybe is said as certain, and the figure is that of the first usable promotion of the list', () => {
  fc.assert(
    fc.property(offers, wallets, searches, (all, wallet, search) => {
      const view = homeView(
        { today: TODAY, people: alone(wallet), promotions: all, groups: all.map((_, at) => at), glossary: [], captures: [] },
        search,
      )
      const { before, figure, more } = answerWords(view, TODAY, search)
      const listedFirst = view.sections.flatMap(({ groups }) => groups.map(({ best }) => best))
      const usable = listedFirst.filter(({ eligibility, saving }) => eligibility.status === 'yes' && saving > 0)
      const forMost = view.personal ? [] : usable.filter(({ promotion }) => isForMost(promotion))
      const candidates = forMost.length > 0 ? forMost : usable
      const first = candidates.find(({ promotion }) => isOnWholePurchase(promotion)) ?? candidates[0]
      if (first) {
        const { promotion, saving } = first
        const amount = search.monto
        const plainFigure = amount === undefined ? discountFigure(promotion.discount).figure : pesos(saving)
        expect(figure).toBe(isInstalments(promotion) ? `${promotion.discount.value} cuotas` : plainFigure)
        expect(before).not.toContain('puede ser')
      } else {
        expect(before).toMatch(figure === '' ? /no hay nada/ : / puede ser, si /)
      }
      const perhaps = headlineOf(listedFirst).ifAsked
      const extra = more.filter(({ to }) => to.promo !== undefined)
      expect(extra.filter(({ words }) => !words.startsWith('Y si '))).toEqual([])
      expect(perhaps === null && view.personal ? extra : []).toEqual([])
    }),
  )
})

it('what is suggested instead is certain, on another day or at another chain', () => {
  fc.assert(
    fc.property(offers, wallets, searches, (all, wallet, search) => {
      const { answer, day } = homeView(
        { today: TODAY, people: alone(wallet), promotions: all, groups: all.map((_, at) => at), glossary: [], captures: [] },
        search,
      )
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
