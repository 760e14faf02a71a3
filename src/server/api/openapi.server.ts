import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi'
import { getRuntime } from '../runtime.server.ts'
import { problemAnswer } from './answers.ts'
import { makeJsonRoute, type Operation } from './apiRoute.server.ts'
import { listPaymentMethods, listSupermarkets } from './catalogue.server.ts'
import { noQuery, readQuery } from './parameters.ts'
import { listPromotions, showPromotion } from './promotions.server.ts'
import { showLiveness, showReadiness, showStatus } from './status.server.ts'

export const OPERATIONS = [listPromotions, showPromotion, listPaymentMethods, listSupermarkets, showStatus, showLiveness, showReadiness]

type Documented = Omit<Operation, 'make'>

const FAILURES: Record<Operation['fails'][number], string> = {
  400: 'Un parámetro no sirve; `parameter` dice cuál.',
  404: 'No está publicada.',
  503: 'Todavía no hay nada publicado; `Retry-After` dice cuándo volver.',
}

/** Describes the API as OpenAPI 3.1, from the schemas that read queries and write answers. @param siteUrl The public origin. */
export function openApiDocument(siteUrl: string) {
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Yapa',
      version: '1',
      description: DESCRIPTION,
    },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(OPERATIONS.map((one) => [one.address, { get: operationObject(one) }])),
  })
}

const DESCRIPTION =
  'Promociones de supermercados de la Argentina según los medios de pago. Lectura libre, sin clave, también desde otras páginas (CORS). Los datos se generan automáticamente y pueden tener errores: la fuente original está en `url`.'

function operationObject({ id, address, summary, query, path, description, answer, fails }: Documented): ZodOpenApiOperationObject {
  // The readiness check fails in a form of its own, for the programs that watch it.
  const failure = address === '/health/ready' ? content('application/json', answer) : content('application/problem+json', problemAnswer)
  return {
    operationId: id,
    summary,
    requestParams: { ...(query && { query }), ...(path && { path: z.object(path) }) },
    responses: {
      '200': { description, content: content('application/json', answer) },
      ...Object.fromEntries(fails.map((status) => [status, { description: FAILURES[status], content: failure }])),
    },
  }
}

function content(type: string, schema: z.ZodType) {
  return { [type]: { schema } }
}

export const describeApi = makeJsonRoute(async ({ request }) => {
  readQuery(noQuery, new URL(request.url).searchParams)
  return { body: openApiDocument((await getRuntime()).config.siteUrl), cacheControl: 'public, max-age=3600' }
})
