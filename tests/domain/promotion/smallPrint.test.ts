import { expect, it } from 'vitest'
import type { ListedPromotion } from '#domain/promotion/promotion.ts'
import { relevantClauses } from '#domain/promotion/smallPrint.ts'
import { PLAIN } from '../description/factCases.ts'

it('what binds nobody who buys for their home is not quoted, all else is, whole', () => {
  const padding = ['Cartera de consumo', 'Solo para consumo familiar', 'Sobre precio de lista', 'Válida únicamente para venta minorista']
  const telling = [
    'No aplica en cajas de autoservicio',
    'Cartera de consumo, con tope de $ 18.000 para Comafi Único',
    'No válido tarjeta de empresa',
  ]
  expect(relevantClauses([...padding.slice(0, 3), ...telling])).toEqual(telling)
})

it('what is no whole clause or holds for everybody is not quoted', () => {
  const padding = [
    'Que forme parte de un paquete',
    'Abonadas en un pago',
    'Excepto Cabal Empresa',
    'Las cuentas no deberán registrar mora',
    'Sólo válido para aquellos clientes que se encuentren al día con sus productos',
    'El costo financiero total nominal anual no incluye la comisión de la cuenta',
  ]
  const telling = ['Queda afuera la Cabal Empresa', 'Conviene pagar con la app', 'Para clientes al día y con caja de ahorro']
  expect(relevantClauses([...padding, ...telling])).toEqual(telling)
})

it('what a card runs together is cut at its borders, and each part must be whole', () => {
  expect(relevantClauses(['No válido para empresas.. No válido para adicionales'])).toEqual([
    'No válido para empresas',
    'No válido para adicionales',
  ])
  expect(relevantClauses(['VÁLIDO PRESENCIAL | NO APLICA CON QR\nTODOS LOS MARTES'])).toEqual(['NO APLICA CON QR'])
  expect(relevantClauses(['El valor de las cuotas será de $333 No aplica para Visa Rural'])).toEqual(['No aplica para Visa Rural'])
  expect(relevantClauses(['No válido con tarjetas de Amex S.A Tope máximo: $20.000 por día'])).toEqual([
    'No válido con tarjetas de Amex S.A',
    'Tope máximo: $20.000 por día',
  ])
  expect(relevantClauses(['No acumulable con otras de Sidecreer S.A. Plan 7: T.N.A.: 0,00%'])).toEqual([
    'No acumulable con otras de Sidecreer S.A.',
  ])
  expect(
    relevantClauses([
      'Pagando con QR',
      '(Recibirá un reintegro) sin tope',
      '18 CSI o 15% y 12CSI',
      'podrá financiar una compra de $60.000 en cuotas fijas',
      'No olvides asociarla si usas la app',
      'RECIBIRÁ UN REINTEGRO DE $3.000. (2) QUIEN COMPRE POR $80.000 RECIBIRÁ $8.000',
      'Con acreditación de haberes dentro de los 90 días',
      'Para lo cual es requisito MODO',
      '10% de descuento ¡Sin',
    ]),
  ).toEqual([])
})

it('what the page says of every offer is not said again, unless it is bounded or of another figure', () => {
  const again = [
    'El beneficio consiste en un 20% (veinte por ciento) de reintegro con tarjeta',
    'Plan 3 cuotas sin interés con las tarjetas Visa',
    'Promoción válida los lunes del 9 al 31 de marzo para compras con la app',
    'Exclusivo en todas las sucursales o a través de la web',
    'EXCLUSIVAMENTE LOS DÍAS JUEVES DEL 01/09/2025 HASTA EL 13/11/2025 INCLUSIVE.',
    'Banco Hipotecario Clientes cartera general',
    'Para consumos con tarjeta que no registre mora con QR',
  ]
  const telling = [
    'Los clientes Singular recibirán un 25% de descuento',
    'Para compras de adicionales deberán tener una caja de ahorro',
    'No aplica a compras en 3 cuotas sin interés',
  ]
  const stock = 'Promoción válida los martes de abril de 2026 o hasta agotar 80.000 reintegros, lo que ocurra primero'
  expect(relevantClauses([...again, ...telling, stock], ['20%', '3 cuotas'])).toEqual([...telling, 'hasta agotar 80.000 reintegros'])
})

it('a cap is not quoted whose figure is told, unless it is for some', () => {
  const some = 'Tope $3.000 para clientes no adheridos'
  expect(relevantClauses(['Tope : $3.000 Déb Naranja X y QR', 'Tope $9.000 Déb y QR', some], ['TOPE DE $3.000 POR SEMANA'])).toEqual([
    'Tope $9.000 Déb y QR',
    some,
  ])
})

it('what is said twice is quoted where it says more', () => {
  const long = 'No aplica a pagos con QR ni en los locales express'
  expect(relevantClauses(['No aplica a pagos con QR', long])).toEqual([long])
})

const how = PLAIN.conditions.how
const BY_MODO = { conditions: { ...PLAIN.conditions, how: { ...how, app: ['MODO'] } } }
const BY_CARD = { conditions: { ...PLAIN.conditions, how: { ...how, rails: ['card' as const] } } }

it.each<[string, Partial<ListedPromotion>, Partial<ListedPromotion>]>([
  ['No aplica a pagos con billeteras virtuales (excepto MODO), mPOS y/o plataformas de pago online', BY_MODO, {}],
  ['El beneficio no aplica para consumos efectuados a través de Mercado Pago', BY_MODO, { paymentMethods: [['Mercado Pago']] }],
  ['No válido para pagos con tecnología NFC ni con códigos QR', BY_CARD, BY_MODO],
  ['No aplica para pagos con saldo en cuenta ni transferencias', {}, { paymentMethods: [['Banco Galicia']] }],
  ['No válido con tarjetas emitidas en el exterior ni compras abonadas en euros', {}, { paymentMethods: null }],
  ['No aplica a tarjetas de crédito de Banco Galicia con billeteras virtuales excepto MODO', { qualifiers: ['modoAlone'] }, {}],
  ['No válido para compra telefónica ni online', { where: ['Market'] }, {}],
  ['No acumulable con otras promociones y/o descuentos', { stackable: false }, { stackable: null }],
  ['No aplica en locales Vea Express', { supermarket: 'jumbo' }, { supermarket: 'vea' }],
  ['No válido en Carrefour Maxi', { supermarket: 'carrefour', where: ['Market'] }, { supermarket: 'carrefour', where: ['Maxi'] }],
])('a ban of what the page rules out by what pays, and where, says nothing more: %s', (ban, told, open) => {
  expect(relevantClauses([ban], [], { ...PLAIN, ...told })).toEqual([])
  expect(relevantClauses([ban], [], { ...PLAIN, ...open })).toEqual([ban])
  expect(relevantClauses([`${ban} ni con vales`], [], { ...PLAIN, ...told })).toHaveLength(1)
})

it('what is asked of whoever pays is not quoted where the page asks for it, nor an amount that it tells otherwise', () => {
  const told = 'desde MODO|Es para vos si tenés cuenta en Galicia|hasta $ 12.000 por mes|Vuelve en el resumen|Sin vinos|DNI'.split('|')
  const account = 'Es necesario que previo a realizar el pago el usuario tenga asociada a MODO la cuenta'
  const refund = 'El reintegro se verá reflejado en el primer o segundo resumen posterior'
  const others =
    'Tope: $12.000.- (pesos doce mil) mensuales|Solo venta minorista, se excluyen los vinos|Debe exhibir el mismo su DNI'.split('|')
  const again = [account, refund, ...others]
  const telling =
    'Es necesario tener una cuenta sueldo|Tope: $15.000 mensuales|Exclusivo para titulares|Válido con el cupón de Galicia'.split('|')
  expect(relevantClauses([...again, ...telling], told)).toEqual(telling)
})
