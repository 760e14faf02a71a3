import { type MethodName, type MethodSlug, methodBySlug, methodNamed } from '../catalogue/paymentMethod.ts'
import type { ListedPromotion } from './promotion.ts'

/** Two plans or cards in one name: «Banco Supervielle - Identité y Plan Sueldo». */
const OF_TWO = /^([^-]* - [^-]*?)(?: y |\/)/

/** A level of an issuer: promotions are for its clients as often as for its card. */
const LEVEL = ' - Tarjeta '

/** A method as it is called in a sentence: «Visa crédito», «Galicia», «MODO». Of two plans or cards in one name either will do. */
export function methodWords(name: MethodName): string {
  return (
    CARD_WORDS.get(name) ??
    name
      .replace(/^Banco (?!del? )/, '')
      .replace(LEVEL, ' - ')
      .replace(OF_TWO, '$1 o ')
  )
}

/** The same without a dash between issuer and plan: «Galicia Eminent». */
export function inlineName(name: MethodName): string {
  return methodWords(name).replace(' - ', ' ')
}

/** Whether the name says by itself that it is a credit or a debit card. */
export function isOwnCard(name: MethodName): boolean {
  return /crédito|débito/i.test(name)
}

/** The groups as they are called: by the institution alone where the conditions say which of the plans in one name is meant. */
export function calledGroups({
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

/** Whether the name is a card of one of the networks, of any bank. */
export function isCardName(name: MethodName): boolean {
  return CARD_WORDS.has(name)
}

/** «Galicia», of the slug of an institution; null where it is of any. */
export function issuerCalled(slug: string | undefined): string | null {
  const method = slug === undefined ? undefined : methodBySlug(slug as MethodSlug | string)
  return method ? methodWords(method.name) : null
}
