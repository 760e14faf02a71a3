import { MAX_RESTRICTIONS } from '#domain/promotionFields.ts'
import { findFirst } from '../text/search.ts'
import type { Reader, Scope } from './reader.ts'

/**
 * A condition that limits who may use the offer or how, and how it is put to a shopper. Earlier ones matter more. A ban is looked for in
 * all the words, anything else only in what is affirmed: `no aplica con dinero en cuenta` does not ask for money in the account.
 */
type Condition = { words: RegExp; says: string; ban?: true }

/** Whom the offer is for: these come before a chain's own restrictions. */
const AUDIENCES: readonly Condition[] = [
  {
    words: /emplead[oa]s? publicos?|empleados municipales|empleado\/a publico/,
    says: 'Solo empleados públicos, con DNI y recibo de sueldo',
  },
  { words: /familia militar/, says: 'Solo familia militar' },
  { words: /mayores de 60/, says: 'También mayores de 60 años' },
  {
    words: /acredit[a-z]{1,5} (?:sus |su )?haberes|perciban? (?:sus|su) haberes|cobr[a-z]{1,5} (?:sus |su )?haberes|haberes jubilatorios/,
    says: 'Solo para quienes cobran sus haberes en la entidad',
  },
]

const CONDITIONS: readonly Condition[] = [
  { words: /clientes? (?:adheridos? a )?sorpresa/, says: 'Solo clientes adheridos a Sorpresa' },
  {
    words: /(?<!no )adherid[oa]s? (?:a |al )?(?:los )?plan(?:es)? (?:de )?(?:suscripcion|nx)|suscript?[oa]s al plan/,
    says: 'Solo clientes adheridos a un plan de suscripción',
  },
  { words: /no adherid[oa]s/, says: 'Para clientes no adheridos a planes de suscripción', ban: true },
  { words: /tarjeta de credito fisica|tarjeta fisica/, says: 'Con la tarjeta física' },
  { words: /dinero en cuenta|dienro en cuenta/, says: 'Pagando con dinero en cuenta' },
  {
    words: /programando la entrega|programa (?:tu|la) entrega|coordinando (?:el )?envio/,
    says: 'Programando la entrega para el día de la promoción',
  },
  { words: /qr de modo|qr modo|modo[^.]{0,40}qr|qr[^.]{0,40}modo/, says: 'Pagando con QR de MODO' },
  { words: /qr[^.]{0,40}mercado pago|mercado pago[^.]{0,60}qr/, says: 'Pagando con QR de Mercado Pago' },
  { words: /nfc|con tu celular|sin contacto|contactless/, says: 'Pagando sin contacto (NFC)' },
  { words: /cupon de descuento obtenido|ingresando el cupon/, says: 'Ingresando el cupón del programa' },
  { words: /presentando (?:su |el )?dni|presentando dni/, says: 'Presentando el DNI' },
  { words: /presentando su tarjeta/, says: 'Presentando la tarjeta del programa' },
  { words: /primera (?:compra|transaccion)/, says: 'Solo la primera compra del período' },
  {
    words:
      /(?:maximo|1|una|un) (?:de )?(?:1 |una? )?\(?(?:una?\)? )?(?:uso|vez|transaccion|compra)(?: semanal)? por (?:usuario|cliente|persona|dia)|una compra semanal|tope de transacciones por dia/,
    says: 'Un solo uso por persona y período',
  },
  { words: /en (?:un|1|un \(1\)|1 \(un\)) (?:solo )?pago|en una cuota|1 solo pago|pagos en una cuota/, says: 'En un pago' },
  {
    words:
      /excepto en las provincias|excepto para las provincias|exclusivo solo para noa|solo para caba|valido solo para caba|provincia de mendoza y|amba, provincia|localidades|supermercados dia de la ciudad|provincia de entre rios|provincias de [a-z]+,/,
    says: 'Solo en algunas provincias o localidades',
    ban: true,
  },
  { words: /excluye (?:sucursal )?lujan|excluye tiendas de lujan/, says: 'Excluye la sucursal Luján', ban: true },
  { words: /exclusivo sucursal lujan/, says: 'Solo en la sucursal Luján' },
  { words: /franquicias/, says: 'Excluye algunas franquicias', ban: true },
  { words: /(?:no |exclu)[^.]{0,80}naranja visa/, says: 'No vale con Naranja Visa, Mastercard ni Amex', ban: true },
  { words: /no [^.]{0,40}saldo en cuenta/, says: 'No vale pagando con saldo en cuenta', ban: true },
  {
    words: /no [^.]{0,80}billeteras virtuales|no [^.]{0,40}plataformas (?:digitales )?de pago/,
    says: 'No vale con otras billeteras o plataformas de pago',
    ban: true,
  },
  { words: /no [^.]{0,60}mercado pago/, says: 'No vale a través de Mercado Pago', ban: true },
  { words: /no [^.]{0,60}pagos realizados (?:con|por via) qr|no [^.]{0,30}con qr/, says: 'No vale pagando con QR', ban: true },
  {
    words: /tarjetas? corporativas|versiones corporativas|tarjeta de credito empresa|business/,
    says: 'Excluye tarjetas corporativas',
    ban: true,
  },
  {
    words: /clientes en mora|al dia (?:en|con) sus productos|no registre[n]? mora|no registren (?:deuda|atraso)/,
    says: 'Solo clientes al día con la entidad',
    ban: true,
  },
  { words: /no valid[oa] (?:el )?(?:jueves )?(?:01|1) de enero/, says: 'No vale el 1 de enero', ban: true },
  { words: /no valid[oa] (?:el )?(?:jueves )?25 de diciembre/, says: 'No vale el 25 de diciembre', ban: true },
  { words: /hasta agotar [\d.]{3,12} reintegros/, says: 'Hasta agotar los reintegros previstos' },
  { words: /comercios adheridos|locales adheridos|locales habilitados/, says: 'En locales adheridos' },
  { words: /consumo familiar|consumidor(?:es)? final(?:es)?|venta minorista|ventas minoristas/, says: 'Solo consumo familiar' },
]

/** The conditions of an offer, the weightier first, in words of our own. */
export const restrictionsReader: Reader = {
  fields: ['restrictions'],
  read(scope: Scope) {
    const stretches = [...scope.header, ...scope.own, ...scope.common]
    const hits = [...AUDIENCES, ...scope.chain.restrictions, ...CONDITIONS]
      .flatMap(({ words, says, ban }: Condition) => {
        const found = findFirst(ban ? scope.text.folded : scope.text.affirmed, stretches, words)
        return found ? [{ says, span: { start: found.start, end: found.end } }] : []
      })
      .slice(0, MAX_RESTRICTIONS)
    if (hits.length === 0) return {}
    return { restrictions: { value: hits.map(({ says }) => says), spans: hits.map(({ span }) => span), role: null, doubt: 0 } }
  },
}
