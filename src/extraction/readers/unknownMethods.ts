import type { MethodName } from '#domain/paymentMethod.ts'
import { findFirst } from '../text/search.ts'
import type { Reading, Scope } from './reader.ts'

/** Cards that the pages require and the catalogue does not know. The name is shown to shoppers. */
const UNKNOWN: readonly { name: string; words: RegExp; unless?: MethodName }[] = [
  { name: 'Tarjeta Cordobesa', words: /tarjetas? cordobesa/ },
  { name: 'Tarjeta Tuya', words: /tarjetas? (?:de credito )?tuya(?![a-z])|tuya_grande/ },
  { name: 'Tarjeta Confiable', words: /tarjetas? (?:de credito )?confiable/ },
  { name: 'Centrocard', words: /centrocard/ },
  { name: 'Tarjeta Nevada', words: /tarjetas? nevada/ },
  { name: 'Tarjeta de crédito Mercado Pago', words: /tarjetas? de credito (?:de )?mercado pago/ },
  { name: 'Tarjeta de débito Maestro', words: /(?<![a-z])maestro(?![a-z])/ },
  { name: 'Tarjeta precargada social (Programa Ciudadanía Porteña)', words: /tarjeta precargada social|tarjeta ciudadania portena/ },
  { name: 'Sidecreer Platinum', words: /\(platinum\)(?=.{0,3})/ },
]

/** Names the offer requires that are in no catalogue. */
export function unknownMethods(scope: Scope, known: readonly MethodName[]): Reading<string[]> {
  const stretches = [...scope.header, ...scope.text.card.blocks.filter(({ role }) => role === 'image'), ...scope.own]
  const hits = UNKNOWN.flatMap(({ name, words }) => {
    if (name === 'Sidecreer Platinum' && !known.includes('Sidecreer')) return []
    const found = findFirst(scope.text.affirmed, stretches, words)
    return found ? [{ name, span: { start: found.start, end: found.end } }] : []
  })
  return { value: hits.map(({ name }) => name), spans: hits.map(({ span }) => span), role: null, doubt: hits.length > 0 ? 0.06 : 0 }
}
