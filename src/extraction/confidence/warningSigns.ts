import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { type Mention, type MentionKind, selectMentions } from '../mentions/mention.ts'
import { isStatedInPromotions } from '../residue.ts'
import type { PromotionDraft } from '../rules/reader.ts'
import { selectAffirmed, selectCardKinds } from '../scope/clause.ts'
import { getOfferClauses } from '../scope/offerView.ts'

/** Each from 0 (absent) to 1; `weights.ts` has their fitted weights. */
export const WARNING_SIGNS = [
  /** Wordings that no earlier card has; 1 from half of them on. */
  'novelty',
  /** Announcement and small print name different kinds of card. */
  'otherCards',
  /** The small print names other issuers than the announcement and none of its own. */
  'foreignPrint',
  /** A way to pay that neither the catalogue nor an issuer's own cards have. */
  'unknownIssuer',
  /** Fields with real doubt; 1 from four on. */
  'doubts',
  /** Figures and names that no field states; 1 from four on. */
  'unsaid',
] as const
export type WarningSign = (typeof WARNING_SIGNS)[number]
export type WarningSigns = Record<WarningSign, number>

const share = (count: number, most: number) => Math.min(1, count / most)
const flag = (value: boolean) => (value ? 1 : 0)

/** `told`: all promotions of the card; `novelty` of its wordings: 0–1. */
export function measureWarningSigns(
  { scope: { view }, readings }: PromotionDraft,
  promotion: ExtractedPromotion,
  told: readonly ExtractedPromotion[],
  novelty: number,
): WarningSigns {
  const [header, print] = [selectAffirmed(view.header), selectAffirmed(view.legal)]
  const [announced, printed] = [selectCardKinds(header), selectCardKinds(print)]
  const mentions = [...header, ...print].flatMap((clause) => clause.mentions)
  return {
    novelty: share(novelty, 0.5),
    otherCards: flag(announced.size > 0 && printed.size > 0 && !areSameKinds(announced, printed)),
    foreignPrint: flag(view.isPrintForeign),
    unknownIssuer: flag(
      promotion.unknownPaymentMethods.some((name) => !mentions.some(({ kind, value }) => kind === 'foreignCard' && value === name)),
    ),
    doubts: share(Object.values(readings).filter(({ doubt }) => doubt >= LEAST_DOUBT).length, 4),
    unsaid: share(mentions.filter((mention) => TELLING.has(mention.kind) && !isStatedInPromotions(mention, told)).length, 4),
  }
}

/** Finds a field that words near a figure are about although no value has that figure. */
export function findUnsaidField({ scope: { view } }: PromotionDraft, told: readonly ExtractedPromotion[]): EvidenceField | null {
  const header = selectAffirmed(view.header)
  const isUnsaid = (mention: Mention) => !isStatedInPromotions(mention, told)
  const isTold = ({ start, end }: Span) =>
    told.some(({ evidence, conflicts }) =>
      [...(evidence.restrictions ?? []), ...Object.values(conflicts).flat()].some((span) => span.start < end && start < span.end),
    )
  const all = selectAffirmed(getOfferClauses(view)).flatMap(({ mentions }) => mentions)
  if (selectMentions(all, 'nthWeekdays').some(({ value }) => value.nths.length === 0)) return 'weekdays'
  if (header.some(({ mentions }) => selectMentions(mentions, 'percent').some((figure) => isUnsaid(figure) && !isTold(figure))))
    return 'discount'
  const announced = header.flatMap(({ mentions }) => mentions).filter((mention) => isUnsaid(mention) && !isTold(mention))
  const isOnWeb = told.some(({ where }) => where.includes('Online'))
  if (!isOnWeb && selectMentions(announced, 'channel').some(({ value }) => value === 'web')) return 'where'
  const [named] = announced.flatMap(({ kind }) => FIELD_OF[kind] ?? [])
  if (named !== undefined) return named
  const isCapKnown = told.some(({ limits }) => limits.maxDiscount !== null || limits.explicitlyHasNoLimit)
  if (!isCapKnown && selectMentions(all, 'money').some((amount) => isUnsaid(amount) && !isTold(amount))) return 'limits'
  const unknown = new Set(selectMentions(all, 'unknownIssuer').map(({ value }) => value))
  return told.some(({ conditions }) => conditions.how.app.some((app) => unknown.has(app))) ? 'paymentMethods' : null
}

const areSameKinds = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.size === b.size && [...a].every((kind) => b.has(kind))

const FIELD_OF: { readonly [K in MentionKind]?: EvidenceField } = {
  money: 'limits',
  people: 'appliesOnlyTo',
  institution: 'paymentMethods',
}

/** Smaller doubts are typical of some sources and no sign of disagreement. */
const LEAST_DOUBT = 0.03
const TELLING = new Set<MentionKind>(['money', 'percent', 'instalments', 'date', 'weekdays', 'institution', 'tier'])
