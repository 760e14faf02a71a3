import { createFileRoute } from '@tanstack/react-router'
import { systemClock } from '#domain/calendar/clock.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { writeSecurityText } from '#server/siteMap.ts'

export const Route = createFileRoute('/.well-known/security.txt')({
  server: {
    handlers: {
      GET: async () => {
        const { config } = await getRuntime()
        // Uses the real time even when the clock is frozen for a demonstration, because the text must not be expired.
        return new Response(writeSecurityText(config, systemClock.now()), {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
        })
      },
    },
  },
})
