import { asFlag, asObject, asText, type JsonObject } from '#chains/forms/json.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { Rail } from '#domain/promotion/condition.ts'
import { fold } from '#domain/text/fold.ts'
import { chainNamed, type NamedChain } from '../chainNames.ts'
import { FEED_FACTS } from '../facts.ts'
import { dayOfSlashes, objectsIn, percentWords, pesosOf, slashedDay, stateChannels, unknownTier, weekdaysOf } from '../fieldWords.ts'
import { RecordBuilder, type RecordReader } from '../record.ts'
import { addUnsaid } from '../unsaid.ts'

/** Without a brand a record is of a whole trade. */
export const chainOfItem = (item: JsonObject): NamedChain | null =>
  pesosOf(item.idMarca) === null ? null : chainNamed(asText(item.titulo))

export const isOfBrand = (item: JsonObject): boolean => asText(item.tipoPromocion) !== 'Especial'

/** Reads a promotion of Banco Galicia, from the list's item and its detail. */
export const readRecord: RecordReader = ({ raw }) => {
  const galicia = asObject(asObject(raw)?.galicia)
  const [item, detail] = [asObject(galicia?.item), asObject(galicia?.detail)]
  const named = item && chainOfItem(item)
  if (item === null || detail === null || named === null) return null
  const print = [asText(detail.legales), asText(detail.exclusiones)].filter((words) => words !== '').join('\n')
  const builder = new RecordBuilder(named.chain, pageOf(item))
    .add('value', percentWords(detail.porcentajeAhorro, 'de ahorro'))
    .add('value', instalmentWords(detail.cuotaSinInteresHasta))
    .add('headline', asText(item.titulo))
    .add('subtitle', asText(detail.leyendaTope))
    .add('body', asText(detail.descripcionAdicional))
    .add('body', asText(detail.leyendaPaga))
    .add('body', asText(detail.leyendaListo))
    .add('legal', print)
  addUnsaid(builder, `${asText(detail.leyendaTope)} ${print}`, {
    weekdays: weekdaysOf(asText(detail.diasAplicacion).split(';'), 'es'),
    cap: capOf(detail),
    minimum: pesosOf(detail.minimoCompra),
  })
  statePayer(builder, item, detail)
  const [from, until] = [dayOfSlashes(detail.fechaDesde), dayOfSlashes(detail.fechaHasta)]
  builder.state('validFrom', from, `Desde el ${slashedDay(from)}`).state('validUntil', until, `Hasta el ${slashedDay(until)}`)
  return stateChannels(builder, named, { shop: asFlag(detail.tiendaFisica), online: asFlag(detail.tiendaOnline) }).build()
}

const instalmentWords = (count: unknown) => (/^(?:[2-9]|1\d|2[0-4])$/.test(asText(count)) ? `${asText(count)} cuotas sin interés` : '')

const PERIODS: ReadonlyMap<string, string> = new Map([
  ['mensual', 'por mes'],
  ['semanal', 'por semana'],
  ['diaria', 'por día'],
])

function capOf(detail: JsonObject): { amount: number; scope: string } | null {
  const amount = pesosOf(detail.topeReintegro)
  return amount === null ? null : { amount, scope: PERIODS.get(fold(asText(detail.periodicidad))) ?? '' }
}

/** The bank's names for all its clients. */
const EVERYBODY = new Set(['', 'masivo'])

function statePayer(builder: RecordBuilder, item: JsonObject, detail: JsonObject): void {
  const tier = asText(asObject(detail.modeloAtencion)?.nombre)
  const print = asText(detail.legales)
  // The print holds where the tier's field says everybody.
  const isTier = fold(tier) === 'eminent' || asFlag(item.eminent) || /para clientes [eé]minent/i.test(print)
  const bank: MethodName = isTier ? 'Banco Galicia - Eminent' : 'Banco Galicia'
  const cards = objectsIn(detail.mediosDePago)
  const groups = new Set(cards.flatMap((card) => cardOf(card) ?? []))
  const named = cards.map((card) => asText(card.tarjeta)).join(', ')
  builder.state('paymentMethods', groups.size === 0 ? [[bank]] : [...groups].map((card) => [bank, card]), `${bank}: ${named}`)
  if (isTier) builder.stateWho('segment', 'Éminent', 'Clientes Éminent')
  else if (!EVERYBODY.has(fold(tier))) builder.stateWho('segment', unknownTier(tier), `Clientes ${unknownTier(tier)}`)
  if (asFlag(detail.haberes)) builder.stateWho('salary', null, 'Cobrando tus haberes en Galicia')
  stateRails(builder, detail)
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

/** The flags say which ways there are; only the words say that one of them is a must. */
function stateRails(builder: RecordBuilder, detail: JsonObject): void {
  const words = `${asText(detail.descripcionAdicional)} ${asText(detail.leyendaPaga)}`.trim()
  if (!/exclusiv|eleg[ií] pagar con/i.test(words)) return
  const flags: readonly [unknown, Rail][] = [
    [detail.flagQR, 'qr'],
    [detail.flagNFC, 'nfc'],
    [detail.contactLess, 'contactless'],
  ]
  const rails = flags.filter(([flag]) => asFlag(flag)).map(([, rail]) => rail)
  if (rails.length > 0) builder.state('how', { rails }, words)
}

function pageOf(item: JsonObject): string {
  const id = asText(item.id)
  const slug = fold(asText(item.titulo))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
  const { url } = FEED_FACTS['banco-galicia']
  return /^\d{1,12}$/.test(id) ? `${url}/promocion/${id}%7C${slug}%7Cmarca` : url
}
