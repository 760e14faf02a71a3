import { methodWords } from '#domain/methodWords.ts'
import { type CardSlug, type MethodSlug, methodBySlug } from '#domain/paymentMethod.ts'
import type { Condition } from '#domain/wallet.ts'
import { grouped } from '#domain/words.ts'

/** What the catalogue calls too long or too formally for a button. */
const SHORT_NAMES: Partial<Record<MethodSlug, string>> = {
  uala: 'Ualá',
  'billetera-buepp': 'Buepp',
  reba: 'Reba',
  'banco-de-corrientes': 'Banco de Corrientes',
  'banco-ciudad-plan-sueldo-y-jubilados': 'Plan sueldo y jubilados',
  'banco-credicoop-plan-sueldo': 'Plan sueldo',
  'banco-icbc-cliente-payroll': 'Cobro mi sueldo ahí',
  'banco-supervielle-identite-y-plan-sueldo': 'Identité o plan sueldo',
  'banco-hipotecario-buho-plan-sueldo': 'Búho o plan sueldo',
  'banco-macro-tarjeta-platinum': 'Tarjeta Platinum',
  'tarjeta-de-credito-cencosud-mastercard': 'Cencosud',
  'tarjeta-carrefour-credito': 'Carrefour crédito',
  'tarjeta-carrefour-prepaga': 'Carrefour prepaga',
  'tarjeta-de-credito-coto-tci': 'Coto TCI',
  'tarjeta-de-credito-patagonia-365': 'Patagonia 365',
  'tarjeta-de-credito-sol': 'Tarjeta Sol',
  'american-express-platinum-y-centurion': 'Amex Platinum o Centurion',
}

/** A method as it is called in conversation: «Galicia», «Ualá»; a variant without its institution: «Jubilados». */
export function shortName(slug: MethodSlug): string {
  const named = SHORT_NAMES[slug]
  if (named) return named
  const { name, parent } = methodBySlug(slug)
  return parent === null ? methodWords(name) : name.replace(`${parent} - `, '')
}

/** A method on its own, where its institution is not next to it: «Santander · Jubilados». */
export function fullName(slug: MethodSlug): string {
  const { parent } = methodBySlug(slug)
  return parent === null ? shortName(slug) : `${parent.replace(/^Banco /, '').replace(/^\./, '')} · ${shortName(slug)}`
}

/** The cards of the networks, as they are asked for: a row a network. */
export const NETWORKS: { name: string; cards: { card: CardSlug; kind: string }[] }[] = [
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

export const CONDITION_WORDS: Record<Condition, { label: string; hint: string }> = {
  jubilado: { label: 'Cobro una jubilación o pensión', hint: 'Varios bancos y súper tienen un descuento aparte.' },
  anses: { label: 'Cobro una prestación de ANSES', hint: 'Jubilación, pensión, asignaciones u otra.' },
  'ciudadania-portena': { label: 'Tengo Ciudadanía Porteña', hint: 'El programa de la Ciudad de Buenos Aires, con su tarjeta.' },
}

/** «1 promoción», «3 promociones». */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${grouped(count)} ${many}`
}
