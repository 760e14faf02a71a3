import { isCardSlug, type MethodName, type MethodSlug, methodNamed } from '../catalogue/paymentMethod.ts'
import { provinceNamed } from '../catalogue/province.ts'
import { slugOf, tierSlug } from '../catalogue/tiers.ts'
import type { ConditionFacts, WhoConditionFact } from '../promotion/condition.ts'
import type { AppliesOnlyTo, ListedPromotion } from '../promotion/promotion.ts'
import { someBranchesNamed } from '../text/branches.ts'
import { areNumbers, placeName } from '../text/branchNames.ts'
import { type QuestionKey, RETIRED } from './question.ts'

/** One alternative of a requirement: the question that decides it, and what the card calls it. */
export type Need = { key: QuestionKey; name: string }
/** One requirement of a promotion; any one of the alternatives meets it. */
export type Requirement = readonly Need[]

export type Requiring = Pick<ListedPromotion, 'supermarket' | 'appliesOnlyTo' | 'membership' | 'qualifiers'> & {
  conditions: ConditionFacts
}

/**
 * The institution that holds a group of methods, or the parent of a variant; null where it can be any (a card of a network, MODO,
 * anything).
 */
export function issuerOf(group: readonly MethodName[]): MethodSlug | null {
  for (const name of group) {
    const method = methodNamed(name)
    if (method.kind === 'generic' || isCardSlug(method.slug)) continue
    return method.parent === null ? method.slug : methodNamed(method.parent).slug
  }
  return null
}

const NOTHING: readonly Requirement[] = []
const known = new WeakMap<Requiring, Map<MethodSlug | null, readonly Requirement[]>>()

/**
 * What a promotion takes of a person beyond methods and ways to pay, for who pays with this institution. Each requirement must be met by
 * one of its alternatives. What anybody can do (register, make it the first purchase of the week) is shown (`notes`), not asked.
 */
export function requirementsOf(promotion: Requiring, issuer: MethodSlug | null): readonly Requirement[] {
  const { appliesOnlyTo, membership, conditions } = promotion
  if (conditions.who.length === 0 && conditions.region === null && appliesOnlyTo === null && membership.length === 0) return NOTHING
  const byIssuer = known.get(promotion) ?? new Map<MethodSlug | null, readonly Requirement[]>()
  known.set(promotion, byIssuer)
  const requirements = byIssuer.get(issuer) ?? distinct(allRequirements(promotion, issuer))
  byIssuer.set(issuer, requirements)
  return requirements
}

function allRequirements(promotion: Requiring, issuer: MethodSlug | null): Requirement[] {
  const { supermarket, appliesOnlyTo, membership, conditions } = promotion
  const who = whoRequirements(conditions.who, issuer, supermarket)
  // The same people, given by another field, unless the conditions say it more exactly.
  const audience = appliesOnlyTo === null || who.some(isAboutAudience) ? [] : [audienceNeeds(appliesOnlyTo)]
  const told = new Set(who.flat().map(({ key }) => key))
  const clubs = membership.map((name): Requirement => [{ key: `member:${slugOf(name)}`, name }])
  const untold = clubs.filter((needs) => needs.every(({ key }) => !told.has(key)))
  const all = [...withoutSaidAccounts(who), ...audience, ...untold, ...placeRequirements(conditions.region, supermarket)]
  return promotion.qualifiers.includes('retiredAlone') ? all.map(ofRetiredAlone) : all
}

/** «Exclusivo jubilados»: who has another pension is not named. */
const ofRetiredAlone = (needs: Requirement): Requirement =>
  needs.map((need) => (need.key === 'pensioner' ? { key: RETIRED, name: 'jubilado' } : need))

/** A salary at an institution implies an account there. */
function withoutSaidAccounts(requirements: readonly Requirement[]): Requirement[] {
  const alone = new Set(requirements.filter(({ length }) => length === 1).flatMap((needs) => needs.map(({ key }) => key)))
  const isPaidAt = (at: string) => alone.has(`salary:${at}`) || alone.has(`pension:${at}`)
  return requirements.filter((needs) => !needs.some(({ key }) => key.startsWith('account:') && isPaidAt(key.slice('account:'.length))))
}

const isAboutAudience = (requirement: Requirement) => requirement.some(({ key }) => /^pension|^benefit:/.test(key))

/** Those that share a number are alternatives; the others each stand by themselves. */
function whoRequirements(who: readonly WhoConditionFact[], issuer: MethodSlug | null, chain: string): Requirement[] {
  const groups = Map.groupBy(who, ({ alternatives }, index) => alternatives ?? `alone ${index}`)
  return [...groups.values()].flatMap((group) => {
    // Whatever everybody meets makes its alternatives needless.
    const needs = group.map((one) => (isOfBenefit(one, who) ? paidByAnses(issuer) : needOf(one, issuer, chain)))
    return needs.includes(null) ? [] : [needs as Need[]]
  })
}

/** «Cobrás tus haberes de ANSES en …»: who is paid by ANSES has no salary there. */
const isOfBenefit = ({ kind, alternatives }: WhoConditionFact, who: readonly WhoConditionFact[]) =>
  kind === 'salary' &&
  alternatives === null &&
  who.some((one) => one.kind === 'benefit' && one.value === 'ANSES' && one.alternatives === null)

const paidByAnses = (issuer: MethodSlug | null): Need => ({ key: `benefit:anses-${issuer ?? 'any'}`, name: 'ANSES' })

/** At 18 years one may hold a card at all. */
const OF_AGE = 18

/** A card can ask for a plan without saying which. */
const UNNAMED_PLAN = 'un plan'

/** The question that decides a condition; null where everybody meets it, or can if they want to. */
function needOf({ kind, value }: WhoConditionFact, issuer: MethodSlug | null, chain: string): Need | null {
  const at = issuer ?? 'any'
  const name = value ?? kind
  switch (kind) {
    case 'firstPurchase':
    case 'enrolment':
      return null
    case 'salary':
      return { key: `salary:${at}`, name }
    case 'account':
      return { key: `account:${methodNamed(name)?.slug ?? at}`, name }
    case 'newCustomer':
      return { key: `new:${issuer ?? chain}`, name }
    case 'pensioner':
      return { key: value === null || issuer === null ? 'pensioner' : `pension:${issuer}`, name }
    case 'military':
      return value === null ? { key: 'military', name } : { key: `employment:${slugOf(value)}`, name: value }
    case 'segment': {
      const plan = value ?? UNNAMED_PLAN
      return { key: `tier:${at}:${tierSlug(issuer, plan)}`, name: plan }
    }
    case 'age': {
      const years = Number.parseInt(name, 10)
      if (years <= OF_AGE) return null
      return Number.isNaN(years) ? { key: `other:${slugOf(name)}`, name } : { key: `age:${years}`, name: String(years) }
    }
    case 'resident': {
      // Asks about the home; the province of the wallet is where the shopper shops.
      const place = provinceNamed(name) ?? name
      return { key: `resident:${slugOf(place)}`, name: place }
    }
    case 'benefit':
    case 'employment':
    case 'member':
    case 'other':
      return { key: `${kind}:${slugOf(name)}`, name }
  }
}

const AUDIENCE_NEEDS: Record<keyof AppliesOnlyTo, Need> = {
  anses: { key: 'benefit:anses', name: 'anses' },
  jubilados: { key: 'pensioner', name: 'jubilado' },
  programaCiudadaniaPorteña: { key: 'benefit:ciudadania-portena', name: 'ciudadania-portena' },
}

function audienceNeeds(appliesOnlyTo: AppliesOnlyTo): Need[] {
  return (Object.keys(AUDIENCE_NEEDS) as (keyof AppliesOnlyTo)[]).filter((one) => appliesOnlyTo[one]).map((one) => AUDIENCE_NEEDS[one])
}

/**
 * Where it holds, as far as it can be asked: provinces by name, a list of shops as a whole. Towns are as good as the provinces beside them;
 * shops by number are those of the province. Excluded places are only shown.
 */
function placeRequirements(region: ConditionFacts['region'], chain: string): Requirement[] {
  if (region === null) return []
  const provinces = region.provinces.map((name): Need => {
    const province = provinceNamed(name)
    return province
      ? { key: `province:${slugOf(province)}`, name: province }
      : { key: `shops:${chain}:${slugOf(name)}`, name: placeName(name) }
  })
  const { onlyBranches } = region
  const shops: Need[] =
    onlyBranches.length === 0 ? [] : [{ key: `shops:${chain}:${slugOf(onlyBranches.join(' '))}`, name: someBranchesNamed(onlyBranches) }]
  const places = areNumbers(onlyBranches) ? [provinces, shops] : [[...provinces, ...shops]]
  return places.filter((needs) => needs.length > 0)
}

/** Each requirement once, whichever fields say it. */
function distinct(requirements: readonly Requirement[]): readonly Requirement[] {
  const byKeys = new Map(
    requirements.map((needs) => [
      needs
        .map(({ key }) => key)
        .sort()
        .join(' '),
      needs,
    ]),
  )
  return [...byKeys.values()]
}
