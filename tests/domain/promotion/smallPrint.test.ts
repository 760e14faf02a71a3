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

it.each([
  ['Tampoco aplica en los locales Vea express', 'place'],
  ['El reintegro se acredita en la caja de ahorro', 'money'],
  ['Incluye compras con tarjetas adicionales', 'people'],
  ['No aplica a pagos con saldo en cuenta', 'paying'],
  ['No acumulable', 'other'],
])('«%s» is about %s', (clause, topic) => {
  expect(smallPrintTopic(clause)).toBe(topic)
})
