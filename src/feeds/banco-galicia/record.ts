import { asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import { type CivilDate, isCivilDate } from '#domain/calendar/calendar.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { Rail } from '#domain/promotion/condition.ts'
import type { CapPeriod } from '#domain/promotion/promotion.ts'
import { fold } from '#domain/text/fold.ts'
import { chainNamed, type NamedChain } from '../chainNames.ts'
import { FEED_FACTS } from '../facts.ts'
import {
  channelsOf,
  type Fields,
  type PrintPaths,
  percentIn,
  pesosOf,
  type RecordReader,
  RecordView,
  stateWho,
  unknownTier,
  weekdaysOf,
} from '../record.ts'

/** Without a brand a record is of a whole trade. */
export const chainOfItem = (item: JsonObject): NamedChain | null =>
  pesosOf(item.idMarca) === null ? null : chainNamed(asText(item.titulo))

/** «Marca» is a shop's promotion; «Especial» is none of a shop. */
export const isShownItem = (item: JsonObject): boolean => asText(item.tipoPromocion) !== 'Especial'

const PRINT: PrintPaths = [
  ['headline', 'item.titulo'],
  ['subtitle', 'detail.leyendaTope'],
  ['body', 'detail.descripcionAdicional'],
  ['body', 'detail.leyendaPaga'],
  ['body', 'detail.leyendaListo'],
  ['legal', 'detail.legales'],
  ['legal', 'detail.exclusiones'],
]

export const readRecord: RecordReader = ({ raw }) => {
  const galicia = asObject(asObject(raw)?.galicia)
  const item = asObject(galicia?.item)
  const named = item && chainOfItem(item)
  if (!galicia || !named || asObject(galicia.detail) === null) return null
  const record = new RecordView(galicia)
  const { text, flag } = record
  const [instalments, amount] = [text('detail.cuotaSinInteresHasta'), pesosOf(record.value('detail.topeReintegro'))]
  return {
    chain: named.chain,
    url: pageOf(record),
    print: [
      ['value', percentIn(text('item.promocion')) || percentIn(`${text('detail.porcentajeAhorro')}%`)],
      ['value', /^(?:[2-9]|1\d|2[0-4])$/.test(instalments) ? `${instalments} cuotas sin interés` : ''],
      ...record.print(PRINT),
    ],
    fields: {
      weekdays: weekdaysOf(text('detail.diasAplicacion').split(';'), 'es'),
      cap: amount === null ? null : { amount, period: PERIODS.get(fold(text('detail.periodicidad'))) ?? null },
      minimum: pesosOf(record.value('detail.minimoCompra')),
      validFrom: dayOfSlashes(text('detail.fechaDesde')),
      validUntil: dayOfSlashes(text('detail.fechaHasta')),
      where: channelsOf(named, { shop: flag('detail.tiendaFisica'), online: flag('detail.tiendaOnline') }),
      ...payerOf(record),
      ...railsOf(record),
    },
  }
}

const PERIODS: ReadonlyMap<string, CapPeriod> = new Map([
  ['mensual', 'mes'],
  ['semanal', 'semana'],
  ['diaria', 'dia'],
])

function dayOfSlashes(text: string): CivilDate | null {
  const date = text.split('/').reverse().join('-')
  return isCivilDate(date) ? date : null
}

/** The bank's names for all its clients. */
const EVERYBODY = new Set(['', 'masivo'])

function payerOf({ text, flag, objects }: RecordView): Fields {
  const tier = text('detail.modeloAtencion.nombre')
  // The print holds where the tier's field says everybody.
  const isEminent = fold(tier) === 'eminent' || flag('item.eminent') || /para clientes [eé]minent/i.test(text('detail.legales'))
  const bank: MethodName = isEminent ? 'Banco Galicia - Eminent' : 'Banco Galicia'
  const cards = objects('detail.mediosDePago')
  const groups = [...new Set(cards.flatMap((card) => cardOf(card) ?? []))].map((card): MethodName[] => [bank, card])
  const name = isEminent ? 'Éminent' : EVERYBODY.has(fold(tier)) ? null : unknownTier(tier)
  const words = `${bank}: ${cards.map(({ tarjeta }) => asText(tarjeta)).join(', ')}`
  return {
    paymentMethods: { value: groups.length === 0 ? [[bank]] : groups, words },
    who: [
      ...(name === null ? [] : [stateWho('segment', name, `Clientes ${name}`)]),
      ...(flag('detail.haberes') ? [stateWho('salary', null, 'Cobrando tus haberes en Galicia')] : []),
    ],
  }
}

function cardOf({ tarjeta, tipoTarjeta }: JsonObject): MethodName | null {
  const name = fold(asText(tarjeta))
  if (name.includes('american express')) return 'Tarjeta American Express'
  const isDebit = fold(asText(tipoTarjeta)).startsWith('debito')
  if (name.includes('mastercard')) return isDebit ? 'Tarjeta de débito Mastercard' : 'Tarjeta de crédito Mastercard'
  // The bank's own debit card is of the network Visa.
  if (isDebit) return 'Tarjeta de débito VISA'
  return name.includes('visa') ? 'Tarjeta de crédito VISA' : null
}

const RAILS: readonly (readonly [path: string, Rail])[] = [
  ['detail.flagQR', 'qr'],
  ['detail.flagNFC', 'nfc'],
  ['detail.contactLess', 'contactless'],
]

/** The flags say which ways there are; only the words say that one of them is a must. */
function railsOf({ text, flag }: RecordView): Fields {
  const words = `${text('detail.descripcionAdicional')} ${text('detail.leyendaPaga')}`.trim()
  const rails = RAILS.filter(([path]) => flag(path)).map(([, rail]) => rail)
  return rails.length > 0 && /exclusiv|eleg[ií] pagar con/i.test(words) ? { how: { value: { rails }, words } } : {}
}

function pageOf({ text }: RecordView): string {
  const slug = fold(text('item.titulo'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
  const { url } = FEED_FACTS['banco-galicia']
  return /^\d{1,12}$/.test(text('item.id')) ? `${url}/promocion/${text('item.id')}%7C${slug}%7Cmarca` : url
}
