import type { Span } from '#domain/promotion.ts'
import { mentionsOf } from '../mentions/mention.ts'
import type { Clause, Modality } from '../scope/clause.ts'
import { needing } from '../text/matches.ts'
import type { Claim } from './claim.ts'
import { findPhrase } from './findPhrase.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

export type StackingClaim = Claim<boolean, 'stackable'>

/** Coupons are no promotions; points, miles and caps add up in another sense. */
const OTHER_SUM =
  /^[a-z ]{0,24}(?:con |los )?(?:el |los |otros )?(?:cupon|puntos|millas|pesos ?check|dias emision|saldo|cashback|entre si(?!,? ni))/
/** What is left of a cap is not carried on: `no se acumula el tope de un mes a otro`. */
const OF_CAP = /^(?: (?!con )[a-z]{1,9}){0,3} (?:topes?|mes|meses|periodos?)(?![a-z])/
/** UTF-16 units. */
const LONGEST_OF_CAP = 48

/** Whether it adds to other promotions: every clause that speaks of adding up claims one or the other. What is said at the end of the
 * last tier's small print holds for all. */
function stackingClaims(view: OfferView): StackingClaim[] {
  const next = view.offer.bonus ? behindOwnPrint(view) : []
  const ofAddition = next.flatMap((clause) => claimOf(view, clause))
  if (ofAddition.length > 0) return ofAddition
  const own = wordsOfOffer(view).flatMap((clause) => claimOf(view, clause))
  return own.length > 0 ? own : view.foreign.flatMap((clause) => claimOf(view, clause))
}

/** What the small print says right behind the words on an addition: `5 % para jubilados. Además, podés acumularlo …`. */
function behindOwnPrint({ own, common, tiered }: OfferView): Clause[] {
  const last = Math.max(...own.filter(({ role }) => role === 'legal').map(({ sentence }) => sentence))
  return tiered ? common.filter(({ role, sentence }) => role === 'legal' && sentence === last + 1) : []
}

const SAYS_NOTHING: ReadonlySet<Modality> = new Set<Modality>(['example', 'boilerplate', 'exempts', 'waives'])

/** `El tope no es acumulativo`. */
const BEHIND_CAP = /(?<!sin )topes?(?: [a-z]{2,9}){0,3} $/

const isOfCap = (folded: string, { start, end }: Span) =>
  OF_CAP.test(folded.slice(end, end + LONGEST_OF_CAP)) ||
  (BEHIND_CAP.test(folded.slice(Math.max(0, start - LONGEST_OF_CAP), start)) && !folded.startsWith(' con ', end))

function claimOf({ folded }: OfferView, clause: Clause): StackingClaim[] {
  const { modality, role, end } = clause
  if (SAYS_NOTHING.has(modality)) return []
  const said = mentionsOf(clause.mentions, 'topic').filter(({ value }) => value === 'stacking')
  const about = said.filter((mention) => !OTHER_SUM.test(folded.slice(mention.end, end)) && !isOfCap(folded, mention))
  if (about.length === 0) return []
  const isBanned =
    modality === 'forbids' ||
    about.some((mention) =>
      /(?:^|[ ,])(?:no|ni|y no) (?:es |son |sera |se )?$/.test(folded.slice(Math.max(0, mention.start - 12), mention.start)),
    )
  return [
    {
      field: 'stackable',
      value: !isBanned,
      modality,
      source: role === 'legal' ? 'legal' : 'headline',
      span: withoutGoods(folded, clause, about[0] as Span),
    },
  ]
}

/** `No incluye carnes, … ni es acumulable con …`: a list before the words on adding up says nothing of it. */
function withoutGoods(folded: string, { start, end }: Clause, about: Span): Span {
  if (about.start - start <= LONGEST_BEFORE) return { start, end }
  const ban = /(?:(?:y )?no|ni) (?:es |son |sera |seran |se )?$/.exec(folded.slice(about.start - LONGEST_BEFORE, about.start))?.[0] ?? ''
  return { start: about.start - ban.length, end }
}
/** UTF-16 units. */
const LONGEST_BEFORE = 60

/** `No acumulable con otras promociones aplicables por X`, which leaves those of everybody else. */
const OF_ONE_ISSUER = /acumul[a-z]{2,6} con otr[oa]s promociones(?: vigentes)? (?:aplicables|otorgadas|ofrecidas) por /

/** What is announced before the small print; of two words of one source the ban. `denied`: small print that bans what is announced. */
export function stackingOf(view: OfferView): { value: boolean; span: Span; denied: Span[] } | null {
  const claims = stackingClaims(view)
  const announced = claims.filter(({ source }) => source === 'headline')
  const heard = announced.length > 0 ? announced : claims
  const banned = heard.filter(({ value }) => !value)
  const isOfOne = ({ span }: StackingClaim) => OF_ONE_ISSUER.test(view.folded.slice(span.start, span.end))
  const decided = banned.find((claim) => !isOfOne(claim)) ?? heard.find(({ value }) => value) ?? heard[0]
  if (decided === undefined) return null
  const denied = decided.value ? claims.filter(({ value }) => !value).map(({ span }) => span) : []
  return { value: decided.value, span: decided.span, denied }
}

/** With only some promotions: those that are paid in one way, of the shop, of a programme, on goods. */
const WITH_SOME =
  /^[a-z]{0,4} ?con (?:[a-z/]{1,15} ){0,5}?(?:(?:que )?(?:apliquen|aplicables|aplican) |que (?:ofrezca|cuenten|se abonen)|todos los productos|productos que |(?:de|en) (?:la tienda|las tiendas|oferta|fidelizacion|modo)|propi[oa]s)/

/** `No acumulable con cupones de ticket más bajo`: where it adds up to others, coupons are what it does not add up to. */
const WITH_COUPONS = /^[a-z ]{0,24}(?:con |los )?(?:el |los |otros )?(?:cupon|vales?(?![a-z]))/

function bannedCoupons(view: OfferView): Span[] {
  const banned = wordsOfOffer(view).filter(({ modality }) => modality === 'forbids')
  const isOfCoupons = ({ end }: Span, until: number) => WITH_COUPONS.test(view.folded.slice(end, until))
  return banned
    .filter(({ mentions, end }) => mentionsOf(mentions, 'topic').some((one) => one.value === 'stacking' && isOfCoupons(one, end)))
    .slice(0, 1)
}

/** Where it adds up to some promotions alone, or is banned in the small print from what is announced: the words that say so. */
export function partialStacking(view: OfferView): Span[] {
  const said = stackingOf(view)
  if (said === null || !said.value) return []
  const some = stackingClaims(view).filter(({ value, span }) => {
    const topics = wordsOfOffer(view).filter(({ start }) => start === span.start)
    const ends = topics.flatMap(({ mentions }) => mentionsOf(mentions, 'topic')).filter((one) => one.value === 'stacking')
    const until = inSentence(view, span).end
    return value && ends.some(({ end }) => WITH_SOME.test(view.folded.slice(end, until)))
  })
  return [...some.slice(0, 1).map(({ span }) => inSentence(view, span)), ...said.denied.slice(0, 1), ...bannedCoupons(view)]
}

/** `No acumulable con otras promociones y/o productos en liquidación`: goods, and so no matter of adding up alone. */
export function goodsBesideStacking(view: OfferView): Span[] {
  const found = findPhrase(
    view,
    wordsOfOffer(view).filter(({ modality }) => modality === 'forbids'),
    WITH_GOODS,
  )
  return found === null ? [] : [found]
}
const WITH_GOODS = needing(
  ['en liquidacion', 'de liquidacion'],
  /(?<![a-z])no (?:es |son |sera )?acumulables? con [^.;:$]{0,60}?(?:ni|y\/o|o|y) (?:con )?(?:otros )?productos (?:en|de) (?:oferta y\/o )?liquidacion/,
)

/** To the end of its sentence: `… que apliquen` goes on with `pagando con …`. */
function inSentence(view: OfferView, span: Span): Span {
  const clause = wordsOfOffer(view).find(({ start }) => start === span.start)
  const rest = wordsOfOffer(view).filter(({ sentence, start }) => sentence === clause?.sentence && start >= span.end)
  const end = Math.max(span.end, ...rest.map((one) => one.end))
  return end - span.start > LONGEST_SENTENCE ? span : { start: span.start, end }
}
/** UTF-16 units. */
const LONGEST_SENTENCE = 240
