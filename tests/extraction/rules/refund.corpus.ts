import type { RefundCondition } from '#domain/promotion/condition.ts'
import type { Case } from './corpus.ts'

export const REFUND_CORPUS: readonly Case<Partial<RefundCondition> | null>[] = [
  { legal: 'El descuento se realiza en línea de cajas.', yields: { kind: 'till' } },
  { legal: 'El descuento se realiza una vez que se efectúe el pago.', yields: { kind: 'till' } },
  { legal: 'Es un descuento directo, reintegrado en la boca de cajas.', yields: { kind: 'till' } },
  { headline: 'en el acto', yields: { kind: 'till' } },
  { legal: 'La cajera te lo descuenta.', yields: { kind: 'till' } },
  { legal: 'El ahorro figura en el resumen.', yields: { kind: 'refund', where: 'statement' } },
  { legal: 'Suspendemos la cuenta digital por el uso indebido del descuento.', yields: null },
  {
    picture: 'banco nacion.png',
    legal: 'El reintegro se realiza en cuentas bancarias mediante cashback.',
    yields: { kind: 'refund', where: 'account' },
  },
  { legal: 'Los depósitos en la caja de ahorros cuentan con garantía limitada para su devolución.', yields: null },
  // An example with one kind of card says nothing of the other.
  {
    picture: 'banco galicia.png',
    headline: 'con tarjetas de débito y crédito. Tope de reintegro $ 20.000',
    legal: 'Ejemplo: en una compra con tu tarjeta de débito de $ 90.000 verás en el resumen de tu cuenta un reintegro de $ 20.000.',
    yields: { kind: 'refund' },
  },
  {
    legal: 'El reintegro se acreditará en la caja de ahorro dentro de los 30 días.',
    yields: { kind: 'refund', days: 30, where: 'account' },
  },
  {
    legal: 'El reintegro se verá en el resumen dentro de los diez días hábiles, se verá reflejado.',
    yields: { kind: 'refund', days: 10, business: true, where: 'statement' },
  },
  { legal: 'La devolución será aplicada en la billetera dentro de las 72 hs.', yields: { kind: 'refund', days: 3, where: 'wallet' } },
  { legal: 'El ahorro se verá reflejado en el primer o segundo resumen.', yields: { kind: 'refund', where: 'statement' } },
  {
    legal: 'El descuento no se realiza en la línea de cajas sino que se reintegrará en la cuenta dentro de los 10 días hábiles.',
    yields: { kind: 'refund', days: 10, business: true, where: 'account' },
  },
  {
    legal: 'Crédito: se reintegrará en el resumen dentro de los 90 días. Débito: se reintegrará en la cuenta dentro de los 30 días.',
    yields: { kind: 'refund', days: 90, where: 'statement' },
  },
  {
    headline: 'con tarjetas de crédito y débito. Tope: $ 20.000 mensual + 5 % sin tope',
    value: '30 % de descuento',
    legal:
      'Se bonificará el 5 % sobre la compra, sin tope de reintegro. Adicionalmente abonando exclusivamente desde la app se bonificará el 30 % con tope de reintegro de $ 20.000 por mes, en un pago. Costo financiero total: 0 %. Tasa efectiva anual: 0,00 % en todos los casos, el 5 % de la bonificación se verá reflejado como un crédito en el resumen. El 30 % restante se reintegra dentro de los 30 días en la cuenta. No acumulable con otras promociones.',
    yields: { kind: 'refund', days: 30, where: 'account' },
  },
  {
    headline: 'con tarjetas de débito Visa',
    legal: 'El reintegro se verá dentro de los 90 días en el extracto de cuenta para Visa débito.',
    yields: { kind: 'refund', days: 90, where: 'account' },
  },
  {
    headline: 'con tarjetas de crédito',
    legal:
      'El reintegro se verá en el primer o segundo resumen de la tarjeta o dentro de los 60 días en el caso de consumo con tarjeta de débito.',
    yields: { kind: 'refund', where: 'statement' },
  },
  {
    headline: 'con tarjetas de crédito y débito',
    legal:
      'El reintegro se verá en el primer o segundo resumen de la tarjeta de crédito o dentro de los 60 días en el caso de consumo con tarjeta de débito.',
    yields: { kind: 'refund', days: 60 },
  },
  {
    headline: 'con tarjetas de crédito y débito',
    legal: 'El reintegro se verá reflejado en la cuenta de la TD a los 30 días o en el 1er resumen posterior para los pagos con TC.',
    yields: { kind: 'refund' },
  },
  {
    headline: 'con tarjetas de débito',
    legal: 'El reintegro se verá reflejado en la cuenta de la TD a los 30 días o en el 1er resumen posterior para los pagos con TC.',
    yields: { kind: 'refund', days: 30, where: 'account' },
  },
  {
    headline: 'con tarjetas de crédito',
    legal: 'El reintegro se verá reflejado en la cuenta de la TD a los 30 días o en el 1er resumen posterior para los pagos con TC.',
    yields: { kind: 'refund', where: 'statement' },
  },
  { picture: 'banco galicia.png', legal: 'Tope de reintegro $ 10.000 por mes.', yields: { kind: 'refund' } },
  { headline: 'con MODO', legal: 'Tope de reintegro $ 10.000 por mes.', yields: { kind: 'refund' } },
  { picture: 'banco galicia.png', legal: 'Tope de reintegro $ 10.000. El descuento se hace en línea de cajas.', yields: { kind: 'till' } },
  { legal: 'Sin tope de reintegro. El beneficio está a cargo de la tienda.', yields: null },
  { picture: 'banco galicia.png', legal: 'La plata regresa a los 12 días.', yields: { kind: 'refund', days: 12 } },
  { picture: 'banco galicia.png', legal: 'El banco te repone el 20 % en 8 días.', yields: { kind: 'refund', days: 8 } },
  { picture: 'banco galicia.png', legal: 'Lo trae el resumen que viene.', yields: { kind: 'refund', where: 'statement' } },
  { legal: 'La rebaja baja en el carrito, antes de que pagues.', yields: { kind: 'till' } },
  { legal: 'En la caja te sacamos el 20 %.', yields: { kind: 'till' } },
  { legal: 'Pagá con dinero en cuenta y ahorrá.', yields: null },
  { legal: 'Para clientes que acrediten sus haberes dentro de los 90 días anteriores.', yields: null },
  { legal: 'No válido en cajas de autoservicio.', yields: null },
  { value: '6 cuotas sin interés', legal: 'El reintegro se acreditará en el resumen.', yields: null },
]
