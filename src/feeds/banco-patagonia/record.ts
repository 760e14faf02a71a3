import { asList, asObject, asText } from '#chains/forms/json.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import { fold } from '#domain/text/fold.ts'
import { chainNamed } from '../chainNames.ts'
import { FEED_FACTS } from '../facts.ts'
import { dayOfSlashes, percentWords, stateChannels } from '../fieldWords.ts'
import { RecordBuilder, type RecordReader } from '../record.ts'

/** The tiers of clients, as pages and small print write them. */
const TIERS: ReadonlyMap<string, string> = new Map([
  ['CLASICA', 'Clásica'],
  ['PLUS', 'Plus'],
  ['SINGULAR', 'Singular'],
])

/**
 * Reads one block of a page: what clients of one tier, or several, get. A page for salary accounts is a page of its own beside the
 * shop's other one, and says so in its code.
 */
export const readRecord: RecordReader = ({ raw }) => {
  const page = asObject(asObject(raw)?.patagonia)
  const block = asObject(asList(page?.segmentos)[0])
  const name = asText(page?.nombre)
  const named = chainNamed(name)
  if (page === null || block === null || named === null) return null
  const tiers = asList(block.segmentos).flatMap((tier) => TIERS.get(asText(tier)) ?? [])
  const validity = asText(page.vigencia)
  const print = printOf(asText(page.condiciones), tiers)
  const builder = new RecordBuilder(named.chain, linkOf(asText(page.url_promo)))
    .add('when', asText(page.dias))
    .add('when', validity)
    .add('value', percentWords(block.porcentaje, 'de ahorro'))
    .add('value', /^\d{1,2}$/.test(asText(block.cuotas)) ? `${asText(block.cuotas)} cuotas sin interés` : '')
    .add('headline', `${name} con Banco Patagonia`)
    .add('subtitle', asText(block.tope))
    .add('subtitle', asText(page.destacado))
    .add(
      'subtitle',
      tiers.length > 0 && tiers.length < 3 ? `Exclusivo para clientes ${tiers.map((tier) => `Patagonia ${tier}`).join(' o ')}` : '',
    )
    .add('legal', print)
  const [from, until] = datesIn(validity)
  builder.state('validFrom', from, validity).state('validUntil', until, validity)
  stateChannels(builder, named, { shop: true, online: true })
  addPayer(builder, asList(block.medios_pago).map(asText))
  const [payroll] = [asText(page.destacado), asText(page.codigo), name].filter((words) => /sueldo|haberes/.test(fold(words)))
  return (payroll === undefined ? builder : builder.stateWho('salary', null, `Plan Sueldo: el banco la nombra «${payroll}»`)).build()
}

const linkOf = (url: string) =>
  /^https:\/\/ahorrosybeneficios\.bancopatagonia\.com\.ar\/[\w/.-]{1,200}$/.test(url) ? url : FEED_FACTS['banco-patagonia'].url

/** A heading of the small print: «Legales Patagonia Clásica, Plus». */
const HEADING = /Legales? Patagonia (?=Cl[aá]sica|Plus|Singular)/i

/** Returns the small print of the tiers, where each has its own; else all of it. */
function printOf(words: string, tiers: readonly string[]): string {
  const [before = '', ...parts] = words.split(HEADING)
  const own = parts.find((part) => tiers.some((tier) => fold(part.slice(0, 60)).includes(fold(tier))))
  return own === undefined ? words : [before.trim(), own.trim()].filter((part) => part !== '').join('\n')
}

/** «Del 01/04/2026 al 30/09/2026», both inclusive. */
function datesIn(validity: string): (string | null)[] {
  const days = [...validity.matchAll(/\b\d{2}\/\d{2}\/\d{4}\b/g)].map(([day]) => dayOfSlashes(day))
  return days.length === 2 ? days : [null, null]
}

const CARDS: ReadonlyMap<string, MethodName> = new Map([
  ['visa', 'Tarjeta de crédito VISA'],
  ['visa debito', 'Tarjeta de débito VISA'],
  ['mastercard', 'Tarjeta de crédito Mastercard'],
  ['mastercard debito', 'Tarjeta de débito Mastercard'],
  ['amex', 'Tarjeta American Express'],
  ['american express', 'Tarjeta American Express'],
])

/** The pictures of cards and wallets: wallets are further ways to pay with the same cards, none is required. */
function addPayer(builder: RecordBuilder, pictures: readonly string[]): void {
  const cards = [...new Set(pictures.flatMap((picture) => CARDS.get(fold(picture)) ?? []))]
  const words = `Banco Patagonia${pictures.length > 0 ? `: ${pictures.join(', ')}` : ''}`
  if (cards.length === 0) builder.state('issuer', ['Banco Patagonia'], words)
  else
    builder.state(
      'paymentMethods',
      cards.map((card) => ['Banco Patagonia', card]),
      words,
    )
}
