import { createHash } from 'node:crypto'
import { createServerOnlyFn } from '@tanstack/react-start'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { READERS, type Reader } from '#domain/promotion/readings.ts'
import type { ReviewedPromotion } from '#domain/promotion/review.ts'
import { FAILURE_POLICY, failurePage } from '#server/http/failurePage.ts'
import { makeRateLimit } from '#server/http/rateLimit.ts'
import { log } from '#server/log.ts'
import { getRequestClient } from '#server/requestClient.ts'
import type { WaitingCard } from '#server/review/queue.ts'
import {
  isTemplateKey,
  listWaitingCards,
  makePostponedCookie,
  type Reviewer,
  readPostponedCards,
  reviewCard,
  reviewerOf,
  undoReview,
} from '#server/review/reviewDesk.server.ts'
import { getRuntime, type Runtime } from '#server/runtime.server.ts'
import { isStorageAway } from '#server/withStorage.ts'
import { DESK_SCRIPT, DESK_STYLES, DeskPage, listFieldsInQuestion, NoDeskPage, type StoredReview } from './DeskPage.tsx'
import { emptyReviewText, haveEachReadersOwn, ReviewProblem, readReviewText, reviewsOfReader, writeReviewText } from './reviewText.ts'

/** Limits wrong access words, for their sender only: nobody guesses sixteen characters, from however many addresses. */
const WRONG_WORDS = makeRateLimit({ limit: 5, window: 15 * 60_000, maxKeys: 10_000 })

/** Answers a request to the review desk. Without the operator's token the page does not exist. */
export const answerDesk = createServerOnlyFn(async (request: Request): Promise<Response> => {
  const runtime = await getRuntime()
  const token = runtime.config.reviewToken
  if (token === null) return nothingHere()
  const authorization = request.headers.get('authorization')
  if (authorization === null) return noDesk('Hace falta la clave.', 401, ASK)
  const client = getRequestClient()
  const wait = WRONG_WORDS.take(client)
  if (wait > 0) return noDesk('Demasiados intentos. Probá más tarde.', 429, { 'retry-after': String(wait) })
  const reviewer = reviewerOf(authorization, token)
  if (reviewer === null) return noDesk('Esa no es la clave.', 401, ASK)
  WRONG_WORDS.giveBack(client)
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : null
  const seat = { ...reviewer, later: readPostponedCards(request.headers.get('cookie')) }
  try {
    return await (form === null ? desk(runtime, seat, { done: doneIn(new URL(request.url).searchParams) }) : act(runtime, seat, form))
  } catch (error) {
    log().error({ err: error }, 'the review desk failed')
    const isAway = isStorageAway(error)
    const why = isAway ? 'La base de datos no contesta o no tiene lugar.' : 'Algo falló de nuestro lado.'
    const again = form
      ? 'No se guardó: en un rato recargá la página, y el navegador manda otra vez lo que escribiste.'
      : 'Probá en un rato.'
    return noDesk(`${why} ${again}`, isAway ? 503 : 500)
  }
})

/** A reviewer, with the keys of the cards they postponed. */
type Seat = Reviewer & { later: ReadonlySet<string> }

const isReader = (action: string): action is Reader => (READERS as readonly string[]).includes(action)

const ARE_TWO =
  'Cada lectura encontró una promo que la otra no: elegí la que vale, o quitá la que sobra. Si son dos promos distintas, guardá otra vez.'

type Said = {
  notice?: string
  status?: number
  line?: number | null
  text?: string
  isAskedWhetherTwo?: boolean
  done?: StoredReview | null
}

/** Renders the desk with the most urgent card, or with the one of the key. `text`: what was written of it. */
async function desk(runtime: Runtime, { by, later }: Seat, said: Said = {}, key?: string): Promise<Response> {
  const { notice = null, status, line = null, text, isAskedWhetherTwo = false, done = null } = said
  const queue = await listWaitingCards(runtime.config, later)
  const keyed = queue.find((one) => one.key === key)
  const waiting = keyed ?? queue[0]
  const card = waiting && {
    ...{ waiting, line, isAskedWhetherTwo, print: printOf(waiting) },
    // What was written is of one card only.
    text: (waiting === keyed ? text : undefined) ?? textOf(waiting),
  }
  return page(createElement(DeskPage, { card: card ?? null, count: queue.length, by, notice, done }), status)
}

function textOf({ card, promotions }: WaitingCard): string {
  return promotions.length === 0 ? emptyReviewText(card) : writeReviewText(promotions, promotions.map(listFieldsInQuestion))
}

/** Fingerprints what the reviewer saw: other words or readings make another card. */
function printOf({ card, promotions }: WaitingCard): string {
  const seen = promotions.map(({ readings }) => readings)
  return createHash('sha256')
    .update(JSON.stringify([card.text, writeReviewText(promotions), seen]))
    .digest('base64url')
    .slice(0, 22)
}

function doneIn(query: URLSearchParams): StoredReview | null {
  const [template = '', ...at] = (query.get('hecho') ?? '').split('.')
  return isTemplateKey(template) && isInstant(at.join('.')) ? { template, at: at.join('.') } : null
}

const isInstant = (text: string) => /^\d{4}-[\d:T.-]{1,20}Z$/.test(text)

async function act(runtime: Runtime, reviewer: Seat, form: URLSearchParams): Promise<Response> {
  const action = form.get('accion') ?? ''
  const key = form.get('clave') ?? ''
  const told = (notice: string, status: number, said: Said = {}) => desk(runtime, reviewer, { notice, status, ...said }, key)
  if (!isTemplateKey(key)) return told('Ese pedido no se entiende. No se guardó nada.', 400)
  if (action === 'deshacer') {
    const at = form.get('cuando') ?? ''
    const isUndone = isInstant(at) && (await undoReview(runtime, key, at))
    return isUndone ? told('Deshecha.', 200) : told('Esa revisión ya no está.', 409)
  }
  if (action === 'despues') return see('/revision', { 'set-cookie': makePostponedCookie(reviewer.later, key) })
  const waiting = (await listWaitingCards(runtime.config, reviewer.later)).find((one) => one.key === key)
  const isAsSeen = waiting && printOf(waiting) === form.get('huella') && (waiting.reviewedAt ?? '') === form.get('visto')
  if (!isAsSeen) return told('Esa tarjeta cambió, o la revisó alguien más. No se guardó nada.', 409)
  const text = (form.get('texto') ?? '').replaceAll('\r', '')
  try {
    const promotions = reviewsBy(action, text, waiting)
    if (promotions === null) return told('Ese pedido no se entiende. No se guardó nada.', 400, { text })
    if (action === 'guardar' && !form.has('son-dos') && haveEachReadersOwn(promotions, text, waiting.promotions))
      return told(ARE_TWO, 422, { text, isAskedWhetherTwo: true })
    const at = await reviewCard(runtime, waiting, promotions, reviewer.by)
    return at === null ? told('La revisó alguien más recién. No se guardó nada.', 409) : see(`/revision?hecho=${key}.${at}`)
  } catch (error) {
    if (error instanceof ReviewProblem) return told(error.message, 422, { text, line: error.line })
    throw error
  }
}

/** Returns what an action says of the card; null for an action that is none. @throws ReviewProblem */
function reviewsBy(action: string, text: string, { card, promotions }: WaitingCard): ReviewedPromotion[] | null {
  if (action === 'nada') return []
  if (isReader(action)) return reviewsOfReader(action, card, promotions)
  return action === 'guardar' ? readReviewText(text, card, promotions) : null
}

/** Has the browser ask for a name and the token, which it then sends along. */
const ASK = { 'www-authenticate': 'Basic realm="Revision", charset="UTF-8"' }

const noDesk = (words: string, status: number, headers: Record<string, string> = {}) =>
  page(createElement(NoDeskPage, { words }), status, headers)

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
