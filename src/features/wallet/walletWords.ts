import { type CardSlug, type MethodSlug, methodBySlug, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import { SHORT_METHOD_NAMES } from '#domain/catalogue/shortNames.ts'
import { methodWords } from '#domain/promotion/methodNames.ts'
import { groupThousands } from '#domain/text/words.ts'
import type { Condition } from '#domain/wallet/wallet.ts'

/** Returns a method's everyday name: «Galicia», «Ualá»; for a variant without its institution: «Jubilados». */
export function shortName(slug: MethodSlug): string {
  const named = SHORT_METHOD_NAMES[slug]
  if (named) return named
  const { name, parent } = methodBySlug(slug)
  return parent === null ? methodWords(name) : name.replace(`${parent} - `, '')
}

/** Returns a method's full name, for places where its institution is not nearby: «Santander · Jubilados». */
export function fullName(slug: MethodSlug): string {
  const { parent } = methodBySlug(slug)
  return parent === null ? shortName(slug) : `${shortName(methodNamed(parent).slug)} · ${shortName(slug)}`
}

/** The cards to ask for by network, with the word for their kind. */
export const CARD_KINDS: Record<string, Partial<Record<CardSlug, string>>> = {
  Visa: { 'visa-credito': 'crédito', 'visa-debito': 'débito' },
  Mastercard: { 'mastercard-credito': 'crédito', 'mastercard-debito': 'débito', 'mastercard-prepaga': 'prepaga' },
  Amex: { 'american-express': 'crédito' },
  Cabal: { 'cabal-credito': 'crédito', 'cabal-debito': 'débito' },
}

export const CONDITION_LABELS: Record<Condition, string> = {
  jubilado: 'Jubilación o pensión',
  anses: 'Prestación de ANSES',
  'ciudadania-portena': 'Ciudadanía Porteña',
}

export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${groupThousands(count)} ${many}`
}
