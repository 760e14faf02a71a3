import type { CivilDate } from '#domain/calendar/calendar.ts'
import { WEEKDAYS } from '#domain/calendar/calendar.ts'
import { CHAIN_SLUGS, CHAINS } from '#domain/catalogue/chain.ts'
import type { CardSlug, MethodName, MethodSlug } from '#domain/catalogue/paymentMethod.ts'
import { methodBySlug } from '#domain/catalogue/paymentMethod.ts'
import type { PlanData } from '#domain/plan/offers.ts'
import { NO_CONDITIONS } from '#domain/promotion/condition.ts'
import { CAP_HOLDERS, CAP_PERIODS, type ListedPromotion } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS } from '#domain/promotion/promotionFields.ts'
import { householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET, normaliseWallet } from '#domain/wallet/wallet.ts'
import { seededRandom } from './seededRandom.ts'

/** The wallet of a big week: twelve methods, of which the banks have two cards each. */
const TWELVE: readonly MethodSlug[] = [
  ...(['mercado-pago', 'modo', 'cuenta-dni', 'naranjax', 'uala', 'personal-pay'] as const),
  ...(['banco-galicia', 'banco-santander', 'banco-bbva', 'banco-nacion', 'banco-macro', 'banco-icbc'] as const),
]
const CARDS: CardSlug[] = ['visa-credito', 'mastercard-credito']

/** Makes a week of random offers that one of twelve methods pays each, with caps of every period: harder than any real one. */
export function bigWeek(today: CivilDate, count: number, seed: number): PlanData {
  const random = seededRandom(seed)
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
  const promotions = Array.from({ length: count }, (_, at): ListedPromotion => {
    const method = methodBySlug(oneOf(TWELVE))
    const card = methodBySlug(oneOf(CARDS)).name
    const supermarket = oneOf(CHAIN_SLUGS)
    const group: MethodName[] = method.kind === 'bank' ? [method.name, card] : [method.name]
    const cap = random() < 0.02 ? null : 1_000 * Math.ceil(random() * 25)
    return {
      ...EMPTY_FIELDS,
      ...{ id: `p${at}`, supermarket, where: [...CHAINS[supermarket].where], confidence: 1, doubt: null, conditions: NO_CONDITIONS },
      discount: { type: 'porcentaje', value: 5 * Math.ceil(random() * 8) },
      ...{ validFrom: today, validUntil: '2026-12-31', paymentMethods: [group] },
      weekdays:
        random() < 0.3
          ? null
          : WEEKDAYS.filter(() => random() < 0.3)
              .concat(oneOf(WEEKDAYS))
              .filter((day, at, all) => all.indexOf(day) === at),
      minPurchase: random() < 0.3 ? 5_000 * Math.ceil(random() * 10) : null,
      stackable: random() < 0.1 ? true : null,
      limits: {
        maxDiscount: cap,
        explicitlyHasNoLimit: cap === null,
        period: oneOf(CAP_PERIODS),
        per: oneOf([null, ...CAP_HOLDERS]),
        caps: [],
      },
    }
  })
  const wallet = normaliseWallet({
    ...EMPTY_WALLET,
    instruments: TWELVE.map((method) => ({ method, cards: method.startsWith('banco') ? CARDS : null })),
  })
  return { today, promotions, groups: promotions.map((_, at) => Math.floor(at / 2)), people: householdOf(wallet), captures: [] }
}
