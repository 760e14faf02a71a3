import { fold } from '../text/fold.ts'

export type SmallPrintTopic = 'place' | 'people' | 'money' | 'paying' | 'other'

export const TOPIC_TITLES: Record<SmallPrintTopic, string> = {
  paying: 'Sobre cómo se paga',
  people: 'Sobre para quién es',
  place: 'Sobre dónde vale',
  money: 'Sobre cuánto vuelve y cuándo',
  other: 'También dice',
}

const TOPICS: [SmallPrintTopic, RegExp][] = [
  ['place', /sucursal|local(?:es)?(?![a-z])|tienda|www\.|online|internet|telefonic|maxi(?![a-z])|express|provincia/],
  ['money', /reintegro|devoluci|acredit|tope|descuento maximo|resumen/],
  ['people', /client|titular|usuari|soci[oa]s|jubilad|anses|plan(?:es)? social|empresa|business|corporativ|(?:tarjetas? )?adicional/],
  ['paying', /pag(?:o|os|ando|ar)(?![a-z])|tarjeta|qr(?![a-z])|nfc|cuotas|billetera|transferencia|app(?![a-z])|modo(?![a-z])|efectivo/],
]

export function smallPrintTopic(clause: string): SmallPrintTopic {
  const words = fold(clause)
  const named = TOPICS.map(([topic, pattern]) => ({ topic, at: words.search(pattern) })).filter(({ at }) => at >= 0)
  return named.sort((a, b) => a.at - b.at)[0]?.topic ?? 'other'
}

/** Irrelevant for household purchases. A clause is hidden only when all of it matches. */
const MATTERS_OF_COURSE = [
  '(?:para |solo |valido |aplica |unicamente |de |beneficio |promocion )*(?:cartera (?:de )?consumo|(?:para )?consumo (?:personal[ -]?)?familiar|consumidor(?:es)? final(?:es)?|venta minorista|compras de clientes minoristas)',
  'sobre (?:el )?precio (?:de )?(?:lista|contado)',
  '(?:est[ae]s? |el |la )?(?:promocion(?:es)?|beneficio) no aplican? (?:para|a) clientes (?:en mora(?: o inhabilitados)?|que registr[ae]n atraso en el pago de sus obligaciones con el banco)',
  '(?:solo |unicamente )?(?:valid[oa] )?(?:podran participar de la promocion |para )?aquellos clientes que (?:al momento de (?:comprar|operar) )?se encuentren al dia (?:con|en) sus productos',
  '(?:y )?las? cuentas? no (?:se encuentren? en|deberan? registrar) mora(?: y/o bloqueadas? por motivos administrativos)?',
  'el costo financiero total .*',
  'se considerara uso indebido .*',
  'el uso de .{3,30} requiere un telefono .*',
]
const MATTER_OF_COURSE = new RegExp(`^(?:${MATTERS_OF_COURSE.join('|')})\\.?$`)

/** It began before the quote: alone it says nothing. */
const FRAGMENT = /^(?:que|y|e|o|u|ni|del?|por|abonad[ao]s?|realizad[ao]s|mediante|excepto|salvo|cuy[ao]s?) /

/** It goes on behind the quote: it ends in a word that needs another, or was cut. */
const CUT = /(?:…|[,:(]|(?:^| )(?:y|e|o|u|ni|de|del|la|las|el|los|un|una|en|con|por|para|a|al|que|su|sus|se|no))\.?$/

/** A quotation mark or a bracket that is not closed, or was not opened. */
function isOpen(words: string): boolean {
  const count = (letter: string) => words.split(letter).length - 1
  const isTorn = (open: string, close: string) => count(open) !== count(close) || words.indexOf(open) > words.indexOf(close)
  return isTorn('(', ')') || isTorn('«', '»') || isTorn('“', '”') || count('"') % 2 === 1
}

/** Without one of these a clause asserts nothing: a name, a piece of an address. */
const ASSERTS =
  /(?:^| )(?:es|son|sera|seran|debe|debera|no|sin|solo|sujeto|unicamente|exclusiv|valid|aplic|inclu|exclu|particip|acumul|podra|pued|requ|neces|present|pag[aou]|abon|realiz|compr[ae]|acredit|otorg|permit|tope|hasta|cuotas|queda|client|titular|usuari|socios|\d+ cuotas|\d+%)/

/** They say nothing by themselves, in small print. */
const FILLING =
  /^(?:promocion(?:es)?|beneficios?|oferta|descuento|ahorro|reintegro|devolucion|valid[oa]s?|exclusiv[oa]s?|exclusivamente|unicamente|solo|para|por|con|del?|desde|hasta|sobre|entre|est[aeo]s?|sera|aplican?|aplicara|aplicable|incluyen?|compras?|comprando|realizad[ao]s?|realizarse|pagos?|pagando|abonando|abonad[ao]s?|efectuad[ao]s?|tod[ao]s|cada|dias?|mes|vigentes?|vigencia|durante|traves|mediante|utilizando|presente|dicha|total|maximo|emitid[ao]s|topes?|tarjetas?|bancos?|argentina|republica|las?|los|una?|que|ano|el|en|se|su|al|no|20\d\d)$/
const contentOf = (words: string) => words.split(/[^\p{L}\p{N}%$]+/u).filter((word) => word.length > 1 && !FILLING.test(word))
const DENIES = /(?:^| )(?:no|ni|sin|excepto|salvo|exclu[iy]\w+) /

/** Words of which this part is told say nothing more. */
const TOLD = 0.8

/** Its figures all, of its other words nearly all; a denial by a denial. */
function isTold(words: string, typed: readonly string[]): boolean {
  const content = contentOf(words)
  const isCovered = (by: readonly string[]) => {
    const known = new Set(by.flatMap(contentOf))
    const isKnown = (word: string) => known.has(word)
    return content.every((word) => isKnown(word) || !/\d/.test(word)) && content.filter(isKnown).length >= TOLD * content.length
  }
  return DENIES.test(words) ? typed.some((one) => DENIES.test(one) && isCovered([one])) : isCovered(typed)
}

/** Clauses that matter, are whole, and say more than facts (`typed`: their words) and each other do. */
export function relevantClauses(clauses: readonly string[], typed: readonly string[] = []): string[] {
  const told = typed.map((words) => fold(words).trim()).filter((words) => words.length > 3)
  return clauses.filter((clause) => {
    const words = fold(clause).trim().replace(/\.$/, '')
    const isWhole = ASSERTS.test(words) && !FRAGMENT.test(words) && !CUT.test(words) && !isOpen(clause)
    if (!isWhole || MATTER_OF_COURSE.test(words) || isTold(words, told)) return false
    told.push(words)
    return true
  })
}
