import type { HowCondition } from '#domain/promotion/condition.ts'
import type { Case } from './corpus.ts'

/** What is not said is left out. */
export type How = Partial<HowCondition>

export const HOW_CORPUS: readonly Case<How>[] = [
  // Ways of paying that are required.
  { headline: 'escaneando el QR', yields: { rails: ['qr'] } },
  { headline: 'pagando con tu celular vía NFC', yields: { rails: ['nfc'] } },
  { headline: 'con tarjetas de débito Mastercard contactless', yields: { rails: ['contactless'], funds: 'debit' } },
  { headline: 'con tarjeta física Visa crédito', yields: { rails: ['card'], funds: 'credit' } },
  { legal: '20% con QR o NFC.', yields: { rails: ['qr', 'nfc'] } },
  // One way among all is no condition.
  { headline: 'con tarjetas Visa de crédito. Con QR también sirve', yields: { funds: 'credit' } },
  { legal: '20% con Visa crédito. También podés pagar con QR.', yields: { funds: 'credit' } },
  { headline: 'Visa crédito; también con NFC', yields: { funds: 'credit' } },
  { headline: 'con QR o tarjeta', yields: {} },
  { headline: 'con tarjeta o QR', yields: {} },
  { legal: '20% pagando con tarjeta prepaga/QR/NFC del emisor.', yields: { funds: 'card' } },
  { picture: 'personal pay.png', legal: '20% pagando con tarjeta prepaga Visa.', yields: { funds: 'card' } },
  { picture: 'personal pay.png', legal: '20% pagando con tarjeta prepaga/QR/NFC.', yields: {} },
  { picture: 'personal pay.png', headline: 'con Visa Personal Pay y QR', yields: {} },
  { legal: '20% con tarjetas de crédito Visa y escaneando el QR de la caja.', yields: { rails: ['qr'], funds: 'credit' } },
  { picture: 'cuenta dni.png', legal: 'A través de la funcionalidad "Clave DNI" y/o QR de la aplicación Cuenta DNI.', yields: { app: ['Cuenta DNI'] } },
  { legal: 'MODO contactless (NFC) disponible solo en dispositivos nuevos.', yields: {} },
  { legal: 'Consultá comercios adheridos escaneando el QR.', yields: {} },
  { legal: '20% de descuento escaneando un QR que permita pagar con MODO, o mediante el botón de pago de la tienda.', yields: { app: ['MODO'] } },
  { headline: 'con Visa crédito en un pago', legal: 'Se bonificará el 20% (veinte por ciento) sobre el monto total de la compra, en hasta 3 cuotas sin interés.', yields: { funds: 'credit' } },
  { headline: 'con crédito vía NFC', legal: 'Por medio de NFC a través de las billetras Apple Pay (solo en iOS), Google Pay o MODO.', yields: { rails: ['nfc'], app: ['Apple Pay', 'Google Pay', 'MODO'], funds: 'credit' } },
  { headline: 'con Visa crédito pagando con MODO desde app del banco', yields: { app: ['app del banco'], funds: 'credit' } },
  { headline: 'con Banco Nación BNA + MODO', legal: 'Con tarjetas de crédito Visa emitidas por el BNA a través de la billetera MODO BNA+ escaneando el código QR.', yields: { rails: ['qr'], app: ['BNA+'], funds: 'credit' } },
  // The app inside which MODO's code is read: MODO's own app is none of them.
  { headline: 'con Visa crédito de Banco Ciudad', legal: '20% pagando exclusivamente con QR MODO a través de App Ciudad o Buepp.', yields: { rails: ['qr'], app: ['app del banco', 'Buepp'], funds: 'credit' } },
  { headline: 'con Visa crédito de Banco Nación', legal: '20% únicamente con código QR MODO a través de la app BNA+.', yields: { rails: ['qr'], app: ['BNA+'], funds: 'credit' } },
  { headline: 'con Visa crédito de Banco Nación', legal: '20% pagando con QR MODO dentro de la app BNA+.', yields: { rails: ['qr'], app: ['BNA+'], funds: 'credit' } },
  // A code that leads to a form is not paid with.
  { headline: 'para docentes', picture: 'Escaneá el QR y completá tus datos.png', yields: {} },
  { legal: '20% de descuento. Leé el QR para inscribirte antes de comprar.', yields: {} },
  { legal: '20% escaneando el QR y pagando en la caja.', yields: { rails: ['qr'] } },
  // Where one signs up is not where one pays.
  { picture: 'banco del sol.png', headline: 'con débito Visa (vía MODO)', legal: '20% para quienes se hayan registrado desde la app del banco y paguen a través de MODO.', yields: { app: ['MODO'], funds: 'debit' } },
  { picture: 'banco del sol.png', headline: 'con débito Visa (vía MODO)', legal: 'No aplica a billeteras virtuales, excepto pagos con MODO, desde su billetera o desde la app del banco.', yields: { app: ['MODO', 'app del banco'], funds: 'debit' } },
  // A ban leaves the others; one on phones and wallets leaves the card.
  { headline: 'con Visa crédito', legal: 'No válido para pagos con QR.', yields: { funds: 'credit' } },
  { headline: 'con Visa crédito', legal: 'No aplica a compras abonadas con QR de otras billeteras.', yields: { funds: 'credit' } },
  { headline: 'con Visa crédito', legal: 'No válido para pagos con NFC. No aplica a billeteras virtuales.', yields: { funds: 'credit', rails: ['card'] } },
  // Apps.
  { picture: 'banco galicia.png', headline: 'con Visa crédito a través de MODO', yields: { app: ['MODO'], funds: 'credit' } },
  // The bank's name is its app's but for the sign.
  { picture: 'banco nacion.png', headline: 'con Visa crédito pagando con MODO', legal: 'Válido para tarjetas emitidas por el BNA.', yields: { app: ['MODO'], funds: 'credit' } },
  { picture: 'banco nacion.png', headline: 'con Visa crédito pagando con MODO', legal: 'Pagando desde BNA+ o la app MODO.', yields: { app: ['MODO', 'BNA+'], funds: 'credit' } },
  // MODO inside the app of one bank.
  { picture: 'banco nacion.png', legal: 'Con tarjetas de crédito Visa pagando exclusivamente con MODO BNA+ escaneando el QR de MODO.', yields: { rails: ['qr'], app: ['BNA+'], funds: 'credit' } },
  { picture: 'banco nacion.png', headline: 'con Visa crédito vía MODO', legal: 'Compras exclusivamente a través de MODO BNA+.', yields: { app: ['BNA+'], funds: 'credit' } },
  { picture: 'banco nacion.png', headline: 'con Visa crédito pagando con MODO', legal: 'Pagando con MODO BNA+ o desde la app MODO.', yields: { app: ['MODO', 'BNA+'], funds: 'credit' } },
  // MODO or what of it is inside other apps.
  { picture: 'banco icbc.png', legal: '20% con tarjetas de crédito Visa, pagando a través de MODO o su integración en ICBC Mobile Banking.', yields: { app: ['MODO', 'app del banco'], funds: 'credit' } },
  { picture: 'modo yoy.png', legal: '20% con tarjetas de crédito Mastercard, pagando por MODO o su integración en app Yoy.', yields: { app: ['MODO', 'Yoy'], funds: 'credit' } },
  { picture: 'banco icbc.png', headline: 'con Visa crédito a través de MODO', legal: 'Las consultas se hacen en ICBC Mobile Banking. No válido para pagos desde la app Yoy.', yields: { app: ['MODO'], funds: 'credit' } },
  // MODO inside other apps alone.
  { picture: 'banco ciudad.png', headline: 'con Visa crédito vía MODO', legal: 'Exclusivamente escaneando el QR de MODO, desde Buepp o app Ciudad.', yields: { rails: ['qr'], app: ['Buepp', 'app del banco'], funds: 'credit' } },
  { headline: 'Pagando con QR desde la app de tu banco o app MODO', yields: { rails: ['qr'], app: ['MODO', 'app del banco'] } },
  { picture: 'banco macro.png', headline: 'con Visa crédito exclusivo con MODO desde app Macro', yields: { app: ['app del banco'], funds: 'credit' } },
  { picture: 'banco ciudad.png', headline: 'con Visa crédito vía MODO', legal: 'Exclusivamente abonando con el QR de MODO desde Buepp, app Ciudad o la app MODO.', yields: { rails: ['qr'], app: ['MODO', 'Buepp', 'app del banco'], funds: 'credit' } },
  { picture: 'banco ciudad.png', headline: 'con Visa crédito vía MODO', legal: 'Pagando con QR de MODO desde Buepp.', yields: { rails: ['qr'], app: ['MODO', 'Buepp'], funds: 'credit' } },
  { picture: 'mercado pago.png', headline: 'con Mercado Pago', yields: { app: ['Mercado Pago'] } },
  // Money in the account.
  { picture: 'mercado pago.png', headline: 'con dinero en cuenta', yields: { app: ['Mercado Pago'], funds: 'balance' } },
  { headline: 'con Visa débito', legal: 'No válido para pagos con saldo en cuenta.', yields: { funds: 'debit' } },
  // An issuer's own card has the name of its account: which of the two pays is said here.
  { picture: 'cencopay.png', legal: 'En mayo, con tarjeta de crédito física Cencopay.', yields: { rails: ['card'], funds: 'credit' } },
  { picture: 'naranjax.png', legal: '20% abonando con tarjeta de crédito Naranja X o débito Naranja X Visa.', yields: { funds: 'card' } },
  { headline: 'con Naranja X crédito, débito o QR con dinero en cuenta', yields: {} },
  { headline: 'con tarjetas de crédito Naranja X, débito Naranja X Visa y QR (dinero en cuenta)', yields: {} },
  // A wallet that takes part beside banks is not the app to pay with.
  { headline: 'con MODO', legal: 'Entidades adheridas: Banco Galicia, Banco Macro, Banco Comafi, Billetera Buepp.', yields: { app: ['MODO'] } },
  // One of several.
  { picture: 'naranja x.png', legal: 'Pagando con tarjeta de crédito, tarjeta de débito o QR con la opción de dinero en cuenta.', yields: {} },
  // Small print of another bank's card.
  { picture: 'banco hipotecario.png', headline: 'con Visa débito', legal: 'Clientes de Banco Supervielle pagando con QR de MODO en un pago. Deben tener una cuenta en el banco.', yields: { funds: 'debit' } },
  { picture: 'banco ciudad.png', headline: 'con Visa crédito', legal: 'Tarjetas de Banco Galicia, por MODO. No aplica a compras con Mercado Pago.', yields: { funds: 'credit' } },
  { headline: 'Visa débito del Banco Macro', legal: 'Titulares del Banco Comafi pagando con QR de MODO. Quedan excluidas las de Naranja X.', yields: { funds: 'debit' } },
  // Any method will do: how one pays with a wallet that the small print names is another offer's.
  { headline: 'con todos los medios de pago', legal: 'Pagos con la app de Mercado Pago escaneando el código QR, con dinero en cuenta.', yields: {} },
  // The wallets named are examples.
  { headline: 'pagando con QR de todas las billeteras', legal: 'Pagando con MODO, BNA+ y Cuenta DNI, entre otras.', yields: { rails: ['qr'] } },
  // One payment.
  { headline: 'en un pago con Visa crédito', yields: { funds: 'credit', singlePayment: true } },
  { headline: 'con Visa crédito', legal: 'Compras en 1 (un) pago.', yields: { funds: 'credit', singlePayment: true } },
  // What is announced as one payment is paid in instalments by the small print.
  { headline: '12 cuotas y 20% en un pago con Visa crédito', legal: 'Obteniendo un 20% de descuento abonando en 12 cuotas sin interés.', yields: { funds: 'credit' } },
  { headline: '20% en un pago con Visa crédito', legal: 'Obteniendo un 20% de descuento abonando en 1 cuota.', yields: { funds: 'credit', singlePayment: true } },
  { headline: 'con Visa crédito', legal: 'No aplica para pagos en cuotas.', yields: { funds: 'credit', singlePayment: true } },
  { headline: 'con Visa crédito', legal: 'No válido para compras en cuotas con tarjetas emitidas en el exterior.', yields: { funds: 'credit' } },
  { headline: 'con Visa crédito', legal: 'En 1 pago o en cualquier otra cantidad de cuotas.', yields: { funds: 'credit' } },
  { legal: 'Con un pago mínimo de $ 20.000.', yields: {} },
  { legal: 'El descuento se aplica sobre el precio de contado.', yields: {} },
  // What is not asked for.
  { headline: 'No es necesario pagar con QR', yields: {} },
  { legal: 'No es obligatorio pagar con tarjeta física.', yields: {} },
  { legal: 'Sin que sea necesario pagar con el celular, pagando con QR.', yields: { rails: ['qr'] } },
  { legal: 'No es necesario pagar exclusivamente con dinero en cuenta.', yields: {} },
  { legal: 'Sin necesidad de cupón pagando con QR.', yields: { rails: ['qr'] } },
  { legal: 'No requiere inscripción previa con código QR.', yields: { rails: ['qr'] } },
  { legal: 'No hace falta la app, se paga escaneando el QR.', yields: { rails: ['qr'] } },
  { legal: 'No se excluyen los pagos con QR.', yields: {} },
  { legal: 'No se exige pagar en un solo pago.', yields: {} },
  { legal: 'No se deberá abonar con QR.', yields: {} },
  { legal: 'El pago con QR es opcional.', yields: {} },
  { legal: 'QR no requerido.', yields: {} },
  { legal: 'Dinero en cuenta no es necesario.', yields: {} },
  { headline: 'Podés pagar sin usar el QR', yields: {} },
  { legal: 'No se puede pagar con QR.', yields: {} },
  { headline: 'Con tarjeta física, no con QR', yields: { rails: ['card'] } },
  { headline: 'No es en un pago, podés hacerlo en cuotas', yields: {} },
  // How one pays stands before what is not asked for.
  { legal: 'Pagando con QR no es necesario presentar documento.', yields: { rails: ['qr'] } },
  { legal: 'Con QR no es necesario.', yields: { rails: ['qr'] } },
  { legal: 'El descuento no depende de pagar con QR.', yields: {} },
  { headline: 'Pagá como quieras, sin QR', yields: {} },
  { legal: 'Pagos con QR: no incluidos.', yields: {} },
  { headline: 'QR no, tarjeta sí', yields: {} },
  // Everyday words.
  { headline: 'Apuntás al QR de la caja', yields: { rails: ['qr'] } },
  { headline: 'Apoyás el celular en el lector', yields: { rails: ['nfc'] } },
  { headline: 'Hay que pasar la tarjeta', yields: { rails: ['card'] } },
  { headline: 'Con la tarjeta de plástico', yields: { rails: ['card'] } },
  { legal: 'Se paga leyendo el código QR; sin QR no hay reintegro.', yields: { rails: ['qr'] } },
  { headline: 'Efectivo, tarjeta, QR: lo que tengas', yields: {} },
  { headline: 'con la plata que tengas en Mercado Pago', yields: { app: ['Mercado Pago'], funds: 'balance' } },
  { picture: 'mercado pago.png', headline: 'usando el saldo que ya tenés', yields: { app: ['Mercado Pago'], funds: 'balance' } },
  { picture: 'mercado pago.png', headline: 'con el saldo o con una tarjeta guardada', yields: { app: ['Mercado Pago'] } },
]
