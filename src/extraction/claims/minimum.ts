import type { Span } from '#domain/promotion.ts'
import { mentionsOf } from '../mentions/mention.ts'
import type { Modality } from '../scope/clause.ts'
import { type Claim, sourceOf } from './claim.ts'
import { type OfferView, wordsOfOffer } from './offerView.ts'

export type MinimumClaim = Claim<number, 'minPurchase'>

/** Words behind which an amount is the least that must be spent. */
const LEAD =
  /(?:compras? minimas?|minim[oa] (?:de )?compra|montos? minimos?|min(?:imo|\.)? ?(?:de )?compra|minimo ?:|compras? (?:iguales o )?(?:superior|mayor)(?:es)? (?:(?:o|u) igual(?:es)? )?a|a partir de|compras? desde|montos? (?:mayor|superior)(?:es)?(?: o igual(?:es)?)? (?:a|de)|igual(?:es)? o (?:superior|mayor)(?:es)? a(?: total de)?|mayor o iguales a|con minimo de|superen? (?:los|el monto de)|no (?:(?:menor|inferior)(?:es)? (?:a|de)|menos de)|(?:compras?|tickets?|consumos?|montos?) (?:de|por) mas de)[^$\d]{0,24}$/
/** Words that name no minimum although they end like some. */
const DENIED = /(?:^|[^a-z])(?:sin|no(?: (?:hay|tiene|posee|existe))?) (?:(?:un|una|ningun|ninguna) )?$/
/** `Las compras superiores a $ 90.000 quedan excluidas`: the ban behind its subject. */
const BANNED_BEHIND =
  /^,? (?:no (?:se )?(?:particip|aplic|inclu|acced|califi|val|sera|seran|estan? |tendr|goz|son |cuentan)|(?:quedan?|quedaran|estan|se) (?:exclu|fuera))/
/** UTF-16 units. */
const LONGEST_BAN = 28
/** What is banned below an amount has that amount as its minimum. */
const BANNED_BELOW =
  /(?:no (?:debe|debera|podra|puede)n? ser (?:inferior|menor)(?:es)? a|(?:compras?|montos?|importes?|consumos?|tickets?|operaciones) (?:(?:de|por) (?:(?:un |una )?(?:montos?|importes?|valor) )?)?(?:(?:que sean )?(?:inferior|menor)(?:es)? (?:a|de|al?)|de menos de|por debajo de))[^$\d]{0,16}$/
/** Fewer pesos than this are a template's way to say "none". */
const LEAST = 2
const LONGEST_LEAD = 80

const NAMES_NONE: ReadonlySet<Modality> = new Set<Modality>(['example', 'boilerplate', 'waives'])

/** The least that must be spent, by every amount that is said to be that. Examples and waivers name none, and a ban only below an amount. */
function minimumClaims(view: OfferView): MinimumClaim[] {
  return wordsOfOffer(view).flatMap((clause) => {
    if (NAMES_NONE.has(clause.modality)) return []
    return mentionsOf(clause.mentions, 'money').flatMap(({ value, start, end }): MinimumClaim[] => {
      const isBanned = clause.modality === 'forbids' || BANNED_BEHIND.test(view.folded.slice(end, end + LONGEST_BAN))
      const before = view.folded.slice(Math.max(clause.start, start - LONGEST_LEAD), start)
      const lead = (isBanned ? BANNED_BELOW : LEAD).exec(before)
      if (lead === null || value < LEAST || DENIED.test(before.slice(0, lead.index))) return []
      return [
        { field: 'minPurchase', value, modality: clause.modality, source: sourceOf(clause), span: { start: start - lead[0].length, end } },
      ]
    })
  })
}

type Minimum = { said: MinimumClaim; others: MinimumClaim[] }

/**
 * What is announced, or else the offer's own small print, and what the other of the two says. Of two amounts the larger one is asked.
 * @param print Where the small print speaks of the offer's period, when it speaks of others as well.
 */
export function minimumOf(view: OfferView, print: Span | null): Minimum | null {
  const claims = minimumClaims(view)
  const [first] = claims
  if (first === undefined) return null
  const minimum = agreed(first, claims, view.backed)
  return print === null ? minimum : ofPeriod(minimum, claims, print)
}

function agreed(first: MinimumClaim, claims: readonly MinimumClaim[], isBacked: boolean): Minimum {
  const rival = claims.find(({ source, value }) => (source === 'legal') !== (first.source === 'legal') && value !== first.value)
  const isBorneOut = claims.some(({ source, value }) => (source === 'legal') !== (first.source === 'legal') && value === first.value)
  if (rival === undefined || isBorneOut || !isBacked) return { said: first, others: [] }
  return rival.value > first.value ? { said: rival, others: [first] } : { said: first, others: [rival] }
}

/** `Hasta el 8, mínimo $ 20.000. Del 9 al 31, mínimo $ 25.000`: that of the offer's period, unless the card announces a larger one. */
function ofPeriod(minimum: Minimum, claims: readonly MinimumClaim[], { start, end }: Span): Minimum {
  const { said } = minimum
  const own = claims.find(({ source, span }) => source === 'legal' && span.start >= start && span.start < end)
  if (own === undefined || own.value === said.value || (said.source !== 'legal' && said.value > own.value)) return minimum
  return { said: own, others: claims.filter(({ value }) => value === said.value) }
}
