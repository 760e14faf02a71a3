import { ALL_CHAIN_SLUGS, CHAINS, WHERE_LABELS } from '../catalogue/chain.ts'
import { methodNamed, PAYMENT_METHODS } from '../catalogue/paymentMethod.ts'
import { fold } from '../text/fold.ts'
import { acceptedRails } from './condition.ts'
import { isGenericCardName, saysCardKind } from './methodNames.ts'
import type { ListedPromotion } from './promotion.ts'

type Listed = Omit<ListedPromotion, 'id'>

/** Irrelevant for household purchases. A clause is hidden only when all of it matches. */
const MATTERS_OF_COURSE = [
  '(?:para |en |los |solo |valid[oa]s? |aplica |unicamente |de |beneficio |promo(?:cion)? )*(?:cartera (?:de )?consumo|(?:para )?consumo (?:personal[ -]?)?familiar|consumidor(?:es)? final(?:es)?|ventas? minoristas?|compras de clientes minoristas|comercios adheridos|presencial)',
  'sobre (?:el )?precio (?:de )?(?:lista|contado)',
  '[^0-9]{0,40}cartera general',
  // Who is behind with the bank; with what else such a clause asks for, it is told.
  '(?!.*(?:tampoco|qr|express|local|caja|titular)).*(?: mora|cumplimiento normal|al dia (?:con|en) sus productos|atraso en el pago).*',
  'el (?:costo financiero total|valor de las cuotas) .*',
  'se considerara uso indebido .*',
  // No purchases.
  '.*extraccion(?:es)? de (?:dinero|efectivo).*',
  '.* (?:como|es el) medio de pago para la adquisicion .*',
  'el uso de .{3,30} requiere un telefono .*',
]
const MATTER_OF_COURSE = new RegExp(`^(?:${MATTERS_OF_COURSE.join('|')})\\.?$`)

/** A clause that began before the quote: alone it says nothing. */
const FRAGMENT =
  /^(?:\(|(?:que|y|e|o|u|ni|del?|por|abonad[ao]s?|realizad[ao]s|mediante|excepto|salvo|cuy[ao]s?|para lo cual|ambas|el mismo|no registren|no olvides|recibira|podra|con acreditacion|0,0+ ?%|\w+(?:ando|iendo)) )/

/** A clause that continues after the quote: its last word needs another one, or it was cut. */
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
  /(?<=\p{L}{4}|[\d%)])[.;]\s(?=[\p{Lu}\d])|\.{2,3}\s?| ?[|*\n] ?|(?<=\d) (?=No )| (?=Tope m[áa]ximo|(?:[Pp](?:lan|LAN) \d: ?)?[Tt]\.[Nn]\.[Aa])|,? [oO] (?=(?:hasta|HASTA) (?:agotar|alcanzar|AGOTAR|ALCANZAR))|,? ?\(?(?=(?:lo que|LO QUE) (?:ocurra|OCURRA))|, (?=tampoco|descuento no|se excluyen|no v[áa]lid)/u

/** Says again what the page says of every offer: its figure, its days, that it holds everywhere, how to pay. */
const RESTATES =
  /\d ?(?:%|csi|cuotas)|^(?:promo\w* |beneficio |propuesta |descuento )?(?:es )?(?:valid[oa]|vigen|desde las \d|(?:exclusivamente|unicamente|solo) los dias)[^$]* \d|tod[ao]s l[ao]s (?:sucursal|tienda|local)|^(?:aplica |promo\w* |beneficio:? |valid[oa] |exclusiv[oa] )*(?:(?:para|a) (?:l[ao]s )?(?:consumos|pagos|compras)|todos los|pagando|abonando|comprando)(?![a-z])/
/** A clause with a limit or a requirement is no mere repetition. */
const BOUNDS = /agotar|alcanzar|deber|requi|condicion|necesari|present|cupon|sujet|primera|telefonic|franquicia|puede|asociad|hasta \d/

/** The figures of offers. */
const figuresOf = (words: string) => words.match(/(?<!\d)\d{1,2}(?= ?(?:%|csi|cuotas))/g) ?? []

function isOffer(words: string, typed: readonly string[]): boolean {
  const said = words.replaceAll(/(?:sin interes(?:es)?|sin contacto|que no registren? mora|cero interes)/g, '')
  if (!RESTATES.test(said) || DENIES.test(`${said} `) || BOUNDS.test(said)) return false
  const known = new Set(typed.flatMap(figuresOf))
  return figuresOf(words).every((figure) => known.has(figure))
}

/** Words that say nothing by themselves in small print. */
const FILLING =
  /^(?:promocion(?:es)?|beneficios?|oferta|descuento|ahorro|reintegro|devolucion|valid[oa]s?|exclusiv[oa]s?|exclusivamente|unicamente|solo|para|por|con|del?|desde|hasta|sobre|entre|est[aeo]s?|sera|aplican?|aplicara|aplicable|incluyen?|compras?|comprando|realizad[ao]s?|realizarse|pagos?|pagando|abonando|abonad[ao]s?|efectuad[ao]s?|tod[ao]s|cada|dias?|mes|vigentes?|vigencia|durante|traves|mediante|utilizando|presente|dicha|total|maximo|emitid[ao]s|topes?|tarjetas?|bancos?|argentina|republica|excluyen?|excluid[ao]s|quedan|las?|los|una?|que|ano|el|en|se|su|al|no|20\d\d)$/
const contentOf = (words: string) => words.split(/[^\p{L}\p{N}%$]+/u).filter((word) => word.length > 1 && !FILLING.test(word))
const singular = (word: string) => word.replace(/(?<=[a-z]{3})s$/, '')
const DENIES = /(?:^| )(?:no|ni|tampoco|sin|excepto|salvo|exclu(?:i|y(?!ente))\w+) /

/** Nor do these, where all else of a clause is told: what is asked of whoever pays. */
const ASKING =
  /^(?:consiste|excluyente|tambien|titulo|personal|vera|veran|reflejad[ao]s?|acreditad[ao]s?|acreditar[ao]n?|primer|segundo|posterior(?:es)?|fecha|dentro|corridos|necesari[oa]|requisitos?|condicion|deb(?:en?|era|eran)|previo|previamente|usuari[oa]s?|clientes?|personas?|aquell[oa]s|titular\w*|tener|tenga\w*|poseer|contar|ser|sean?|realiz\w+|acceder|participar|asociad[oa]s?|adherid[oa]s?|abierta|operativa|propia|bancaria|entidad|emisora|utilizada|efectuar|aplicacion|app|movil|perciban|sus|nuevo|cual|mism[ao]|escaneando|codigo|permitan?|pagar|presentar\w*|exhibir|personalmente)$/

/** A clause says nothing more when at least this share of its words is told already. */
const TOLD = 0.8

/** Checks whether typed words tell a clause: all its figures and nearly all its other words. Only a denial tells a denial. */
function isTold(words: string, typed: readonly string[]): boolean {
  const content = contentOf(words)
  const isCovered = (by: readonly string[]) => {
    const known = new Set(by.flatMap(contentOf).map(singular))
    const isKnown = (word: string) => known.has(singular(word))
    const figures = content.filter((word) => /\d/.test(word))
    if (!figures.every(isKnown)) return false
    const meant = content.filter((word) => !ASKING.test(word))
    const isAsked = meant.length > 0 && meant.every(isKnown)
    return (
      (words.startsWith('tope') && figures.length > 0) ||
      isAsked ||
      content.filter(isKnown).length >= (words.includes('cupon') ? 1 : TOLD) * content.length
    )
  }
  return DENIES.test(words) ? typed.some((one) => DENIES.test(one) && isCovered([one])) : isCovered(typed)
}

/** Folded, and amounts without what cards write around them: «$ 20.000.- (pesos veinte mil)» is «$20000». */
const plain = (clause: string) => {
  const figures = fold(clause)
    .replaceAll(/\$\s*(?=\d)/g, '$')
    .replaceAll(/(?<=\d)\.(?=\d{3})|\.-/g, '')
  return figures
    .replaceAll(/ ?\([a-z ]*(?:por ciento|pesos)[a-z ]*\)/g, '')
    .trim()
    .replace(/\.$/, '')
}

const WAYS =
  'billeteras?(?: (?:virtual|digital|electronica)(?:es|s)?)?|plataformas?(?: (?:unicas?|digitales|moviles|de pagos?|online|on line))*|portales de pago(?: online| on line)?|m-?pos|npos|pos movil(?:es)?|boton(?:es)? de pago|agrupadores|agrega?dores|mercado ?(?:de )?pago|todo ?pago|paypal|pagos? pei|(?:pago )?(?:electronico )?inmediato|pago entre personas|proveedores de servicios de pago'
const BALANCE = 'transferencias?(?: 3\\.0)?|pct|(?:dinero|saldo) en cuenta|desde cuenta bancaria'
/** Cards and money that hardly anybody has, and no method that is named. */
const ODD =
  '(?:en cuotas )?con tarjetas (?:de credito )?emitidas en el exterior|tarjetas de compra|orden(?:es)? de compra|emitidas por|programas de ayuda social|euros|dolares|tickets'
const STACKING = '(?:acumul|combin)able con(?: (?:otr[ao]s?|las?|los?|promocion(?:es)?|beneficios?|descuentos?|ofertas?|y/?o|vigentes?))+'

/** What the page rules out by what it tells: ways to pay beside the one that it names, other shops. `own`: what is told itself. */
function otherThan({ supermarket, where, paymentMethods, conditions: { how }, qualifiers, stackable, ...offer }: Listed) {
  const groups = paymentMethods ?? []
  const rails = acceptedRails({ conditions: { how }, ...offer })
  const phones = qualifiers.includes('modoAndPhones')
    ? ['MODO', 'Google Pay', 'Apple Pay']
    : qualifiers.includes('modoAlone')
      ? ['MODO']
      : []
  const isWithout = (...ways: readonly string[]) => rails.length > 0 && !rails.some((rail) => ways.includes(rail))
  const wallets = PAYMENT_METHODS.filter(({ kind }) => kind === 'wallet').map(({ name }) => name)
  const isByCard = (group: (typeof groups)[number]) => group.some((name) => isGenericCardName(name) || saysCardKind(name))
  const isByWallet = (group: (typeof groups)[number]) =>
    group.includes('MODO') || (!isByCard(group) && group.some((name) => methodNamed(name).kind === 'wallet'))
  const isByApp =
    how.app.length + phones.length > 0 ||
    (groups.length > 0 && groups.every(isByWallet)) ||
    (isWithout('qr', 'nfc') && rails.join() !== 'web')
  const isNoBalance = (groups.length > 0 && groups.every(isByCard)) || (how.funds !== null && how.funds !== 'balance')
  const shops = ALL_CHAIN_SLUGS.filter((slug) => slug !== supermarket).map((slug) => `${CHAINS[slug].name}(?: express)?`)
  const formats = CHAINS[supermarket].where.filter((one) => one !== 'Online' && !where.includes(one))
  const others = [
    ...shops,
    ...formats.map((one) => `${WHERE_LABELS[one]}(?:mercados)?`),
    '(?!www)[a-z]+\\. \\.com\\.ar',
    ...(isByApp ? [WAYS, ...wallets] : []),
    ...(isNoBalance ? [BALANCE] : []),
    ...(isWithout('qr') ? ['qr'] : []),
    ...(where.includes('Online') ? [] : ['online|on line|telefonicas?|por internet']),
    ...(isWithout('nfc', 'contactless') ? ['nfc', 'contactless'] : []),
    ...(groups.length > 0 ? [ODD] : []),
    ...(qualifiers.includes('notAtSelfCheckout') ? ['operatoria(?: de modo)?', 'cajas? de autoservicio'] : []),
    ...(stackable === false ? [STACKING] : []),
  ]
  const kinds = groups.flat().flatMap((name) => /de (?:crédito|débito)/.exec(name) ?? [])
  return { others: anyOf(others), own: anyOf([...how.app, ...groups.flat(), ...phones, ...kinds, CHAINS[supermarket].name]) }
}
const anyOf = (names: readonly string[]) => new RegExp(`(?<![a-z])(?:${names.map(fold).join('|')})(?![a-z])`, 'g')

/** Other words of cards for what the page says, and what it takes for granted. */
const ALSO_CALLED: readonly [RegExp, string][] = [
  [/cobras tu /, 'cuenta haberes jubilatorios jubilados'],
  [/sin contacto/, 'contactless nfc'],
]

/** They ban nothing by themselves. */
const BANNING =
  /^(?:descuentos|respuesta|rapida|aplicad[ao]|aplicables|particip\w+|informad[ao]s|presentes|tampoco|operaciones|transacciones|consumos|efectuad[ao]s|otr[ao]s?|cualquier|como|tal|etc|por|ejemplo|ni|y|o|a|lo|app|aplicacion(?:es)?|tecnologia|lectura|codigos?|escane\w+|via|medios?|similares|exclusiones|excluidas|excepto|salvo|excepcion|sean?|que|quedan|tiendas|locales|modalidad|aquell[ao]s|compra|tarjeta|mediante|abonad[ao]|hayan|dos|mas)$/

/** Clauses that matter, are whole, and say more than facts (`typed`: their words, and the figures of all offers), the offer and each other do. */
export function relevantClauses(clauses: readonly string[], typed: readonly string[] = [], offer: Listed | null = null): string[] {
  const told = typed.map(plain).filter((words) => words.length > 2)
  for (const [said, others] of ALSO_CALLED) if (told.some((words) => said.test(words))) told.push(others)
  const all = [...new Set(clauses.flatMap((clause) => clause.split(BORDER)))]
  const other = offer && otherThan(offer)
  const isTelling = (clause: string) => {
    const words = plain(clause)
    const isWhole = /\p{L}{4}/u.test(words) && ASSERTS.test(words) && !FRAGMENT.test(words) && !CUT.test(words) && !isOpen(clause)
    if (!isWhole || MATTER_OF_COURSE.test(words) || isOffer(words, told) || isTold(words, told)) return false
    const banned = other && words.replaceAll(other.own, ' ')
    if (banned && DENIES.test(words) && banned.search(other.others) >= 0) {
      const rest = banned.replaceAll(other.others, ' ')
      if (contentOf(rest).every((word) => BANNING.test(word)) || isTold(rest, told)) return false
    }
    told.push(words)
    return true
  }
  // What is said twice is quoted where it says more.
  const telling = new Set(all.toSorted((a, b) => plain(b).length - plain(a).length).filter(isTelling))
  return all.filter((clause) => telling.has(clause))
}
