import { MONTHS, monthOf } from '#domain/calendar.ts'
import { WEEKDAY } from '../mentions/weekdays.ts'
import { decisivePeriodOf } from '../rules/validity.ts'
import type { Scope } from '../scope/scopes.ts'
import { fold } from '../text/fold.ts'
import { needing } from '../text/matches.ts'

/** `Programando la entrega de tu pedido` */
const BOOKING =
  '(?<![a-z])(?:(?:programa|coordina)(?:ndo)? (?:(?:la|tu|el|su) )?(?:entrega|envio|retiro|compra|pedido)|con (?:(?:la|tu|el|su) )?entrega)'
const A_BOOKING = new RegExp(BOOKING)

/** `… para los días miércoles y jueves`; not `para el día que prefieras`. */
export const BOOKED_DAYS = needing(
  ['entrega', 'programa', 'coordina'],
  new RegExp(
    `${BOOKING}(?: de tu (?:pedido|compra)| unicamente| solo| exclusivamente| para| en){0,3} (?:los |el |un )?(?:dias? )?${WEEKDAY}(?:(?:,| y|, y) ${WEEKDAY})*(?![a-z])`,
  ),
)

/**
 * Without the days of the delivery in a month in which the offer does not hold, where the card says them of one in which it does: one of the two
 * was left standing.
 */
export function withoutStaleBookings<T extends { text: string }>(scope: Scope, clauses: readonly T[]): readonly T[] {
  const bookings = clauses.filter(({ text }) => A_BOOKING.test(fold(text)))
  const period = decisivePeriodOf(scope)
  if (bookings.length < 2 || period === undefined) return clauses
  const held = [period.from ?? period.until, period.until].map((date) => MONTHS[monthOf(date) - 1] as string)
  const stale = bookings.filter(({ text }) => namesOther(fold(text), held))
  return stale.length < bookings.length ? clauses.filter((clause) => !stale.includes(clause)) : clauses
}

const namesOther = (words: string, held: readonly string[]) => {
  const named = MONTHS.filter((month) => words.includes(` de ${month}`))
  return named.length > 0 && !named.some((month) => held.includes(month))
}
