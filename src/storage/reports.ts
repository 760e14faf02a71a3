import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { REPORT_FIELDS, type Report } from '#domain/promotion/report.ts'
import { canonicalJson } from './contentHash.ts'
import { fromJson, toJson } from './jsonColumn.ts'
import type { Db, Instant, ReportRow } from './tables.ts'

/** A stored report, with the promotion as published in the version that the shopper saw. */
export type StoredReport = Report & {
  /** People type it (`npm run yapa -- reports --done ID`), so it is short. */
  id: string
  createdAt: Instant
  /** The stored promotion in the API's form; null when the report names none, or none of that version. */
  promotion: object | null
  /** The time at which it was closed; null while open. */
  doneAt: Instant | null
}

/**
 * Stores a report.
 * @returns Its id.
 * @param form Identifies the form: repeated sendings of one form, as after a lost answer, are stored once.
 */
export async function storeReport(db: Db, report: Report, now: Instant, form = ''): Promise<string> {
  const row: ReportRow = {
    id: form === '' ? newId() : idOf(form, report),
    created_at: now,
    message: toJson(report.message),
    email: report.email === null ? null : toJson(report.email),
    field: report.field,
    promotion_id: report.promotionId,
    snapshot_version: report.snapshotVersion,
    promotion: await promotionAsShown(db, report),
    done_at: null,
  }
  await db
    .insertInto('reports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return row.id
}

/** Letters and digits that are not confused with each other. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

/** Returns a random id, so that processes need no common counter: 31⁸ are enough. */
function newId(): string {
  return idFrom(randomBytes(8))
}

function idOf(form: string, report: Report): string {
  return idFrom(
    createHash('sha256')
      .update(canonicalJson([form, report]))
      .digest()
      .subarray(0, 8),
  )
}

function idFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

async function promotionAsShown(db: Db, { promotionId, snapshotVersion }: Report): Promise<ReportRow['promotion']> {
  if (promotionId === null || snapshotVersion === null) return null
  const row = await db
    .selectFrom('snapshot_editions')
    .innerJoin('edition_promotions', 'edition_promotions.edition_id', 'snapshot_editions.edition_id')
    .select('promotion')
    .where('version', '=', snapshotVersion)
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst()
  return row?.promotion ?? null
}

/** Returns reports, newest first. @param withDone Whether to include closed ones. */
export async function loadLatestReports(db: Db, { withDone, limit }: { withDone: boolean; limit: number }): Promise<StoredReport[]> {
  let query = db.selectFrom('reports').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit)
  if (!withDone) query = query.where('done_at', 'is', null)
  return (await query.execute()).map(keptReport)
}

/** Closes a report. @returns Whether the id exists. */
export async function markReportDone(db: Db, id: string, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('reports').set({ done_at: now }).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Erases the e-mail addresses of reports older than one instant, and reports older than the other. */
export async function expireReports(db: Db, before: { emails: Instant; reports: Instant }): Promise<{ emails: number; reports: number }> {
  const { numDeletedRows } = await db.deleteFrom('reports').where('created_at', '<', before.reports).executeTakeFirst()
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('created_at', '<', before.emails)
    .executeTakeFirst()
  return { emails: Number(numUpdatedRows), reports: Number(numDeletedRows) }
}

function keptReport(row: ReportRow): StoredReport {
  return {
    id: row.id,
    createdAt: row.created_at,
    message: fromJson(row.message, z.string(), 'reports.message'),
    email: row.email === null ? null : fromJson(row.email, z.string(), 'reports.email'),
    field: REPORT_FIELDS.find((field) => field === row.field) ?? null,
    promotionId: row.promotion_id,
    snapshotVersion: row.snapshot_version,
    promotion: row.promotion === null ? null : fromJson(row.promotion, z.looseObject({}), 'reports.promotion'),
    doneAt: row.done_at,
  }
}
