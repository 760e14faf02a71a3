import * as ISSUER_FACTS from '#issuers/facts.ts'
import type { IssuerFacts } from '#issuers/issuer.ts'
import { fold } from '../text/fold.ts'
import { type MethodSlug, methodBySlug } from './paymentMethod.ts'

const AROUND = new Set('cliente clientes cuenta cuentas segmento segmentos tarjeta tarjetas plan banco de del la y'.split(' '))
const TIER_WORDS = collectIssuerFact('tierWord')

const MAX_SLUG = 32

/** «Patagonia Singular» and «clientes Singular» are `singular`; additions stay if nothing else would. `issuer`: null for any. */
export function tierSlug(issuer: MethodSlug | null, name: string): string {
  const words = slugWords(name)
  const own = issuer === null ? [] : [...slugWords(methodBySlug(issuer).name), TIER_WORDS[issuer]]
  const telling = words.filter((word) => !AROUND.has(word) && !own.includes(word))
  return (telling.length > 0 ? telling : words).join('-').slice(0, MAX_SLUG)
}

export function slugOf(text: string): string {
  return slugWords(text).join('-').slice(0, MAX_SLUG)
}

function slugWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? []
}

export function collectIssuerFact<K extends keyof IssuerFacts>(key: K): Partial<Record<MethodSlug, NonNullable<IssuerFacts[K]>>> {
  return Object.fromEntries(
    Object.entries<IssuerFacts>(ISSUER_FACTS).flatMap(([issuer, { [key]: fact }]) => (fact === undefined ? [] : [[issuer, fact]])),
  )
}

/** Tiers, packages and plans to choose from, as the issuer spells them. Cards may name others too. */
export const TIER_NAMES = collectIssuerFact('tiers')

export const NAMES_OF_SEVERAL_TIERS = collectIssuerFact('severalTiers')
