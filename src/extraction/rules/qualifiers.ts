import type { Weekday } from '#domain/calendar.ts'
import { CHAINS } from '#domain/chain.ts'
import { isCardSlug, methodNamed } from '#domain/paymentMethod.ts'
import type { ExtractedPromotion, Span } from '#domain/promotion.ts'
import { QUALIFIERS, type Qualifier } from '#domain/qualifier.ts'
import { BOOKED_DAYS } from '../claims/bookings.ts'
import { findPhrase } from '../claims/findPhrase.ts'
import { bansOfAll } from '../claims/restrictions.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { isAddition } from '../mentions/percent.ts'
import { weekdaysNamed } from '../mentions/weekdays.ts'
import { affirmed, type Clause } from '../scope/clause.ts'
import { type OfferView, wordsOfOffer } from '../scope/offerView.ts'
import { withoutForeignPrint } from '../scope/print.ts'
import type { Scope } from '../scope/scopes.ts'
import { fold } from '../text/fold.ts'
import { needing } from '../text/matches.ts'
import { ANY_PLAN } from '../vocabulary/tiers.ts'
import { refundsByCard } from './refund.ts'
import { partialStacking } from './stacking.ts'
import { saysPlace, webBesideShops } from './where.ts'

type Read = Omit<ExtractedPromotion, 'qualifiers'>

/** What a card does not say stands in no words. */
type Unsaid = Extract<Qualifier, `unsaid${string}`>
type Said = Exclude<Qualifier, Unsaid>

/** The words that narrow what a field of the promotion says; none where it says something else. */
const NARROWED: Record<Said, (view: OfferView, promotion: Read, scope: Scope) => readonly Span[]> = {
  deliveryDays: (view, { where, weekdays }) =>
    weekdays !== null && where.every((format) => format === 'Online') ? bookedDays(view, weekdays) : [],
  bannedMethods: (view, { paymentMethods, unknownPaymentMethods }) =>
    paymentMethods === null && unknownPaymentMethods.length === 0 ? bannedMethods(view) : [],
  partialStacking: (view, { stackable }) => (stackable ? partialStacking(view) : []),
  addition: additionIn,
  byPhone: (view, { where }) => {
    const found = where.includes('Online') ? null : findPhrase(view, wordsOfOffer(view), BY_PHONE)
    return found === null ? [] : [found]
  },
  coupon: (_view, { conditions: { who } }) => who.filter(({ kind, quote }) => kind === 'enrolment' && COUPON.test(fold(quote))),
  saidWeb: (_view, { where }, scope) => (where.includes('Online') ? [] : webBesideShops(scope)),
  refundByCard: (view, { conditions: { refund, how } }) =>
    refund?.kind === 'refund' && (how.funds === null || how.funds === 'card') ? refundsByCard(view) : [],
  retiredAlone: ({ folded }, { appliesOnlyTo, conditions: { who } }) =>
    appliesOnlyTo?.jubilados && !/\bpension/.test(folded) ? who.filter(({ quote }) => fold(quote).includes('jubilad')) : [],
  wholePurchase: (view, { onlyForProducts }) => {
    const found = onlyForProducts === null ? findPhrase(view, affirmed(wordsOfOffer(view)), WHOLE) : null
    return found === null ? [] : [found]
  },
}

/** `5 % adicional`; `15 % + 3 cuotas`, announced together and nowhere as one of two. */
function additionIn({ offer, folded, header }: OfferView): Span[] {
  if (offer.bonus) return offer.spans.filter((span) => isAddition(folded, span))
  if (EITHER.test(header.map(({ start, end }) => folded.slice(start, end)).join(' '))) return []
  return header.flatMap(({ start, end }) =>
    [...folded.slice(start, end).matchAll(BOTH)]
      .filter(([, percentage, few, instalments, before, after]) => {
        const figures = offer.discount.type === 'porcentaje' ? [percentage ?? after] : [few, instalments ?? before]
        return figures.some((figure) => Number(figure) === offer.discount.value)
      })
      .map(({ index, 0: words }) => ({ start: start + index, end: start + index + words.length })),
  )
}
const EITHER = /% (?:de )?(?:descuento |ahorro )?[ou] (?:hasta )?\d{1,2} cuotas|cuotas (?:sin interes )?[ou] \d{1,2} ?%/
const BOTH =
  /(\d{1,2}) ?%[^.+%|]{0,40} ?(?:(?:\+|y) ?(?:hasta )?|en (?=\d [oy] \d))(?:(\d{1,2}) [oy] )?(\d{1,2}) cuotas|(\d{1,2}) cuotas[^.+%|]{0,30} ?\+ ?(\d{1,2}) ?%/g

/** `Exclusivo para compras telefónicas`; not for those and others. */
const BY_PHONE = needing(
  ['telefonicas'],
  /(?:exclusiv[oa]s?|exclusivamente|unicamente|solo)(?: valid[oa])? (?:para |en )?(?:las )?(?:compras|ventas) telefonicas(?! (?:y|o|e) )/,
)
const COUPON = /cupon|codigo|voucher/

/** `En toda la compra`, `sobre el total de la compra`, `en todo el surtido`. */
const WHOLE = needing(
  ['compra', 'surtido'],
  /(?<![a-z])(?:en|sobre|de) (?:(?:el |la )?(?:total(?:idad)? de|toda) (?:la|tu|su) compra|todo el surtido)(?![a-z])/,
)

/** What narrows how the fields of a promotion are to be understood: asked last, when it is known what they say. */
export function qualifiersOf(scope: Scope, promotion: Read): { value: Qualifier[]; spans: Span[] } {
  const own = withoutForeignPrint(scope.view)
  const found = new Map(QUALIFIERS.filter(isSaid).map((qualifier) => [qualifier, NARROWED[qualifier](own, promotion, scope)]))
  return {
    value: QUALIFIERS.filter((qualifier) => (isSaid(qualifier) ? found.get(qualifier)?.length : UNSAID[qualifier](scope, promotion))),
    spans: [...found.values()].flat(),
  }
}

const isSaid = (qualifier: Qualifier): qualifier is Said => !Object.hasOwn(UNSAID, qualifier)

/** What no icon, picture and word says, where it could be more than one thing. */
const UNSAID: Record<Unsaid, (scope: Scope, promotion: Read) => boolean> = {
  unsaidPlace: (scope, promotion) => saysNoPlace(scope, promotion) && !namesShopsAlone(scope, promotion),
  unsaidWeb: (scope, promotion) => saysNoPlace(scope, promotion) && namesShopsAlone(scope, promotion) && !saysInPerson(scope),
  unsaidMethods: ({ view }, { paymentMethods, unknownPaymentMethods }) =>
    paymentMethods === null &&
    unknownPaymentMethods.length === 0 &&
    !/medios? de pago|tarjeta|(?<!hara )(?<!haran )efectivo|billetera/.test(view.folded),
  unsaidNetworks: ({ text: { clauses } }, { paymentMethods }) =>
    (paymentMethods ?? []).some((group) => group.some((name) => isCardSlug(methodNamed(name).slug))) &&
    clauses.every(({ mentions }) => mentionsOf(mentions, 'network').length === 0),
  unsaidPlans: ({ text: { clauses } }, { paymentMethods }) => {
    const plans = new Set((paymentMethods ?? []).flat().filter((name) => methodNamed(name).parent !== null))
    const named = clauses.flatMap(({ mentions }) => mentionsOf(mentions, 'tier').map(({ value }) => value))
    return (
      plans.size > 1 && named.some(({ name }) => name === ANY_PLAN) && !named.some(({ variant }) => variant !== null && plans.has(variant))
    )
  },
}

/** No icon and no word says whether in the shops, on the web or both, where the chain has both. */
const saysNoPlace = (scope: Scope, { supermarket, evidence }: Read) =>
  CHAINS[supermarket].where.some((format) => format === 'Online') && evidence.where === undefined && !saysPlace(scope)

/** `Aplica para todas las tiendas`, of a chain whose offers hold in its shops. */
const namesShopsAlone = ({ view: { folded } }: Scope, { where }: Read) =>
  !where.includes('Online') && /(?<![a-z])(?:tiendas?|locales?|sucursal(?:es)?)(?![a-z])/.test(folded)

/** `Comprando de forma presencial`: that says where not. */
const saysInPerson = ({ view: { folded } }: Scope) => /(?<!no )(?<![a-z])presencial/.test(folded)

/** The days for which the delivery is booked, if the offer's own are among them. */
function bookedDays(view: OfferView, weekdays: readonly Weekday[]): Span[] {
  const found = findPhrase(view, runsOf(affirmed(wordsOfOffer(view))), BOOKED_DAYS)
  if (found === null) return []
  return weekdaysNamed(view.folded.slice(found.start, found.end)).some((day) => weekdays.includes(day)) ? [found] : []
}

/** Clauses of one sentence that follow each other: `con entrega` promises and `únicamente los miércoles` asks. */
function runsOf(clauses: readonly Clause[]): Span[] {
  const runs: (Span & { sentence: number })[] = []
  for (const { start, end, sentence } of clauses) {
    const last = runs.at(-1)
    if (last?.sentence === sentence && last.end === start) last.end = end
    else runs.push({ start, end, sentence })
  }
  return runs
}

/** Bans on ways to pay. One on adding up is about something else, however the other offer is paid. */
function bannedMethods(view: OfferView): Span[] {
  const banned = [...wordsOfOffer(view).filter(({ modality }) => modality === 'forbids'), ...bansOfAll(view)]
  return banned.filter((clause) => {
    const found = findPhrase(view, [clause], WAY_TO_PAY)
    const stacking = mentionsOf(clause.mentions, 'topic').find(({ value }) => value === 'stacking' || value === 'alone')
    return found !== null && (stacking === undefined || stacking.start > found.start)
  })
}

/** `No válido abonando con billeteras`, `tampoco aplica a pagos con QR`; not the shop's platform, money drawn or gift cards that are bought. */
const WAY_TO_PAY = needing(
  ['billetera', 'plataforma', 'qr', 'nfc', 'tarjeta', 'efectivo', 'transferencia', 'link de pago', 'mercado'],
  /billetera|plataformas? (?:(?:o portal(?:es)?|unica|digital(?:es)?|virtual(?:es)?) ){0,2}de (?:pago|cobro)|(?<![a-z])qr(?![a-z])|(?<![a-z])nfc(?![a-z])|tarjetas? (?:de (?:compra|credito|debito)|prepaga)|(?:abon|pag)[a-z]{1,6} (?:realizad[oa]s )?(?:con|mediante) (?:las? )?tarjetas? de regalo|(?:acept|abon|pag|compra)[a-z]{0,6} (?:realizad[oa]s )?(?:(?:con|en) )?(?:dinero (?:en )?)?efectivo|transferencia|link de pago|mercado ?pago/,
)
