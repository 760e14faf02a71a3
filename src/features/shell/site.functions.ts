import { createServerFn } from '@tanstack/react-start'
import { getRuntime } from '#server/runtime.server.ts'

/** What every page says of the site: where it is reached and whom to write to. */
export const loadSite = createServerFn({ method: 'GET' }).handler(async () => {
  const { config } = await getRuntime()
  return { siteUrl: config.siteUrl, contactEmail: config.contactEmail }
})
