import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { failedAnswer } from '#server/functionAnswers.ts'
import { scriptsAfterPaint } from '#server/http/scriptsAfterPaint.ts'

/** How the built `server.js` answers requests: rendered by the framework, with scripts that wait for the first paint. */
const answer = createStartHandler((page) => {
  const { ssr, state } = page.router
  const matched = state.matches.map(({ routeId }) => routeId)
  page.router.ssr = {
    get manifest() {
      return scriptsAfterPaint(ssr?.manifest, matched)
    },
  }
  return defaultStreamHandler(page)
})

/** The framework treats a call that names no function as its own error. */
const fetch: typeof answer = (request, options) =>
  new URL(request.url).pathname === '/_serverFn/' ? failedAnswer(404) : answer(request, options)

/** For the web process, which keeps pages. */
export { pageReads } from './routes/-keptPages.ts'

export default createServerEntry({ fetch })
