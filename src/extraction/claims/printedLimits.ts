import type { Span } from '#domain/promotion.ts'
import { mentionsOf } from '../mentions/mention.ts'
import type { Clause } from '../scope/clause.ts'
import type { OfferView } from '../scope/offerView.ts'
import { sentencesOf } from '../scope/sentencesOf.ts'
import { needing } from '../text/matches.ts'
import { findPhrase } from './findPhrase.ts'

/**
 * What only the small print says, within sentences that are mostly about something else: a percentage that some get on top, one that is for
 * instalments or for another plan, whose purchases count. The cases are those of `terms.corpus.ts`.
 */
export function printedLimits(view: OfferView): Span[] {
  return [
    ...additionOf(view),
    ...besides(view),
    ...byInstalments(view),
    ...ofConsumers(view),
    ...ofOtherPlans(view),
    ...intoOneAccount(view),
    ...besideCoupons(view),
  ]
}

/** The first words of a sentence that match, and are meant. */
function firstIn({ folded }: OfferView, clauses: readonly Clause[], pattern: RegExp, isMeant = (_found: RegExpExecArray) => true): Span[] {
  for (const { start, end } of sentencesOf(clauses.filter(({ role }) => role === 'legal')).values()) {
    const found = pattern.exec(folded.slice(start, end))
    if (found !== null && isMeant(found)) return [{ start: start + found.index, end: start + found.index + found[0].length }]
  }
  return []
}

const percentagesOf = (clauses: readonly Clause[]) =>
  clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'percent').map(({ value }) => value))

/** Percentages that the card announces, of which each has an offer of its own. */
const announcedIn = ({ header, foreign }: OfferView) => percentagesOf([...header, ...foreign.filter(({ role }) => role !== 'legal')])

/**
 * What the small print alone gives to some on top: the card announces no such figure, so that no offer of its own says it. A figure that the
 * small print does not name may well be the sum of both.
 */
function additionOf(view: OfferView): Span[] {
  const { bonus, discount } = view.offer
  if (bonus || discount.type !== 'porcentaje') return []
  const printed = [...view.legal, ...view.foreign]
  const announced = announcedIn(view)
  if (!percentagesOf(printed.filter(({ role }) => role === 'legal')).includes(discount.value)) return []
  return firstIn(view, printed, ADDITION, ([, added]) => {
    return !announced.includes(Number(added)) && !announced.includes(discount.value + Number(added))
  })
}
const ADDITION =
  /(?<![a-z])los clientes [^.$%]{3,140}(?:obtendran|recibiran|tendran) (?:tambien |ademas )?un (\d{1,2}) ?% (?:de (?:descuento|reintegro|ahorro) )?adicional con (?:un )?topes?(?: [a-z]{2,9}){0,4} \$ ?\d[\d.]{2,9}\d/

/** `Adicionalmente, pagando desde la app X, se bonificará el 30 % con tope …`: what anybody may have besides, and no card announces. */
function besides(view: OfferView): Span[] {
  const announced = [view.offer.discount.value, ...announcedIn(view)]
  return firstIn(view, [...view.legal, ...view.foreign], BESIDES, ([, figure]) => !announced.includes(Number(figure)))
}
const BESIDES =
  /(?<![a-z])adicionalmente,? (?:abonando|pagando) [^.$%]{3,90}se bonificara el (\d{1,2}) ?%(?: [a-z]{2,9}){1,5} \$ ?\d[\d.]{2,9}\d[^.]{0,60}/

/** `Operaciones realizadas en 4 cuotas, el 20 % de descuento …`: the small print gives the percentage to who pays in instalments. */
function byInstalments(view: OfferView): Span[] {
  const { discount } = view.offer
  if (discount.type !== 'porcentaje') return []
  return firstIn(view, [...view.own, ...view.common], BY_INSTALMENTS, ([, figure]) => Number(figure) === discount.value)
}
const BY_INSTALMENTS =
  /(?<![a-z])(?:incluye |para )(?:para )?(?:todas )?(?:las )?(?:operaciones|compras|pagos) (?:realizad|efectuad|abonad)[oa]s [^.%$]{0,40}en (?:[2-9]|1\d) cuotas,? (?:el |un )?(\d{1,2}) ?% (?:de )?(?:descuento|ahorro|reintegro)(?![a-z])(?: se realizara en el resumen(?: del? [a-z]{2,12})?)?/

/**
 * Another percentage that the small print alone gives to the holders of a plan: the card announces no such figure, so that no offer of its own
 * says it, and who holds that plan has to know.
 */
function ofOtherPlans(view: OfferView): Span[] {
  const {
    folded,
    offer: { discount },
    foreign,
  } = view
  if (discount.type !== 'porcentaje') return []
  const announced = [discount.value, ...announcedIn(view)]
  const sentences = [...sentencesOf(foreign.filter(({ role }) => role === 'legal')).values()]
  return sentences.flatMap(({ start, end }) => {
    const found = OF_A_PLAN.exec(folded.slice(start, end + LONGEST_PLAN))
    if (found === null || found.index >= end - start) return []
    const figure = Number(found[1] ?? found[2] ?? found[3])
    return announced.includes(figure) ? [] : [{ start: start + found.index, end: start + found.index + found[0].length }]
  })
}
const OF_A_PLAN =
  /(?<![a-z])(?:los )?clientes [^.$%]{3,140} (?:obtendran|recibiran|tendran) un (\d{1,2}) ?% (?:\([^()]{3,24}\) )?de (?:descuento|reintegro|ahorro)(?! adicional)(?:[^.$%]{0,100}(?:\. ?| con )tope [^.$%]{0,40}\$ ?\d[\d.]{2,9}\d)?|(?<![a-z0-9])(\d{1,2}) ?% de (?:descuento|reintegro|ahorro),? exclusivo para (?:los )?clientes [^.,$%]{3,60}(?=[.,$%])|(?<![a-z0-9])(\d{1,2}) ?% (?:de (?:descuento|reintegro|ahorro) )?con tope (?:maximo )?(?:de )?(?:descuento )?\$ ?\d[\d.,]{3,9} [^$%]{3,130}exclusivo para (?:los )?clientes (?:con )?[^.,;:$%]{3,50}(?=[.,;:(])/
/** A plan that the next sentence names; UTF-16 units. */
const LONGEST_PLAN = 160

/** `No es acumulable con cupones de ticket más bajo`: coupons are no promotions, so that the field on adding up says nothing of them. */
function besideCoupons(view: OfferView): Span[] {
  const bans = [...view.own, ...view.common].filter(({ modality }) => modality === 'forbids')
  const found = findPhrase(view, bans, WITH_COUPONS)
  return found === null ? [] : [found]
}
const WITH_COUPONS = needing(
  ['cupon'],
  /(?<![a-z])no (?:es |son )?acumulables? con (?:el |los |otros )?(?:cupones|cupon|vales?)(?![a-z])(?: de [a-z]{3,12}(?: mas [a-z]{4,5})?)?/,
)

/** `El reintegro se acreditará únicamente en cuenta X`: who pays with the issuer's card and has no such account gets nothing. */
const intoOneAccount = (view: OfferView) => firstIn(view, [...view.own, ...view.common], INTO_ONE_ACCOUNT)
const INTO_ONE_ACCOUNT =
  /(?<![a-z])(?:el )?reintegro ?:? se acreditara unicamente en (?:tu |su |la |una )?cuenta (?!bancaria|corriente|sueldo|dentro|asociada|vinculada|registrada|que |en |del? )[a-z]{3,12}(?: x(?![a-z]))?/

/**
 * `Cartera de consumo`, `consumos de tipo familiar`, `tarjetas emitidas en la Argentina`: whose purchases count. Their sentences say other things,
 * mostly the issuer's own.
 */
function ofConsumers(view: OfferView): Span[] {
  const clauses = [...view.own, ...view.common].filter(({ modality }) => modality !== 'forbids')
  return CONSUMERS.flatMap((pattern) => findPhrase(view, clauses, pattern) ?? [])
}
const CONSUMERS = [
  needing(['cartera'], /(?<![a-z])cartera (?:de )?(?:consumo|individuos)(?![a-z])/),
  needing(
    ['consumo'],
    /(?<![a-z])(?:aplica (?:a|para) )?consumos? (?:de tipo )?(?:personal(?:es)?(?: |-|\/| y | o ))?familiar(?:es)?(?![a-z])/,
  ),
  needing(['final'], /(?<![a-z])(?:valid[oa]|exclusiv[oa]|solo)(?: solo)? para consumidor(?:es)? final(?:es)?(?![a-z])/),
  needing(['personal'], /(?<![a-z])(?:(?:solo|exclusivo|valida?) )?para (?:el )?consumo personal(?![a-z -])/),
  needing(['emitidas'], /(?<![a-z])tarjetas? (?:[a-z/,]{1,14} ){0,8}emitidas en (?:la )?(?:republica )?argentina(?![a-z])/),
]

/** The small print's `para clientes no adheridos a planes de suscripción X`. */
export function outsidersInFull(view: OfferView): Clause | undefined {
  return [...view.own, ...view.common].find((clause) => clause.role === 'legal' && findPhrase(view, [clause], OUTSIDERS) !== null)
}
const OUTSIDERS = /(?<![a-z])para (?:los )?clientes no (?:adherid|suscrip)[a-z]{1,4} a (?:los )?plan(?:es)?(?: [a-z]{1,14}){1,4}/
