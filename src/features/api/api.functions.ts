import { createServerFn } from '@tanstack/react-start'
import { openApiDocument } from '#server/api/openapi.server.ts'
import { getRuntime } from '#server/runtime.server.ts'

/** Loads the API's description for its part of `/sobre`: the OpenAPI document without its schemas. */
export const loadApi = createServerFn({ method: 'GET' }).handler(async (): Promise<ApiDescription> => {
  const { info, servers, paths } = openApiDocument((await getRuntime()).config.siteUrl)
  const operations = Object.entries(paths ?? {}).map(([path, { get }]) => ({
    path,
    summary: get?.summary ?? '',
    parameters: (get?.parameters ?? []).flatMap((one) =>
      'name' in one
        ? [{ name: one.name, description: one.description ?? '', example: one.example === undefined ? null : String(one.example) }]
        : [],
    ),
  }))
  return { description: info.description ?? '', origin: servers?.[0]?.url ?? '', operations }
})

/** The data of the API's part of `/sobre` (`loadApi`). */
export type ApiDescription = {
  description: string
  origin: string
  operations: {
    path: string
    summary: string
    parameters: { name: string; description: string; example: string | null }[]
  }[]
}
