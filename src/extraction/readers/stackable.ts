import { findFirst, type Stretch } from '../text/search.ts'
import type { Reader, Scope } from './reader.ts'

const NO =
  /(?:no|ni) (?:es |son |sera |seran |resulta |se )?(?:ac[l]?umul\w{1,10}|acum?abl\w{1,5}|combinables?|superpon\w{1,6})(?![a-z])(?! con (?:cupones|el cupon))|no acumulando|y no acumul\w{1,6}/
const NO_COUPON = /no (?:es |son )?acumulables? con cupones/
const YES = /(?:^|[^a-z])(?:es |sera |son )?(?:ac[l]?umulable|se acumula|acumula con|acumulativ[oa])/

/** Whether it adds to other promotions. A ban counts before a permission; what is said of coupons says nothing of promotions. */
export const stackableReader: Reader = {
  fields: ['stackable'],
  read(scope) {
    const stretches = [...scope.ownHeader, ...scope.header, ...scope.own, ...scope.common]
    const yes = permission(scope, scope.header) ?? permission(scope, [...scope.own, ...scope.common])
    const no = findFirst(scope.text.folded, stretches, NO)
    if (no !== null && !NO_COUPON.test(no.groups[0] ?? '') && (yes === null || yes.role === 'legal')) {
      return { stackable: { value: false, spans: [{ start: no.start, end: no.end }], role: no.role, doubt: 0 } }
    }
    if (yes === null) return {}
    return { stackable: { value: true, spans: [{ start: yes.start, end: yes.end }], role: yes.role, doubt: 0 } }
  },
}

/** The affirmed text has every ban blanked, so what is left of the word is a permission. */
function permission(scope: Scope, stretches: readonly Stretch[]) {
  return findFirst(scope.text.affirmed, stretches, YES)
}
