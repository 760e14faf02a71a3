import { describe, expect, it } from 'vitest'
import { groupWords, methodsWords } from '#domain/description/words/methods.ts'
import { validityWords } from '#domain/description/words/time.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { capWords } from '#domain/promotion/promotionWords.ts'
import { householdOf, NOBODY_YET } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { composeAnswerLines } from '#features/promotions/answerLines.ts'
import type { HomeData } from '#features/promotions/homeData.ts'
import { chosenChains, onlyChain, readHomeSearch, unknownChainNames } from '#features/promotions/homeSearch.ts'
import { buildHomeView } from '#features/promotions/homeView.ts'
import { plainPromotion } from '../../domain/arbitraries.ts'

const { evidence, url, ...plain } = plainPromotion
const listed = (change: Partial<ListedPromotion>): ListedPromotion => ({ ...plain, id: 'a', ...change })
const data = (promotions: ListedPromotion[], change: Partial<HomeData> = {}): HomeData => ({
  kind: 'real',
  version: 1,
  today: '2026-03-27',
  untilTomorrow: 1000,
  captures: [],
  people: NOBODY_YET,
  glossary: [],
  issuerOnly: [],
  promotions,
  groups: promotions.map((_, at) => at),
  news: [],
  ...change,
})

const SALARY = { ...plain.conditions, who: [{ kind: 'salary' as const, value: null, alternatives: null }] }

describe('the home view', () => {
  const online = listed({ id: 'online', where: ['Online'], weekdays: ['Sabado'] })
  const galicia = listed({ id: 'galicia', paymentMethods: [['Banco Galicia']], discount: { type: 'porcentaje', value: 30 } })
  const anybody = listed({ id: 'anybody' })

  it('shows the chosen day, channel and chain', () => {
    const all = data([online, galicia, anybody])
    expect(buildHomeView(all, {}).count).toBe(2)
    expect(buildHomeView(all, { dia: '2026-03-28' }).count).toBe(3)
    expect(buildHomeView(all, { dia: '2026-03-28', canal: 'presencial' }).count).toBe(2)
    expect(buildHomeView(all, { supermarket: 'makro' }).count).toBe(0)
    expect(buildHomeView(all, { dia: '2027-01-01' }).day).toBe('2026-03-27')
  })

  it("puts the shopper's promotions first, and counts only those as a day's best", () => {
    const wallet = { ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago' as const, cards: null }] }
    const view = buildHomeView(data([galicia, anybody], { people: householdOf(wallet) }), {})
    expect(view.sections.map(({ kind, groups }) => [kind, groups.length])).toEqual([
      ['yes', 1],
      ['no', 1],
    ])
    expect(view.days[0]?.best.sure?.promotion.id).toBe('anybody')
    const payroll = listed({
      id: 'payroll',
      paymentMethods: [['Mercado Pago']],
      conditions: SALARY,
      discount: { type: 'porcentaje', value: 40 },
    })
    const asked = buildHomeView(data([payroll, anybody], { people: householdOf(wallet) }), {}).days[0]?.best
    expect([asked?.sure?.promotion.id, asked?.ifAsked?.promotion.id]).toEqual(['anybody', 'payroll'])
    // Without a wallet the days say what the answer says: what most people can use.
    const { days, answer } = buildHomeView(data([galicia, anybody]), {})
    expect([days[0]?.best.sure?.promotion.id, answer.sure?.promotion.id]).toEqual(['anybody', 'anybody'])
  })
})

it('the supermarkets begin with the answer; what holds only for some comes last, whatever its figure', () => {
  const at = (supermarket: 'dia' | 'makro', value: number, change: Partial<ListedPromotion> = {}) =>
    listed({ id: `${supermarket}${value}`, supermarket, discount: { type: 'porcentaje', value }, ...change })
  const few: ListedPromotion['paymentMethods'] = [['Banco Galicia']]
  const view = buildHomeView(
    data([listed({ id: 'coto' }), at('dia', 30, { paymentMethods: few }), at('makro', 40, { conditions: SALARY })]),
    {},
  )
  expect(view.answer.sure?.promotion.id).toBe('coto')
  expect(view.leads.map(({ chain, isSure }) => [chain, isSure])).toEqual([
    ['coto', true],
    ['makro', false],
    ['dia', false],
  ])
})

it('a search for a bank that the shopper lacks is answered with what that bank gives', () => {
  const galicia = listed({ id: 'galicia', paymentMethods: [['Banco Galicia']], discount: { type: 'porcentaje', value: 30 } })
  const wallet = { ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago' as const, cards: null }] }
  const all = data([galicia, listed({ id: 'mine', paymentMethods: [['Mercado Pago']] })], { people: householdOf(wallet) })
  const asked = buildHomeView(all, { q: 'galicia' })
  expect([asked.isForOthers, asked.answer.ifAsked?.promotion.id]).toEqual([true, 'galicia'])
  const { best, words, more } = composeAnswerLines(asked, all.today, { q: 'galicia' })
  expect([best, words, more[0]?.best.promotion.id]).toEqual([null, 'No: hoy no hay nada con lo tuyo con esos filtros.', 'galicia'])
  expect(buildHomeView(all, {}).isForOthers).toBe(false)
})

describe('the words', () => {
  it('ignore parameters that make no sense', () => {
    expect(readHomeSearch({ supermarket: 'undefined', dia: '2026-02-30', canal: 1, monto: '-5' })).toEqual({ montoMal: 1 })
    expect(readHomeSearch({ monto: '50000', supermarket: 'dia' })).toEqual({ monto: 50_000, supermarket: 'dia' })
  })

  it('understand a supermarket in any case and with or without accents, and keep a name that is none', () => {
    expect(readHomeSearch({ supermarket: 'COTO,Día,chango mas' })).toEqual({ supermarket: 'coto,dia,changomas' })
    expect(readHomeSearch({ supermarket: 'coto, Carrefú ' })).toEqual({ supermarket: 'coto,Carrefú' })
    expect(chosenChains({ supermarket: 'coto,Carrefú' })).toEqual(['coto'])
    expect(['coto', 'coto,dia', 'disco', undefined].map((supermarket) => onlyChain({ supermarket }))).toEqual([
      'coto',
      undefined,
      undefined,
      undefined,
    ])
    expect(unknownChainNames({ supermarket: 'coto,toString' })).toEqual(['toString'])
    expect(buildHomeView(data([{ ...plain, id: 'a' }]), { supermarket: 'toString' }).count).toBe(0)
  })

  it('show unknown values as unknown', () => {
    expect(capWords(plain.limits)).toBe('Tope no informado')
    expect(capWords({ ...plain.limits, maxDiscount: 20_000, period: 'mes', per: 'banco' })).toBe('Tope $\u00a020.000 por mes y por banco')
    expect(capWords({ ...plain.limits, explicitlyHasNoLimit: true })).toBe('Sin tope')
    expect(validityWords(listed({ validUntil: null }))).toBe('No sabemos si sigue')
  })

  it('name methods as people do', () => {
    expect(groupWords(['Banco Galicia', 'Tarjeta de crédito VISA', 'MODO'])).toBe('Galicia con Visa crédito, pagando con MODO')
    const methods = listed({
      paymentMethods: [['Banco Nación', 'Tarjeta de crédito VISA'], ['Banco Nación', 'Tarjeta de débito VISA'], ['MODO']],
    })
    expect(methodsWords(methods)).toBe('Nación (Visa crédito o Visa débito) o MODO')
  })
})
