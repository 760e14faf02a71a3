import { fold } from '../text/fold.ts'

export type SmallPrintTopic = 'place' | 'people' | 'money' | 'paying' | 'other'

const TOPICS: [SmallPrintTopic, RegExp][] = [
  ['place', /sucursal|local(?:es)?(?![a-z])|tienda|www\.|online|internet|telefonic|maxi(?![a-z])|express|provincia/],
  ['money', /reintegro|devoluci|acredit|tope|descuento maximo|resumen/],
  ['people', /client|titular|usuari|soci[oa]s|jubilad|anses|plan(?:es)? social|empresa|business|corporativ|(?:tarjetas? )?adicional/],
  ['paying', /pag(?:o|os|ando|ar)(?![a-z])|tarjeta|qr(?![a-z])|nfc|cuotas|billetera|transferencia|app(?![a-z])|modo(?![a-z])|efectivo/],
]

/** Returns what a clause is about: the topic that it names first. */
export function smallPrintTopic(clause: string): SmallPrintTopic {
  const words = fold(clause)
  const named = TOPICS.map(([topic, pattern]) => ({ topic, at: words.search(pattern) })).filter(({ at }) => at >= 0)
  return named.sort((a, b) => a.at - b.at)[0]?.topic ?? 'other'
}

/** Patterns of clauses that are irrelevant for household purchases. A clause is hidden only when all of it matches. */
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

/** Matches what began before the quote: alone it says nothing. */
const FRAGMENT = /^(?:que|y|e|o|u|ni|del?|por|abonad[ao]s?|realizad[ao]s|mediante|excepto|salvo|cuy[ao]s?) /

/** Matches what goes on behind the quote: it ends in a word that needs another, or was cut. */
const CUT = /(?:…|[,:(]|(?:^| )(?:y|e|o|u|ni|de|del|la|las|el|los|un|una|en|con|por|para|a|al|que|su|sus|se|no))\.?$/

/** Checks for a quotation mark or a bracket that is not closed, or was not opened. */
function isOpen(words: string): boolean {
  const count = (letter: string) => words.split(letter).length - 1
  return count('(') !== count(')') || count('«') !== count('»') || count('"') % 2 === 1 || count('“') !== count('”')
}

/** Keeps the clauses that can matter to a shopper, and begin and end where they do. */
export function relevantClauses(clauses: readonly string[]): string[] {
  return clauses
    .map((clause) => ({ clause, words: fold(clause).trim() }))
    .flatMap(({ clause, words }) =>
      MATTER_OF_COURSE.test(words) || FRAGMENT.test(words) || CUT.test(words) || isOpen(clause) ? [] : [clause],
    )
}
