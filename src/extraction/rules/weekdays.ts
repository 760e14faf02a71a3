import { addDays, type CivilDate, daysBetween, WEEKDAYS, type Weekday, weekdayOf } from '#domain/calendar/calendar.ts'
import type { Span } from '#domain/promotion/promotion.ts'
import { type Mention, selectMentions } from '../mentions/mention.ts'
import { type DaysPlace, RESOLUTION_RULES, resolveClaims } from '../resolve.ts'
import { type Clause, isOnlyAboutDays, selectAffirmed } from '../scope/clause.ts'
import { toDiscount } from '../scope/discountFigures.ts'
import { isSameDiscount } from '../scope/offer.ts'
import type { Scope } from '../scope/scopes.ts'
import type { FieldReader } from './reader.ts'
import { findDecisivePeriod, type PeriodClaim } from './validity.ts'

type Days = Span & { days: readonly Weekday[] }
type DaysClaim = Days & { place: DaysPlace }

export const weekdaysReader: FieldReader = {
  read(scope) {
    const claims = PLACES_OF_DAYS.flatMap((place) => findClaimsAt(scope, place).map((claim): DaysClaim => ({ ...claim, place })))
    const resolved = resolveClaims(RESOLUTION_RULES.weekdays[rowFor(scope)], claims, {
      agrees: ({ days }, held) => areSameDays(days, daysOfClaims(held)),
    })
    if (resolved === null || isIdle(scope, resolved.binding)) return {}
    const { binding, conflicts, doubt } = resolved
    const days = daysOfClaims(binding)
    const value = days.length === WEEKDAYS.length ? null : days
    return { weekdays: { value, spans: [...binding], conflicts: [...conflicts], doubt } }
  },
}
const PLACES_OF_DAYS = RESOLUTION_RULES.weekdays.backed.order

const daysOfClaims = (claims: readonly Days[]) => WEEKDAYS.filter((day) => claims.some(({ days }) => days.includes(day)))

function rowFor(scope: Scope): keyof typeof RESOLUTION_RULES.weekdays {
  if (hasOwnDays(scope)) return 'ownPrint'
  if (scope.chain.keepsDayFlags) return areFlagsOutvoted(scope) ? 'outvoted' : 'flagsKept'
  return scope.isBackedBySmallPrint ? 'backed' : 'unbacked'
}

/** Announcement and small print name the same days, and the flags others. */
function areFlagsOutvoted(scope: Scope): boolean {
  const [said, printed, flags] = [findClaimsAt(scope, 'when'), findClaimsAt(scope, 'own'), findClaimsAt(scope, 'flags')].map(daysOfClaims)
  return said !== undefined && said.length > 0 && areSameDays(said, printed ?? []) && !areSameDays(said, flags ?? [])
}

/** Small print of several offers names other days for this one than for the others. */
function hasOwnDays(scope: Scope): boolean {
  if (!scope.isTiered) return false
  const [own, others] = [daysOfClaims(findClaimsAt(scope, 'own').slice(0, 1)), findClaimsAt(scope, 'others')]
  return own.length > 0 && others.length > 0 && !others.some(({ days }) => areSameDays(days, own))
}

const areSameDays = (some: readonly Weekday[], others: readonly Weekday[]) =>
  some.length === others.length && some.every((day) => others.includes(day))

/** Days that contradict a range shorter than a week are left over. Flags too, if the site lacks one of its days. */
function isIdle(scope: Scope, claims: readonly DaysClaim[]): boolean {
  const period = findDecisivePeriod(scope)
  const days = period?.from == null ? [] : listDaysInclusive(period.from, period.until)
  if (days.length === 0 || days.length >= WEEKDAYS.length) return false
  const [told, held] = [daysOfClaims(claims), days.map(weekdayOf)]
  if (!told.some((day) => held.includes(day))) return true
  return claims[0]?.place === 'flags' && held.some((day) => scope.chain.unflaggedDays?.includes(day))
}

function findClaimsAt(scope: Scope, place: DaysPlace): Days[] {
  const { view } = scope
  switch (place) {
    case 'when':
      return findAnnouncedDays(
        view,
        view.header.filter(({ role }) => role === 'when'),
      )
    case 'header':
    case 'ownHeader':
      return findAnnouncedDays(view, view[place])
    case 'own':
    case 'common':
      return findListedDays(view[place])
    case 'others':
      return findListedDays(view.foreign.filter(({ role }) => role === 'legal'))
    case 'flags':
      return findListedDays(view.marks)
    case 'dates':
      return ofSingleDays(findDecisivePeriod(scope))
  }
}

/** Without those in sentences about another figure of the card. */
function findAnnouncedDays({ offer, header, foreign }: Scope['view'], clauses: readonly Clause[]): Days[] {
  const figures = [...header, ...foreign].flatMap(({ sentence, mentions }) =>
    mentions.flatMap((mention) => ({ sentence, discount: toDiscount(mention) })),
  )
  const own = new Set(
    figures.filter(({ discount }) => discount && isSameDiscount(discount, offer.discount)).map(({ sentence }) => sentence),
  )
  const others = new Set(figures.filter(({ discount, sentence }) => discount && !own.has(sentence)).map(({ sentence }) => sentence))
  const hasOwnDays = findListedDays(header.filter(({ sentence }) => own.has(sentence))).length > 0
  return findListedDays(hasOwnDays ? clauses.filter(({ sentence }) => !others.has(sentence)) : clauses)
}

/** Without days that a ban right after them excepts. */
function findListedDays(clauses: readonly Clause[]): Days[] {
  return selectAffirmed(clauses).flatMap((clause) => {
    const ban = clauses.find(
      ({ sentence, start, modality }) => sentence === clause.sentence && start === clause.end && modality === 'forbids',
    )
    const excepted = ban !== undefined && isOnlyAboutDays(ban) ? weekdaysIn(ban).filter((days) => datesOf(ban, days).length === 0) : []
    return weekdaysIn(clause)
      .filter((days) => !datesOf(clause, days).some(({ value }) => value?.sort === 'from' || value?.sort === 'until'))
      .map(({ value, start, end }) => {
        const left = value.filter((day) => !excepted.some((days) => days.value.includes(day)))
        return { start, end, days: left }
      })
  })
}

const weekdaysIn = ({ mentions }: Clause) => selectMentions(mentions, 'weekdays')

/** Dates inside a list of days («domingo 17») do not recur every week. */
const datesOf = ({ mentions }: Clause, days: Mention<'weekdays'>) =>
  selectMentions(mentions, 'date').filter(({ start }) => start >= days.start && start < days.end)

/** Returns the weekdays of single dates; none for consecutive dates, which say no weekday. */
function ofSingleDays(period: PeriodClaim | undefined): Days[] {
  const { days = [], start = 0, end = 0 } = period ?? {}
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || daysBetween(first, last) < days.length) return []
  return [{ start, end, days: [...new Set(days.map(weekdayOf))] }]
}

export const listDaysInclusive = (from: CivilDate, until: CivilDate): CivilDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index))
