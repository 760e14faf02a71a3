import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi'
import {
  changesAnswer,
  livenessAnswer,
  paymentMethodsAnswer,
  problemAnswer,
  promotionAnswer,
  promotionsAnswer,
  readinessAnswer,
  statusAnswer,
  supermarketsAnswer,
} from './answers.ts'
import type { ApiAnswer, ApiRequest } from './apiRoute.server.ts'
import { changesQuery, noQuery, promotionsQuery, readQuery, shopperQuery } from './parameters.ts'

/** One address of the API. `fails`: the statuses with which it refuses; failures of ours come on top. */
type Operation = {
  address: string
  id: string
  summary: string
  /** The schema of the query. */
  query: z.ZodObject
  /** The parts of the address in braces. */
  path?: Record<string, z.ZodType>
  answer: { description: string; schema: z.ZodType }
  fails: (400 | 404 | 429 | 503)[]
}

const OPERATIONS: Operation[] = [
  {
    address: '/api/v1/promotions',
    id: 'listPromotions',
    summary: 'Las promociones que valen un día, primero las mejores para quien pregunta.',
    query: promotionsQuery,
    answer: { description: 'Las promociones de ese día.', schema: promotionsAnswer },
    fails: [400, 503],
  },
  {
    address: '/api/v1/promotions/{id}',
    id: 'onePromotion',
    summary: 'Una promoción, con el texto original del que salió cada dato.',
    query: shopperQuery,
    path: { id: z.string().meta({ description: 'El identificador de la promoción.' }) },
    answer: { description: 'La promoción y su texto original, si la base de datos está.', schema: promotionAnswer },
    fails: [400, 404, 503],
  },
  {
    address: '/api/v1/changes',
    id: 'listChanges',
    summary: 'Qué apareció, cambió y terminó en los últimos días, primero lo último.',
    query: changesQuery,
    answer: { description: 'Los cambios.', schema: changesAnswer },
    fails: [400, 503],
  },
  {
    address: '/api/v1/payment-methods',
    id: 'listPaymentMethods',
    summary: 'El catálogo: todo lo que pueden nombrar wallet, conditions y memberships.',
    query: noQuery,
    answer: { description: 'El catálogo de medios de pago.', schema: paymentMethodsAnswer },
    fails: [400],
  },
  {
    address: '/api/v1/supermarkets',
    id: 'listSupermarkets',
    summary: 'Las cadenas, sus formatos y de cuándo es lo publicado de cada una.',
    query: noQuery,
    answer: { description: 'Las cadenas.', schema: supermarketsAnswer },
    fails: [400],
  },
  {
    address: '/api/v1/status',
    id: 'showStatus',
    summary: 'Qué está publicado, de cuándo es y qué se rechazó, fuente por fuente.',
    query: noQuery,
    answer: { description: 'El estado; contesta también cuando no hay nada publicado.', schema: statusAnswer },
    fails: [400],
  },
  {
    address: '/health/live',
    id: 'live',
    summary: 'El proceso está en marcha.',
    query: noQuery,
    answer: { description: 'En marcha.', schema: livenessAnswer },
    fails: [],
  },
  {
    address: '/health/ready',
    id: 'ready',
    summary: 'Hay algo que servir; con la antigüedad de cada fuente.',
    query: noQuery,
    answer: { description: 'Listo, o sirviendo lo último que se supo (degraded).', schema: readinessAnswer },
    fails: [503],
  },
]

const FAILURES: Record<Operation['fails'][number], string> = {
  400: 'Un parámetro no sirve; `parameter` dice cuál.',
  404: 'No está publicada.',
  429: 'Demasiados planes en un minuto; `Retry-After` dice cuándo volver.',
  503: 'Todavía no hay nada publicado; `Retry-After` dice cuándo volver.',
}

/** Describes the API as OpenAPI 3.1, from the schemas that read queries and test answers. @param siteUrl The public origin. */
export function openApiDocument(siteUrl: string) {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Yapa',
      version: '1',
      description: DESCRIPTION,
    },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(OPERATIONS.map((operation) => [operation.address, { get: operationObject(operation) }])),
  })
}

const DESCRIPTION =
  'Promociones de supermercados de la Argentina según los medios de pago. Lectura libre, sin clave, también desde otras páginas (CORS). Los datos se generan automáticamente y pueden tener errores: la fuente original está en `url`.'

function operationObject({ id, address, summary, query, path, answer, fails }: Operation): ZodOpenApiOperationObject {
  // The readiness check fails in a form of its own, for the programs that watch it.
  const failure =
    address === '/health/ready' ? content('application/json', answer.schema) : content('application/problem+json', problemAnswer)
  return {
    operationId: id,
    summary,
    requestParams: { query, ...(path && { path: z.object(path) }) },
    responses: {
      '200': { description: answer.description, content: content('application/json', answer.schema) },
      ...Object.fromEntries(fails.map((status) => [status, { description: FAILURES[status], content: failure }])),
    },
  }
}

function content(type: string, schema: z.ZodType) {
  return { [type]: { schema } }
}

/** `GET /api/v1/openapi.json` */
export function describeApi({ runtime, query }: ApiRequest): ApiAnswer {
  readQuery(noQuery, query)
  return { body: openApiDocument(runtime.config.siteUrl), cacheControl: 'public, max-age=3600' }
}
