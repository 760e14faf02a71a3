import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { failedAnswer } from '#server/functionAnswers.ts'
import { buildOfPage, scriptsAfterPaint } from '#server/http/scriptsAfterPaint.ts'
import { renderPage } from '#server/renderPage.ts'

/** How the built `server.js` answers requests: rendered by the framework, with scripts that wait for the first paint. */
const answer = createStartHandler((page) => {
  const { ssr, state } = page.router
  const matched = state.matches.map(({ routeId }) => routeId)
  page.responseHeaders.set('x-yapa-build', buildOfPage(ssr?.manifest, matched))
  page.router.ssr = {
    get manifest() {
      return scriptsAfterPaint(ssr?.manifest, matched)
    },
  }
  return renderPage(page)
})

/** The framework treats a call that names no function as its own error. */
const fetch: typeof answer = (request, options) =>
  new URL(request.url).pathname === '/_serverFn/' ? failedAnswer(404) : answer(request, options)

export default createServerEntry({ fetch })
