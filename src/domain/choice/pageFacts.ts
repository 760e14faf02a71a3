import { methodNamed } from '../catalogue/paymentMethod.ts'
import { shortenDoubleNames } from '../promotion/methodNames.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { clauseOf } from '../questions/clause.ts'
import { groupIssuer, listRequirements, type Requirement } from '../questions/requirement.ts'
import type { VerbPhrase } from '../text/verbPhrase.ts'
import { isUnknownMethodOptional } from './eligibility.ts'

/** Each with its alternatives; the same for every reader. Places have their own line, and so has a plan in each method's name. */
export function listPeopleConditions(promotion: ListedPromotion): VerbPhrase[][] {
  const issuers = new Set((promotion.paymentMethods ?? []).map(groupIssuer))
  const [only = null] = issuers
  const plans = shortenDoubleNames(promotion).map((group) => group.flatMap((name): readonly string[] => methodNamed(name).means))
  const cards = isUnknownMethodOptional(promotion) ? [] : promotion.unknownPaymentMethods
  const isNamed = (needs: Requirement) =>
    (plans.length > 0 && plans.every((all) => needs.some(({ key }) => all.includes(key)))) ||
    (cards.length > 0 && cards.every((card) => needs.some(({ name }) => card.endsWith(` ${name}`))))
  return listRequirements(promotion, issuers.size === 1 ? only : null)
    .filter((needs) => !(needs.every(({ key }) => key.startsWith('tier:')) && isNamed(needs)))
    .map((needs) => needs.map(({ key, name }) => clauseOf(key, name)))
    .filter((clauses) => clauses.some(({ verb }) => verb !== 'comprar'))
}
