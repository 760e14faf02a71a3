import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import type { OfferView } from '../scope/offerView.ts'
import { getFamilyName } from '../vocabulary/issuers.ts'
import { findVariants } from '../vocabulary/variants.ts'
import { findHolderClaims } from './who.ts'

type Variants = { variants: MethodName[]; spans: Span[] }

/** None if the offer is for all customers, or for people without a variant. */
export function findRequiredVariants(view: OfferView, institution: MethodName): Variants {
  const claims = findHolderClaims(view).filter(({ value: { issuer } }) => issuer === null || issuer === institution)
  const found = claims.flatMap(({ value, span }) => {
    const own = value.variant !== null && getFamilyName(value.variant) === institution ? value.variant : null
    const variants = own === null ? findVariants(institution, value.kind, value.value) : [own]
    return variants.map((variant) => ({ variant, span, kind: value.kind }))
  })
  // An offer for the salaried and pensioners of a bank that has a variant only for pensioners is not limited to that variant.
  const salaried = claims.some(({ value }) => value.kind === 'salary')
  const kept = found.filter(({ kind }) => kind !== 'pensioner' || !salaried || found.some((other) => other.kind === 'salary'))
  return { variants: [...new Set(kept.map(({ variant }) => variant))], spans: kept.map(({ span }) => span) }
}
