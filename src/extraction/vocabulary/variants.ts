import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { WhoKind } from '#domain/promotion/condition.ts'
import { getMethodName, ISSUERS } from './issuers.ts'

/** Empty if the catalogue has none: then only a condition states it. */
export function findVariants(issuer: MethodName, kind: WhoKind, name: string | null): MethodName[] {
  const people = ISSUERS.find((one) => one.issuer === issuer)?.words.people ?? []
  return people
    .filter(({ kinds, names = [] }) => kinds.some((one) => one === kind) && (kind !== 'segment' || names.includes(name ?? '')))
    .map(({ variant }) => getMethodName(variant))
}
