import { systemClock } from '#domain/calendar/clock.ts'
import { type Report, type ReportProblems, type ReportValues, readReport } from '#domain/promotion/report.ts'
import { storeReport } from '#storage/reports.ts'
import type { StorageSettings } from '#storage/storage.ts'
import { makeRateLimit, type RateLimit } from '../http/rateLimit.ts'
import { log } from '../log.ts'
import { withStorage } from '../withStorage.ts'

/** The content of a form. `abierto`: when it was made, which tells a second try of one form from another form with the same words. */
export type Submission = ReportValues & { abierto: string }

/** The outcome of a submission. `notice` (Spanish) says what to do; `problems` stands next to the fields. */
export type ReportAnswer =
  | { status: 200 }
  | { status: 403 | 422 | 429 | 503; notice: string; problems: ReportProblems; retryAfter?: number }

/** The limit of one client: a shopper with a list of mistakes is welcome, a program is not. */
const PER_CLIENT = { limit: 6, window: 10 * 60_000, maxKeys: 10_000 }
/** The limit of all clients together, so that many addresses cannot fill the disk either. */
const TOGETHER = { limit: 300, window: 60 * 60_000, maxKeys: 1 }

export type ReportDesk = { receive(submission: Submission, client: string): Promise<ReportAnswer> }

/** @param keep Keeps a report, once for all tries of one form (`form`). It may fail. */
export function openReportDesk(
  keep: (report: Report, form: string) => Promise<unknown>,
  limits: Limits = { perClient: makeRateLimit(PER_CLIENT), together: makeRateLimit(TOGETHER) },
): ReportDesk {
  return {
    async receive(submission, client) {
      const read = readReport(submission)
      if (!read.ok) return { status: 422, notice: 'Falta un detalle para poder enviarlo.', problems: read.problems }
      const seconds = takeOne(limits, client)
      if (seconds > 0) {
        const minutes = Math.ceil(seconds / 60)
        const wait = minutes === 1 ? 'un minuto' : `${minutes} minutos`
        return { ...makeReportRefusal(429, `Nos llegaron varios avisos seguidos. Probá de nuevo en ${wait}.`), retryAfter: seconds }
      }
      try {
        await keep(read.report, submission.abierto)
        return { status: 200 }
      } catch (error) {
        limits.perClient.giveBack(client)
        limits.together.giveBack('')
        log().error({ err: error }, 'a report could not be kept')
        return makeReportRefusal(503, 'Ahora no podemos guardarlo. Tu texto sigue acá: probá de nuevo en un rato.')
      }
    },
  }
}

type Limits = { perClient: RateLimit; together: RateLimit }

/** @returns 0 when one more report is allowed, else the seconds until then. */
function takeOne({ perClient, together }: Limits, client: string): number {
  const own = perClient.take(client)
  if (own > 0) return own
  const all = together.take('')
  if (all > 0) perClient.giveBack(client)
  return all
}

type Refusal = Exclude<ReportAnswer, { status: 200 }>

export function makeReportRefusal(status: Refusal['status'], notice: string): Refusal {
  return { status, notice, problems: {} }
}

let desk: ReportDesk | null = null

/** Receives a submission at the only desk of this process. There is one desk because it counts submissions. */
export async function receiveReport(settings: StorageSettings, submission: Submission, client: string): Promise<ReportAnswer> {
  desk ??= openReportDesk((report, form) =>
    // The real time counts, even when a demonstration has frozen the clock.
    withStorage(settings, (db) => storeReport(db, report, systemClock.now().toISOString(), form)),
  )
  return desk.receive(submission, client)
}
