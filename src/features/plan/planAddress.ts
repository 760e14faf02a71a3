import type { PlanWishes } from '#domain/plan/plan.ts'
import { encodeHousehold } from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'
import { addressOf, writeWishes } from './wishes.ts'

/** Writes wallets and wishes for an address that others may see: it names nobody. */
export function planAddress([first, ...others]: Household, wishes: PlanWishes): string {
  const people: Household = [
    { ...first, name: '' },
    ...others.map((one, at) => ({ ...one, id: `p${at + 2}`, name: `la persona ${at + 2}` })),
  ]
  return `gente=${encodeURIComponent(encodeHousehold(people))}&${addressOf(writeWishes(wishes))}`
}
