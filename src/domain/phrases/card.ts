import type { EvidenceField } from '../promotion/promotion.ts'
import type { SmallPrintTopic } from '../promotion/smallPrint.ts'

/** Phrases about the card's own words. */

/** Titles for the topics of the small print. */
export const TOPIC_WORDS: Record<SmallPrintTopic, string> = {
  paying: 'Sobre cómo se paga',
  people: 'Sobre para quién es',
  place: 'Sobre dónde vale',
  money: 'Sobre cuánto vuelve y cuándo',
  other: 'También dice',
}

const ABOUT: Record<EvidenceField, string> = {
  discount: 'el descuento',
  validFrom: 'desde cuándo vale',
  validUntil: 'hasta cuándo vale',
  weekdays: 'los días',
  exceptDates: 'los días',
  where: 'dónde vale',
  membership: 'para quién es',
  paymentMethods: 'con qué se paga',
  unknownPaymentMethods: 'con qué se paga',
  paymentRails: 'cómo se paga',
  appliesOnlyTo: 'para quién es',
  limits: 'el tope',
  minPurchase: 'la compra mínima',
  stackable: 'si se suma a otras promociones',
  onlyForProducts: 'qué productos entran',
  excludesProducts: 'qué productos no entran',
  restrictions: 'sus condiciones',
  qualifiers: 'sus condiciones',
}

export type Conflict = { about: EvidenceField; read: readonly string[]; said: readonly string[] }

/** The most quoted characters that fit on one line. */
const LINE = 80

/** Checks whether the card's words are too long for one line; the line then names only the field. */
export function isConflictLong({ read, said }: Conflict): boolean {
  return [...read, ...said].join('').length > LINE
}

/** Names a contradiction without quotes, when those are too long: «La página se contradice sobre el tope: preguntá antes». */
export function conflictBrief({ about }: Conflict): string {
  return `La página se contradice sobre ${ABOUT[about]}: preguntá antes`
}

/** Quotes a contradiction: «La página dice «sábado» y también «jueves»: preguntá antes». */
export function conflictWords({ read, said }: Conflict): string {
  const [first] = read
  const others = said.map((words) => `«${words}»`).join(' y ')
  return first === undefined
    ? `La página también dice ${others}: preguntá antes`
    : `La página dice «${first}» y también ${others}: preguntá antes`
}
