import { createFileRoute } from '@tanstack/react-router'
import { today } from '#domain/calendar/clock.ts'
import { getRuntime } from '#server/runtime.server.ts'
import { writeSiteMap } from '#server/siteMap.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: async () => {
        const { clock, config, index } = await getRuntime()
        const published = index()
        const listed = published && { kind: published.snapshot.kind, promotions: published.promotions }
        return new Response(writeSiteMap(config, listed, today(clock)), {
          headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
        })
      },
    },
  },
})
