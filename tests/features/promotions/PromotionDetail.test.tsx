import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { makeSingleShopper, rankForDay } from '#domain/choice/ranking.ts'
import type { Freshness } from '#domain/promotion/freshness.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import type { PromotionSource } from '#features/promotions/detailData.ts'
import { markWords } from '#features/promotions/evidenceMarks.ts'
import { PromotionDetail } from '#features/promotions/PromotionDetail.tsx'
import { PLAIN } from '../../domain/description/factCases.ts'

const TODAY = '2026-03-27'

/** The page of an offer as the server draws it, without marks. */
function pageOf(promotion: ListedPromotion, source: PromotionSource | null = null, capture: Freshness | null = null): string {
  const html = renderToStaticMarkup(
    <PromotionDetail
      ranked={rankForDay(promotion, makeSingleShopper(EMPTY_WALLET), TODAY)}
      page={{ offers: [promotion], today: TODAY, capture }}
      source={source}
      people={householdOf(EMPTY_WALLET)}
      amount={undefined}
      heading="h2"
      inDetail={{ questions: () => null, use: () => null }}
      place="/promociones/a"
    />,
  )
  return html.replace(/<(?:p|li|summary)[ >]/g, '\n$&').replace(/<[^>]*>/g, '')
}

it('what a line shortens unfolds to the whole list, which is no quote', () => {
  const excludesProducts = 'Carnicería, granja, elaborados, quesos: (blandos y duros), harinas, leches, vinos y electrodomésticos de cocina'
  const excludes = ['carne', 'fiambres-quesos', 'harina-azucar', 'lacteos', 'vinos', 'electro'] as const
  const page = pageOf({ ...PLAIN, excludesProducts, conditions: { ...PLAIN.conditions, excludes: [...excludes] } })
  const unfolded = page.slice(page.indexOf('ver todo'), page.indexOf('Lo que dice'))
  expect(unfolded.replaceAll('\n', '')).toBe(`ver todo${excludesProducts}.`)
})

it('says once when it was read', () => {
  const doubt = { subject: 'el tope', reason: 'contradiction' as const }
  const source = { url: 'https://coto.example', firstSeen: TODAY, reviewed: null, changes: [], witnesses: [], words: null }
  const read = (ageDays: number, isStale: boolean) => ({ source: 'coto' as const, capturedAt: TODAY, ageDays, isStale })
  for (const capture of [read(0, false), read(25, true)])
    expect(pageOf({ ...PLAIN, doubt }, source, capture).match(/le[íi]\p{L}+/giu), JSON.stringify(capture)).toHaveLength(1)
})

it('the list of methods stands only where the head leaves one out, and says what to ask', () => {
  const list = 'Todos los medios que sirven'
  expect(pageOf(PLAIN)).not.toContain(list)
  expect(pageOf({ ...PLAIN, paymentMethods: null })).not.toContain(list)
  const networks = [
    'Tarjeta de crédito VISA',
    'Tarjeta de crédito Mastercard',
    'Tarjeta de crédito Cabal',
    'Tarjeta American Express',
  ] as const
  const cards = (...names: MethodName[]) => pageOf({ ...PLAIN, paymentMethods: names.map((name) => [name]) })
  expect(cards(...networks)).not.toContain(list)
  expect(cards(...networks, 'Tarjeta de débito VISA')).not.toContain(list)
  expect(cards('Tarjeta de débito VISA', 'Tarjeta de débito Mastercard')).not.toContain(list)
  const banks = ['Banco Galicia', 'Banco Macro', 'Banco Nación', 'Banco Ciudad'] as const
  const many = pageOf({ ...PLAIN, paymentMethods: banks.map((bank) => [bank]), unknownPaymentMethods: ['Tarjeta Cordobesa'] })
  expect(many).toContain(list)
  expect(many).toContain('Preguntá si vale con Tarjeta Cordobesa')
  const alike = pageOf({ ...PLAIN, paymentMethods: banks.map((bank) => [bank, 'Tarjeta de débito VISA']) })
  expect(alike).toMatch(/^20% de descuento\nCon Visa débito de \S+, \S+ y 2 más$/m)
  expect(alike.match(/Visa débito/g), 'the kind of card stands in the head alone').toHaveLength(1)
  expect(pageOf({ ...PLAIN, paymentMethods: banks.slice(0, 3).map((bank) => [bank]) })).toContain('Con Galicia, Macro o Nación')
})

it('no name of a picture, flag or icon is among the words of the card', () => {
  const text = '20% con MODO\nlogo_columbia_1.png\nday:Martes'
  const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
  const blocks = [
    { role: 'headline' as const, ...at('20% con MODO') },
    { role: 'image' as const, ...at('logo_columbia_1.png') },
    { role: 'mark' as const, ...at('day:Martes') },
  ]
  const promotion = { ...PLAIN, doubt: { subject: 'con qué se paga', reason: 'contradiction' as const } }
  const read = {
    evidence: { paymentMethods: [at('MODO')] },
    conflicts: { paymentMethods: [at('columbia')] },
    notUnderstood: [],
    conditions: PLAIN.conditions as never,
  }
  const words = markWords({ text, blocks }, read)
  const source = { url: 'https://coto.example', firstSeen: TODAY, reviewed: null, changes: [], witnesses: [], words } as PromotionSource
  const page = pageOf(promotion, source)
  const [facts = '', quoted = ''] = page.split('palabra por palabra')
  expect(facts).toContain('Con dudas: con qué se paga')
  expect(facts).not.toContain('columbia')
  const [own = '', ours = ''] = quoted.split('en palabras nuestras')
  expect(own).not.toMatch(/columbia|day:/)
  expect(ours).toContain('Martes')
})
