import { describe, expect, it } from 'vitest'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { Snapshot } from '#domain/promotion/snapshot.ts'
import { assessSources, canBeStale, type SourceHealth } from '#ingestion/watch/sourceHealth.ts'
import type { RunRecord, SourceRecord } from '#storage/runs.ts'

const NOW = new Date('2026-03-27T15:00:00Z')

const snapshot = (capturedAt: string, kind: Snapshot['kind'] = 'real'): Snapshot => ({
  name: '1',
  version: 1,
  publishedAt: '2026-03-27T15:00:00Z',
  kind,
  sources: [
    {
      source: 'coto',
      capturedAt,
      cards: 5,
      promotions: 7,
      refused: [{ reason: '18 cuotas: el reintegro no está entre 0 y 12', count: 1 }],
    },
  ],
  promotions: [],
  feeds: [],
})

const record = (changes: Partial<SourceRecord>): SourceRecord => ({
  source: 'coto',
  outcome: 'published',
  captureId: 'x',
  reading: 'y',
  capturedAt: '2026-03-27',
  cards: 5,
  promotions: 7,
  unreadable: 0,
  refused: [],
  verdict: 'publish',
  reasons: [],
  error: null,
  milliseconds: 1,
  asked: null,
  fetched: null,
  ...changes,
})

const run = (startedAt: string, changes: Partial<SourceRecord>, kind: RunRecord['kind'] = 'live'): RunRecord => ({
  id: 1,
  kind,
  startedAt,
  finishedAt: startedAt,
  outcome: 'published',
  snapshotVersion: 1,
  error: null,
  sources: [record(changes)],
})

function coto(published: Snapshot | null, runs: RunRecord[]): SourceHealth {
  return assessSources(published, runs, NOW).find(({ source }) => source === 'coto') as SourceHealth
}

describe('the health of a source', () => {
  it('knows to the hour when a capture of the same day was read', () => {
    const health = coto(snapshot('2026-03-27'), [run('2026-03-27T12:00:00Z', {})])
    expect(health).toMatchObject({ ageHours: 3, isStale: false, lastGood: { at: '2026-03-27T12:00:00Z', cards: 5, promotions: 7 } })
    expect(health.lastTry).toMatchObject({ outcome: 'published' })
  })

  it.each([
    ['2026-03-29', [], true],
    ['2026-03-28', [], false],
    ['2026-03-26', [], false],
    ['2026-03-25', ['2026-03-25T14:59:59Z'], true],
    ['2026-03-25', ['2026-03-25T15:00:01Z'], false],
    ['2026-03-24', [], true],
  ])('is suspected to be stale wherever it is: a capture of %s, read %j, is stale: %s', (capturedAt, starts, isStale) => {
    const runs = starts.map((at) => run(at, { capturedAt }))
    expect(coto(snapshot(capturedAt), runs).isStale).toBe(isStale)
    if (isStale) expect(canBeStale(capturedAt, NOW)).toBe(true)
    expect(canBeStale('2026-03-26', NOW)).toBe(false)
  })

  it('does not count a stored capture that was read again as a new one', () => {
    const runs = [run('2026-03-27T14:30:00Z', {}, 'stored'), run('2026-03-27T12:00:00Z', {})]
    expect(coto(snapshot('2026-03-27'), runs)).toMatchObject({ ageHours: 3, lastGood: { at: '2026-03-27T12:00:00Z' } })
  })

  it('knows of an archive only the day, and counts from its end', () => {
    const archive = (capturedAt: string) => coto(snapshot(capturedAt), [run('2026-03-27T12:00:00Z', { capturedAt }, 'archive')])
    expect(archive('2026-03-25')).toMatchObject({ ageHours: 36, isStale: false, lastGood: { at: null } })
    expect(archive('2026-03-24')).toMatchObject({ ageHours: 60, isStale: true })
    expect(archive('2026-03-27')).toMatchObject({ isStale: false })
  })

  it('distinguishes a failed try from the last good capture, which stays', () => {
    const failed = run('2026-03-27T14:00:00Z', { outcome: 'failed', verdict: null, capturedAt: null, error: 'No contesta.' })
    const health = coto(snapshot('2026-03-24'), [failed, run('2026-03-24T12:00:00Z', { capturedAt: '2026-03-24' })])
    expect(health).toMatchObject({ ageHours: 75, isStale: true, lastGood: { at: '2026-03-24T12:00:00Z' } })
    expect(health.lastTry).toMatchObject({ outcome: 'failed', error: 'No contesta.', at: '2026-03-27T14:00:00Z' })
  })

  it('does not take a held capture for a good one', () => {
    const held = run('2026-03-27T14:00:00Z', { outcome: 'held', verdict: 'hold', capturedAt: '2026-03-27' })
    expect(coto(snapshot('2026-03-27'), [held]).lastGood).toMatchObject({ at: null })
  })

  it('knows since when captures are held, whatever failed in between', () => {
    const held = (at: string) => run(at, { outcome: 'held', verdict: 'hold' })
    const failed = run('2026-03-26T14:00:00Z', { outcome: 'failed', verdict: null })
    const good = run('2026-03-24T14:00:00Z', {})
    const since = (...runs: RunRecord[]) => coto(snapshot('2026-03-24'), runs).heldSince
    expect(since(failed, held('2026-03-25T14:00:00Z'), held('2026-03-25T02:00:00Z'), good)).toBe('2026-03-25T02:00:00Z')
    expect(since(held('2026-03-27T14:00:00Z'), failed, held('2026-03-25T14:00:00Z'))).toBe('2026-03-25T14:00:00Z')
    expect(since(good, held('2026-03-23T14:00:00Z'))).toBeNull()
    expect(since(failed, good)).toBeNull()
  })

  it('is stale and empty when nothing was ever published', () => {
    expect(coto(null, [])).toEqual({
      source: 'coto',
      lastGood: null,
      ageHours: null,
      ageDays: null,
      isStale: true,
      heldSince: null,
      lastTry: null,
    })
  })

  it('counts what a run under way has read already, and leaves runs of the other kind out', () => {
    const underWay: RunRecord = { ...run('2026-03-27T14:00:00Z', {}), finishedAt: null, outcome: null }
    expect(coto(snapshot('2026-03-27'), [underWay]).lastTry).toMatchObject({ at: '2026-03-27T14:00:00Z' })
    const example = run('2026-03-27T14:00:00Z', {}, 'example')
    expect(coto(snapshot('2026-03-27'), [example]).lastTry).toBeNull()
    expect(coto(snapshot('2026-03-27', 'example'), [example]).lastTry).not.toBeNull()
  })

  it('covers every chain', () => {
    expect(assessSources(null, [], NOW).map(({ source }) => source)).toEqual(CHAIN_SLUGS)
  })
})
