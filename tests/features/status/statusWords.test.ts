import { describe, expect, it } from 'vitest'
import { CHAIN_SLUGS } from '#domain/catalogue/chain.ts'
import type { SourceStatus, StatusData, TryStatus } from '#features/status/statusData.ts'
import {
  bytesWords,
  momentWords,
  overallSentence,
  reviewsSentence,
  sourceAgeWords,
  sourceWords,
  trySentence,
} from '#features/status/statusWords.ts'

const TODAY = '2026-03-27'
const status = (changes: Partial<SourceStatus> = {}): SourceStatus => ({
  source: 'coto',
  lastGood: { capturedAt: TODAY, at: '2026-03-27T12:00:00Z', cards: 5, promotions: 7, refused: [] },
  ageHours: 3,
  ageDays: 0,
  isStale: false,
  heldLongSince: null,
  nextReadingAt: null,
  lastTry: null,
  ...changes,
})
const aTry = (changes: Partial<TryStatus>): TryStatus => ({
  at: '2026-03-27T18:04:00Z',
  outcome: 'published',
  verdict: 'publish',
  reasons: [],
  unreadable: 0,
  asked: null,
  fetched: null,
  ...changes,
})
const stale = (source: SourceStatus['source'] = 'coto') =>
  status({
    source,
    lastGood: { ...status().lastGood, capturedAt: '2026-03-02', at: null } as never,
    ageHours: 588,
    ageDays: 25,
    isStale: true,
  })

describe('the age of a source', () => {
  it.each([
    [0.01, 'recién'],
    [0.5, 'hace 30 minutos'],
    [1.2, 'hace una hora'],
    [3, 'hace 3 horas'],
    [47, 'hace 47 horas'],
  ])('of %d hours is «%s»', (ageHours, words) => {
    expect(sourceAgeWords(status({ ageHours, ageDays: 1 }))).toBe(words)
  })

  it('of which only the day is known, or of long ago, is in days', () => {
    const lastGood = { ...status().lastGood, at: null } as never
    expect(sourceAgeWords(status({ lastGood, ageHours: 0, ageDays: 0 }))).toBe('hoy')
    expect(sourceAgeWords(status({ lastGood, ageHours: 12, ageDays: 1 }))).toBe('ayer')
    expect(sourceAgeWords(status({ ageHours: 72, ageDays: 3 }))).toBe('hace 3 días')
  })
})

describe('a source in a sentence', () => {
  it('says since when what is read is held back, once that is long', () => {
    const held = status({ heldLongSince: '2026-03-23T15:00:00Z', lastTry: aTry({ outcome: 'held' }) })
    expect(trySentence(held, TODAY)).toBe(
      'Desde el 23 de marzo a las 12:00 su página muestra algo que no nos cierra, así que no lo publicamos. Lo que ves es del 27 de marzo: verificalo en su página oficial antes de ir.',
    )
    expect(trySentence({ ...held, lastGood: null }, TODAY)).toMatch(/no lo publicamos\.$/)
  })

  it('is plain', () => {
    expect(sourceWords(status())).toEqual({ state: 'Al día', rest: 'leído hace 3 horas.' })
    expect(sourceWords(stale())).toEqual({
      state: 'Desactualizado',
      rest: 'lo último que leímos es del 2 de marzo (hace 25 días). Puede haber cambiado.',
    })
    expect(sourceWords(status({ lastGood: null, isStale: true })).state).toBe('Sin leer')
  })

  it('says what happened in a failed try and what is shown instead', () => {
    expect(trySentence(status({ lastTry: aTry({}) }), TODAY)).toBeNull()
    expect(trySentence(status({ lastTry: aTry({ outcome: 'failed' }) }), TODAY)).toBe(
      'Hoy a las 15:04 quisimos leerla y no se pudo. Seguimos mostrando la última lectura buena.',
    )
    expect(trySentence(status({ lastTry: aTry({ outcome: 'held' }), lastGood: null }), TODAY)).toBe(
      'Hoy a las 15:04 la leímos y algo no cerraba, así que no lo publicamos.',
    )
  })
})

describe('the whole in a sentence', () => {
  const data = (changes: Partial<StatusData> = {}): StatusData => ({
    kind: 'real',
    version: 1,
    publishedAt: '2026-03-27T15:00:00Z',
    reviews: { shown: 49, reviewed: 34, waiting: 0 },
    today: TODAY,
    storage: { since: '2026-03-27T14:30:00Z', trouble: null },
    scheduleSilentSince: null,
    sources: CHAIN_SLUGS.map((source) => status({ source })),
    contradictions: [],
    runs: [],
    ...changes,
  })
  const withStale = (...names: SourceStatus['source'][]) =>
    data({ sources: CHAIN_SLUGS.map((source) => (names.includes(source) ? stale(source) : status({ source }))) })

  it('says how much of it a person verified, and what waits for that', () => {
    expect(reviewsSentence(data())).toBe('34 de 49 revisadas por una persona.')
    expect(reviewsSentence(data({ reviews: { shown: 34, reviewed: 34, waiting: 15 } }))).toBe(
      '34 de 34 revisadas por una persona. Otras 15 esperan que alguien las revise.',
    )
    expect(reviewsSentence(data({ reviews: { shown: 34, reviewed: 34, waiting: 1 } }))).toMatch(/Otra espera que alguien la revise\.$/)
    expect(reviewsSentence(data({ kind: 'example' }))).toBeNull()
  })

  it('says that all is well only when it is', () => {
    expect(overallSentence(data())).toBe(`Todo al día: leímos las ${CHAIN_SLUGS.length} cadenas en las últimas 48 horas.`)
    expect(overallSentence(withStale('coto'))).toMatch(/^Coto está desactualizada/)
    expect(overallSentence(withStale('coto', 'dia'))).toMatch(/^Coto y Día están desactualizadas/)
    expect(overallSentence(withStale(...CHAIN_SLUGS))).toMatch(/^Ninguna cadena está al día/)
  })

  it('puts what matters more first: storage that is away, nothing published, examples', () => {
    const since = '2026-03-27T14:30:00Z'
    expect(overallSentence({ ...data(), storage: { since, trouble: 'away' } })).toBe(
      'Servicio degradado: desde hoy a las 11:30 no llegamos a nuestra base de datos. Lo que ves es lo último que supimos.',
    )
    expect(overallSentence({ ...data(), storage: { since, trouble: 'ours' } })).toMatch(/algo nuestro falla al leer lo publicado/)
    expect(overallSentence({ ...data(), storage: { since, trouble: 'full' } })).toMatch(/nuestro disco está lleno/)
    expect(overallSentence(data({ kind: null }))).toMatch(/^Todavía no leímos/)
    expect(overallSentence(data({ scheduleSilentSince: '2026-03-27T14:30:00Z' }))).toMatch(/^Desde hoy a las 11:30 no buscamos novedades/)
    expect(overallSentence(data({ kind: 'example' }))).toMatch(/inventadas/)
  })
})

describe('details', () => {
  it('tell moments in the time of Argentina, and sizes', () => {
    expect(momentWords('2026-03-27T02:30:00Z', TODAY)).toBe('el 26 de marzo a las 23:30')
    expect(bytesWords(3_400_000)).toBe('3,4 MB')
    expect(bytesWords(119_001)).toBe('120 kB')
  })
})
