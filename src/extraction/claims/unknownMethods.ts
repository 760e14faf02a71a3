import type { MethodName } from '#domain/paymentMethod.ts'
import type { Span } from '#domain/promotion.ts'
import { mayMatch, needing } from '../text/matches.ts'
import { findAll, findFirst } from '../text/search.ts'
import { ISSUERS_CARDS } from '../vocabulary/issuers.ts'
import { phrase } from './findPhrase.ts'
import type { Reading, Scope } from './reader.ts'

/** Cards that the pages require and the catalogue does not know. The name is shown to shoppers. */
const UNKNOWN: readonly { name: string; words: RegExp; beside?: MethodName }[] = [
  ...ISSUERS_CARDS.map(({ name, phrases, issuer, onlyBeside }) => ({
    name,
    words: phrase(...phrases),
    ...(onlyBeside ? { beside: issuer } : {}),
  })),
  { name: 'Centrocard', words: needing(['centrocard'], /centrocard/) },
  { name: 'Tarjeta Nevada', words: needing(['nevada'], /tarjetas? nevada/) },
  { name: 'Tarjeta de débito Maestro', words: needing(['maestro'], /(?<![a-z])maestro(?![a-z])/) },
  {
    name: 'Tarjeta precargada social (Programa Ciudadanía Porteña)',
    words: needing(['precargada', 'portena'], /tarjeta precargada social|tarjeta ciudadania portena/),
  },
]

/** Names the offer requires that are in no catalogue. */
export function unknownMethods(scope: Scope, known: readonly MethodName[]): Reading<string[]> {
  const stretches = [...scope.header, ...scope.text.card.blocks.filter(({ role }) => role === 'image'), ...scope.own]
  const hits = UNKNOWN.flatMap(({ name, words, beside }) => {
    if (beside !== undefined && !known.includes(beside)) return []
    if (!mayMatch(scope.text.affirmed, words)) return []
    const found = findFirst(scope.text.affirmed, stretches, words)
    return found ? [{ name, span: { start: found.start, end: found.end } }] : []
  })
  if (known.length === 0) hits.push(...newNames(scope))
  return { value: hits.map(({ name }) => name), spans: hits.map(({ span }) => span), doubt: hits.length > 0 ? 0.06 : 0 }
}

/** A bank or wallet that the card announces by a name of the form "Banco X" and that the catalogue does not have yet. */
const NEW_NAME = /(?<![a-z])(banco|billetera|fintech) (?:de (?:la |los )?|del )?([a-z]{3,20})(?: ([a-z]{3,20}))?/g
const NO_NAME =
  /^(?:modo|app|virtual|virtuales|electronica|digital|emisor|emisora|central|adherid[oa]s?|seleccionad[oa]s?|participantes?|para|por|con|que|tod[oa]s?|tu|sus?|los|las|una?|cualquier|en|solo|preferid[oa]|favorit[oa]|grande|normal|logo|asociad[oa]s?|correspondiente|png|jpg|webp|card|cards|segun|otorga|bancos?|servicios|exclusivo|pagando|abonando|clientes|tarjetas?)$/

function newNames({ text, header }: Scope): { name: string; span: Span }[] {
  const images = text.card.blocks.filter(({ role }) => role === 'image')
  const found = [...findAll(text.affirmed, header, NEW_NAME), ...findAll(text.folded.replaceAll('_', ' '), images, NEW_NAME)]
  const [first] = found.filter(({ groups }) => !NO_NAME.test(groups[2] ?? ''))
  if (first === undefined) return []
  const [whole = '', , , second] = first.groups
  const isName = second !== undefined && !NO_NAME.test(second) && !/^(?:visa|master|cabal|credito|debito|tarjeta)/.test(second)
  const length = isName || second === undefined ? whole.length : whole.length - second.length - 1
  const span = { start: first.start, end: first.start + length }
  return [{ name: titled(text.card.text.slice(span.start, span.end)), span }]
}

/** A name in capitals, as names are written. */
function titled(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      /^(?:de|del|la|los)$/i.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
}
