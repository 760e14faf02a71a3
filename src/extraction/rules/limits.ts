import { type Conditions, NO_CONDITIONS, type UsesCondition } from '#domain/promotion/condition.ts'
import { CAP_PERIODS, type CapHolder, type CapPeriod, type Limits } from '#domain/promotion/promotion.ts'
import { selectMentions } from '../mentions/mention.ts'
import { DOUBT, RESOLUTION_RULES, type Resolution, resolveClaims, selectDecisiveClaims } from '../resolve.ts'
import type { Clause } from '../scope/clause.ts'
import { getOfferClauses, type OfferView } from '../scope/offerView.ts'
import { getAffirmedClauses } from '../scope/otherFigures.ts'
import type { Scope } from '../scope/scopes.ts'
import { quoteSpan } from '../text/spans.ts'
import { type CapClaim, findCaps, findPeriodAndHolder } from './amounts.ts'
import type { FieldReader, FieldReading } from './reader.ts'

/** `rank`: from a list of caps in the order of the card's percentages. */
type PlacedCap = Omit<CapClaim, 'clause'> & { place: 'tier' | 'rank' | 'announced' | 'own' | 'common' }

export const limitsReader: FieldReader = {
  read(scope) {
    const caps = collectCaps(scope)
    const rule = RESOLUTION_RULES.limits[selectCase(scope, caps)]
    const decisive = selectDecisiveClaims(rule, caps)
    const joint = findJointCaps(decisive[0], caps)
    const comparers = {
      agrees: (rival: PlacedCap, [held]: readonly PlacedCap[]) =>
        rival.amount === held?.amount || joint.some(({ amount }) => amount === rival.amount) || isSum(held, caps.filter(isPrinted)),
      isStricter: (one: PlacedCap, other: PlacedCap) =>
        (one.amount ?? Number.POSITIVE_INFINITY) < (other.amount ?? Number.POSITIVE_INFINITY),
    }
    const resolved = resolveClaims(rule, caps, comparers, joint.length > 0 ? joint.slice(0, 1) : decisive)
    return resolved === null ? {} : { limits: buildReading(scope, resolved, caps, joint) }
  },
}

/** A cap on a refund does not apply to instalments announced beside a percentage. */
function collectCaps({ offer, view }: Scope): PlacedCap[] {
  const placed = (place: PlacedCap['place'], caps: readonly CapClaim[]) => caps.map((cap): PlacedCap => ({ ...cap, place }))
  const announced = placed('announced', findCaps(offer.isBonus ? view.ownHeader : view.header))
  const isOfInstalments = offer.discount.type === 'cuotas sin intereses'
  if (isOfInstalments && ((!view.isBackedBySmallPrint && announced.length === 0) || view.isBesidePercentage)) return []
  const own = placed('own', findCaps(view.own))
  const common = own.length > 0 || announced.length > 0 || offer.isBonus ? [] : placed('common', findCaps(view.common))
  const caps = [...announced, ...own, ...common]
  const { tier } = offer
  const ofTier =
    tier === null ? [] : [{ ...tier.span, amount: tier.cap, period: tier.period, per: tier.per, money: tier.span, place: 'tier' as const }]
  return [...ofTier, ...findCapOfRank(offer.rank, view.own, caps), ...caps]
}

/** Two caps over different periods both bind one offer, so they are no list. */
const haveOnePeriod = (caps: readonly PlacedCap[]) => new Set(caps.flatMap(({ period }) => period ?? [])).size < 2
const isFirstOfAmount = ({ amount }: PlacedCap, index: number, caps: readonly PlacedCap[]) =>
  caps.findIndex((one) => one.amount === amount) === index

/** Finds the cap at the offer's rank if there are as many caps as percentages. A cap in the offer's own print wins. */
function findCapOfRank(rank: Scope['offer']['rank'], own: readonly Clause[], caps: readonly PlacedCap[]): PlacedCap[] {
  const places = [caps.filter(isAnnounced), caps.filter(isPrinted)].map((some) => some.filter(isFirstOfAmount))
  const listed = places.find((some) => rank !== null && some.length === rank.of && haveOnePeriod(some)) ?? []
  const cap = listed[rank?.place ?? 0]
  if (cap === undefined) return []
  const printed = listed.filter(({ amount }) =>
    own.some(({ mentions }) => selectMentions(mentions, 'money').some(({ value }) => value === amount)),
  )
  return [{ ...(printed.length === 1 ? (printed[0] as PlacedCap) : cap), place: 'rank' }]
}

/** Tightest for one purchase first, each next over a longer period and larger («$ 15.000 por compra y $ 60.000 por mes»). */
function findJointCaps(decisive: PlacedCap | undefined, caps: readonly PlacedCap[]): PlacedCap[] {
  if (decisive === undefined || isOfTier(decisive)) return []
  const places = Map.groupBy(caps.filter(isTimed), ({ place }) => place)
  for (const said of places.values()) {
    const sorted = said.toSorted((one, other) => LENGTH[one.period] - LENGTH[other.period])
    const isEachLarger = sorted.every((cap, at) => {
      const before = sorted[at - 1]
      return before === undefined || (LENGTH[cap.period] > LENGTH[before.period] && cap.amount > before.amount)
    })
    if (sorted.length > 1 && isEachLarger && sorted.some(({ amount }) => amount === decisive.amount)) return sorted
  }
  return []
}

type TimedCap = PlacedCap & { amount: number; period: CapPeriod }
const isTimed = (cap: PlacedCap): cap is TimedCap => cap.amount !== null && cap.period !== null

const isOfTier = ({ place }: PlacedCap) => place === 'tier' || place === 'rank'

function buildReading(
  scope: Scope,
  { binding: [cap], conflicts, doubt }: Resolution<PlacedCap>,
  caps: readonly PlacedCap[],
  joint: readonly PlacedCap[],
): FieldReading<Limits> {
  const binding = cap as PlacedCap
  const same = caps.filter(({ amount }) => amount === binding.amount)
  const limits = limitsOf(scope, binding.amount, same, isOfTier(binding) ? caps : [binding, ...conflicts])
  const laxer = same.filter(({ period }) => isLaxer(scope, period, limits.period))
  const telling = isOfTier(binding)
    ? [binding]
    : [same.find(isPrinted), same.find((one) => !isPrinted(one))].filter((one) => one !== undefined)
  const shown = telling.filter((one) => !laxer.includes(one))
  const others = caps.filter((one) => one.amount !== binding.amount && !joint.includes(one))
  const isOneOfSeveral = isPrinted(binding) && caps.every(isPrinted) && others.length > 0
  return {
    value: {
      ...limits,
      caps: joint.map(({ amount, period, per }) => ({ amount: amount ?? 0, period, per: per ?? limits.per, kind: 'back' })),
    },
    spans: [...(shown.length > 0 ? shown : same.filter((one) => !laxer.includes(one)).slice(0, 1)), ...joint.slice(1)],
    conflicts: [...conflicts, ...laxer],
    doubt: Math.max(doubt, laxer.length > 0 || isOneOfSeveral ? DOUBT.disputed : 0),
  }
}

const isAnnounced = ({ place }: PlacedCap) => place === 'announced'
const isPrinted = ({ place }: PlacedCap) => place === 'own' || place === 'common'

function selectCase(scope: Scope, caps: readonly PlacedCap[]): keyof typeof RESOLUTION_RULES.limits {
  if (caps.filter(isAnnounced).some((cap) => isAnnouncedTwice(cap, caps))) return 'twice'
  if (isPlainlyPrinted(scope, caps)) return 'printed'
  return scope.view.isBackedBySmallPrint && !scope.offer.isBonus ? 'announced' : 'unbacked'
}

/** Checks for a second announced amount over the same period. */
function isAnnouncedTwice(decisive: PlacedCap, caps: readonly PlacedCap[]): boolean {
  const announced = caps.filter(isAnnounced).filter(({ amount, period }) => amount !== null && period !== null)
  const same = announced.find((cap) => cap.amount === decisive.amount)
  return announced.some((cap) => cap.amount !== decisive.amount && cap.period === same?.period)
}

const isSum = (decisive: PlacedCap | undefined, others: readonly PlacedCap[]) =>
  decisive !== undefined &&
  isAnnounced(decisive) &&
  others.length > 1 &&
  others.reduce((sum, { amount }) => sum + (amount ?? 0), 0) === decisive.amount

function isPlainlyPrinted({ offer, view }: Scope, caps: readonly PlacedCap[]): boolean {
  const amounts = new Set(caps.filter(isPrinted).map(({ amount }) => amount))
  const inOrder = caps.find(({ place }) => place === 'rank')?.amount
  return (
    view.isBackedBySmallPrint &&
    !view.isTiered &&
    !offer.isBonus &&
    caps.every(({ amount }) => amount !== null) &&
    amounts.size === 1 &&
    (inOrder === undefined || amounts.has(inOrder))
  )
}

/** The periods by strictness. Those with the same number are equal on a card for one day a week. */
const LENGTH: Record<CapPeriod, number> = {
  compra: 0,
  dia: 1,
  finde: 1,
  semana: 1,
  quincena: 2,
  mes: 3,
  resumen: 3,
  promocion: 3,
  trimestre: 4,
  año: 5,
}
const HOLDERS: readonly CapHolder[] = ['tarjeta', 'banco', 'cuenta', 'persona']

/** Of several periods or holders the strictest applies. `others`: caps to ask where these say nothing. */
function limitsOf({ view }: Scope, amount: number | null, same: readonly PlacedCap[], others: readonly PlacedCap[]): Limits {
  if (amount === null) return { maxDiscount: null, explicitlyHasNoLimit: true, period: null, per: null, caps: [] }
  const periodOf = (caps: readonly Pick<CapClaim, 'period'>[]) => CAP_PERIODS.findLast((one) => caps.some(({ period }) => period === one))
  const holderOf = (caps: readonly Pick<CapClaim, 'per'>[]) => HOLDERS.findLast((one) => caps.some(({ per }) => per === one))
  const apart = [findPeriodAndHolder(getOfferClauses(view))]
  return {
    maxDiscount: amount,
    explicitlyHasNoLimit: false,
    caps: [],
    period: periodOf(same) ?? periodOf(others) ?? periodOf(apart) ?? null,
    per: holderOf(same) ?? holderOf(others) ?? holderOf(apart) ?? null,
  }
}

/** Checks whether one cap is laxer than another. With one use in the binding period both are equal. */
function isLaxer({ view }: Scope, period: CapPeriod | null, binding: CapPeriod | null): boolean {
  if (period === null || binding === null || LENGTH[period] === LENGTH[binding]) return false
  const uses = getOfferClauses(view).flatMap(({ mentions }) => selectMentions(mentions, 'uses'))
  return !uses.some(({ value }) => value.times === 1 && LENGTH[value.period] === LENGTH[binding])
}

const rarity = ({ period, times }: UsesCondition) => CAP_PERIODS.indexOf(period) - times / 1_000

export function readUses(view: OfferView): Pick<Conditions, 'uses' | 'evidence'> {
  const said = getAffirmedClauses(view).flatMap(({ mentions }) =>
    selectMentions(mentions, 'uses').map((uses) => ({ ...uses, place: 'words' as const })),
  )
  const resolved = resolveClaims(RESOLUTION_RULES.uses, said, { isStricter: (one, other) => rarity(one.value) > rarity(other.value) })
  const [uses] = resolved?.binding ?? []
  if (uses === undefined) return { uses: NO_CONDITIONS.uses, evidence: {} }
  return { uses: uses.value, evidence: { uses: [quoteSpan(view.card.text, uses)] } }
}
