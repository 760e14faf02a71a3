import { describe, expect, it } from 'vitest'
import { NO_TROUBLE, type Sighting, type SourceTrouble, trackTrouble } from '#operations/alert.ts'

const seen = (at: string, changes: Partial<Sighting> = {}): Sighting => ({
  source: 'coto',
  at,
  outcome: 'good',
  reasons: [],
  isStale: false,
  lastGoodAt: '2026-03-20',
  ...changes,
})

/** The alert events over a series of sightings. */
function told(sightings: Sighting[]): string[] {
  let trouble: SourceTrouble = NO_TROUBLE
  return sightings.flatMap((one) => {
    const after = trackTrouble(trouble, one)
    trouble = after.trouble
    return after.alerts.map(({ event, at }) => `${event} ${at}`)
  })
}

describe('the alerts to operators', () => {
  it('is every hold once, however often it is seen, and the recovery once', () => {
    const held = { outcome: 'held' as const, reasons: ['Hay 3 promociones y había 40.'] }
    expect(
      told([
        seen('2026-03-27T01:00Z'),
        seen('2026-03-27T02:00Z', held),
        seen('2026-03-27T03:00Z', held),
        seen('2026-03-27T04:00Z', { outcome: 'failed' }),
        seen('2026-03-27T05:00Z'),
        seen('2026-03-27T06:00Z'),
        seen('2026-03-27T07:00Z', held),
      ]),
    ).toEqual(['hold 2026-03-27T02:00Z', 'recovered 2026-03-27T05:00Z', 'hold 2026-03-27T07:00Z'])
  })

  it('tell of a hold again each day once it has lasted three', () => {
    const held = (at: string) => seen(at, { outcome: 'held', reasons: ['Faltan cards.'] })
    const tries = ['26T09:00', '26T21:00', '28T21:00', '29T08:50', '29T09:00', '29T21:00', '30T08:00', '30T21:00', '31T09:00']
    const sightings = tries.map((at) => held(`2026-03-${at}:00.000Z`))
    expect(told([...sightings, seen('2026-03-31T12:00:00.000Z'), held('2026-03-31T13:00:00.000Z')])).toEqual([
      'hold 2026-03-26T09:00:00.000Z',
      'hold 2026-03-29T09:00:00.000Z',
      'hold 2026-03-30T08:00:00.000Z',
      'hold 2026-03-31T09:00:00.000Z',
      'recovered 2026-03-31T12:00:00.000Z',
      'hold 2026-03-31T13:00:00.000Z',
    ])
    const trouble = { heldSince: '2026-03-20T09:00:00.000Z', staleSince: null, toldAt: '2026-03-25T09:00:00.000Z' }
    const { alerts } = trackTrouble(trouble, held('2026-03-26T09:00:00.000Z'))
    expect(alerts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Coto: hace 6 días que el control de calidad retiene .*--release coto$/),
    ])
  })

  it('say that a source became stale, also when no run reads it', () => {
    const old = { outcome: null, isStale: true }
    expect(told([seen('1', old), seen('2', old), seen('3', { outcome: 'failed' }), seen('4', old), seen('5')])).toEqual([
      'stale 1',
      'recovered 5',
    ])
  })

  it('is nothing while all goes well or merely fails', () => {
    expect(told([seen('1'), seen('2', { outcome: 'failed' }), seen('3')])).toEqual([])
  })

  it('says in words what happened and why', () => {
    const [alert] = trackTrouble(NO_TROUBLE, seen('2026-03-27T15:00:00.000Z', { outcome: 'held', reasons: ['Ya venció todo.'] })).alerts
    expect(alert).toEqual({
      event: 'hold',
      source: 'coto',
      at: '2026-03-27T15:00:00.000Z',
      text: 'Coto: el control de calidad retuvo la última captura; sigue publicada la anterior.',
      reasons: ['Ya venció todo.'],
      lastGoodAt: '2026-03-20',
    })
  })

  it('says since when there is nothing good, and that all is well again', () => {
    const reasons = ['Ya venció todo.']
    const alertsOf = (changes: Partial<Sighting>, trouble = NO_TROUBLE) =>
      trackTrouble(trouble, seen('2026-03-27', { outcome: null, reasons, ...changes })).alerts.map(({ text, reasons: why }) => [
        text,
        ...why,
      ])
    expect(alertsOf({ isStale: true, lastGoodAt: '2026-03-20T12:00:00Z' })).toEqual([
      ['Coto: hace más de 48 horas que no hay una lectura buena (la última lectura buena es del 2026-03-20).'],
    ])
    expect(alertsOf({ isStale: true, lastGoodAt: null })).toEqual([
      ['Coto: hace más de 48 horas que no hay una lectura buena (nunca hubo una lectura buena).'],
    ])
    expect(alertsOf({ outcome: 'good' }, { heldSince: '2026-03-26', staleSince: null, toldAt: null })).toEqual([
      ['Coto: hay otra vez una lectura buena.'],
    ])
  })
})
