import { WHERE_LABELS } from '../../catalogue/chain.ts'
import { spellName } from '../../catalogue/spelling.ts'
import type { ListedPromotion } from '../../promotion/promotion.ts'
import { capAmounts, discountFigure } from '../../promotion/promotionWords.ts'
import type { SharedField, SharedValues } from '../../promotion/readings.ts'
import { openFields } from '../../promotion/readings.ts'
import { dayAndMonth, joinWithOr, pesos, weekdaysWords } from '../../text/words.ts'
import { groupCardFirst } from './methods.ts'

/** How two readers of a card differ, for shoppers and the review desk. */

/** The name of each field, and its value inside a sentence. */
const FIELDS: { [F in SharedField]: [name: string, words: (value: SharedValues[F]) => string] } = {
  discount: ['el descuento', (value) => Object.values(discountFigure(value)).join(' ')],
  validFrom: ['desde cuándo vale', (value) => (value === null ? 'sin fecha' : dayAndMonth(value))],
  validUntil: ['hasta cuándo vale', (value) => (value === null ? 'sin fecha' : dayAndMonth(value))],
  weekdays: ['los días', (value) => (value === null ? 'todos' : weekdaysWords(value))],
  where: ['dónde vale', (value) => value.map((format) => WHERE_LABELS[format]).join(', ')],
  membership: ['el club', (value) => (value.length === 0 ? 'ninguno' : value.map(spellName).join(' o '))],
  paymentMethods: ['con qué se paga', (value) => (value === null ? 'cualquier medio' : methodsWords(value))],
  paymentRails: ['cómo se paga', (value) => (value === null ? 'de cualquier forma' : 'solo de algunas')],
  appliesOnlyTo: ['para quién es', (value) => (value === null ? 'todos' : audienceWords(value))],
  limits: ['el tope', capWithoutName],
  minPurchase: ['la compra mínima', (value) => (value === null ? 'ninguna' : pesos(value))],
  stackable: ['si se suma', (value) => (value === null ? 'no dice' : value ? 'sí' : 'no')],
}

function capWithoutName(limits: SharedValues['limits']): string {
  if (limits.explicitlyHasNoLimit) return 'ninguno'
  return limits.maxDiscount === null ? 'no informado' : capAmounts(limits)
}

/** The most groups of methods that are named. */
const MOST_GROUPS = 3

function methodsWords(groups: NonNullable<SharedValues['paymentMethods']>): string {
  const more = groups.length - MOST_GROUPS
  return joinWithOr([...groups.slice(0, MOST_GROUPS).map(groupCardFirst), ...(more > 0 ? [`${more} más`] : [])])
}

function audienceWords({ anses, jubilados, programaCiudadaniaPorteña }: NonNullable<SharedValues['appliesOnlyTo']>): string {
  return joinWithOr([
    ...(jubilados ? ['jubilados'] : []),
    ...(anses ? ['ANSES'] : []),
    ...(programaCiudadaniaPorteña ? ['Ciudadanía Porteña'] : []),
  ])
}

type Read = Pick<ListedPromotion, SharedField | 'readings'>

/** Says every difference: «Dos lecturas difieren en el tope: $ 50.000 por mes o $ 12.000 por compra». None when all readers agree. */
export function readingsWords(promotion: Read): string[] {
  return openFields(promotion.readings).map((field) => differenceWords(field, promotion))
}

/** Marks that readers differ, or two cards of the page in the same words. */
export function briefReadings({ readings }: Pick<Read, 'readings'>): string {
  const isOfPage = openFields(readings).every((field) => readings?.open[field]?.from === 'tarjeta')
  return isOfPage ? 'la página dice dos cosas' : 'dos lecturas difieren'
}

function differenceWords<F extends SharedField>(field: F, promotion: Read): string {
  const [name, words] = FIELDS[field]
  const open: { from: string; other?: SharedValues[F] | undefined } | undefined = promotion.readings?.open[field]
  const said = words(promotion[field])
  if (open?.other === undefined) return `Una sola lectura dice ${name}: ${said}`
  const both = `${name}: ${said} o ${words(open.other)}`
  return open.from === 'tarjeta' ? `La página dice de dos maneras ${both}` : `Dos lecturas difieren en ${both}`
}
