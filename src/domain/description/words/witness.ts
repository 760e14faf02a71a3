import { CHAINS, isReadChain } from '../../catalogue/chain.ts'
import { type FeedSlug, sourceName } from '../../catalogue/source.ts'
import type { EvidenceField, Limits, ListedPromotion } from '../../promotion/promotion.ts'
import { CAP_PERIOD_WORDS, capAmounts, discountFigure } from '../../promotion/promotionWords.ts'
import type { Witness } from '../../promotion/witness.ts'
import { dayAndMonth, everyWeekWords, joinWithAnd, joinWithOr, pesos, weekdaysWords } from '../../text/words.ts'

/** What issuers say beside the chains' pages. */

/** The fields of a promotion as one of the two says it. */
type Said = Pick<ListedPromotion, 'supermarket' | 'discount' | 'limits' | 'minPurchase' | 'weekdays' | 'validUntil' | 'conditions'>

/** One line on a promotion's page for each thing that an issuer says: «Cuenta DNI agrega: compra mínima de $ 15.000.». */
export function witnessWords({ feed, verdict, readOn, adds, differs }: Witness, ours: Said, theirs: Said | null): string[] {
  const issuer = sourceName(feed)
  if (verdict === 'notFound' || theirs === null) return [`No lo encontramos en la lista de ${issuer} del ${dayAndMonth(readOn)}.`]
  if (verdict === 'confirmed') return [`También lo publica ${issuer} (al ${dayAndMonth(readOn)}).`]
  const added = adds.flatMap((field) => addedWords(field, theirs) ?? [])
  return [
    ...differs.map((field) => differenceWords(field, { ours, theirs, issuer })),
    ...(added.length === 0 ? [] : [`${issuer} agrega: ${joinWithAnd(added)}.`]),
  ]
}

function addedWords(field: EvidenceField, { minPurchase, limits, weekdays, validUntil, conditions }: Said): string | null {
  switch (field) {
    case 'minPurchase':
      return minPurchase === null ? null : `compra mínima de ${pesos(minPurchase)}`
    case 'limits':
      return capWords(limits)
    case 'weekdays':
      return weekdays && `vale ${everyWeekWords(weekdays)}`
    case 'validUntil':
      return validUntil && `hasta el ${dayAndMonth(validUntil)}`
    default:
      return `es para clientes ${joinWithOr(conditions.who.flatMap(({ kind, value }) => (kind === 'segment' && value !== null ? [value] : [])))}`
  }
}

const capWords = (limits: Limits) => (limits.maxDiscount === null ? 'sin tope' : `tope de ${capAmounts(limits)}`)

type Both = { ours: Said; theirs: Said; issuer: string }

function differenceWords(field: EvidenceField, { ours, theirs, issuer }: Both): string {
  const chain = CHAINS[ours.supermarket].name
  if (field === 'appliesOnlyTo') return `${chain} pide plan sueldo; ${issuer} no.`
  const [name, own, other] = valuesOf(field, ours, theirs)
  return `Ojo: ${chain} dice ${name}"${own}"; ${issuer}, "${other}".`
}

function valuesOf(field: EvidenceField, ours: Said, theirs: Said): [name: string, ours: string, theirs: string] {
  const both = (words: (said: Said) => string): [string, string] => [words(ours), words(theirs)]
  switch (field) {
    case 'limits':
      return ours.limits.maxDiscount === theirs.limits.maxDiscount
        ? ['tope ', ...both(({ limits: { period } }) => (period === null ? '' : CAP_PERIOD_WORDS[period]))]
        : ['', ...both(({ limits }) => capWords(limits))]
    case 'minPurchase':
      return ['compra mínima ', ...both(({ minPurchase }) => pesos(minPurchase ?? 0))]
    case 'weekdays':
      return ['', ...both(({ weekdays }) => (weekdays === null ? 'todos los días' : weekdaysWords(weekdays)))]
    default:
      return ['', ...both(({ discount }) => Object.values(discountFigure(discount)).join(' '))]
  }
}

/** The mark wherever a promotion that an issuer publishes is named: «según Cuenta DNI»; null for one of the chain's own page. */
export function accordingTo({ feed }: Pick<ListedPromotion, 'feed'>): string | null {
  return feed === undefined ? null : `según ${sourceName(feed)}`
}

/** Says whole who publishes it: «Lo publica Cuenta DNI; no leemos la página de La Anónima». */
export function publishedByWords(feed: FeedSlug, { supermarket }: Pick<Said, 'supermarket'>): string {
  // A sister chain is read where it is switched on, which this promotion does not tell.
  const isRead = 'isSister' in CHAINS[supermarket] || isReadChain(supermarket)
  return `Lo publica ${sourceName(feed)}${isRead ? '' : `; no leemos la página de ${CHAINS[supermarket].name}`}`
}
