import { createFileRoute } from '@tanstack/react-router'
import { getRuntime } from '#server/runtime.server.ts'
import { writeRobotsText } from '#server/siteMap.ts'

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: async () =>
        new Response(writeRobotsText((await getRuntime()).config), {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
        }),
    },
  },
})
