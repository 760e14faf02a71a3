import { fold } from '../text/fold.ts'

export type SmallPrintTopic = 'place' | 'people' | 'money' | 'paying' | 'other'

const TOPICS: [SmallPrintTopic, RegExp][] = [
  ['place', /sucursal|local(?:es)?(?![a-z])|tienda|www\.|online|internet|telefonic|maxi(?![a-z])|express|provincia/],
  ['money', /reintegro|devoluci|acredit|tope|descuento maximo|resumen/],
  ['people', /client|titular|usuari|soci[oa]s|jubilad|anses|plan(?:es)? social|empresa|business|corporativ|adicional/],
  ['paying', /pag(?:o|os|ando|ar)(?![a-z])|tarjeta|qr(?![a-z])|nfc|cuotas|billetera|transferencia|app(?![a-z])|modo(?![a-z])|efectivo/],
]

export function smallPrintTopic(clause: string): SmallPrintTopic {
  const words = fold(clause)
  return TOPICS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

/** Matches clauses that are irrelevant for household purchases. A clause is hidden only when all of it matches. */
const MATTER_OF_COURSE =
  /^(?:(?:para |solo |valido |aplica |unicamente |de |beneficio |promocion )*(?:cartera (?:de )?consumo|(?:para )?consumo (?:personal[ -]?)?familiar|consumidor(?:es)? final(?:es)?|venta minorista|compras de clientes minoristas)|sobre (?:el )?precio (?:de )?(?:lista|contado)|estas? promocion(?:es)? no aplican? (?:para|a) clientes en mora(?: o inhabilitados)?)\.?$/

/** Keeps the clauses that can matter to a shopper. */
export function relevantClauses(clauses: readonly string[]): string[] {
  return clauses.filter((clause) => !MATTER_OF_COURSE.test(fold(clause).trim()))
}
