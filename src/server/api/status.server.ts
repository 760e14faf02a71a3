import { today } from '#domain/calendar/clock.ts'
import { type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import type { SourceHealth } from '#ingestion/watch/sourceHealth.ts'
import type { Runtime } from '../runtime.server.ts'
import { ADVICE } from '../storageTrouble.ts'
import { livenessAnswer, readinessAnswer, type SERVICE_STATUSES, statusAnswer } from './answers.ts'
import { defineOperation } from './apiRoute.server.ts'
import { noQuery } from './parameters.ts'

function serviceStatus(runtime: Runtime): (typeof SERVICE_STATUSES)[number] {
  if (!runtime.snapshot()) return 'unavailable'
  return runtime.storage().trouble === null && !runtime.clockDifference().isWrong ? 'ready' : 'degraded'
}

/** Tells what is published, how old it is, and what was refused. It answers also while nothing is published. */
export const showStatus = defineOperation({
  address: '/api/v1/status',
  id: 'showStatus',
  summary: 'Qué está publicado, de cuándo es y qué se rechazó, fuente por fuente.',
  query: noQuery,
  description: 'El estado; contesta también cuando no hay nada publicado.',
  answer: statusAnswer,
  fails: [400],
  make({ runtime }) {
    const snapshot = runtime.snapshot()
    const health = runtime.sources()
    const body = {
      status: serviceStatus(runtime),
      today: today(runtime.clock),
      snapshot: snapshot && { ...snapshot, promotions: snapshot.promotions.length },
      storage: { reachable: runtime.storage().reachable },
      sources: (snapshot?.sources ?? []).map((edition) => ({
        name: sourceName(edition.source),
        ...edition,
        ...howOf(health, edition.source),
      })),
      // These sources were tried and never published, so nothing of them is served.
      missing: health
        .filter(({ lastGood }) => lastGood === null)
        .map(({ source, lastTry }) => ({ source, name: sourceName(source), lastTry })),
    }
    return { body }
  },
})

function howOf(health: readonly SourceHealth[], source: SourceSlug) {
  const own = health.find((one) => one.source === source)
  return { ageDays: own?.ageDays ?? null, ageHours: own?.ageHours ?? null, isStale: own?.isStale ?? true, lastTry: own?.lastTry ?? null }
}

/** A constant, because the process may still be opening its database. */
export const LIVE_ANSWER = { body: { status: 'live' as const } }

export const showLiveness = defineOperation({
  address: '/health/live',
  id: 'live',
  summary: 'El proceso está en marcha.',
  query: null,
  description: 'En marcha.',
  answer: livenessAnswer,
  fails: [],
  make: () => LIVE_ANSWER,
})

/**
 * For load balancers and monitoring: 503 while there is nothing to serve, once the process is about to end, and once a newer version, which a
 * proxy shall prefer, has changed the database.
 */
export const showReadiness = defineOperation({
  address: '/health/ready',
  id: 'ready',
  summary: 'Hay algo que servir; con la antigüedad de cada fuente.',
  query: null,
  description: 'Listo, o sirviendo lo último que se supo (degraded).',
  answer: readinessAnswer,
  fails: [503],
  make({ runtime }) {
    const storage = runtime.storage()
    const status = runtime.isClosing() ? ('closing' as const) : serviceStatus(runtime)
    const body = {
      status,
      snapshot: runtime.snapshot(),
      storage: { ...storage, advice: storage.trouble && ADVICE[storage.trouble] },
      clockDifference: runtime.clockDifference(),
      schedule: runtime.schedule(),
    }
    const isToBeLeft = status === 'unavailable' || status === 'closing' || storage.trouble === 'newer'
    return { body, status: isToBeLeft ? (503 as const) : (200 as const) }
  },
})
