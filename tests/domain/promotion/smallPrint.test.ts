import { expect, it } from 'vitest'
import { relevantClauses, smallPrintTopic } from '#domain/promotion/smallPrint.ts'

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

it.each([
  ['Tampoco aplica en los locales Vea express', 'place'],
  ['El reintegro se acredita en la caja de ahorro', 'money'],
  ['Incluye compras con tarjetas adicionales', 'people'],
  ['No aplica a pagos con saldo en cuenta', 'paying'],
  ['No acumulable', 'other'],
])('«%s» is about %s', (clause, topic) => {
  expect(smallPrintTopic(clause)).toBe(topic)
})
