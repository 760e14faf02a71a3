import { WEEKDAYS, type Weekday, weekdayOf } from '#domain/calendar.ts'
import { periodsIn } from '../mentions/dates.ts'
import { mentionsOf } from '../mentions/mention.ts'
import { affirmed, type Clause } from '../scope/clause.ts'
import { blocksOf } from '../text/cardText.ts'
import { type Claim, sourceOf } from './claim.ts'
import type { OfferView } from './offerView.ts'
import type { Reader, Reading, Scope } from './reader.ts'

type DaysClaim = Claim<Weekday[], 'weekdays'>

/** Where days may be told, seen from the offer. */
type Place = 'ownHeader' | 'when' | 'header' | 'own' | 'common' | 'others' | 'flags' | 'dates'

/**
 * Which place decides. A card says when before anything else; its small print before the site's flags. Without small print of its own a
 * card's flags come right after its words; where editors keep the flags right, they come first.
 */
const PRECEDENCE: Record<'plain' | 'unbacked' | 'flagsKept', readonly Place[]> = {
  plain: ['ownHeader', 'when', 'header', 'own', 'common', 'others', 'flags', 'dates'],
  unbacked: ['header', 'flags', 'own', 'common', 'others', 'dates'],
  flagsKept: ['flags', 'ownHeader', 'when', 'header', 'own', 'common', 'others', 'dates'],
}

/** Places of which all lists count together; of the others only the first. */
const TOGETHER: ReadonlySet<Place> = new Set<Place>(['ownHeader', 'when'])

/** What each place takes off the confidence when it decides; flags that editors keep right take off nothing. */
const DOUBT: Record<Place, number> = { ownHeader: 0, when: 0, header: 0, own: 0.01, common: 0.02, others: 0.03, flags: 0.03, dates: 0.02 }

/** Another source that names other days. */
const CONFLICT = 0.06

/** The days of the week on which an offer holds. */
export const weekdaysReader: Reader = {
  fields: ['weekdays'],
  read(scope) {
    const order = PRECEDENCE[scope.chain.keepsDayFlags ? 'flagsKept' : scope.backed ? 'plain' : 'unbacked']
    for (const place of order) {
      const claims = claimsAt(scope, place)
      if (claims.length > 0) return { weekdays: decided(scope, place, claims) }
    }
    return {}
  },
}

function decided(scope: Scope, place: Place, claims: readonly DaysClaim[]): Reading<Weekday[] | null> {
  const told = TOGETHER.has(place) || place === 'flags' ? claims : claims.slice(0, 1)
  const days = union(told)
  const conflicts = RIVALS[place].map((rival) => claimsAt(scope, rival)).find((rivals) => disagrees(days, rivals)) ?? []
  return {
    value: days.length === WEEKDAYS.length ? null : days,
    spans: told.map(({ span }) => span),
    conflicts: conflicts.map(({ span }) => span),
    doubt: conflicts.length > 0 ? CONFLICT : place === 'flags' && scope.chain.keepsDayFlags ? 0 : DOUBT[place],
  }
}

/** Whose word against the deciding place makes the reading doubtful. */
const RIVALS: Record<Place, readonly Place[]> = {
  ownHeader: [],
  when: ['own'],
  header: ['own'],
  own: [],
  common: [],
  others: [],
  flags: ['when', 'own'],
  dates: [],
}

function claimsAt(scope: Scope, place: Place): DaysClaim[] {
  const { view } = scope
  switch (place) {
    case 'ownHeader':
      return listed(view, view.ownHeader)
    case 'when':
      return listed(
        view,
        view.header.filter(({ role }) => role === 'when'),
      )
    case 'header':
      return listed(view, view.header)
    case 'own':
      return listed(view, view.own)
    case 'common':
      return listed(view, view.common)
    case 'others':
      return listed(
        view,
        view.foreign.filter(({ role }) => role === 'legal'),
      )
    case 'flags':
      return flagged(view)
    case 'dates':
      return dated(scope)
  }
}

/** Lists of days in clauses that promise or ask for something. */
function listed({ folded }: OfferView, clauses: readonly Clause[]): DaysClaim[] {
  return affirmed(clauses).flatMap((clause) =>
    mentionsOf(clause.mentions, 'weekdays')
      .filter(
        ({ start, end }) =>
          !NOT_ON.test(folded.slice(Math.max(clause.start, start - LONGEST_DENIAL), start)) && !IS_DENIED.test(folded.slice(end, end + 5)),
      )
      .map(
        ({ value, start, end }): DaysClaim => ({
          field: 'weekdays',
          value: withoutExcepted(folded, clauses, clause, value),
          modality: clause.modality,
          source: sourceOf(clause),
          span: { start, end },
        }),
      ),
  )
}
/** UTF-16 units. */
const LONGEST_DENIAL = 16

/** `Todos los días menos los domingos`. A day with a date (`menos el domingo 5`) is one Sunday alone. */
function withoutExcepted(folded: string, clauses: readonly Clause[], { sentence, end }: Clause, days: Weekday[]): Weekday[] {
  const exception = clauses.find((clause) => clause.sentence === sentence && clause.start === end && clause.modality === 'forbids')
  if (exception === undefined) return days
  const excepted = mentionsOf(exception.mentions, 'weekdays').filter(
    ({ start, end: last }) => EXCEPT.test(folded.slice(exception.start, start)) && !/\d/.test(folded.slice(start, last)),
  )
  const left = days.filter((day) => !excepted.some(({ value }) => value.includes(day)))
  return left.length === 0 ? days : left
}
const EXCEPT = /^(?:menos|excepto|salvo|exceptuando|a excepcion de)(?: (?:los?|el|dias?))* ?$/
/** `Si no es domingo`, `no los domingos`, `lunes no`. */
const IS_DENIED = /^ no ?(?:[^a-z0-9 ]|$)/
const NOT_ON = /(?:^|[^a-z])n[oi] (?:(?:es|son|los|el) ?)*$/

const DAY_MARK = /^day:([A-Z][a-z]+)$/

function flagged({ card }: OfferView): DaysClaim[] {
  return blocksOf(card, ['mark']).flatMap(({ start, end }): DaysClaim[] => {
    const day = WEEKDAYS.find((one) => one === DAY_MARK.exec(card.text.slice(start, end))?.[1])
    return day === undefined ? [] : [{ field: 'weekdays', value: [day], modality: 'grants', source: 'feed', span: { start, end } }]
  })
}

/** Several single days that all fall on one weekday: `18/07, 25/07 y 01/08`. */
function dated({ text, header, own }: Scope): DaysClaim[] {
  const period = periodsIn(text.affirmed, [...header, ...own], text.card.capturedAt).find(({ days }) => days.length > 2)
  if (period === undefined) return []
  const { start, end, stretch } = period
  const days = WEEKDAYS.filter((day) => period.days.some((date) => weekdayOf(date) === day))
  if (days.length !== 1) return []
  return [
    {
      field: 'weekdays',
      value: days,
      modality: 'grants',
      source: sourceOf(stretch),
      span: { start, end },
    },
  ]
}

const union = (claims: readonly DaysClaim[]) => WEEKDAYS.filter((day) => claims.some(({ value }) => value.includes(day)))

function disagrees(days: readonly Weekday[], rivals: readonly DaysClaim[]): boolean {
  return rivals.length > 0 && !rivals.some(({ value }) => value.length === days.length && value.every((day) => days.includes(day)))
}
