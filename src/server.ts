import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { scriptsAfterPaint } from '#server/http/scriptsAfterPaint.ts'

/** How the built `server.js` answers requests: rendered by the framework, with scripts that wait for the first paint. */
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

/** For the web process, which keeps pages. */
export { pageReads } from './routes/-keptPages.ts'

export default createServerEntry({ fetch })
