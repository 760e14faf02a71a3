import { fold } from '../text/fold.ts'
import { factOfEach } from './issuerFacts.ts'
import { type MethodSlug, methodBySlug } from './paymentMethod.ts'

/** Words that cards put around the name of a tier. */
const AROUND = new Set([
  'cliente',
  'clientes',
  'cuenta',
  'cuentas',
  'segmento',
  'segmentos',
  'tarjeta',
  'tarjetas',
  'plan',
  'banco',
  'de',
  'del',
  'la',
  'y',
])
/** Words for issuers in the names of their tiers. */
const TIER_WORDS = factOfEach('tierWord')

const MAX_SLUG = 32

/**
 * A tier by the name that a card calls it, however it is spelt: «Patagonia Singular» and «clientes Singular» are `singular`. Without what
 * cards leave out or add; all of it where nothing else is left. @param issuer null: of any.
 */
export function tierSlug(issuer: MethodSlug | null, name: string): string {
  const words = slugWords(name)
  const own = issuer === null ? [] : [...slugWords(methodBySlug(issuer).name), TIER_WORDS[issuer]]
  const telling = words.filter((word) => !AROUND.has(word) && !own.includes(word))
  return (telling.length > 0 ? telling : words).join('-').slice(0, MAX_SLUG)
}

/** Any words as part of a key: without case, accents and signs, and not too long. */
export function slugOf(text: string): string {
  return slugWords(text).join('-').slice(0, MAX_SLUG)
}

function slugWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? []
}
