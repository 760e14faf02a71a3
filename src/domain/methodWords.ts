import { type MethodName, methodNamed } from './paymentMethod.ts'
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

/** One group: «Galicia con Visa crédito, pagando con MODO». */
export function groupWords(group: readonly MethodName[]): string {
  const modo = group.includes('MODO')
  const cards = group.filter(isCardName)
  const holders = group.filter((name) => name !== 'MODO' && !isCardName(name))
  if (holders.length + cards.length === 0) return 'MODO'
  const withCards = [holders, cards]
    .map((names) => names.map(methodWords).join(' y '))
    .filter(Boolean)
    .join(' con ')
  return modo ? `${withCards}, pagando con MODO` : withCards
}

/** A group as one pays with it: «con Visa crédito de Galicia», «con Galicia por MODO». */
export function payWords(group: readonly MethodName[]): string {
  return `con ${paidWith(group)}`
}

/** What one pays with: «Visa crédito de Galicia», «Galicia por MODO». */
export function paidWith(group: readonly MethodName[]): string {
  const cards = group.filter(isCardName).map(methodWords).join(' y ')
  const holders = group
    .filter((name) => name !== 'MODO' && !isCardName(name))
    .map((name) => methodWords(name).replace(' - ', ' '))
    .join(' y ')
  const what = cards && holders ? `${cards} de ${holders}` : cards || holders
  const isByModo = group.includes('MODO')
  return what === '' ? 'MODO' : `${what}${isByModo ? ' por MODO' : ''}`
}
