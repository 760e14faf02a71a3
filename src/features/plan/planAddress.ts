import type { PlanWishes } from '#domain/plan/plan.ts'
import { encodeHousehold } from '#domain/wallet/codec/cookie.ts'
import type { Household } from '#domain/wallet/household.ts'
import { addressOf, writeWishes } from './wishes.ts'

/** Writes wallets and wishes for an address that others may see: it names nobody. */
export function planAddress(people: Household, wishes: PlanWishes): string {
  return `gente=${encodeURIComponent(encodeHousehold(withoutNames(people)))}&${addressOf(writeWishes(wishes))}`
}

/** Returns the people without their names, also for what an address made by somebody else would have us say. */
export function withoutNames([first, ...others]: Household): Household {
  return [{ ...first, name: '' }, ...others.map((one, at) => ({ ...one, id: `p${at + 2}`, name: `la persona ${at + 2}` }))]
}
