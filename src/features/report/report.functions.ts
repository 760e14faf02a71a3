import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { titleOf } from '#domain/description/toText.ts'
import { toListedPromotion } from '#domain/promotion/listedPromotion.ts'
import { BadCall } from '#server/functionAnswers.ts'
import { makeReportRefusal, type ReportAnswer, receiveReport, type Submission } from '#server/reports/reportDesk.server.ts'
import { getRequestClient } from '#server/requestClient.ts'
import { getRuntime } from '#server/runtime.server.ts'
import type { ReportFormData, SentReport } from './reportForm.ts'

export const loadReportForm = createServerFn({ method: 'GET' })
  .validator((asked: { promotionId?: string | undefined }) => {
    const promotionId: unknown = asked?.promotionId ?? ''
    if (typeof promotionId !== 'string') throw new BadCall('No promotion is named')
    return { promotionId: promotionId.slice(0, 40) }
  })
  .handler(async ({ data: { promotionId } }): Promise<ReportFormData> => {
    const index = (await getRuntime()).index()
    const promotion = index?.byId.get(promotionId)
    return {
      about: promotion ? titleOf(toListedPromotion(promotion)) : null,
      version: index?.snapshot.version ?? null,
      openedAt: Date.now(),
    }
  })

const NAMES = ['mensaje', 'correo', 'campo', 'promocion', 'version', 'abierto'] as const

/**
 * Answers a sent form: with JSON for the page's script; otherwise with a redirect, or the same page with corrections.
 * @param showAgain Renders the page of the form.
 */
export const answerReport = createServerOnlyFn(
  async <Page>(request: Request, showAgain: (sent: SentReport) => Page): Promise<Response | Page> => {
    const form = await request.formData().catch(() => null)
    const submission = Object.fromEntries(NAMES.map((name) => [name, textOf(form, name)])) as Submission
    const answer = await received(form && submission)
    if (request.headers.get('accept') === 'application/json') return json(answer)
    if (answer.status === 200) return new Response(null, { status: 303, headers: { location: '/reportar?listo=1' } })
    setResponseStatus(answer.status)
    if (answer.retryAfter !== undefined) setResponseHeader('retry-after', String(answer.retryAfter))
    const { mensaje, correo, campo, promocion, version, abierto } = submission
    const { notice, problems } = answer
    // A corrected form is still the same form.
    return showAgain({ values: { mensaje, correo, campo, promocion, version }, notice, problems, openedAt: Number(abierto) })
  },
)

async function received(submission: Submission | null): Promise<ReportAnswer> {
  const { config } = await getRuntime()
  if (!submission) return makeReportRefusal(422, 'No pudimos leer el aviso. Escribilo de nuevo.')
  return receiveReport(config, submission, getRequestClient())
}

function textOf(form: FormData | null, name: string): string {
  const value = form?.get(name)
  return typeof value === 'string' ? value : ''
}

function json(answer: ReportAnswer): Response {
  if (answer.status === 200) return Response.json({}, { headers: { 'cache-control': 'no-store' } })
  const { status, notice, problems, retryAfter } = answer
  const headers = { 'cache-control': 'no-store', ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) }
  return Response.json({ notice, problems }, { status, headers })
}
