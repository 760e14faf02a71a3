import { today } from '#domain/calendar/clock.ts'
import { type SourceSlug, sourceName } from '#domain/catalogue/source.ts'
import type { SourceHealth } from '#ingestion/watch/sourceHealth.ts'
import type { Runtime } from '../runtime.server.ts'
import { ADVICE } from '../storageTrouble.ts'
import type { ApiAnswer, ApiRequest } from './apiRoute.server.ts'
import { noQuery, readQuery } from './parameters.ts'
import { editionOf } from './promotions.server.ts'

/**
 * `ready`: all is well. `degraded`: the last snapshot is served, but storage is away, only read or of a newer version, so nothing newer
 * arrives, or this machine's clock is not the database's, so its days may be wrong.
 * `unavailable`: nothing to serve.
 */
export type ServiceStatus = 'ready' | 'degraded' | 'unavailable'

function serviceStatus(runtime: Runtime): ServiceStatus {
  if (!runtime.snapshot()) return 'unavailable'
  return runtime.storage().trouble === null && !runtime.clockDifference().isWrong ? 'ready' : 'degraded'
}

/** `GET /api/v1/status` tells what is published, how old it is, and what was refused. It answers also while nothing is published. */
export function showStatus({ runtime, query }: ApiRequest): ApiAnswer {
  readQuery(noQuery, query)
  const snapshot = runtime.snapshot()
  const health = runtime.sources()
  const body = {
    status: serviceStatus(runtime),
    today: today(runtime.clock),
    snapshot: snapshot && { ...editionOf(snapshot), promotions: snapshot.promotions.length },
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
}

function howOf(health: readonly SourceHealth[], source: SourceSlug) {
  const own = health.find((one) => one.source === source)
  return { ageDays: own?.ageDays ?? null, ageHours: own?.ageHours ?? null, isStale: own?.isStale ?? true, lastTry: own?.lastTry ?? null }
}

/**
 * `GET /health/ready` is for load balancers and monitoring: 503 while there is nothing to serve, once the process is about to end, and once a
 * newer version, which a proxy shall prefer, has changed the database.
 */
export function showReadiness({ runtime }: ApiRequest): ApiAnswer {
  const storage = runtime.storage()
  const status = runtime.isClosing() ? 'closing' : serviceStatus(runtime)
  const snapshot = runtime.snapshot()
  const body = {
    status,
    snapshot: snapshot && editionOf(snapshot),
    storage: { ...storage, advice: storage.trouble && ADVICE[storage.trouble] },
    clockDifference: runtime.clockDifference(),
    schedule: runtime.schedule(),
  }
  const isToBeLeft = status === 'unavailable' || status === 'closing' || storage.trouble === 'newer'
  return { body, status: isToBeLeft ? 503 : 200 }
}
