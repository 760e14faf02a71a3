import { isCardName, methodWords } from '#domain/methodWords.ts'
import type { CapHolder, CapPeriod, Limits } from '#domain/promotion.ts'
import { capital, dayOfMonth, list, pesos, weekdaysWords } from '#domain/words.ts'
import type { ListedPromotion } from './homeData.ts'

/** A promotion in the words of a shopper: Spanish of Argentina. Nothing here decides; it only says. */

/** «viernes y sábados, del 1 al 31 de marzo». */
export function validity({ weekdays, validFrom, validUntil }: ListedPromotion): string {
  const days = weekdays === null ? 'Todos los días' : capital(weekdaysWords(weekdays))
  if (validUntil === null) return `${days} · no sabemos hasta cuándo`
  if (validFrom === validUntil) return `Solo el ${dayOfMonth(validUntil)}`
  return `${days}, hasta el ${dayOfMonth(validUntil)}`
}

const PERIODS: Record<CapPeriod, string> = {
  compra: 'por compra',
  dia: 'por día',
  semana: 'por semana',
  finde: 'por fin de semana',
  quincena: 'por quincena',
  mes: 'por mes',
  promocion: 'en toda la promoción',
}
const HOLDERS: Record<CapHolder, string> = { persona: 'por persona', cuenta: 'por cuenta', banco: 'por banco', tarjeta: 'por tarjeta' }

export function capWords({ maxDiscount, explicitlyHasNoLimit, period, per }: Limits): string {
  if (explicitlyHasNoLimit) return 'Sin tope'
  if (maxDiscount === null) return 'Tope no informado'
  return ['Tope', pesos(maxDiscount), period && PERIODS[period], per && HOLDERS[per]].filter(Boolean).join(' ')
}

/** So many institutions are named before the rest is counted. */
const NAMED = 4

/** All groups, institution by institution: «Galicia (Visa crédito o Visa débito), con MODO». */
export function methodsWords({ paymentMethods, unknownPaymentMethods }: ListedPromotion): string {
  if (paymentMethods === null) return unknownPaymentMethods.length > 0 ? list(unknownPaymentMethods) : 'Con cualquier medio de pago'
  const cardsByHolder = new Map<string, string[]>()
  for (const group of paymentMethods) {
    const cards = group.filter(isCardName).map(methodWords)
    const holders = group.filter((name) => !isCardName(name) && name !== 'MODO').map(methodWords)
    const key = holders.join(' y ')
    cardsByHolder.set(key, [...(cardsByHolder.get(key) ?? []), ...cards])
  }
  const parts = [...cardsByHolder].map(([holder, cards]) => {
    const distinct = alternatives([...new Set(cards)])
    if (holder === '') return distinct || 'MODO'
    return distinct ? `${holder} (${distinct})` : holder
  })
  const named = parts.slice(0, NAMED).join(', ') + (parts.length > NAMED ? ` y ${parts.length - NAMED} más` : '')
  const allModo = paymentMethods.every((group) => group.includes('MODO') && group.length > 1)
  return allModo ? `${named}, pagando con MODO` : named
}

/** The conditions that a shopper must know before going: minimum, club, audience, products. */
export function conditionWords(promotion: ListedPromotion): string[] {
  const { minPurchase, membership, appliesOnlyTo, onlyForProducts, restrictions } = promotion
  return [
    minPurchase === null ? null : `Compra mínima ${pesos(minPurchase)}`,
    membership.length > 0 ? `Con ${list(membership)}` : null,
    appliesOnlyTo?.jubilados ? 'Solo jubilados y pensionados' : null,
    appliesOnlyTo?.anses ? 'Solo beneficiarios de ANSES' : null,
    appliesOnlyTo?.programaCiudadaniaPorteña ? 'Solo Ciudadanía Porteña' : null,
    onlyForProducts === null ? null : `Solo en ${onlyForProducts.charAt(0).toLowerCase()}${onlyForProducts.slice(1)}`,
    ...restrictions.slice(0, 3),
  ].filter((words) => words !== null)
}

function alternatives(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`
}
