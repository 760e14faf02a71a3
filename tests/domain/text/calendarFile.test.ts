import fc from 'fast-check'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { type CalendarEntry, writeCalendar } from '#domain/text/calendarFile.ts'

const NOW = new Date('2026-07-24T12:00:00Z')

const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 'a1',
  date: '2026-07-30',
  title: 'ChangoMás con Cuenta DNI',
  description: 'Gastá $ 60.000',
  place: 'ChangoMás',
  url: 'https://yapa.example/semana',
  reminder: -4,
  ...change,
})

/** Reads a file with a program other than the one that wrote it. */
const read = (file: string) => Object.values(ical.sync.parseICS(file)).filter((part) => part?.type === 'VEVENT')

test('another program reads the day, the repetition without its exceptions, and the alarm', () => {
  const repeated = { until: '2026-08-31', weekdays: ['Jueves'] as const, except: ['2026-08-06', '2026-09-03'] }
  const file = writeCalendar([entry({ repeated })], NOW, 'Mi semana')
  const [event] = read(file)
  expect(event).toMatchObject({ uid: 'a1@yapa', summary: 'ChangoMás con Cuenta DNI', datetype: 'date', location: 'ChangoMás' })
  expect(event?.start.toISOString()).toMatch(/^2026-07-30/)
  const days = event?.rrule?.all().map((day) => day.toISOString().slice(0, 10))
  expect(days).toEqual(['2026-07-30', '2026-08-06', '2026-08-13', '2026-08-20', '2026-08-27'])
  // The last day has the form of the first one (RFC 5545, 3.3.10).
  expect(file).toMatch(/^RRULE:.*UNTIL=20260831(?:;|\r)/m)
  expect(Object.keys(event?.exdate ?? {})).toEqual(['2026-08-06'])
  expect(file).toContain('TRIGGER:-PT4H')
  expect(file).toContain('X-WR-CALNAME:Mi semana')
})

test('no text breaks out of its line, whatever is in it, and all of it arrives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const hostile = `${text}\r\nEND:VEVENT\rBEGIN:VEVENT\n`
      const file = writeCalendar([entry({ title: hostile, description: hostile, place: hostile }), entry({ id: 'a2' })], NOW)
      const lines = file.split('\r\n')
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(read(file).map(({ uid }) => uid)).toEqual(['a1@yapa', 'a2@yapa'])
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }),
  )
})
