import { SHORT_METHOD_NAMES } from '#domain/catalogue/called.ts'
import { type CardSlug, type MethodSlug, methodBySlug, methodNamed } from '#domain/catalogue/paymentMethod.ts'
import { methodWords } from '#domain/promotion/methodNames.ts'
import { groupThousands } from '#domain/text/words.ts'
import type { Condition } from '#domain/wallet/wallet.ts'

/** A method as it is called in conversation: «Galicia», «Ualá»; a variant without its institution: «Jubilados». */
export function shortName(slug: MethodSlug): string {
  const named = SHORT_METHOD_NAMES[slug]
  if (named) return named
  const { name, parent } = methodBySlug(slug)
  return parent === null ? methodWords(name) : name.replace(`${parent} - `, '')
}

/** A method on its own, where its institution is not next to it: «Santander · Jubilados». */
export function fullName(slug: MethodSlug): string {
  const { parent } = methodBySlug(slug)
  return parent === null ? shortName(slug) : `${shortName(methodNamed(parent).slug)} · ${shortName(slug)}`
}

/** The cards of the networks, as they are asked for: a row a network. */
export const NETWORK_LABELS: { name: string; cards: { card: CardSlug; kind: string }[] }[] = [
  {
    name: 'Visa',
    cards: [
      { card: 'visa-credito', kind: 'crédito' },
      { card: 'visa-debito', kind: 'débito' },
    ],
  },
  {
    name: 'Mastercard',
    cards: [
      { card: 'mastercard-credito', kind: 'crédito' },
      { card: 'mastercard-debito', kind: 'débito' },
      { card: 'mastercard-prepaga', kind: 'prepaga' },
    ],
  },
  { name: 'Amex', cards: [{ card: 'american-express', kind: 'crédito' }] },
  {
    name: 'Cabal',
    cards: [
      { card: 'cabal-credito', kind: 'crédito' },
      { card: 'cabal-debito', kind: 'débito' },
    ],
  },
]

/** What was said of oneself, as it is listed beside methods. */
export const CONDITION_LABELS: Record<Condition, string> = {
  jubilado: 'Jubilación o pensión',
  anses: 'Prestación de ANSES',
  'ciudadania-portena': 'Ciudadanía Porteña',
}

/** «1 promoción», «3 promociones». */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${groupThousands(count)} ${many}`
}
