import { createFileRoute } from '@tanstack/react-router'
import { getRuntime } from '#server/runtime.server.ts'
import { securityText } from '#server/securityText.ts'

export const Route = createFileRoute('/.well-known/security.txt')({
  server: {
    handlers: {
      GET: async () => {
        const { config } = await getRuntime()
        // By the true time, also where a demonstration has frozen the clock: the text must not have expired.
        return new Response(securityText(config, new Date()), {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
        })
      },
    },
  },
})
