import type { Qualifier } from '#domain/promotion/qualifier.ts'
import type { Case } from './corpus.ts'

/** On the web alone, on days of the week. */
const WEB = { when: 'Todos los miércoles', headline: 'Exclusivo compra online' }
/** Any kind of a bank's cards. */
const CARDS = { headline: 'con tarjetas de crédito y débito Banco Galicia' }

/** What narrows a field, by the field. */
export const QUALIFIERS_CORPUS: Record<Qualifier, readonly Case<boolean>[]> = {
  deliveryDays: [
    { ...WEB, legal: 'Válido programando la entrega de tu pedido para los días miércoles.', yields: true },
    { ...WEB, legal: 'Programá tu entrega para los miércoles de mayo.', yields: true },
    { ...WEB, legal: 'Programando tu compra para el día miércoles.', yields: true },
    { ...WEB, legal: 'Con entrega únicamente los días miércoles.', yields: true },
    { ...WEB, legal: 'Coordinando el envío para los miércoles.', yields: true },
    { ...WEB, legal: 'Comprá los miércoles y programá la entrega para el día que prefieras.', yields: false },
    { ...WEB, legal: 'Con tu compra los miércoles.', yields: false },
    { ...WEB, legal: 'No válido programando la entrega para los días miércoles.', yields: false },
    { ...WEB, legal: 'No es necesario programar la entrega para los miércoles.', yields: false },
    { ...WEB, legal: 'Programando la entrega de tu pedido para los días jueves.', yields: false },
    { ...WEB, when: 'Todos los días', legal: 'Con entrega los miércoles.', yields: false },
    // In the shops one pays on that day.
    { when: WEB.when, legal: 'Válido en sucursales y online, programando la entrega para los miércoles.', yields: false },
  ],
  notAtSelfCheckout: [
    { legal: 'No válido para cajas de autocobro.', yields: true },
    { legal: 'No aplica en cajas de autoservicio.', yields: true },
    { legal: 'Operatoria de MODO no válida en cajas de autoservicio.', yields: false },
    { legal: 'Válido también en cajas de autoservicio.', yields: false },
  ],
  dayBefore: [
    { legal: 'Las personas deben estar registradas al programa de Club La Nación al menos 24 horas antes del comienzo.', yields: true },
    { legal: 'Deben estar registrados al programa Club La Nación, al menos, 24hs antes.', yields: true },
    { legal: 'Inscribite en la web hasta el día anterior a tu compra.', yields: true },
    { legal: 'Activá el beneficio un día antes de comprar.', yields: true },
    { legal: 'Inscribite en la web antes de comprar.', yields: false },
    { legal: 'Inscribite en la web. El reintegro llega 24 horas antes del cierre.', yields: false },
    { legal: 'Los cambios se piden hasta el día anterior.', yields: false },
  ],
  modoAlone: [
    { ...CARDS, legal: 'No aplica para consumos abonados a través de billeteras virtuales a excepción de MODO.', yields: true },
    { ...CARDS, legal: 'No participan los consumos mediante billeteras virtuales (excepto MODO) ni POS móviles.', yields: true },
    { ...CARDS, legal: 'No aplica a pagos a través de billeteras virtuales (excepto MODO, Google Pay y Apple Pay).', yields: false },
  ],
  modoAndPhones: [
    { ...CARDS, legal: 'No aplica a pagos a través de billeteras virtuales (excepto MODO, Google Pay y Apple Pay).', yields: true },
    { ...CARDS, legal: 'No aplica para aquellos pagos abonados a través de billeteras virtuales, POS móviles y/o portales de pago a excepción de MODO, Google Pay y Apple Pay.', yields: true },
    { ...CARDS, legal: 'Válido también con MODO, Google Pay y Apple Pay.', yields: false },
  ],
  bannedMethods: [
    { legal: 'Descuento no válido si se paga con billeteras digitales.', yields: true },
    { legal: 'Descuento no válido abonando a través de plataformas digitales de pago.', yields: true },
    { legal: 'No aplica a clientes en mora, tampoco aplica a pagos con QR.', yields: true },
    { legal: 'No se aceptan tarjetas de crédito del exterior.', yields: true },
    { legal: 'No válido para pagos efectuados con tecnología NFC.', yields: true },
    { legal: 'No se acepta efectivo.', yields: true },
    { legal: 'No incluye Mercado Pago.', yields: true },
    { legal: 'No válido abonando con tarjetas de regalo.', yields: true },
    { legal: 'No aplica en cajas de autoservicio.', yields: false },
    { legal: 'Las compras de libros, solo pagando con tarjeta de débito.', yields: false },
    { legal: 'No es necesario pagar con QR.', yields: false },
    { legal: 'No incluye la compra de tarjetas de regalo.', yields: false },
    { legal: 'No aplica a la extracción de dinero en efectivo.', yields: false },
    { legal: 'No válido para productos vendidos a través de la plataforma marketplace.', yields: false },
    { legal: 'No acumulable con otros descuentos por pago con billeteras.', yields: false },
    // Of some methods the ban says little.
    { ...CARDS, legal: 'No válido abonando con billeteras digitales.', yields: false },
  ],
  partialStacking: [
    { legal: 'Acumulable con otras promociones vigentes que apliquen pagando con MODO.', yields: true },
    { headline: 'Acumulable con todos los productos', yields: true },
    { headline: 'Acumulable con productos en oferta', legal: 'No acumulable con otras promociones.', yields: true },
    { legal: 'Acumulable con otras promociones.', yields: false },
    { legal: 'Acumulable con todas las promociones vigentes.', yields: false },
    { legal: 'No acumulable con promociones de la tienda.', yields: false },
    { legal: 'No se acumula el tope de un mes a otro.', yields: false },
    { legal: 'Acumulás puntos con cada compra.', yields: false },
  ],
  refundByCard: [
    { ...CARDS, legal: 'Con crédito, el reintegro se verá en el resumen. Con tarjeta de débito, se acreditará en la cuenta en 30 días.', yields: true },
    { ...CARDS, legal: 'Con tarjeta de débito, el reintegro se acreditará en la cuenta en 30 días.', yields: true },
    // The credit to an account is no card.
    { ...CARDS, legal: 'Se acredita en la cuenta en 5 días. Si hay dos cuentas, el crédito se realizará en la cuenta más nueva.', yields: false },
    { ...CARDS, legal: 'El crédito se verá en la caja de ahorro a los 10 días.', yields: false },
    { ...CARDS, legal: 'Reintegro en cuenta bancaria; dicho crédito se hará en 20 días.', yields: false },
    { ...CARDS, legal: 'El reintegro se verá reflejado en el próximo resumen de la tarjeta de crédito.', yields: true },
    { ...CARDS, legal: 'El reintegro se acreditará en la cuenta de la tarjeta de débito a los 30 días o en el resumen de la tarjeta de crédito.', yields: true },
    { ...CARDS, legal: 'El reintegro se acreditará dentro de los 90 días en resumen para tarjeta de crédito y dentro de los 30 días hábiles en cuenta para tarjeta de débito.', yields: true },
    { ...CARDS, legal: 'El reintegro se verá en el primer resumen de la tarjeta de crédito o dentro de los 60 días en el caso de consumo con tarjeta de débito.', yields: true },
    { ...CARDS, legal: 'El reintegro se acreditará en 30 días.', yields: false },
    { ...CARDS, legal: 'No es válido para tarjetas de débito con reintegro acreditado en la cuenta.', yields: false },
    { ...CARDS, legal: 'El descuento se realiza en la línea de cajas con tarjeta de débito.', yields: false },
    { headline: 'con tarjeta de débito Banco Galicia', legal: 'Con tarjeta de débito, el reintegro se acreditará en la cuenta en 30 días.', yields: false },
    { legal: 'Pagando con débito o con dinero en cuenta.', yields: false },
  ],
  addition: [
    { headline: '15 % de ahorro. 5 % adicional jubilados', value: '5 % adicional', yields: true },
    { value: '10 % extra con débito', yields: true },
    { value: '20 % de descuento + 3 cuotas sin interés', yields: false },
    { headline: 'con tarjetas Banco Galicia', yields: false },
    { headline: 'con tarjetas Banco Galicia', legal: 'No acumulable con un 5 % adicional de otras promociones.', yields: false },
  ],
  unsaidPlace: [
    { headline: 'con tarjetas Banco Galicia', yields: true },
    { headline: 'con tarjetas Banco Galicia', legal: 'No acumulable con otras promociones.', yields: true },
    { headline: 'con tarjetas Banco Galicia', legal: 'Válido en sucursales y en la tienda online.', yields: false },
    { headline: 'con tarjetas Banco Galicia', legal: 'Válido únicamente en sucursales.', yields: false },
    { headline: 'Exclusivo compra online', yields: false },
  ],
  retiredAlone: [
    { headline: '10 % de descuento para jubilados', yields: true },
    { headline: 'Exclusivo jubilados', legal: 'Presentando DNI y último recibo de haberes. Sujeto a suspensión sin aviso.', yields: true },
    { headline: 'para jubilados y pensionados', yields: false },
    { headline: 'Jubilados', legal: 'Exclusivo para titulares de jubilaciones o pensiones.', yields: false },
    { legal: 'No válido para jubilados.', yields: false },
  ],
  unsaidMethods: [
    { headline: 'en toda tu compra', legal: 'Exclusivo consumo familiar. El descuento se hará efectivo en el acto.', yields: true },
    { headline: 'en toda tu compra', legal: 'Abonando con débito o efectivo.', yields: false },
    { headline: 'con todos los medios de pago', yields: false },
    { headline: 'en toda tu compra', legal: 'No válido abonando con billeteras virtuales.', yields: false },
    { headline: 'con tarjetas Banco Galicia', yields: false },
  ],
  unsaidNetworks: [
    { headline: 'con tarjetas de crédito', legal: 'Sin tope de reintegro.', yields: true },
    { headline: 'con tarjetas de crédito Visa', yields: false },
    { headline: 'con tarjetas de débito', legal: 'Abonando con cualquier tarjeta de débito.', yields: false },
    { headline: 'con tarjetas de crédito', legal: 'Válido con tarjetas Visa y Mastercard.', yields: false },
    { headline: 'con todos los medios de pago', yields: false },
  ],
  showsId: [
    { headline: 'para jubilados', legal: 'Presentando DNI y último recibo de haberes.', yields: true },
    { headline: 'para jubilados', legal: 'Mostrando tu D.N.I. en la caja. Acercate con el DNI.', yields: true },
    { headline: 'para familia militar', yields: false },
    { headline: 'para jubilados con Cuenta DNI', legal: 'Tope por DNI.', yields: false },
  ],
  unsaidEnd: [
    { when: 'Todos los lunes', headline: 'con tarjetas Banco Galicia', yields: true },
    { headline: 'Los sábados de octubre', yields: false },
    { headline: 'con tarjetas Banco Galicia', legal: 'Vigencia: del 01/05/2026 al 31/05/2026.', yields: false },
  ],
  // Of a chain whose offers hold in its shops alone; that of this corpus sells on the web, too.
  unsaidWeb: [{ headline: 'con tarjetas Banco Galicia', legal: 'Aplica para todas las tiendas.', yields: false }],
}
