import { type MethodName, type MethodSlug, methodBySlug, methodNamed } from '../catalogue/paymentMethod.ts'
import { PROVINCES } from '../catalogue/province.ts'
import { spellName } from '../catalogue/spelling.ts'
import type { ListedPromotion } from './promotion.ts'

/** Two plans or cards in one name: «Banco Supervielle - Identité y Plan Sueldo». */
const OF_TWO = /^([^-]* - [^-]*?)(?: y |\/)/

/** Promotions for a level are meant for its clients, with any of its cards. */
const LEVEL = ' - Tarjeta '

/** Inside a sentence: «Visa crédito», «Galicia», «MODO». Two plans in one name are alternatives: «y» becomes «o». */
export function methodWords(name: MethodName): string {
  const card = CARD_WORDS.get(name)
  if (card !== undefined) return card
  const written = spellName(name).replace(LEVEL, ' - ').replace(OF_TWO, '$1 o ')
  const withoutBank = written.replace(/^Banco (?!del? )/, '')
  return isProvince(withoutBank) ? written : withoutBank
}

const isProvince = (name: string) => (PROVINCES as readonly string[]).includes(name)

/** Without a dash between issuer and plan: «Galicia Eminent». */
export function inlineMethodName(name: MethodName): string {
  return methodWords(name).replace(' - ', ' ')
}

export function saysCardKind(name: MethodName): boolean {
  return /crédito|débito/i.test(name)
}

/** Only the institution, if the conditions say which plan of a double name is meant. */
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

export function isGenericCardName(name: MethodName): boolean {
  return CARD_WORDS.has(name)
}

/** «Galicia»; null when any institution is meant. */
export function issuerNameBySlug(slug: string | undefined): string | null {
  const method = slug === undefined ? undefined : methodBySlug(slug as MethodSlug | string)
  return method ? methodWords(method.name) : null
}
