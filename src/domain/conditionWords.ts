import {
  type Category,
  type ConditionFacts,
  type HowCondition,
  NO_CONDITIONS,
  type Rail,
  type RefundCondition,
  type RegionCondition,
  type UsesCondition,
} from './condition.ts'
import type { ListedPromotion } from './promotion.ts'
import { needWords } from './question.ts'
import { issuerOf, type Requiring, requirementsOf } from './requirement.ts'
import { list } from './words.ts'

/** Conditions in the words of a shopper: Spanish of Argentina. Nothing here decides; it only says. */

/** What a category is called among others: «no entran carne ni bebidas». */
const CATEGORY_WORDS: Record<Category, string> = {
  carne: 'carne',
  'frutas-verduras': 'frutas y verduras',
  'fiambres-quesos': 'fiambres y quesos',
  lacteos: 'lácteos',
  'leche-infantil': 'leche infantil',
  huevos: 'huevos',
  aceite: 'aceite',
  'harina-azucar': 'harina y azúcar',
  almacen: 'almacén',
  panaderia: 'panadería',
  bebidas: 'bebidas',
  cerveza: 'cerveza',
  vinos: 'vinos',
  destilados: 'bebidas destiladas',
  electro: 'electro',
  'celulares-informatica': 'celulares e informática',
  'bazar-hogar': 'bazar y hogar',
  textil: 'textil',
  juguetes: 'juguetes',
  libros: 'libros',
  'motos-bicicletas': 'motos y bicicletas',
  'neumaticos-auto': 'neumáticos y auto',
  perfumeria: 'perfumería',
  limpieza: 'limpieza',
  medicamentos: 'medicamentos',
  mascotas: 'mascotas',
  panales: 'pañales',
  cigarrillos: 'cigarrillos',
  'recargas-tarjetas-regalo': 'recargas y tarjetas de regalo',
  restaurante: 'restaurante',
  'materiales-muebles': 'materiales y muebles',
  ofertas: 'productos ya en oferta',
  'marca-propia': 'marca propia',
  otros: 'otros productos',
}

const REFUND_PLACES: Record<NonNullable<RefundCondition['where']>, string> = {
  statement: 'vuelve en el resumen de tu tarjeta',
  account: 'vuelve a tu cuenta',
  wallet: 'vuelve a tu billetera',
}

/** When and where the money comes: «te lo descuentan en la caja», «vuelve a tu cuenta en 30 días»; null when the card does not say. */
export function refundWords(refund: RefundCondition | null): string | null {
  if (refund === null || (refund.kind === null && refund.where === null && refund.days === null)) return null
  if (refund.kind === 'till') return 'te lo descuentan en la caja'
  const place = refund.where === null ? 'te lo devuelven' : REFUND_PLACES[refund.where]
  if (refund.days === null) return refund.where === null ? 'te lo devuelven después' : place
  const days = `${refund.days} ${refund.days === 1 ? 'día' : 'días'}`
  return `${place} en ${days}${refund.business ? (refund.days === 1 ? ' hábil' : ' hábiles') : ''}`
}

const PERIOD_WORDS: Record<UsesCondition['period'], string> = {
  compra: 'por compra',
  dia: 'por día',
  semana: 'por semana',
  mes: 'por mes',
  promocion: 'en toda la promoción',
}

const RAIL_WORDS: Record<Rail, string> = {
  qr: 'con QR',
  nfc: 'acercando el celular',
  contactless: 'con la tarjeta sin contacto',
  card: 'con la tarjeta física',
  web: 'en la web',
}

function howWords({ rails, app, funds, singlePayment }: HowCondition): string[] {
  const ways = [...rails.map((rail) => RAIL_WORDS[rail])].join(' o ')
  const apps = app.join(' o ')
  return [
    rails.length === 0 ? null : `Pagando ${ways}`,
    app.length === 0 ? null : `Pagando desde ${apps}`,
    funds === 'balance' ? 'Con dinero en cuenta' : null,
    singlePayment ? 'En un pago' : null,
  ].filter((words) => words !== null)
}

function regionWords({ provinces, onlyBranches, exceptBranches, some }: RegionCondition): string[] {
  return [
    provinces.length === 0 ? null : `Solo en ${list(provinces)}`,
    onlyBranches.length === 0 ? null : `Solo en ${list(onlyBranches)}`,
    exceptBranches.length === 0 ? null : `No vale en ${list(exceptBranches)}`,
    some ? 'Solo en sucursales adheridas' : null,
  ].filter((words) => words !== null)
}

/**
 * What to know before going that no question settles: to register, how to pay, how often, on what, where. Most telling first; each ends
 * without its full stop. Of the products also what is left out, in full.
 */
export function noteWords({ who, how, uses, excludes, excludesBrands, onlyFor, region }: ConditionFacts): string[] {
  const has = (kind: string) => who.some((one) => one.kind === kind)
  const out = [...excludes.map((category) => CATEGORY_WORDS[category]), ...(excludesBrands ? ['algunas marcas'] : [])]
  return [
    ...(has('enrolment') ? ['Antes hay que inscribirse'] : []),
    ...(has('firstPurchase') ? ['Cuenta solo la primera compra del período'] : []),
    ...howWords(how),
    ...(uses === null ? [] : [`${uses.times === 1 ? 'Un uso' : `${uses.times} usos`} ${PERIOD_WORDS[uses.period]}`]),
    ...(onlyFor === null ? [] : [`Solo en ${list(onlyFor.map((category) => CATEGORY_WORDS[category]))}`]),
    ...(out.length === 0 ? [] : [`No entran: ${list(out)}`]),
    ...(region === null ? [] : regionWords(region)),
  ]
}

type Named = Requiring & Pick<ListedPromotion, 'paymentMethods'>

/** Whom it is for beyond clubs and audiences, which have words of their own: «Hace falta cobrar el sueldo en Galicia». */
export function requirementWords(promotion: Named): string[] {
  const issuers = new Set((promotion.paymentMethods ?? []).map(issuerOf))
  const [only = null] = issuers
  const told = new Set(requirementsOf({ ...promotion, conditions: NO_CONDITIONS }, null).flatMap((needs) => needs.map(({ key }) => key)))
  return requirementsOf(promotion, issuers.size === 1 ? only : null)
    .filter((needs) => !needs.every(({ key }) => told.has(key) || /^(?:province|shops):/.test(key)))
    .map((needs) => `Hace falta ${needs.map(({ key, name }) => needWords(key, name)).join(' o ')}`)
}
