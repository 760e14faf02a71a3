import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { scriptsAfterPaint } from '#server/http/scriptsAfterPaint.ts'

/** What the built `server.js` answers requests with: the framework's own rendering, of pages whose scripts wait for the first paint. */
const fetch = createStartHandler((page) => {
  const { ssr, state } = page.router
  const matched = state.matches.map(({ routeId }) => routeId)
  page.router.ssr = {
    get manifest() {
      return scriptsAfterPaint(ssr?.manifest, matched)
    },
  }
  return defaultStreamHandler(page)
})

export default createServerEntry({ fetch })
