import { createFileRoute } from '@tanstack/react-router'
import { metricsText } from '#server/metrics.ts'
import { getRuntime } from '#server/runtime.server.ts'

export const Route = createFileRoute('/metrics')({
  server: {
    handlers: {
      GET: async () =>
        new Response(metricsText(await getRuntime()), {
          headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
        }),
    },
  },
})
