import { fold } from '../text/fold.ts'

/** Irrelevant for household purchases. A clause is hidden only when all of it matches. */
const MATTERS_OF_COURSE = [
  '(?:para |en |los |solo |valid[oa]s? |aplica |unicamente |de |beneficio |promo(?:cion)? )*(?:cartera (?:de )?consumo|(?:para )?consumo (?:personal[ -]?)?familiar|consumidor(?:es)? final(?:es)?|ventas? minoristas?|compras de clientes minoristas|comercios adheridos|presencial)',
  'sobre (?:el )?precio (?:de )?(?:lista|contado)',
  '[^0-9]{0,40}cartera general',
  // Who is behind with the bank; with what else such a clause asks for, it is told.
  '(?!.*(?:tampoco|qr|express|local|caja|titular)).*(?: mora|cumplimiento normal|al dia (?:con|en) sus productos|atraso en el pago).*',
  'el (?:costo financiero total|valor de las cuotas) .*',
  'se considerara uso indebido .*',
  'el uso de .{3,30} requiere un telefono .*',
]
const MATTER_OF_COURSE = new RegExp(`^(?:${MATTERS_OF_COURSE.join('|')})\\.?$`)

/** It began before the quote: alone it says nothing. */
const FRAGMENT =
  /^(?:\(|(?:que|y|e|o|u|ni|del?|por|abonad[ao]s?|realizad[ao]s|mediante|excepto|salvo|cuy[ao]s?|para lo cual|ambas|el mismo|no registren|no olvides|recibira|podra|con acreditacion|0,0+ ?%|\w+(?:ando|iendo)) )/

/** It goes on behind the quote: it ends in a word that needs another, or was cut. */
const CUT = /(?:…|[,:(]|(?:^| )(?:y|e|o|u|ni|de|del|la|las|el|los|un|una|en|con|sin|por|para|a|al|que|su|sus|se|no|¡\w+))\.?$/

/** A quotation mark or a bracket that is not closed, or was not opened. */
function isOpen(words: string): boolean {
  const count = (letter: string) => words.split(letter).length - 1
  const isTorn = (open: string, close: string) => count(open) !== count(close) || words.indexOf(open) > words.indexOf(close)
  return isTorn('(', ')') || isTorn('«', '»') || isTorn('“', '”') || count('"') % 2 === 1
}

/** Without one of these a clause asserts nothing: a name, a piece of an address. */
const ASSERTS =
  /(?:^| )(?:(?:es|son|no|sin|solo)(?![a-z])|sera|debe|sujeto|unicamente|exclusiv|valid|aplic|inclu|exclu|particip|acumul|podra|pued|requ|neces|present|pag[aou]|abon|realiz|compr[ae]|acredit|otorg|permit|tope|hasta|cuotas|queda|client|titular|usuari|socios|\d+ cuotas|\d+%)/

/** Sentences, rows and bans that a card runs together. */
const BORDER =
  /(?<=\p{L}{4}|[\d%)])[.;]\s(?=[\p{Lu}\d])|\.{2,3}\s?| ?[|*\n] ?|(?<=\d) (?=No )| (?=Tope m[áa]ximo|(?:[Pp](?:lan|LAN) \d: ?)?[Tt]\.[Nn]\.[Aa])/u

/** Says again what the page says of every offer: its figure, its days, that it holds everywhere, how to pay. */
const RESTATES =
  /\d ?(?:%|csi|cuotas)|^(?:promo\w* |beneficio |propuesta )?(?:es )?(?:valid[oa]|vigen|(?:exclusivamente|unicamente|solo) los dias)[^$]* \d|tod[ao]s l[ao]s (?:sucursal|tienda|local)|^(?:aplica |promo\w* |beneficio:? |valid[oa] |exclusiv[oa] )*(?:(?:para|a) (?:los )?(?:consumos|pagos|compras)|todos los|pagando|abonando|comprando)(?![a-z])/
/** Nor is it said again where it is bounded, or something is asked for. */
const BOUNDS = /agotar|alcanzar|deber|requi|condicion|necesari|present|cupon|sujet|primera|telefonic|franquicia|puede|asociad|hasta \d/

/** The figures of offers. */
const figuresOf = (words: string) => words.match(/(?<!\d)\d{1,2}(?= ?(?:%|csi|cuotas))/g) ?? []

function isOffer(words: string, typed: readonly string[]): boolean {
  const said = words.replaceAll(/(?:sin interes(?:es)?|que no registren? mora|cero interes)/g, '')
  if (!RESTATES.test(said) || DENIES.test(`${said} `) || BOUNDS.test(said)) return false
  const known = new Set(typed.flatMap(figuresOf))
  return figuresOf(words).every((figure) => known.has(figure))
}

/** They say nothing by themselves, in small print. */
const FILLING =
  /^(?:promocion(?:es)?|beneficios?|oferta|descuento|ahorro|reintegro|devolucion|valid[oa]s?|exclusiv[oa]s?|exclusivamente|unicamente|solo|para|por|con|del?|desde|hasta|sobre|entre|est[aeo]s?|sera|aplican?|aplicara|aplicable|incluyen?|compras?|comprando|realizad[ao]s?|realizarse|pagos?|pagando|abonando|abonad[ao]s?|efectuad[ao]s?|tod[ao]s|cada|dias?|mes|vigentes?|vigencia|durante|traves|mediante|utilizando|presente|dicha|total|maximo|emitid[ao]s|topes?|tarjetas?|bancos?|argentina|republica|las?|los|una?|que|ano|el|en|se|su|al|no|20\d\d)$/
const contentOf = (words: string) => words.split(/[^\p{L}\p{N}%$]+/u).filter((word) => word.length > 1 && !FILLING.test(word))
const DENIES = /(?:^| )(?:no|ni|sin|excepto|salvo|exclu[iy]\w+) /

/** Words of which this part is told say nothing more. */
const TOLD = 0.8

/** Its figures all, of its other words nearly all, of a cap's none; a denial by a denial. */
function isTold(words: string, typed: readonly string[]): boolean {
  const content = contentOf(words)
  const isCovered = (by: readonly string[]) => {
    const known = new Set(by.flatMap(contentOf))
    const isKnown = (word: string) => known.has(word)
    const figures = content.filter((word) => /\d/.test(word))
    if (!figures.every(isKnown)) return false
    return (words.startsWith('tope') && figures.length > 0) || content.filter(isKnown).length >= TOLD * content.length
  }
  return DENIES.test(words) ? typed.some((one) => DENIES.test(one) && isCovered([one])) : isCovered(typed)
}

const plain = (clause: string) => fold(clause).trim().replace(/\.$/, '')

/** Clauses that matter, are whole, and say more than facts (`typed`: their words, and the figures of all offers) and each other do. */
export function relevantClauses(clauses: readonly string[], typed: readonly string[] = []): string[] {
  const told = typed.map((words) => fold(words).trim()).filter((words) => words.length > 2)
  const all = [...new Set(clauses.flatMap((clause) => clause.split(BORDER)))]
  const isTelling = (clause: string) => {
    const words = plain(clause)
    const isWhole = /\p{L}{4}/u.test(words) && ASSERTS.test(words) && !FRAGMENT.test(words) && !CUT.test(words) && !isOpen(clause)
    if (!isWhole || MATTER_OF_COURSE.test(words) || isOffer(words, told) || isTold(words, told)) return false
    told.push(words)
    return true
  }
  // What is said twice is quoted where it says more.
  const telling = new Set(all.toSorted((a, b) => plain(b).length - plain(a).length).filter(isTelling))
  return all.filter((clause) => telling.has(clause))
}
