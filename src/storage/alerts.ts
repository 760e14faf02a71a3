import { z } from 'zod'
import type { SourceSlug } from '#domain/catalogue/source.ts'
import { ALERT_EVENTS, type Alert, NO_TROUBLE, type Sighting, type SourceTrouble, trackTrouble } from '#operations/alert.ts'
import { fromJson, toJson } from './jsonColumn.ts'
import type { Db, Instant } from './tables.ts'

const alertSchema: z.ZodType<Alert> = z.strictObject({
  event: z.enum(ALERT_EVENTS),
  // Any text: an alert may wait that an earlier version wrote, of a feed that this one does not know.
  source: z.custom<SourceSlug>((source) => typeof source === 'string').nullable(),
  at: z.string(),
  text: z.string(),
  reasons: z.array(z.string()),
  lastGoodAt: z.string().nullable(),
})

/** An alert in the outbox. `id` stays the same for every retry, so that the receiver recognizes a repetition. */
export type WaitingAlert = { id: string; alert: Alert; attempts: number; createdAt: Instant }

export async function loadSourceTrouble(db: Db, source: SourceSlug): Promise<SourceTrouble> {
  const row = await db.selectFrom('source_troubles').selectAll().where('source', '=', source).executeTakeFirst()
  return row ? { heldSince: row.held_since, staleSince: row.stale_since, toldAt: row.told_at } : NO_TROUBLE
}

export async function storeSighting(transaction: Db, sighting: Sighting): Promise<void> {
  const before = await loadSourceTrouble(transaction, sighting.source)
  const { trouble, alerts } = trackTrouble(before, sighting)
  if (alerts.length === 0) return
  const row = { held_since: trouble.heldSince, stale_since: trouble.staleSince, told_at: trouble.toldAt }
  await transaction
    .insertInto('source_troubles')
    .values({ source: sighting.source, ...row })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .execute()
  for (const alert of alerts) await storeAlert(transaction, alert)
}

export async function storeAlert(transaction: Db, alert: Alert): Promise<void> {
  await transaction
    .insertInto('alerts')
    .values({
      id: `${alert.source ?? 'yapa'}-${alert.event}-${alert.at}`,
      created_at: alert.at,
      alert: toJson(alert),
      attempts: 0,
      next_try_at: alert.at,
      delivered_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Milliseconds. The longest pause before a retry is an hour; a retry further away was set by a wrong clock. */
const LONGEST_WAIT = 2 * 3_600_000

const MOST_AT_ONCE = 20

/** Returns alerts whose next attempt is due, the oldest first. */
export async function loadDueAlerts(db: Db, now: Instant): Promise<WaitingAlert[]> {
  const tooFar = new Date(Date.parse(now) + LONGEST_WAIT).toISOString()
  const rows = await db
    .selectFrom('alerts')
    .selectAll()
    .where(({ eb, or }) => or([eb('next_try_at', '<=', now), eb('next_try_at', '>', tooFar)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute()
  return rows.map(({ id, alert, attempts, created_at }) => ({
    id,
    alert: fromJson(alert, alertSchema, 'alerts.alert'),
    attempts,
    createdAt: created_at,
  }))
}

/** Claims a retry for this process. @returns false when another process was quicker. */
export async function claimAttempt(db: Db, { id, attempts }: WaitingAlert, nextTryAt: Instant): Promise<boolean> {
  const row = await db
    .updateTable('alerts')
    .set({ attempts: attempts + 1, next_try_at: nextTryAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('next_try_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends an alert. @param deliveredAt null: given up, without further retries. */
export async function finishAlert(db: Db, id: string, deliveredAt: Instant | null): Promise<void> {
  await db.updateTable('alerts').set({ next_try_at: null, delivered_at: deliveredAt }).where('id', '=', id).execute()
}

export async function deleteFinishedAlerts(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('alerts').where('next_try_at', 'is', null).where('created_at', '<', before).execute()
}
