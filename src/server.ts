import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { scriptsAfterPaint } from '#server/http/scriptsAfterPaint.ts'

const answer = createStartHandler(defaultStreamHandler)

/** What the built `server.js` answers requests with. Loaders end before a page is rendered, so that holding it back whole costs nothing. */
const fetch: typeof answer = async (request, options) => {
  const response = await answer(request, options)
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(scriptsAfterPaint(await response.text()), response)
}

export default createServerEntry({ fetch })
