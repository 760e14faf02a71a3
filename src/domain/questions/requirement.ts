import { isCardSlug, type MethodName, type MethodSlug, methodNamed } from '../catalogue/paymentMethod.ts'
import { SUBURBS } from '../catalogue/province.ts'
import { slugOf, tierSlug } from '../catalogue/tiers.ts'
import { placeNamed, placesOf } from '../catalogue/town.ts'
import type { ConditionFacts, WhoConditionFact } from '../promotion/condition.ts'
import type { AppliesOnlyTo, ListedPromotion } from '../promotion/promotion.ts'
import { type QuestionKey, RETIRED_KEY } from './questionKey.ts'

export type RequirementOption = { key: QuestionKey; name: string }
export type Requirement = readonly RequirementOption[]

export type RequirementFields = Pick<ListedPromotion, 'supermarket' | 'appliesOnlyTo' | 'membership' | 'qualifiers'> & {
  conditions: ConditionFacts
}

/** Or a variant's parent; null when any can issue it (a network's card, MODO). */
export function groupIssuer(group: readonly MethodName[]): MethodSlug | null {
  for (const name of group) {
    const method = methodNamed(name)
    if (method.kind === 'generic' || isCardSlug(method.slug)) continue
    return method.parent === null ? method.slug : methodNamed(method.parent).slug
  }
  return null
}

const NOTHING: readonly Requirement[] = []
const known = new WeakMap<RequirementFields, Map<MethodSlug | null, readonly Requirement[]>>()

/** When paying with this institution. What anybody can do is a note, not asked. */
export function listRequirements(promotion: RequirementFields, issuer: MethodSlug | null): readonly Requirement[] {
  const { appliesOnlyTo, membership, conditions } = promotion
  if (conditions.who.length === 0 && conditions.region === null && appliesOnlyTo === null && membership.length === 0) return NOTHING
  const byIssuer = known.get(promotion) ?? new Map<MethodSlug | null, readonly Requirement[]>()
  known.set(promotion, byIssuer)
  const requirements = byIssuer.get(issuer) ?? distinct(allRequirements(promotion, issuer))
  byIssuer.set(issuer, requirements)
  return requirements
}

function allRequirements(promotion: RequirementFields, issuer: MethodSlug | null): Requirement[] {
  const { supermarket, appliesOnlyTo, membership, conditions } = promotion
  const who = whoRequirements(conditions.who, issuer, supermarket)
  // This field repeats people of the conditions, unless the conditions are more precise.
  const audience = appliesOnlyTo === null || who.some(isAboutAudience) ? [] : [audienceNeeds(appliesOnlyTo)]
  const told = new Set(who.flat().map(({ key }) => key))
  const clubs = membership.map((name): Requirement => [{ key: `member:${slugOf(name)}`, name }])
  const untold = clubs.filter((needs) => needs.every(({ key }) => !told.has(key)))
  const all = [...withoutSaidAccounts(who), ...audience, ...untold, ...placeRequirement(conditions.region)]
  return promotion.qualifiers.includes('retiredAlone') ? all.map(ofRetiredAlone) : all
}

/** «Exclusivo jubilados» excludes other pensions. */
const ofRetiredAlone = (needs: Requirement): Requirement =>
  needs.map((need) => (need.key === 'pensioner' ? { key: RETIRED_KEY, name: 'jubilado' } : need))

function withoutSaidAccounts(requirements: readonly Requirement[]): Requirement[] {
  const alone = new Set(requirements.filter(({ length }) => length === 1).flatMap((needs) => needs.map(({ key }) => key)))
  const isPaidAt = (at: string) => alone.has(`salary:${at}`) || alone.has(`pension:${at}`)
  return requirements.filter((needs) => !needs.some(({ key }) => key.startsWith('account:') && isPaidAt(key.slice('account:'.length))))
}

const isAboutAudience = (requirement: Requirement) => requirement.some(({ key }) => /^pension|^benefit:/.test(key))

/** Those with the same number are alternatives, the others are separate. */
function whoRequirements(who: readonly WhoConditionFact[], issuer: MethodSlug | null, chain: string): Requirement[] {
  const groups = Map.groupBy(who, ({ alternatives }, index) => alternatives ?? `alone ${index}`)
  return [...groups.values()].flatMap((group) => {
    // An alternative that everybody meets removes the whole requirement.
    const needs = group.map((one) => (isOfBenefit(one, who) ? paidByAnses(issuer) : needOf(one, issuer, chain)))
    return needs.includes(null) ? [] : [needs as RequirementOption[]]
  })
}

/** In «cobrás tus haberes de ANSES en …» the salary condition means the ANSES payment. */
const isOfBenefit = ({ kind, alternatives }: WhoConditionFact, who: readonly WhoConditionFact[]) =>
  kind === 'salary' &&
  alternatives === null &&
  who.some((one) => one.kind === 'benefit' && one.value === 'ANSES' && one.alternatives === null)

const paidByAnses = (issuer: MethodSlug | null): RequirementOption => ({ key: `benefit:anses-${issuer ?? 'any'}`, name: 'ANSES' })

/** Years: holding a card already requires it. */
const OF_AGE = 18

/** A card requires a plan without naming it. */
const UNNAMED_PLAN = 'un plan'

function needOf({ kind, value }: WhoConditionFact, issuer: MethodSlug | null, chain: string): RequirementOption | null {
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
      // This asks where the shopper lives; the wallet's province is where they shop.
      const place = placeNamed(name) ?? name
      return { key: `resident:${slugOf(place)}`, name: place }
    }
    case 'benefit':
    case 'employment':
    case 'member':
    case 'other':
      return { key: `${kind}:${slugOf(name)}`, name }
  }
}

const AUDIENCE_NEEDS: Record<keyof AppliesOnlyTo, RequirementOption> = {
  anses: { key: 'benefit:anses', name: 'anses' },
  jubilados: { key: 'pensioner', name: 'jubilado' },
  programaCiudadaniaPorteña: { key: 'benefit:ciudadania-portena', name: 'ciudadania-portena' },
}

function audienceNeeds(appliesOnlyTo: AppliesOnlyTo): RequirementOption[] {
  return (Object.keys(AUDIENCE_NEEDS) as (keyof AppliesOnlyTo)[]).filter((one) => appliesOnlyTo[one]).map((one) => AUDIENCE_NEEDS[one])
}

/** Any of the places will do. Branches that no place is known of are only shown, like excluded ones. */
function placeRequirement(region: ConditionFacts['region']): Requirement[] {
  const names = region === null ? [] : [...region.provinces, ...region.onlyBranches]
  const places = [...new Set(names.flatMap(placesOf))]
  if (places.length === 0) return []
  return [places.map((place) => ({ key: `province:${slugOf(place)}`, name: place === SUBURBS ? `el ${place}` : place }))]
}

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
