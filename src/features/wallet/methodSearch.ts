import { fold } from '#domain/fold.ts'
import { type MethodSlug, PAYMENT_METHODS, type PaymentMethod } from '#domain/paymentMethod.ts'
import { matchesQuery } from '#domain/search.ts'
import { MAX_QUERY } from './finderSearch.ts'
import { fullName } from './walletWords.ts'

/** What people also call a method: former names, initials, how it is typed in a hurry. */
const ALSO_CALLED: Partial<Record<MethodSlug, string>> = {
  'banco-nacion': 'bna banco de la nacion argentina',
  'banco-provincia': 'bapro banco de la provincia de buenos aires',
  'cuenta-dni': 'banco provincia bapro',
  'banco-santander': 'santander rio',
  'banco-bbva': 'frances bbva frances',
  'banco-ciudad': 'banco de la ciudad de buenos aires',
  'billetera-buepp': 'banco ciudad bue pp',
  'banco-icbc': 'standard bank',
  'banco-macro': 'itau bma',
  'banco-galicia-mas': 'hsbc',
  'banco-bancor': 'banco de cordoba provincia de cordoba cordobesa',
  'banco-neuquen': 'bpn provincia del neuquen',
  'banco-chaco': 'nuevo banco del chaco tuya',
  'banco-entre-rios': 'nuevo banco de entre rios bersa',
  'banco-santa-fe': 'nuevo banco de santa fe',
  'banco-la-pampa': 'banco de la pampa blp',
  'banco-formosa': 'onda',
  'banco-de-corrientes': 'banco corrientes mas banco',
  'mercado-pago': 'meli mp mercado libre',
  naranjax: 'tarjeta naranja',
  'personal-pay': 'telecom',
  uala: 'wilobank',
  'tarjeta-de-credito-cencosud-mastercard': 'jumbo disco vea',
  cencopay: 'jumbo disco vea cencosud',
  'carrefour-cuenta-digital': 'banco carrefour',
  'american-express': 'amex',
  'american-express-platinum-y-centurion': 'amex black',
  modo: 'qr billetera de los bancos',
}

const texts = new Map(PAYMENT_METHODS.map((method) => [method, textOf(method)]))

/** Name as written, without blanks and marks («mercadopago»), and the other names, folded. */
function textOf({ name, slug }: PaymentMethod): string {
  const own = fold(`${name} ${fullName(slug)}`)
  return `${own} ${own.replace(/[^a-z0-9]+/g, '')} ${ALSO_CALLED[slug] ?? ''}`
}

/** The methods that a question names, accents, capitals and order aside; those whose name begins like it first. None for an empty one. */
export function findMethods(query: string): PaymentMethod[] {
  const words = fold(query).trim().slice(0, MAX_QUERY)
  if (words === '') return []
  const begins = ({ slug }: PaymentMethod) => fold(fullName(slug)).startsWith(words)
  const found = PAYMENT_METHODS.filter((method) => matchesQuery(texts.get(method) ?? '', words))
  return [...found.filter(begins), ...found.filter((method) => !begins(method))]
}
