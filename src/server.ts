import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { buildOfPage, moveScriptsAfterPaint, renderPage } from '#server/renderPage.ts'

/** Answers requests in the built `server.js`: the framework renders the page, and its scripts wait for the first paint. */
const fetch = createStartHandler((page) => {
  const { ssr, state } = page.router
  const matched = state.matches.map(({ routeId }) => routeId)
  page.responseHeaders.set('x-yapa-build', buildOfPage(ssr?.manifest, matched))
  page.router.ssr = {
    get manifest() {
      return moveScriptsAfterPaint(ssr?.manifest, matched)
    },
  }
  return renderPage(page)
})

/** Exported for the web process, which caches pages. */
export { pageReads } from './routes/-keptPages.ts'

export default createServerEntry({ fetch })
