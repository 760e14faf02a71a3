import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { createServerOnlyFn } from '@tanstack/react-start'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { systemClock } from '#domain/calendar/clock.ts'
import { FAILURE_POLICY, failurePage } from '#server/http/failurePage.ts'
import { rateLimit } from '#server/http/rateLimit.ts'
import { requestClient } from '#server/requestClient.ts'
import { type Precedent, precedentOf } from '#server/review/precedent.ts'
import type { Waiting } from '#server/review/queue.ts'
import { reviewCard, undoReview, waitingCards } from '#server/review/reviewDesk.server.ts'
import { isToken, putOffCookie, putOffIn, type Reviewer, reviewerOf, sessionCookie } from '#server/review/session.ts'
import { getRuntime, type Runtime } from '#server/runtime.server.ts'
import { type DeskCard, DeskPage, EntryPage, type StoredReview } from './DeskPage.tsx'
import { DESK_SCRIPT } from './deskScript.ts'
import { DESK_STYLES } from './deskStyles.ts'
import { emptyDraft, makeDraft, type ReviewDraft, readDrafts, readReviewedPromotion } from './reviewForm.ts'
import { FormProblem } from './shapeForm.ts'

/** Limits wrong access words: per sender, and for all senders together, so that many addresses guess no faster. */
const ENTRIES = {
  own: rateLimit({ limit: 5, window: 15 * 60_000, maxKeys: 10_000 }),
  all: rateLimit({ limit: 60, window: 3_600_000, maxKeys: 1 }),
}
/** Limits saved reviews to more than a person can type. */
const SENT = rateLimit({ limit: 240, window: 60_000, maxKeys: 1_000 })

/** Answers a request to the review desk. Without the operator's token the page does not exist. */
export const answerDesk = createServerOnlyFn(async (request: Request): Promise<Response> => {
  const runtime = await getRuntime()
  const token = runtime.config.reviewToken
  if (token === null) return nothingHere()
  const now = systemClock.now()
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : null
  if (form?.get('accion') === 'entrar') return enter(form, token, now)
  const cookies = request.headers.get('cookie')
  const reviewer = reviewerOf(cookies, token, now)
  if (reviewer === null) return page(createElement(EntryPage, { notice: null }), 401)
  const seat = { ...reviewer, later: putOffIn(cookies) }
  if (form === null) return desk(runtime, seat, new URL(request.url).searchParams)
  if (SENT.take(requestClient()) > 0) return desk(runtime, seat, form, { notice: 'Muy rápido: esperá un momento.', status: 429 })
  return act(runtime, seat, form)
})

function enter(form: URLSearchParams, token: string, now: Date): Response {
  const wait = ENTRIES.own.take(requestClient()) || ENTRIES.all.take('')
  if (wait > 0)
    return page(createElement(EntryPage, { notice: 'Demasiados intentos. Probá más tarde.' }), 429, { 'retry-after': String(wait) })
  if (!isToken(form.get('clave') ?? '', token)) return page(createElement(EntryPage, { notice: 'Esa no es la clave.' }), 401)
  return see('/revision', { 'set-cookie': sessionCookie({ by: form.get('nombre') ?? '' }, token, now) })
}

/** A reviewer, with the keys of the cards they postponed. */
type Seat = Reviewer & { later: ReadonlySet<string> }

type Said = { notice?: string; status?: number; drafts?: ReviewDraft[]; key?: string }

/** Renders the desk with the card at place `n`, or with the card of the key. */
async function desk(
  runtime: Runtime,
  { by, later }: Seat,
  query: URLSearchParams,
  { notice, status, drafts, key }: Said = {},
): Promise<Response> {
  const queue = await waitingCards(runtime, later)
  const keyed = queue.findIndex((one) => one.key === key)
  const place = keyed >= 0 ? keyed : Math.min(Math.max(0, Math.trunc(Number(query.get('n')) || 0)), Math.max(0, queue.length - 1))
  const waiting = queue[place]
  const card = waiting ? { ...deskCard(waiting, drafts), place, of: queue.length } : null
  return page(createElement(DeskPage, { card, by, notice: notice ?? null, done: doneIn(query) }), status)
}

/** Prepares a card with the typed values, or the published ones, and with what a similar earlier review would give. */
function deskCard(waiting: Waiting, typed: ReviewDraft[] | undefined): Omit<DeskCard, 'place' | 'of'> {
  const drafts = typed ?? waiting.promotions.map(makeDraft)
  const own = { waiting, print: printOf(waiting), drafts }
  const precedent = precedentOf(waiting)
  if (precedent === null) return { ...own, precedent }
  return { ...own, precedent: { ...precedent, isOffered: !isDeepStrictEqual(draftsOf(precedent), drafts) } }
}

const draftsOf = ({ suggested }: Precedent): ReviewDraft[] => suggested.map(({ values, from }) => makeDraft(values, from))

/** Fingerprints what the reviewer saw: other words or readings make another card. */
function printOf({ card, promotions }: Waiting): string {
  const content = JSON.stringify([card.text, promotions.map(makeDraft)])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

function doneIn(query: URLSearchParams): StoredReview | null {
  const [, template, at] = /^([\w-]{32})\.(\d{4}-[\d:T.-]{1,20}Z)$/.exec(query.get('hecho') ?? '') ?? []
  return template === undefined || at === undefined ? null : { template, at }
}

async function act(runtime: Runtime, reviewer: Seat, form: URLSearchParams): Promise<Response> {
  const [action = '', place] = (form.get('accion') ?? '').split(' ')
  const key = form.get('clave') ?? ''
  if (action === 'deshacer') {
    const isUndone = await undoReview(runtime, key, form.get('cuando') ?? '')
    return desk(runtime, reviewer, form, { notice: isUndone ? 'Deshecha.' : 'Esa revisión ya no está.', status: isUndone ? 200 : 409, key })
  }
  if (action === 'despues') {
    return see(`/revision?n=${Number(form.get('n')) || 0}`, { 'set-cookie': putOffCookie(reviewer.later, key) })
  }
  const waiting = (await waitingCards(runtime, reviewer.later)).find((one) => one.key === key)
  const isAsSeen = waiting && printOf(waiting) === form.get('huella') && (waiting.reviewedAt ?? '') === form.get('visto')
  if (!isAsSeen)
    return desk(runtime, reviewer, form, { notice: 'Esa tarjeta cambió, o la revisó alguien más. No se guardó nada.', status: 409, key })
  const drafts = readDrafts(form)
  const precedent = action === 'anterior' ? precedentOf(waiting) : null
  if (precedent !== null)
    return desk(runtime, reviewer, form, { drafts: draftsOf(precedent), key, notice: 'Como en la anterior. Fijate y guardá.' })
  if (action === 'partir' || action === 'quitar') {
    const changed =
      action === 'partir' ? [...drafts, drafts.at(-1) ?? emptyDraft(waiting.card)] : drafts.filter((_, at) => at !== Number(place))
    return desk(runtime, reviewer, form, { drafts: changed, key })
  }
  if (action !== 'guardar' && action !== 'nada') return desk(runtime, reviewer, form, { status: 400, key })
  try {
    const promotions = action === 'nada' ? [] : drafts.map((draft) => readReviewedPromotion(draft, waiting.card, waiting.promotions))
    const at = await reviewCard(runtime, waiting, promotions, reviewer.by)
    if (at === null) return desk(runtime, reviewer, form, { notice: 'La revisó alguien más recién. No se guardó nada.', status: 409 })
    return see(`/revision?n=${Number(form.get('n')) || 0}&hecho=${key}.${at}`)
  } catch (error) {
    if (error instanceof FormProblem) return desk(runtime, reviewer, form, { notice: error.message, status: 422, drafts, key })
    throw error
  }
}

function nothingHere(): Response {
  const { contentType, body } = failurePage('/revision', 404)
  return new Response(body, {
    status: 404,
    headers: { ...PRIVATE, 'content-type': contentType, 'content-security-policy': FAILURE_POLICY },
  })
}

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

const see = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { ...PRIVATE, location, ...headers } })

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
/** Allows only the desk's own script and styles, whatever a card contains. */
const POLICY = `default-src 'none'; script-src ${hashOf(DESK_SCRIPT)}; style-src ${hashOf(DESK_STYLES)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

function page(content: ReactElement, status = 200, headers: Record<string, string> = {}): Response {
  const html = `<!doctype html><html lang="es-AR"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Revisión · Yapa</title><style>${DESK_STYLES}</style><body>${renderToStaticMarkup(content)}<script>${DESK_SCRIPT}</script></html>`
  const own = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  return new Response(html, { status, headers: { ...PRIVATE, ...own, ...headers } })
}
