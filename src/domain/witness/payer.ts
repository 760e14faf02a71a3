import { type ClubName, clubNamed } from '../catalogue/club.ts'
import { isCardSlug, type MethodName, type MethodSlug, methodNamed, parentOrOwnName } from '../catalogue/paymentMethod.ts'
import { tierSlug } from '../catalogue/tiers.ts'
import type { WhoKind } from '../promotion/condition.ts'
import type { PublishedPromotion } from '../promotion/snapshot.ts'

/** A method that issues offers, or a newspaper's club. */
export type Issuer = MethodSlug | ClubName

type Paid = Pick<PublishedPromotion, 'paymentMethods' | 'membership' | 'conditions'>

const ANY_METHOD: readonly MethodName[][] = [[]]
const groupsOf = ({ paymentMethods }: Paid) => paymentMethods ?? ANY_METHOD

/** Every promotion of a chain is laid beside each of its records: what is read of one is kept with it. */
function keep<V>(read: (promotion: Paid) => V): (promotion: Paid) => V {
  const known = new WeakMap<Paid, { value: V }>()
  return (promotion) => {
    const kept = known.get(promotion) ?? { value: read(promotion) }
    known.set(promotion, kept)
    return kept.value
  }
}

/** Equal ones once; none where anyone's card or any way pays. A newspaper's club pays by itself. */
export const issuersOfGroups = keep((promotion): Issuer[][] => {
  const clubs = promotion.membership.filter((name) => clubNamed(name).chain === null)
  if (clubs.length > 0) return [clubs]
  const groups = groupsOf(promotion).map((group) => group.flatMap(institutionOf))
  return [...new Map(groups.map((issuers) => [issuers.join(), issuers])).values()]
})

export const issuersOf = keep((promotion): ReadonlySet<Issuer> => new Set(issuersOfGroups(promotion).flat()))

function institutionOf(name: MethodName): MethodSlug[] {
  const method = methodNamed(name)
  return method.kind === 'generic' ? [] : [methodNamed(parentOrOwnName(method)).slug]
}

export const paymentCardSlugsOf = keep((promotion): MethodSlug[] => [
  ...new Set(
    groupsOf(promotion)
      .flat()
      .map((name) => methodNamed(name).slug)
      .filter(isCardSlug),
  ),
])

export function isOfWallets(promotion: Paid): boolean {
  return groupsOf(promotion).every((group) => group.some((name) => methodNamed(name).kind === 'wallet'))
}

/** One of the ways. The same campaign then stands under the wallet and under each of its banks. */
export const isThroughModo = keep((promotion): boolean => {
  return promotion.conditions.how.app.includes('MODO') || groupsOf(promotion).some((group) => group.includes('MODO'))
})

export const tiersOf = keep((promotion): string[] => {
  const methods = groupsOf(promotion).flat()
  const [issuer = null] = methods.flatMap(institutionOf)
  const named = promotion.conditions.who.flatMap(({ kind, value }) =>
    kind === 'segment' && value !== null ? [tierSlug(issuer, value)] : [],
  )
  const variants = methods.flatMap((name) => methodNamed(name).means).filter((key) => key.startsWith('tier:'))
  return [...new Set([...named, ...variants.map((key) => key.slice(key.lastIndexOf(':') + 1))])]
})

export const isForSalary = keep((promotion): boolean => {
  const isVariant = (name: MethodName) => methodNamed(name).means.some((key) => key.startsWith('salary:'))
  return promotion.conditions.who.some(({ kind }) => kind === 'salary') || groupsOf(promotion).every((group) => group.some(isVariant))
})

const FOR_SOME: readonly WhoKind[] = ['pensioner', 'benefit', 'age', 'employment', 'military', 'newCustomer']

export const peopleOf = keep(({ conditions, membership }): string[] => {
  const kinds = FOR_SOME.filter((kind) => conditions.who.some((one) => one.kind === kind))
  return membership.some((name) => clubNamed(name).chain !== null) ? [...kinds, 'member'] : kinds
})

/** Checks whether an issuer's record names tiers. A record without any may just leave them out. */
export const namesTiers = (theirs: Paid): boolean => tiersOf(theirs).length > 0
