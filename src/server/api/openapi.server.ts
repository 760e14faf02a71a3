import { z } from 'zod'
import { ALL_CHAIN_SLUGS, CHANNELS } from '#domain/chain.ts'
import { MEMBERSHIPS } from '#domain/promotion.ts'
import { CONDITIONS } from '#domain/wallet.ts'
import { membershipSlug } from '#domain/walletParameter.ts'
import {
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
import { onlyKnown } from './parameters.ts'

type Parameter = { name: string; in: 'query' | 'path'; required: boolean; description: string; schema: object; example?: string }

/** One address of the API. `fails`: the statuses with which it may refuse, besides a mistake of ours. */
type Operation = {
  path: string
  id: string
  summary: string
  parameters: Parameter[]
  answer: { description: string; schema: z.ZodType }
  fails: (400 | 404 | 503)[]
}

const optional = (name: string, description: string, schema: object, example?: string): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  ...(example !== undefined && { example }),
})
const text = { type: 'string' }

const SHOPPER: Parameter[] = [
  optional(
    'wallet',
    'Los medios de pago, separados por comas; las tarjetas de cada institución van después de dos puntos, unidas por +. Los nombres son los de /api/v1/payment-methods.',
    { ...text, maxLength: 4000 },
    'banco-galicia:visa-credito+mastercard-debito,mercado-pago,modo',
  ),
  optional('conditions', `Lo que vale para la persona, separado por comas: ${CONDITIONS.join(', ')}.`, text, 'jubilado'),
  optional('memberships', `Clubes, separados por comas: ${MEMBERSHIPS.map(membershipSlug).join(', ')}.`, text, 'mi-carrefour'),
  optional('province', 'Dónde vive, sin acentos y con guiones.', text, 'cordoba'),
  optional(
    'answers',
    'Respuestas a lo que las promociones piden, separadas por comas: las claves de `missing[].question`, con un - delante de las que son un no.',
    { ...text, maxLength: 4000 },
    'salary:banco-galicia,-pensioner',
  ),
  optional('amount', 'Pesos de la compra, con centavos después de un punto.', { type: 'number', exclusiveMinimum: 0 }, '60000'),
]

const OPERATIONS: Operation[] = [
  {
    path: '/api/v1/promotions',
    id: 'listPromotions',
    summary: 'Las promociones que valen un día, primero las mejores para quien pregunta.',
    parameters: [
      optional('date', 'El día; sin él, hoy en la Argentina.', { ...text, format: 'date' }, '2026-03-27'),
      optional('supermarket', 'Solo esta cadena.', { ...text, enum: ALL_CHAIN_SLUGS }, 'coto'),
      optional('where', 'Solo en el local o solo online.', { ...text, enum: CHANNELS }, 'online'),
      optional(
        'type',
        'Solo porcentajes o solo cuotas.',
        { ...text, enum: ['porcentaje', 'cuotas', 'cuotas sin intereses'] },
        'porcentaje',
      ),
      optional('q', 'Palabras que tienen que estar todas; no importan los acentos.', { ...text, maxLength: 100 }, 'galicia'),
      ...SHOPPER,
    ],
    answer: { description: 'Las promociones de ese día.', schema: promotionsAnswer },
    fails: [400, 503],
  },
  {
    path: '/api/v1/promotions/{id}',
    id: 'onePromotion',
    summary: 'Una promoción, con el texto original del que salió cada dato.',
    parameters: [{ name: 'id', in: 'path', required: true, description: 'El identificador de la promoción.', schema: text }, ...SHOPPER],
    answer: { description: 'La promoción y su texto original, si la base de datos está.', schema: promotionAnswer },
    fails: [400, 404, 503],
  },
  {
    path: '/api/v1/payment-methods',
    id: 'listPaymentMethods',
    summary: 'El catálogo: todo lo que pueden nombrar wallet, conditions y memberships.',
    parameters: [],
    answer: { description: 'El catálogo de medios de pago.', schema: paymentMethodsAnswer },
    fails: [400],
  },
  {
    path: '/api/v1/supermarkets',
    id: 'listSupermarkets',
    summary: 'Las cadenas, sus formatos y de cuándo es lo publicado de cada una.',
    parameters: [],
    answer: { description: 'Las seis cadenas.', schema: supermarketsAnswer },
    fails: [400],
  },
  {
    path: '/api/v1/status',
    id: 'showStatus',
    summary: 'Qué está publicado, de cuándo es y qué se rechazó, fuente por fuente.',
    parameters: [],
    answer: { description: 'El estado; contesta también cuando no hay nada publicado.', schema: statusAnswer },
    fails: [400],
  },
  {
    path: '/health/live',
    id: 'live',
    summary: 'El proceso está en marcha.',
    parameters: [],
    answer: { description: 'En marcha.', schema: livenessAnswer },
    fails: [],
  },
  {
    path: '/health/ready',
    id: 'ready',
    summary: 'Hay algo que servir; con la antigüedad de cada fuente.',
    parameters: [],
    answer: { description: 'Listo, o sirviendo lo último que se supo (degraded).', schema: readinessAnswer },
    fails: [503],
  },
]

const FAILURES: Record<Operation['fails'][number], string> = {
  400: 'Un parámetro no sirve; `parameter` dice cuál.',
  404: 'No está publicada.',
  503: 'Todavía no hay nada publicado; `Retry-After` dice cuándo volver.',
}

/** The API in the form of OpenAPI 3.1. @param siteUrl The public origin. */
export function openApiDocument(siteUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Yapa',
      version: '1',
      description:
        'Promociones de supermercados de la Argentina según los medios de pago. Lectura libre, sin clave, también desde otras páginas (CORS). Los datos se generan automáticamente y pueden tener errores: la fuente original está en `url`.',
    },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(OPERATIONS.map((operation) => [operation.path, { get: pathItem(operation) }])),
  }
}

function pathItem({ id, path, summary, parameters, answer, fails }: Operation) {
  // Readiness says why in its own form, for machines that watch it.
  const failure = path === '/health/ready' ? content('application/json', answer.schema) : content('application/problem+json', problemAnswer)
  return {
    operationId: id,
    summary,
    parameters,
    responses: {
      '200': { description: answer.description, content: content('application/json', answer.schema) },
      ...Object.fromEntries(fails.map((status) => [status, { description: FAILURES[status], content: failure }])),
    },
  }
}

function content(type: string, schema: z.ZodType): Record<string, { schema: object }> {
  const { $schema, ...jsonSchema } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  return { [type]: { schema: jsonSchema } }
}

/** `GET /api/v1/openapi.json` */
export function describeApi({ runtime, query }: ApiRequest): ApiAnswer {
  onlyKnown(query, [])
  return { body: openApiDocument(runtime.config.siteUrl), cacheControl: 'public, max-age=3600' }
}
