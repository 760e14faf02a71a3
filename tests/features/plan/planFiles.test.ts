import fc from 'fast-check'
import ICAL from 'ical.js'
import ical from 'node-ical'
import { expect, it } from 'vitest'
import { planShareWords, tripPlaceWords } from '#domain/phrases/plan.ts'
import { listOfferedTrips } from '#domain/plan/offeredTrips.ts'
import { DEFAULT_WISHES, type Plan, planTrips } from '#domain/plan/plan.ts'
import { planAddress } from '#domain/plan/wishes.ts'
import { decodeHousehold } from '#domain/wallet/codec/cookie.ts'
import { type Household, householdOf } from '#domain/wallet/household.ts'
import { EMPTY_WALLET } from '#domain/wallet/wallet.ts'
import { type CalendarContext, planCalendar } from '#features/plan/planCalendar.ts'
import { planPicture } from '#features/plan/planPicture.ts'
import { households, plainPromotion } from '../../domain/arbitraries.ts'

const CONTEXT = (plan: Plan): CalendarContext => ({
  ...{ kind: 'real', now: new Date('2026-07-24T12:00:00Z'), page: 'https://yapa.example/semana', plan, isOne: false },
})

it('the address of a calendar names nobody, and plans the same', () => {
  fc.assert(
    fc.property(households, (people) => {
      const gente = new URLSearchParams(planAddress(people, DEFAULT_WISHES)).get('gente') ?? ''
      const read = decodeHousehold(gente) as Household
      expect(read.map(({ wallet }) => wallet)).toEqual(people.map(({ wallet }) => wallet))
      expect(read.map(({ name }) => name)).toEqual(people.map((_, at) => (at === 0 ? '' : `la persona ${at + 1}`)))
    }),
  )
})

it('calendar, message and picture tell the same trips, and another program reads the calendar', () => {
  const promotion = {
    ...plainPromotion,
    id: 'a',
    supermarket: 'coto',
    where: ['Coto'],
    discount: { type: 'porcentaje', value: 20 },
    weekdays: ['Jueves'],
    validFrom: '2026-07-01',
    validUntil: '2026-08-31',
    paymentMethods: [['Mercado Pago']],
  } as const
  const people = householdOf({ ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] })
  const week = { today: '2026-07-24', promotions: [promotion as never], groups: [0], people, captures: [] }
  const plan = planTrips(week, [], DEFAULT_WISHES, 1_000)
  const trips = listOfferedTrips(plan, week)
  expect(trips.length).toBeGreaterThan(1)
  const events = Object.values(ical.sync.parseICS(planCalendar(trips, CONTEXT(plan)))).filter((part) => part?.type === 'VEVENT')
  expect(events.map((event) => [event?.start.toISOString().slice(0, 10), event?.uid])).toEqual(
    plan.trips.map(({ date, id }) => [date, `semana-${id}@yapa`]),
  )
  const message = planShareWords(plan, trips, 'real')
  const picture = planPicture(plan, trips, 'real').lines.map(({ words }) => words)
  for (const event of events.slice(0, 2)) {
    expect(message).toContain(String(event?.summary))
    expect(picture.some((words) => words.startsWith(String(event?.summary)))).toBe(true)
  }
})

it('a purchase that moves keeps its entry, one that is over stays, and no plan at all is one note: two programs read it', () => {
  const thursdays = {
    ...plainPromotion,
    ...{ id: 'a', supermarket: 'coto', where: ['Coto'], validFrom: '2026-07-01', validUntil: '2026-08-31', weekdays: ['Jueves'] },
    ...{ discount: { type: 'porcentaje', value: 20 }, paymentMethods: [['Mercado Pago']] },
    limits: { maxDiscount: 12_000, explicitlyHasNoLimit: false, period: 'semana', per: null, caps: [] },
  }
  const people = householdOf({ ...EMPTY_WALLET, instruments: [{ method: 'mercado-pago', cards: null }] })
  const calendarOf = (today: string, ...promotions: object[]) => {
    const week = { today, promotions: promotions as never[], groups: promotions.map((_, at) => at), people, captures: [] }
    const plan = planTrips(week, [], { ...DEFAULT_WISHES, since: '2026-07-20' }, 1_000)
    return planCalendar(listOfferedTrips(plan, week), CONTEXT(plan))
  }
  const read = (text: string) => {
    const component = new ICAL.Component(ICAL.parse(text))
    const events = component.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    const others = Object.values(ical.sync.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
    expect(others.map(({ uid, summary }) => [uid, summary])).toEqual(events.map(({ uid, summary }) => [uid, summary]))
    const encoder = new TextEncoder()
    expect(text.split('\r\n').filter((line) => encoder.encode(line).length > 75)).toEqual([])
    return events.map(({ uid, startDate }) => [uid, startDate.toString()])
  }
  const before = read(calendarOf('2026-07-20', thursdays))
  expect(before[0]).toEqual(['semana-2026-07-20-1@yapa', '2026-07-23'])
  expect(read(calendarOf('2026-07-25', thursdays))).toEqual(before)
  expect(read(calendarOf('2026-07-20', { ...thursdays, weekdays: ['Viernes'] }))[0]).toEqual(['semana-2026-07-20-1@yapa', '2026-07-24'])
  expect(read(calendarOf('2026-07-20'))).toEqual([['semana-2026-07-20-0@yapa', '2026-07-20']])
})

it('each purchase is told with the way to pay that the plan has chosen: every card has a cap of its own', () => {
  const promotion = {
    ...plainPromotion,
    ...{ id: 'a', supermarket: 'coto', where: ['Coto'], validFrom: '2026-07-01', validUntil: '2026-07-31', weekdays: null },
    discount: { type: 'porcentaje', value: 20 },
    limits: { maxDiscount: 12_000, explicitlyHasNoLimit: false, period: 'mes', per: 'tarjeta', caps: [] },
    paymentMethods: [
      ['Banco Galicia', 'Tarjeta de crédito VISA'],
      ['Banco Nación', 'Tarjeta de crédito Mastercard'],
    ],
  }
  const people = householdOf({
    ...EMPTY_WALLET,
    instruments: [
      { method: 'banco-galicia', cards: ['visa-credito'] },
      { method: 'banco-nacion', cards: ['mastercard-credito'] },
    ],
  })
  const week = { today: '2026-07-01', promotions: [promotion as never], groups: [0], people, captures: [] }
  const words = listOfferedTrips(planTrips(week, [], DEFAULT_WISHES, 5_000), week).map(tripPlaceWords)
  expect(words.toSorted()).toEqual(['Coto con Mastercard crédito de Nación', 'Coto con Visa crédito de Galicia'])
})
