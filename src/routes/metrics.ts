import { createFileRoute } from '@tanstack/react-router'
import { answerUnknownAddress } from '#server/api/apiRoute.server.ts'
import { METRICS_TYPE, metricsText } from '#server/metrics.ts'
import { isOperatorRequest } from '#server/requestClient.ts'
import { getRuntime } from '#server/runtime.server.ts'

export const Route = createFileRoute('/metrics')({
  server: {
    handlers: {
      GET: async (context) => {
        if (!isOperatorRequest()) return answerUnknownAddress(context)
        return new Response(await metricsText(await getRuntime()), {
          headers: { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' },
        })
      },
    },
  },
})
