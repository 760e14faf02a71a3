import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { WhoKind } from '#domain/promotion/condition.ts'
import { ISSUERS, nameOf } from './issuers.ts'

/** The catalogue's entries for people of an issuer; empty: it has none, and only the condition says it. */
export function variantsOf(issuer: MethodName, kind: WhoKind, name: string | null): MethodName[] {
  const people = ISSUERS.find((one) => one.issuer === issuer)?.words.people ?? []
  return people
    .filter(({ kinds, names = [] }) => kinds.some((one) => one === kind) && (kind !== 'segment' || names.includes(name ?? '')))
    .map(({ variant }) => nameOf(variant))
}
