import { describe, expect, it } from 'vitest'
import { makeSingleShopper, rankForShopper } from '#domain/choice/ranking.ts'
import { describeOffer, type FactKind } from '#domain/description/describeOffer.ts'
import { messageOf, otherLines, otherRows, tell, textLines } from '#domain/description/toText.ts'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { relevantClauses } from '#domain/promotion/smallPrint.ts'
import { goodsWithin } from '#domain/promotion/sourceGoods.ts'
import { PLAIN } from './factCases.ts'

/** What was false, too wide or said twice on pages: a case for each kind, by a promotion that has it. */

type Change = Partial<Omit<ListedPromotion, 'conditions'>> & { conditions?: Partial<ListedPromotion['conditions']> }

const offer = ({ conditions, ...fields }: Change = {}): ListedPromotion => ({
  ...PLAIN,
  ...fields,
  conditions: { ...PLAIN.conditions, ...conditions },
})
const spaced = (words: string) => words.replaceAll('\u00a0', ' ')
const page = (change: Change) => textLines(describeOffer({ promotion: offer(change) }), 'page').map(spaced)
const fact = (kind: FactKind, change: Change) => describeOffer({ promotion: offer(change) }).find((one) => one.kind === kind)?.words
const capped = (maxDiscount: number): ListedPromotion['limits'] => ({
  ...PLAIN.limits,
  explicitlyHasNoLimit: false,
  maxDiscount,
  period: 'mes',
})
const region = (places: Partial<NonNullable<ListedPromotion['conditions']['region']>>) => ({
  region: { provinces: [], onlyBranches: [], exceptBranches: [], some: false, ...places },
})
const refund = (how: Partial<NonNullable<ListedPromotion['conditions']['refund']>>) => ({
  refund: { kind: 'refund' as const, days: null, business: false, where: null, ...how },
})

describe('the small print', () => {
  it('does not quote what facts were read from, however it is written', () => {
    const typed = ['NO APLICA PARA COMPRAS EN CUOTAS', 'TOPE DE REINTEGRO $16.000 POR CUENTA POR SEMANA', 'BANCO SANTA FE']
    const told = ['No aplica para compras en cuotas', 'Tope máximo de reintegro: $16.000 por semana y por cuenta del Banco Santa Fe']
    const telling = ['Tope de reintegro: $26.000 por cuenta', 'No aplica al Banco Santa Fe', 'No participan las compras por Todo Pago']
    expect(relevantClauses([...told, ...telling], typed)).toEqual(telling)
  })

  it('quotes no clause twice, and none that asserts nothing or is torn', () => {
    const whole = 'No aplica en apps de Jumbo y Disco'
    const torn = [
      'BANCO DE LA PROVINCIA DE BUENOS AIRES.',
      'Mercado Pago” a través del QR de la “app',
      'p=128:101:113830',
      'Emitidas y administradas',
    ]
    expect(relevantClauses([whole, ...torn, 'NO APLICA EN APPS DE JUMBO Y DISCO.'])).toEqual([whole])
  })
})

describe('dates', () => {
  it('are told once: nothing begins whose days are all named, or is running', () => {
    const said = (change: Change, day: string) =>
      tell(describeOffer({ promotion: offer(change) }, { day: day as '2026-03-01' }), 'page')
        .parts.marks.flatMap(({ words }) => words)
        .join()
    expect(said({ validFrom: '2026-03-20', validUntil: '2026-03-20' }, '2026-03-10')).toBe('')
    expect(said({ validFrom: '2026-03-01', validUntil: '2026-03-31' }, '2026-03-10')).toBe('')
    expect(said({ validFrom: '2026-04-01', validUntil: '2026-04-30' }, '2026-03-10')).toBe('Empieza el 1 de abril')
    expect(page({ feed: 'cuenta-dni', validFrom: '2026-03-01', validUntil: '2026-03-31' }).join('\n').match(/31/g)).toHaveLength(1)
  })
})

it('what is supposed is said where it is told, once', () => {
  const said = page({ paymentMethods: null, qualifiers: ['unsaidMethods', 'unsaidEnd'] }).join('\n')
  expect(said.match(/no dice con qué/g)).toHaveLength(2) // title and methods
  expect(said.match(/uponemos/g)).toHaveLength(1)
  expect(said).toContain('No dice hasta cuándo: suponemos que hasta fin de mes')
})

it('goods that an offer is not for are not said to be excluded', () => {
  const biscuits = { onlyForProducts: 'Galletitas', excludesProducts: 'Electrodomésticos' }
  expect(fact('excluded', { ...biscuits, conditions: { onlyFor: ['almacen'], excludes: ['electro'] } })).toBeUndefined()
  expect(fact('excluded', { excludesProducts: 'Electrodomésticos', conditions: { excludes: ['electro'] } })?.long).toEqual([
    'Sin electrodomésticos',
  ])
})

it('a sentence names more of what does not enter than a line beside others, and neither counts what the card does not', () => {
  const excludes = ['carne', 'lacteos', 'huevos', 'vinos', 'electro', 'textil', 'juguetes'] as const
  const said = fact('excluded', { conditions: { excludes: [...excludes] } })
  expect(said?.long).toEqual(['Sin carnes, lácteos, vinos, huevos, electro y otros rubros'])
  expect(said?.short).toEqual(['sin carnes, lácteos y otros rubros'])
})

it('goods in other words are no others', () => {
  expect(goodsWithin('galletitas, cervezas, galletitas dulces y saladas', 24)).toBe('galletitas, cervezas')
  expect(goodsWithin('galletitas, cervezas, yerba', 24)).toBe('galletitas, cervezas y otros')
  expect(goodsWithin('productos seleccionados de las secciones fideos, arroz, yerba', 40)).toBe(
    'productos seleccionados de fideos, arroz y otros',
  )
})

describe('the other offers of a page', () => {
  const front = offer({ limits: capped(9_000), weekdays: ['Jueves'], minPurchase: 20_000 })
  const other = (change: Change) => otherLines(front, [front, offer({ ...front, id: 'b', ...change })]).map(spaced)[0]

  it('leave out what all share', () => {
    expect(other({ discount: { type: 'porcentaje', value: 30 } })).toBe('También 30%, hasta $ 9.000 por mes')
    expect(other({ paymentMethods: [['Banco Macro']] })).toBe('También 20% con Macro, hasta $ 9.000 por mes')
    const who = ['account', 'salary'].map((kind) => ({ kind: kind as 'account', value: null, alternatives: null }))
    const holder = offer({ ...front, conditions: { ...front.conditions, who: who.slice(0, 1) } })
    const paid = offer({ ...holder, id: 'b', conditions: { ...front.conditions, who } })
    expect(otherRows(holder, [holder, paid])[0]?.words).toMatch(/, si cobrás tu sueldo en Galicia$/)
  })

  it('are one row where only the number of instalments differs, which leads to the first', () => {
    const goods = ['Ollas', 'Ollas', 'Camas'].map((onlyForProducts, at) =>
      offer({ id: `c${at}`, discount: { type: 'cuotas sin intereses', value: 3 * (at + 1) }, onlyForProducts }),
    )
    const rows = otherRows(front, [front, ...goods])
    expect(rows.map(({ first, words }) => [first.id, words])).toEqual([
      ['c0', '3 o 6 cuotas sin interés, solo en ollas'],
      ['c2', '9 cuotas sin interés, solo en camas'],
    ])
  })

  it('name their cap, also where it is not known, and what is doubtful of it', () => {
    expect(other({ limits: { ...PLAIN.limits, explicitlyHasNoLimit: false } })).toContain('tope no informado')
    const doubt = { subject: 'el tope', reason: 'contradiction' as const }
    const doubtful = { ...front, doubt }
    expect(otherLines(doubtful, [doubtful, offer({ ...front, id: 'b', doubt })])[0]).toContain('con dudas: el tope')
  })
})

describe('places', () => {
  it('of shops that take part do not swallow the web', () => {
    const some = region({ some: true, provinces: ['Chaco'] })
    expect(fact('place', { conditions: some })?.long).toEqual(['en los locales adheridos y online'])
    expect(fact('place', { conditions: some })?.short).toEqual(['en los locales adheridos y online'])
    const formats = { supermarket: 'carrefour' as const, where: ['Market', 'Maxi', 'Online'] as ListedPromotion['where'], conditions: some }
    expect(fact('place', formats)?.long).toEqual(['solo en los locales adheridos de Market y Maxi, y online'])
  })

  it('beside whole provinces are a union', () => {
    const towns = ['Viedma', 'Junín', 'Luján', 'Pilar', 'Tigre', 'Azul', 'Tandil']
    expect(fact('region', { conditions: region({ provinces: ['Chaco', 'Salta'], onlyBranches: towns }) })?.long).toEqual([
      'Solo en Chaco, Salta y 7 lugares más',
    ])
  })
})

describe('the money', () => {
  it("comes as the offer itself says, before what the page says of each card's own", () => {
    const said = (how: Parameters<typeof refund>[0]) => fact('refund', { qualifiers: ['refundByCard'], conditions: refund(how) })?.long
    expect(said({ kind: 'till' })).toEqual(['Te lo descuentan al pagar'])
    expect(said({})).toEqual(['Te lo devuelven después, según la tarjeta'])
    expect(fact('refund', {}), 'a discount, and no word of a refund').toBeUndefined()
  })

  it('of an account comes to no card', () => {
    const how = { ...PLAIN.conditions.how, funds: 'balance' as const }
    expect(fact('refund', { conditions: { ...refund({ where: 'statement' }), how } })?.long).toEqual(['Vuelve a tu cuenta'])
  })
})

it('«sin tope» does not stand beside «hasta», what is not known does', () => {
  const ranked = (explicitlyHasNoLimit: boolean, excludes: readonly 'vinos'[]) =>
    textLines(
      describeOffer(
        rankForShopper(
          offer({
            paymentMethods: [['Banco Galicia']],
            minPurchase: null,
            limits: { ...PLAIN.limits, explicitlyHasNoLimit },
            conditions: { excludes: [...excludes] },
          }),
          makeSingleShopper({ instruments: [{ method: 'banco-galicia', cards: null }], answers: {} }),
        ),
        { personal: true },
      ),
      'row',
    ).join()
  expect(ranked(true, ['vinos'])).toMatch(/ahorrás hasta/i)
  expect(ranked(true, ['vinos'])).not.toMatch(/sin tope/i)
  expect(ranked(true, [])).toMatch(/ahorrás \$.*sin tope/i)
  expect(ranked(false, ['vinos'])).toMatch(/tope no informado/i)
})

it('an offer for pensioners with any method is told by what is shown', () => {
  expect(fact('methods', { paymentMethods: null, qualifiers: ['showsId'] })?.long).toEqual(['con lo que pagues, mostrando el DNI'])
})

it('who publishes it is said as one sentence', () => {
  const said = messageOf(offer({ feed: 'cuenta-dni', supermarket: 'la-anonima' }), [], null)
  expect(said).toContain('según Cuenta DNI')
  expect(page({ feed: 'cuenta-dni', supermarket: 'la-anonima' }).join('\n')).toContain(
    'Lo publica Cuenta DNI; no leemos la página de La Anónima. Sin tope.',
  )
})
