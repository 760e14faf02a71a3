import { type Category, type ConditionFacts, EATEN, type Funds, type HowCondition, type Rail, type RefundCondition } from './condition.ts'
import type { ListedPromotion } from './promotion.ts'
import type { Qualifier } from './qualifier.ts'

/** Conditions in the words of a shopper: Spanish of Argentina. It decides nothing; it only puts values into words. */

/** How a category is called in a list, where its name is not enough: «no entran carne ni bebidas». */
const CATEGORY_WORDS: Partial<Record<Category, string>> = {
  lacteos: 'lácteos',
  'leche-infantil': 'leche infantil',
  'harina-azucar': 'harina y azúcar',
  almacen: 'almacén',
  panaderia: 'panadería',
  destilados: 'bebidas destiladas',
  'celulares-informatica': 'celulares e informática',
  'neumaticos-auto': 'neumáticos y auto',
  perfumeria: 'perfumería',
  panales: 'pañales',
  'recargas-tarjetas-regalo': 'recargas y tarjetas de regalo',
  ofertas: 'productos ya en oferta',
  'marca-propia': 'marca propia',
  otros: 'otros productos',
}

export function categoryWords(category: Category): string {
  return CATEGORY_WORDS[category] ?? category.replace('-', ' y ')
}

/** A category of which only a part is meant. */
const PART_WORDS: Partial<Record<Category, string>> = {
  bebidas: 'algunas bebidas',
  cerveza: 'algunas cervezas',
  destilados: 'algunas bebidas destiladas',
  vinos: 'algunos vinos',
  lacteos: 'algunos lácteos',
  aceite: 'algunos aceites',
  medicamentos: 'algunos medicamentos',
}

const partWords = (category: Category) => PART_WORDS[category] ?? `parte de ${categoryWords(category)}`

/** What is left out, whole categories first, those of which it is a part behind. */
export function leftOutWords({ excludes, excludesSome }: Pick<ConditionFacts, 'excludes' | 'excludesSome'>): string[] {
  const isPart = (category: Category) => excludesSome.includes(category)
  const all = foodFirst(excludes)
  return [...all.filter((one) => !isPart(one)).map(categoryWords), ...all.filter(isPart).map(partWords)]
}

const isEaten = (category: Category) => EATEN.some((one) => one === category)

/** Food and drink before the rest. */
export function foodFirst(categories: readonly Category[]): Category[] {
  return [...EATEN.filter((one) => categories.includes(one)), ...categories.filter((one) => !isEaten(one))]
}

/** How many groups of goods are named in passing. */
const GOODS_NAMED = 2

/** Groups of goods in passing: «vinos», «vinos y bebidas», «carne, lácteos y otros 15 rubros». */
export const briefGoods = (categories: readonly Category[]) => inPassing(foodFirst(categories).map(categoryWords), 'y')

function inPassing(all: readonly string[], and: 'y' | 'ni'): string {
  const rest = all.length - GOODS_NAMED
  const named = rest > 1 ? [...all.slice(0, GOODS_NAMED), `otros ${rest} rubros`] : all
  return named.length < 2 ? (named[0] ?? '') : `${named.slice(0, -1).join(', ')} ${and} ${named.at(-1)}`
}

/** What is left out, in passing: «no entran carne ni bebidas»; null when nothing is. `isFood`: something to eat or drink is. */
export function briefExclusions({
  excludes,
  excludesSome,
  excludesBrands,
}: Pick<ConditionFacts, 'excludes' | 'excludesSome' | 'excludesBrands'>): { words: string; isFood: boolean } | null {
  if (excludes.length === 0) return excludesBrands ? { words: 'no entran algunas marcas', isFood: false } : null
  const goods = inPassing(leftOutWords({ excludes, excludesSome }), 'ni')
  return {
    words: `${excludes.length === 1 && (!goods.endsWith('s') || goods.startsWith('parte')) ? 'no entra' : 'no entran'} ${goods}`,
    isFood: excludes.some(isEaten),
  }
}

/** How one pays, inside a sentence: «con QR». */
export const RAIL_WORDS: Record<Rail, string> = {
  qr: 'con QR',
  nfc: 'acercando el celular',
  contactless: 'con la tarjeta sin contacto',
  card: 'con la tarjeta física',
  web: 'online',
}

/** What ways to pay and funds are called next to the method: «Mercado Pago · QR · dinero en cuenta». */
const RAIL_NAMES: Record<Rail, string> = {
  qr: 'QR',
  nfc: 'celular sin contacto',
  contactless: 'tarjeta sin contacto',
  card: 'tarjeta física',
  web: 'online',
}
const FUNDS_NAMES: Record<Funds, string> = { balance: 'dinero en cuenta', credit: 'crédito', debit: 'débito', card: 'tarjeta' }

/** How one pays besides the method, each by its name: «QR», «dinero en cuenta». @param rails As by `railsOf`. */
export function wayNames(rails: readonly Rail[], funds: Funds | null): string[] {
  const ways = rails.map((rail) => RAIL_NAMES[rail]).join(' o ')
  return [...(ways === '' ? [] : [ways]), ...(funds === null ? [] : [FUNDS_NAMES[funds]])]
}

/** The ways to pay in passing: «con QR», «con dinero en cuenta». */
export function briefHowWords({ rails, funds }: Pick<HowCondition, 'rails' | 'funds'>): string[] {
  const ways = rails.map((rail) => RAIL_WORDS[rail]).join(' o ')
  return [...(ways === '' ? [] : [ways]), ...(funds === 'balance' ? ['con dinero en cuenta'] : [])]
}

/** What comes first: «inscribirse», «conseguir un cupón». */
export function enrolWords(qualifiers: readonly Qualifier[]): string {
  return qualifiers.includes('coupon') ? 'conseguir un cupón' : 'inscribirse'
}

/**
 * When and where the money of a promotion comes. What the card says for one kind of card alone stands in its clauses, and is not said of all.
 */
export function moneyBackWords({
  conditions: { refund, how },
  qualifiers,
}: Pick<ListedPromotion, 'conditions' | 'qualifiers'>): string | null {
  if (qualifiers.includes('refundByCard')) return 'te lo devuelven después, según la tarjeta'
  // A card that is no credit card for sure may have no statement.
  const isOnStatement = refund?.where === 'statement' && how.funds === 'credit'
  return refundWords(refund, isOnStatement ? undefined : 'vuelve a tu tarjeta')
}

const REFUND_PLACES: Record<NonNullable<RefundCondition['where']>, string> = {
  statement: 'vuelve en el resumen de tu tarjeta',
  account: 'vuelve a tu cuenta',
  wallet: 'vuelve a tu billetera',
}

/** When and where the money comes: «te lo descuentan al pagar», «vuelve a tu cuenta en 30 días»; null when the card does not say. */
export function refundWords(refund: RefundCondition | null, onCard = REFUND_PLACES.statement): string | null {
  if (refund === null || (refund.kind === null && refund.where === null && refund.days === null)) return null
  if (refund.kind === 'till') return 'te lo descuentan al pagar'
  const place = refund.where === null ? 'te lo devuelven' : refund.where === 'statement' ? onCard : REFUND_PLACES[refund.where]
  if (refund.days === null) return refund.where === null ? 'te lo devuelven después' : place
  const days = `${refund.days} ${refund.days === 1 ? 'día' : 'días'}`
  return `${place} en ${days}${refund.business ? (refund.days === 1 ? ' hábil' : ' hábiles') : ''}`
}
