import { type MethodName, type MethodSlug, methodBySlug, methodNamed } from '../catalogue/paymentMethod.ts'
import { PROVINCES } from '../catalogue/province.ts'
import { spellName } from '../catalogue/spelling.ts'
import type { ListedPromotion } from './promotion.ts'

/** Matches two plans or cards in one name: «Banco Supervielle - Identité y Plan Sueldo». */
const OF_TWO = /^([^-]* - [^-]*?)(?: y |\/)/

/** Marks a level of an issuer. Promotions for a level are meant for its clients, with any of its cards. */
const LEVEL = ' - Tarjeta '

/** Names a method inside a sentence: «Visa crédito», «Galicia», «Banco Chaco», «MODO». Two plans in one name are alternatives: «y» becomes «o». */
export function methodWords(name: MethodName): string {
  const card = CARD_WORDS.get(name)
  if (card !== undefined) return card
  const written = spellName(name).replace(LEVEL, ' - ').replace(OF_TWO, '$1 o ')
  const withoutBank = written.replace(/^Banco (?!del? )/, '')
  return isProvince(withoutBank) ? written : withoutBank
}

const isProvince = (name: string) => (PROVINCES as readonly string[]).includes(name)

/** Names a method without a dash between issuer and plan: «Galicia Eminent». */
export function inlineMethodName(name: MethodName): string {
  return methodWords(name).replace(' - ', ' ')
}

export function saysCardKind(name: MethodName): boolean {
  return /crédito|débito/i.test(name)
}

/** Returns the groups with shorter names: only the institution, if the conditions say which plan of a double name is meant. */
export function shortenDoubleNames({
  paymentMethods,
  conditions: { who },
}: Pick<ListedPromotion, 'paymentMethods' | 'conditions'>): MethodName[][] {
  const isTold = who.some(({ kind }) => kind === 'segment' || kind === 'salary' || kind === 'pensioner')
  const called = (name: MethodName) => (isTold && OF_TWO.test(name) ? (methodNamed(name).parent ?? name) : name)
  return (paymentMethods ?? []).map((group) => group.map(called))
}

const CARD_WORDS = new Map<MethodName, string>([
  ['Tarjeta de crédito VISA', 'Visa crédito'],
  ['Tarjeta de débito VISA', 'Visa débito'],
  ['Tarjeta de crédito Mastercard', 'Mastercard crédito'],
  ['Tarjeta de débito Mastercard', 'Mastercard débito'],
  ['Tarjeta Prepaga Mastercard', 'Mastercard prepaga'],
  ['Tarjeta de crédito Cabal', 'Cabal crédito'],
  ['Tarjeta de débito Cabal', 'Cabal débito'],
  ['Tarjeta American Express', 'American Express'],
])

/** Checks for a card of a network, of any bank. */
export function isGenericCardName(name: MethodName): boolean {
  return CARD_WORDS.has(name)
}

/** Names an institution by its slug: «Galicia»; null when any institution is meant. */
export function issuerNameBySlug(slug: string | undefined): string | null {
  const method = slug === undefined ? undefined : methodBySlug(slug as MethodSlug | string)
  return method ? methodWords(method.name) : null
}
