import type { ListedPromotion } from './promotion.ts'
import { needWords } from './question.ts'
import { issuerOf, type Requiring, requirementsOf } from './requirement.ts'

/** What the detail of a promotion says beyond its card. Apart from the words of the list, because the detail is fetched later. */

type Named = Requiring & Pick<ListedPromotion, 'paymentMethods'>

/** Who it is for, apart from clubs and audiences, which have their own words: «Hace falta cobrar el sueldo en Galicia». */
export function requirementWords(promotion: Named): string[] {
  const issuers = new Set((promotion.paymentMethods ?? []).map(issuerOf))
  const [only = null] = issuers
  const told = new Set(
    requirementsOf({ ...promotion, conditions: { ...promotion.conditions, who: [], region: null } }, null).flatMap((needs) =>
      needs.map(({ key }) => key),
    ),
  )
  return requirementsOf(promotion, issuers.size === 1 ? only : null)
    .filter((needs) => !needs.every(({ key }) => told.has(key) || /^(?:province|shops):/.test(key)))
    .map((needs) => `Hace falta ${needs.map(({ key, name }) => needWords(key, name)).join(' o ')}`)
}

type Qualified = Pick<ListedPromotion, 'qualifiers'>

/** Behind «Con cualquier medio de pago»: that it is so because the card says nothing of it. */
export function unaskedWords({ qualifiers }: Qualified): string {
  return qualifiers.includes('unsaidMethods') ? ': la promo no pide ninguno' : ''
}

/** «En toda la compra», where the card says so, with what it leaves out all the same. */
export function wholeWords({ qualifiers, excludesProducts }: Qualified & Pick<ListedPromotion, 'excludesProducts'>): string[] {
  if (!qualifiers.includes('wholePurchase')) return []
  return [excludesProducts === null ? 'En toda la compra' : 'En toda la compra, menos lo que no entra']
}

/** A card that the catalogue has by the name of its successor. */
const MAESTRO = 'Tarjeta de débito Maestro'

/** What is ours where the card speaks of cards and of no brand, or of one that is called otherwise now. */
export function unnamedWords({
  qualifiers,
  unknownPaymentMethods,
}: Qualified & Pick<ListedPromotion, 'unknownPaymentMethods'>): string | null {
  if (unknownPaymentMethods.includes(MAESTRO)) return 'Donde dice Maestro ponemos también Mastercard débito, que la reemplaza'
  if (qualifiers.includes('unsaidPlans')) return 'No nombra los planes: ponemos los que conocemos'
  return qualifiers.includes('unsaidNetworks') ? 'No nombra las marcas: ponemos las más comunes' : null
}
