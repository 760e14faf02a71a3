import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { Case } from './corpus.ts'

/** The groups of methods that an offer can be paid with; null: any. */
export const PAYMENT_METHODS_CORPUS: readonly Case<MethodName[][] | null>[] = [
  { headline: 'con tarjetas American Express', legal: 'Con tarjetas emitidas por: (i) American Express Argentina S.A. y (ii) los bancos autorizados. Bancos autorizados a saber: Banco Macro S.A., Banco Patagonia S.A.', yields: [['Tarjeta American Express']] },
  { headline: 'en un pago', legal: 'El descuento vale para compras en efectivo, con tarjeta de débito o de crédito en un pago.', yields: null },
  {
    picture: 'naranjax.png',
    headline: 'con tarjeta de crédito Visa y Mastercard Naranja',
    yields: [
      ['NaranjaX', 'Tarjeta de crédito VISA'],
      ['NaranjaX', 'Tarjeta de crédito Mastercard'],
    ],
  },
  { headline: 'con tarjetas de débito', legal: 'Pagando con cualquier tarjeta de débito.', yields: [['Tarjeta de débito VISA'], ['Tarjeta de débito Mastercard'], ['Tarjeta de débito Cabal']] },
  // Who is behind with payments is left out, and the sentence still says which cards pay.
  { headline: 'con tarjeta de débito de Banco Hipotecario', legal: 'Pagando con tarjeta de débito Visa emitida por Banco Hipotecario que no registre mora.', yields: [['Banco Hipotecario', 'Tarjeta de débito VISA']] },
  { headline: 'con crédito de Banco Galicia', legal: 'Para clientes que no tengan deuda abonando con Mastercard crédito de Banco Galicia.', yields: [['Banco Galicia', 'Tarjeta de crédito Mastercard']] },
  // A bank's own card is of the networks that the words name, and of none where they name none.
  { picture: 'banco chaco.png', headline: 'con la tarjeta Tuya', legal: 'Válido con tarjetas de crédito Visa del Banco Chaco.', yields: [['Banco Chaco', 'Tarjeta de crédito VISA']] },
  { picture: 'banco chaco.png', headline: 'con la tarjeta Tuya', legal: 'Válido con tarjetas del Banco Chaco.', yields: [['Banco Chaco']] },
  // An issuer's card that has no network.
  { headline: 'con tarjetas de crédito', legal: 'Abonando con cualquier tarjeta de crédito. No incluye tarjeta Naranja.', yields: [['Tarjeta de crédito VISA'], ['Tarjeta de crédito Mastercard'], ['Tarjeta de crédito Cabal'], ['Tarjeta American Express']] },
  // Where the money goes, and who that is, is no way to pay.
  { headline: 'con tarjetas de crédito Mastercard', legal: '20% de ahorro con tarjetas de crédito Mastercard Prex. El reintegro se acredita en la caja de ahorro que el cliente posea en ICBC. Banco ICBC S.A. es una sociedad anónima.', yields: [['Prex', 'Tarjeta de crédito Mastercard']] },
  { headline: 'con tarjetas de crédito Mastercard', legal: '20% de ahorro con tarjetas de crédito Mastercard para quien tenga una caja de ahorro que posea en ICBC.', yields: [['Banco ICBC', 'Tarjeta de crédito Mastercard']] },
  { headline: 'con tarjetas de débito', legal: 'Pagando con todas las tarjetas de débito Visa.', yields: [['Tarjeta de débito VISA']] },
  { headline: 'con tarjetas de débito', legal: 'Pagando en cajas.', yields: [['Tarjeta de débito VISA'], ['Tarjeta de débito Mastercard']] },
  // Where each tier begins is seen though the sentence before it forgot its full stop.
  {
    value: '30 % de descuento',
    picture: 'banco macro.png',
    headline: 'Cartera Selecta',
    legal: 'Cartera de consumo. Con tarjetas de crédito American Express Platinum. 25% de ahorro. Más información en sucursales Cartera de consumo. Con tarjetas de crédito Visa Selecta. 30% de ahorro.',
    yields: [['Banco Macro - Tarjeta Selecta', 'Tarjeta de crédito VISA']],
  },
  // A picture announces MODO, and the small print gives it as one way of two.
  { picture: 'MODO_BancoGalicia.png', headline: 'con tarjeta de crédito Visa', legal: 'Con tarjetas de crédito Visa. Aplica a compras en las sucursales; o pagando con MODO y coordinando el envío.', yields: [['Banco Galicia', 'Tarjeta de crédito VISA']] },
  { picture: 'MODO_BancoGalicia.png', headline: 'con tarjeta de crédito Visa', legal: 'Con tarjetas de crédito Visa. Aplica a compras en las sucursales.', yields: [['Banco Galicia', 'Tarjeta de crédito VISA', 'MODO']] },
  // The picture and the small print agree; a bank that only the words beside them name is left over from another card.
  { picture: 'banco galicia.png', headline: 'BNA+ MODO', legal: '20% de descuento con tarjetas de crédito Visa del Banco Galicia a través de MODO.', yields: [['Banco Galicia', 'Tarjeta de crédito VISA', 'MODO']] },
  {
    picture: 'banco galicia.png',
    headline: 'con Visa crédito de Banco Galicia y Banco Macro',
    legal: '20% de descuento con tarjetas de crédito Visa de Banco Galicia y de Banco Macro.',
    yields: [
      ['Banco Galicia', 'Tarjeta de crédito VISA'],
      ['Banco Macro', 'Tarjeta de crédito VISA'],
    ],
  },
  { picture: 'naranjax.png', headline: 'con tarjeta de crédito Naranja X', yields: [['NaranjaX']] },
  // A bank and a card of nearly one name.
  { picture: 'Logo Banco Sol Grande.png', headline: 'con tarjeta de crédito', yields: [['Tarjeta de Crédito Sol']] },
  { picture: 'Logo Banco del Sol.png', headline: 'con tarjeta de crédito Visa', yields: [['Banco del Sol', 'Tarjeta de crédito VISA']] },
  // What is not asked for.
  { headline: 'No hace falta ser cliente de Banco Galicia', yields: null },
  { legal: 'Tarjetas prepagas no participan.', yields: null },
  // Kinds set apart, banks with cards of their own, tables, and banks that are counted.
  { headline: 'con Visa, Mastercard o American Express, de crédito', yields: [['Tarjeta de crédito VISA'], ['Tarjeta de crédito Mastercard'], ['Tarjeta American Express']] },
  {
    headline: 'Visa crédito de Banco Galicia y Mastercard débito de Banco Macro',
    yields: [
      ['Banco Galicia', 'Tarjeta de crédito VISA'],
      ['Banco Macro', 'Tarjeta de débito Mastercard'],
    ],
  },
  {
    legal: 'Banco | Tarjeta de débito | Tope\nComafi | Visa | $ 5.000\nMacro | Mastercard | $ 5.000\nPiano | Visa | $ 5.000\nColumbia | Mastercard | $ 5.000\n',
    yields: [
      ['Banco Comafi', 'Tarjeta de débito VISA'],
      ['Banco Macro', 'Tarjeta de débito Mastercard'],
      ['Banco Piano', 'Tarjeta de débito VISA'],
      ['Banco Columbia', 'Tarjeta de débito Mastercard'],
    ],
  },
  // What is left out asks for nobody.
  { headline: 'con crédito Visa de Supervielle', legal: 'Santander no tiene nada que ver con esta promo. La de débito no suma.', yields: [['Banco Supervielle', 'Tarjeta de crédito VISA']] },
  { headline: 'con tarjeta de débito Visa, da igual de qué banco', yields: [['Tarjeta de débito VISA']] },
  { headline: 'con Visa de crédito, la emita quien la emita', yields: [['Tarjeta de crédito VISA']] },
  // Whatever one pays with.
  ...['Pagás como quieras', 'Pago libre', 'Forma de pago libre', 'Con cualquier medio de pago', 'Efectivo, tarjeta, QR: lo que tengas', 'No importa con qué pagues'].map((headline) => ({ headline, legal: 'Banco Galicia S.A., CUIT 30-50000173-5.', yields: null })),
  // A group a card of the bank, with MODO where the picture asks for it; instalments are on credit.
  {
    picture: 'MODO_Comafi.png',
    headline: 'Con tarjetas de crédito Visa y Mastercard',
    yields: [
      ['Banco Comafi', 'Tarjeta de crédito VISA', 'MODO'],
      ['Banco Comafi', 'Tarjeta de crédito Mastercard', 'MODO'],
    ],
  },
  { headline: 'Con tarjeta de crédito Visa del Banco Macro', legal: 'No aplica a pagos a través de billeteras virtuales (PayPal, Mercado Pago, Ualá) ni MODO. Excluye Mastercard y American Express.', yields: [['Banco Macro', 'Tarjeta de crédito VISA']] },
  { picture: 'credicoop.png', headline: 'Tarjeta de débito Cabal, exclusivo plan sueldo', yields: [['Banco Credicoop - Plan Sueldo', 'Tarjeta de débito Cabal']] },
  {
    value: '3 cuotas sin interés',
    headline: 'Visa y Mastercard del Banco Galicia',
    yields: [
      ['Banco Galicia', 'Tarjeta de crédito VISA'],
      ['Banco Galicia', 'Tarjeta de crédito Mastercard'],
    ],
  },
  { headline: 'Todos los medios de pago', legal: 'Consulte en Mercado Pago.', yields: null },
]
