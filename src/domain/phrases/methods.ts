import type { MethodName } from '../catalogue/paymentMethod.ts'
import type { Ranked } from '../choice/ranking.ts'
import { inlineMethodName, isGenericCardName, methodWords } from '../promotion/methodNames.ts'
import { joinWithOr } from '../text/words.ts'

/** Names a group of methods: «Galicia con Visa crédito, pagando con MODO». */
export function groupWords(group: readonly MethodName[]): string {
  const modo = group.includes('MODO')
  const cards = group.filter(isGenericCardName)
  const holders = group.filter((name) => name !== 'MODO' && !isGenericCardName(name))
  if (holders.length + cards.length === 0) return 'MODO'
  const withCards = [holders, cards]
    .map((names) => names.map(methodWords).join(' y '))
    .filter(Boolean)
    .join(' con ')
  return modo ? `${withCards}, pagando con MODO` : withCards
}

/** Names a group, the card first: «Visa crédito de Galicia», «Galicia por MODO». */
export function groupCardFirst(group: readonly MethodName[]): string {
  const cards = group.filter(isGenericCardName).map(methodWords).join(' y ')
  const holders = group
    .filter((name) => name !== 'MODO' && !isGenericCardName(name))
    .map(inlineMethodName)
    .join(' y ')
  const what = cards && holders ? `${cards} de ${holders}` : cards || holders
  const isByModo = group.includes('MODO')
  return what === '' ? 'MODO' : `${what}${isByModo ? ' por MODO' : ''}`
}

/** Names the shopper's own method that pays: «Visa crédito de Galicia», «Mercado Pago»; of several the safest; null when there is none to name. */
export function ownMethodsWords({ eligibility: { via }, own = [] }: Pick<Ranked<unknown>, 'eligibility' | 'own'>): string | null {
  if (via.length > 0) return groupCardFirst(via)
  return own[0] === undefined ? null : groupCardFirst(own[0])
}

/** The most other methods that are named. */
const ALSO = 2

/** Names the shopper's other methods that would do: «también con MODO o Cuenta DNI»; null for none. */
export function alsoWithWords({ eligibility: { via, also = [] }, own = [] }: Pick<Ranked<unknown>, 'eligibility' | 'own'>): string | null {
  const others = [...new Set((via.length > 0 ? also : own.slice(1)).map(groupCardFirst))]
  const rest = others.length - ALSO
  if (others.length === 0) return null
  return `también con ${rest > 0 ? `${others.slice(0, ALSO).join(', ')} y ${rest} más` : joinWithOr(others)}`
}
