import { createFileRoute } from '@tanstack/react-router'
import { METRICS_TYPE, metricsText } from '#server/metrics.ts'
import { getRuntime } from '#server/runtime.server.ts'

export const Route = createFileRoute('/metrics')({
  server: {
    handlers: {
      GET: async () =>
        new Response(await metricsText(await getRuntime()), { headers: { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' } }),
    },
  },
})
