import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Alert, Sighting } from '#operations/alert.ts'
import {
  claimAttempt,
  deleteFinishedAlerts,
  finishAlert,
  loadDueAlerts,
  loadSourceTrouble,
  storeSighting,
  type WaitingAlert,
} from '#storage/alerts.ts'
import { runInPublication } from '#storage/publication.ts'
import { loadLatestRuns } from '#storage/runs.ts'
import { loadLatestEditions } from '#storage/snapshots.ts'
import type { Db } from '#storage/tables.ts'
import { assessSources, canBeStale, type SourceHealth } from './sourceHealth.ts'

export type Webhook = {
  url: string
  /** Sent as `Authorization: Bearer …`; null for none. */
  token: string | null
  statusUrl: string
}

/** The posted body: the alert, with an id that stays the same for every retry. */
export type WebhookBody = Alert & { id: string; link: string }

/** Milliseconds to wait for an answer. */
const TIMEOUT = 10_000
/** Milliseconds for which other processes leave an attempt alone, and the first pause after a failure; it doubles up to an hour. */
const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 3_600_000
/** An alert not delivered within a day is dropped; the status page shows the trouble. */
const GIVE_UP = 24 * 3_600_000
const FORGET = 30 * 24 * 3_600_000

/** Stores alerts for sources that became stale, even when no run happens any more. */
export async function storeStaleAlerts(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  for (const { source } of await staleSources(db, now)) {
    if ((await loadSourceTrouble(db, source)).staleSince !== null) continue
    await runInPublication(db, now.toISOString(), async (transaction) => {
      // Another process may have published it in the meantime.
      const still = (await staleSources(transaction, now)).find((one) => one.source === source)
      if (still) await storeSighting(transaction, sightingOf(still, now))
    })
  }
}

async function staleSources(db: Db, now: Date): Promise<SourceHealth[]> {
  const current = await loadLatestEditions(db)
  if (current?.kind !== 'real') return []
  const suspects = current.editions.filter(({ capturedAt }) => canBeStale(capturedAt, now))
  const troubles = await Promise.all(suspects.map(({ source }) => loadSourceTrouble(db, source)))
  // Usually there is none, or it is known. This early return avoids reading the many records of runs at every check.
  if (troubles.every(({ staleSince }) => staleSince !== null)) return []
  const health = assessSources({ kind: 'real', sources: current.editions }, await loadLatestRuns(db, RUNS), now)
  return health.filter(({ isStale, lastGood }) => isStale && lastGood !== null)
}

/** Enough runs to know when each source was last read well, even on the busiest schedule. */
const RUNS = 120

function sightingOf({ source, lastGood, isStale }: SourceHealth, now: Date): Sighting {
  const lastGoodAt = lastGood?.at ?? lastGood?.capturedAt ?? null
  return { source, at: now.toISOString(), outcome: null, reasons: [], isStale, lastGoodAt }
}

/**
 * Delivers the alerts of the outbox, each once: one of several processes takes each attempt. A process that dies before
 * recording the receiver's answer causes a repetition with the same id.
 * @param now Real time, because pauses are real.
 */
export async function deliverAlerts(db: Db, webhook: Webhook, now: () => Date, signal?: AbortSignal): Promise<void> {
  const due = await loadDueAlerts(db, now().toISOString())
  for (const waiting of due) {
    if (signal?.aborted) return
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(waiting.attempts, 10))
    if (!(await claimAttempt(db, waiting, new Date(now().getTime() + pause).toISOString()))) continue
    if (await sendAlert(webhook, waiting, signal)) await finishAlert(db, waiting.id, now().toISOString())
    else if (now().getTime() - Date.parse(waiting.createdAt) > GIVE_UP) await finishAlert(db, waiting.id, null)
  }
  if (due.length > 0) await deleteFinishedAlerts(db, new Date(now().getTime() - FORGET).toISOString())
}

/** Sends an alert now, for when there is no outbox. @returns Whether the receiver took it. */
export async function sendAlert(
  { url, token, statusUrl }: Webhook,
  { id, alert }: Pick<WaitingAlert, 'id' | 'alert'>,
  signal?: AbortSignal,
): Promise<boolean> {
  const body: WebhookBody = { id, ...alert, link: statusUrl }
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]),
    })
    // The content does not matter, and may be endless.
    await Promise.race([response.body?.cancel(), delay(1_000)])
    return response.ok
  } catch {
    return false
  }
}
