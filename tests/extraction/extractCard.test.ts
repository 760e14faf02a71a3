import { describe, expect, it } from 'vitest'
import { readCard } from '#chains/readCard.ts'
import { atLeastOne } from '../atLeastOne.ts'
import { captured, card, evidenceWords, read, readOne } from './cards.ts'

const BASE = { when: 'Todos los Martes', value: '20 % de descuento', icons: ['logoExpress'] }

describe('the discount', () => {
  it('is a percentage or a number of instalments', () => {
    expect(readOne(BASE).discount).toEqual({ type: 'porcentaje', value: 20 })
    expect(readOne({ ...BASE, value: '3 cuotas Sin interés' }).discount).toEqual({ type: 'cuotas sin intereses', value: 3 })
  })

  it('makes one promotion for each number of instalments', () => {
    const values = read({ ...BASE, value: '3, 6 y 12 cuotas sin interés' }).map(({ discount }) => discount.value)
    expect(values).toEqual([3, 6, 12])
  })

  it('may be a percentage and instalments at once', () => {
    expect(read({ ...BASE, value: '10 % de descuento ó 4 cuotas con Crédito' }).map(({ discount }) => discount.value)).toEqual([10, 4])
  })

  it('is refused beyond twelve instalments, with the reason', () => {
    const { promotions, refused } = readCard(card({ ...BASE, value: '18 cuotas sin interés' }))
    expect(promotions).toEqual([])
    expect(refused).toEqual([{ reason: '18 cuotas (mostramos hasta 12)' }])
  })

  it('is none where the card names no figure', () => {
    expect(read({ ...BASE, value: 'Beneficio especial', legal: 'Tope de reintegro $5.000. TNA 45,00%. CFT 120,00%.' })).toEqual([])
  })

  it('has its digits as evidence', () => {
    expect(evidenceWords(card(BASE), 'discount')).toEqual(['20 %'])
  })

  it('makes another promotion of an additional discount', () => {
    const [base, bonus] = read({
      ...BASE,
      value: '10 % de descuento',
      headline: '10% de descuento con Cuenta DNI. Si sos jubilado, 5% de ahorro adicional',
      subtitle: '10% ¡Sin Tope! 5% adicional jubilados. Tope semanal: $4.000.',
    })
    expect(base).toMatchObject({ discount: { value: 10 }, limits: { explicitlyHasNoLimit: true, maxDiscount: null }, appliesOnlyTo: null })
    expect(bonus).toMatchObject({
      discount: { value: 5 },
      limits: { maxDiscount: 4000, period: 'semana' },
      appliesOnlyTo: { jubilados: true },
    })
  })

  it('takes the amount before what some get on top for its cap', () => {
    const [base, bonus] = read({
      ...BASE,
      images: ['supervielle.png'],
      subtitle: 'Tope: $8.000 mensual + $7.000 y 5% adicional con Plan Sueldo',
    })
    expect(base).toMatchObject({ discount: { value: 20 }, limits: { maxDiscount: 8000, period: 'mes' } })
    expect(bonus).toMatchObject({ discount: { value: 5 }, limits: { maxDiscount: 7000 }, conditions: { who: [{ kind: 'salary' }] } })
  })

  it('makes a promotion of its own for people whom the words set apart, where the small print knows their figure', () => {
    const notation = (legal: string) =>
      `<li><img src="/galicia.png"><h4> "20% Dto."<h6> "con tarjetas de crédito Visa"<p> "Tope $ 9.000 por mes. Los clientes que acrediten el sueldo recibirán un 30% de descuento con todas las tarjetas de crédito Visa. Tope $ 15.000 por mes."<p> "Ver menos"<p> "${legal}"`
    const promotionsOf = (legal: string) => readCard(captured('jumbo', { text: notation(legal) })).promotions
    const [everybody, salaried] = promotionsOf('Promoción de 20% de ahorro. Con cuenta sueldo, 30% de ahorro.')
    expect(everybody).toMatchObject({ discount: { value: 20 }, limits: { maxDiscount: 9000 }, conditions: { who: [] } })
    expect(salaried).toMatchObject({ discount: { value: 30 }, limits: { maxDiscount: 15000 }, conditions: { who: [{ kind: 'salary' }] } })
    expect(promotionsOf('Promoción de 20% de ahorro.').map(({ discount }) => discount.value)).toEqual([20])
  })
})

describe('a second offer for others', () => {
  const notation = (last: string) =>
    `<li><img src="/nacion.png"><h4> "30% Dto."<h6> "con tarjetas de crédito Visa"<p> "30% en un pago con MODO. Tope: $ 9.000 por mes. De lunes a viernes, 5% de ahorro exclusivo para jubilados que cobren en el banco."<p> "Ver menos"<p> "Beneficio del 30% con tarjetas de crédito Visa a través de MODO. No acumulable con otras promociones. 5% de ahorro exclusivo para jubilados. Pagá tus compras con BNA+ MODO y obtené reintegros de hasta $ 4.000 por semana y $ 9.000 por mes. ${last}"`
  const offersOf = (last: string) => readCard(captured('jumbo', { text: notation(last) })).promotions

  it('is paid and is capped as its own words say', () => {
    const [first, second] = offersOf('Además, ¡podés acumularlo con otras promos!')
    expect(first).toMatchObject({ discount: { value: 30 }, stackable: false })
    expect(first?.paymentMethods).toEqual([['Banco Nación', 'Tarjeta de crédito VISA', 'MODO']])
    expect(second).toMatchObject({ discount: { value: 5 }, limits: { maxDiscount: 4000, period: 'semana' } })
    expect(second?.paymentMethods).toEqual([['Banco Nación', 'MODO']])
    expect(second?.limits.caps).toMatchObject([
      { amount: 4000, period: 'semana' },
      { amount: 9000, period: 'mes' },
    ])
  })

  it('does not where its own words say nothing of that', () => {
    expect(offersOf('Consultá las bases.').map(({ stackable }) => stackable)).toEqual([false, false])
  })
})

describe('a percentage and instalments', () => {
  it('have exclusions of their own, where the small print tells them apart', () => {
    const notation =
      '<li><h4> "20% y 3 cuotas sin interés"<p> "20% de descuento en tu compra. No incluye carnes ni vinos."<p> "Ver menos"<p> "(1) 20% de descuento. No incluye carnes ni vinos. (2) 3 cuotas sin interés. No incluye electrodomésticos."'
    const { promotions } = readCard(captured('jumbo', { text: notation }))
    expect(promotions.map(({ discount, conditions }) => [discount.value, conditions.excludes])).toEqual([
      [20, ['carne', 'vinos']],
      [3, ['electro']],
    ])
  })
})

describe('words behind what some people get', () => {
  it('hold for all offers, but for caps and segments; what is left out is left out for all', () => {
    const notation =
      '<li><img src="/galicia.png"><h4> "20% Dto."<p> "Los clientes que acrediten el sueldo recibirán un 30% de descuento. Tope $ 15.000 por mes. Solo con tarjetas de débito Visa."<p> "Ver menos"<p> "20% de ahorro. Con cuenta sueldo, 30% de ahorro. No incluye marcas exclusivas ni carnes."'
    const promotions = readCard(captured('jumbo', { text: notation })).promotions
    expect(promotions.map(({ discount, limits }) => [discount.value, limits.maxDiscount])).toEqual([
      [20, null],
      [30, 15000],
    ])
    for (const { paymentMethods, conditions } of atLeastOne(promotions)) {
      expect(paymentMethods).toEqual([['Banco Galicia', 'Tarjeta de débito VISA']])
      expect(conditions.excludes).toContain('carne')
    }
  })
})

describe('payment methods', () => {
  it('list the banks that take part, each with its note', () => {
    const { paymentMethods } = readOne({
      ...BASE,
      images: ['MODO_grande.png'],
      headline: 'Con crédito y débito de bancos seleccionados',
      legal: 'Entidades adheridas: Banco Santander (sólo con Visa), Banco Nación, Banco Macro, Billetera Yoy, Banco Comafi.',
    })
    expect(paymentMethods).toContainEqual(['Banco Santander', 'Tarjeta de débito VISA', 'MODO'])
    expect(paymentMethods).toContainEqual(['Banco Nación', 'MODO'])
    expect(paymentMethods).toContainEqual(['Yoy', 'MODO'])
  })

  it('belong to no bank when the card names a bank that the catalogue does not know', () => {
    const promotion = readOne({ ...BASE, headline: 'Con tarjetas de crédito Visa del BANCO RIOJANO' })
    expect(promotion).toMatchObject({ paymentMethods: null, unknownPaymentMethods: ['Banco Riojano'] })
    expect(promotion.confidence).toBeLessThan(0.9)
  })

  it('of a wallet’s own credit card are not the wallet alone, however short the card says it', () => {
    const unknownOf = (headline: string) => readOne({ ...BASE, value: '3 cuotas sin interés', headline }).unknownPaymentMethods
    expect(unknownOf('Compra desde $ 40.000 - Crédito Mercado Pago')).toEqual(['Tarjeta de crédito Mercado Pago'])
    expect(unknownOf('Pagando con QR de Mercado Pago')).toEqual([])
  })

  it('of an issuer without networks are the colours that the card names, and none of those that it excludes', () => {
    const read = (headline: string, legal: string) => readOne({ ...BASE, headline, legal }).unknownPaymentMethods
    const legal =
      'Empleando tarjetas Sidecreer comunes/clásicas y Sidecreer Verde. Exclusiones: las operaciones con tarjetas Sidecreer Black.'
    expect(read('Crédito (VERDE). Sidecreer', legal)).toEqual(['Sidecreer Verde', 'Sidecreer Clásica'])
    expect(read('Con tarjetas Visa de Galicia', 'Fondo verde.')).toEqual([])
  })
})

describe('a discount with several caps', () => {
  it('is one promotion for each segment of the catalogue', () => {
    const promotions = read({
      ...BASE,
      images: ['hipotecario.png'],
      headline: 'Con tarjetas de débito Visa',
      subtitle: 'Tope: $9.000 mensual Cartera general y $25.000 mensual Búho One.',
    })
    expect(promotions.map(({ paymentMethods, limits }) => [paymentMethods?.[0]?.[0], limits.maxDiscount])).toEqual([
      ['Banco Hipotecario', 9000],
      ['Banco Hipotecario - Búho/Plan Sueldo', 25000],
    ])
  })

  it('is one for each level of a wallet', () => {
    const promotions = read({
      ...BASE,
      images: ['Personal Pay.png'],
      subtitle: 'Tope: niveles 1 ($5.000) 2 ($7.000) 3 ($9.000) 4 ($11.000)',
    })
    expect(promotions.map(({ paymentMethods, limits }) => [paymentMethods?.[0]?.[0], limits.maxDiscount])).toEqual([
      ['Personal Pay - Nivel 1', 5000],
      ['Personal Pay - Nivel 2', 7000],
      ['Personal Pay - Nivel 3', 9000],
      ['Personal Pay', 11000],
    ])
    expect(promotions.map(({ conditions }) => conditions.who.map(({ value }) => value))).toEqual([
      ['Nivel 1'],
      ['Nivel 2'],
      ['Nivel 3'],
      ['Nivel 4'],
    ])
  })
})

describe('small print with several tiers', () => {
  const legal =
    'Beneficio: 15% de reintegro con tarjeta Naranja X. Tope: $5.000 por cuenta por semana. ' +
    'Beneficio: 25% de reintegro, exclusivo para clientes suscriptos al Plan Turbo. Tope: $11.000 por cuenta por semana. ' +
    'Vigencia: todos los martes del 01/05/2026 al 31/05/2026.'

  it.each([
    ['15 % de descuento', 'NaranjaX', 5000],
    ['25 % de descuento', 'NaranjaX - Plan Turbo', 11000],
  ])('%s is read from its own', (value, method, cap) => {
    const promotion = readOne({ ...BASE, value, images: ['naranja.png'], legal })
    expect(promotion.paymentMethods).toEqual([[method]])
    expect(promotion.limits).toMatchObject({ maxDiscount: cap, period: 'semana', per: 'cuenta' })
    expect([promotion.validFrom, promotion.validUntil]).toEqual(['2026-05-01', '2026-05-31'])
  })
})

describe('when', () => {
  it('is the month of capture when nothing is said, and then has no evidence', () => {
    const promotion = readOne(BASE)
    expect([promotion.validFrom, promotion.validUntil]).toEqual(['2026-05-01', '2026-05-31'])
    expect(promotion.evidence.validFrom).toBeUndefined()
  })
})

describe('confidence', () => {
  it.each([
    ['a range that ends before it begins', { legal: 'Vigente del 20/05/2026 al 03/05/2026.' }, { validFrom: null, validUntil: null }, 0.7],
    [
      'a slip in the second year',
      { legal: 'Vigente del 1 de mayo de 2026 al 31 de mayo de 2025.' },
      { validFrom: '2026-05-01', validUntil: '2026-05-31' },
      0.9,
    ],
    [
      'caps that disagree',
      { subtitle: 'Tope $12.000 por transacción', legal: '20% de ahorro. Tope de reintegro $10.000 por cuenta.' },
      { limits: { maxDiscount: 10000 } },
      0.9,
    ],
  ])('is lower for %s', (_, words, read, below) => {
    const promotion = readOne({ ...BASE, ...words })
    expect(promotion).toMatchObject(read)
    expect(promotion.confidence).toBeLessThan(below)
  })
})

describe('conditions', () => {
  it('are read into their own fields', () => {
    const promotion = readOne({
      ...BASE,
      headline: 'Con tu club MasClub en electro',
      subtitle: 'Mínimo de compra: $50.000. Acumulable con otras promociones.',
      legal: 'NO INCLUYE TELEVISORES, CELULARES NI RODADOS. EN UN PAGO.',
    })
    expect(promotion).toMatchObject({ membership: ['MasClub'], minPurchase: 50000, stackable: true, onlyForProducts: 'Electro' })
    expect(promotion.excludesProducts).toBe('Televisores, celulares ni rodados')
    expect(promotion.conditions.how.singlePayment).toBe(true)
  })

  it('say what the small print alone gives to some on top', () => {
    const added = 'Los clientes Platinum y quienes perciban sus haberes en el banco obtendrán un 5% adicional con tope mensual de $7.000'
    const legal = `Se otorgará un 20% de reintegro con tope mensual de $8.000. ${added}. Ejemplo: en una compra de $10.000 vuelven $2.000.`
    const restrictionsOf = (parts: object) => read({ ...BASE, legal, ...parts })[0]?.restrictions
    expect(restrictionsOf({})).toEqual([added])
    // The figure announced may well be the sum; what is announced itself is an offer of its own.
    expect(restrictionsOf({ value: '25 % de descuento' })).not.toContain(added)
    expect(restrictionsOf({ subtitle: '+ 5% adicional Platinum' })).not.toContain(added)
  })

  it('marks the words on adding up without the list of goods before them', () => {
    const legal =
      'No incluye carnes, pollo, cerdo, frutas, verduras, leches, harinas, azúcar, aceites ni bebidas no acumulable con otras promociones.'
    expect(evidenceWords(card({ ...BASE, legal }), 'stackable')).toEqual(['no acumulable con otras promociones.'])
  })
})

describe('a card that contradicts itself', () => {
  const PARTS = { when: 'Todos los lunes', value: '20%', headline: 'con tarjeta Visa', subtitle: 'Tope de reintegro $6.000' }
  const withPrint = (legal: string) => {
    const { card: words, promotions } = readCard(card({ ...PARTS, legal }))
    const [promotion] = promotions
    const conflicts = Object.entries(promotion?.conflicts ?? {}).map(([field, spans]) => [
      field,
      spans.map(({ start, end }) => words.text.slice(start, end)),
    ])
    return { promotion, conflicts: Object.fromEntries(conflicts) }
  }

  it('keeps the other days', () => {
    const { promotion, conflicts } = withPrint('20% de descuento con tarjeta Visa los martes. Tope de reintegro $6.000 por mes.')
    expect([promotion?.weekdays, conflicts]).toEqual([['Lunes'], { weekdays: ['martes'] }])
  })

  it('and one that does not keeps nothing', () => {
    expect(withPrint('20% de descuento con tarjeta Visa los lunes. Tope de reintegro $6.000 por mes.').conflicts).toEqual({})
  })
})
