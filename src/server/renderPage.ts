import {
  createSsrStreamResponse,
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { DISCREET_WORDS } from './functionAnswers.ts'

type Page = Parameters<Parameters<typeof defineHandlerCallback>[0]>[0]

/**
 * Renders a page. The framework's own handler answers 200 without the content when a component throws, because React leaves that part to
 * the browser; this one answers 500 with the error view in the page's frame.
 * @throws what the frame itself throws.
 */
export const renderPage = defineHandlerCallback(async (page) => {
  const { request, router, responseHeaders } = page
  const first = await render(page)
  const failed = first.errors.length > 0
  if (failed) showError(page)
  const { html, errors } = failed ? await render(page) : first
  if (errors.length > 0) throw errors[0]
  const stream = new Response(html).body as ReadableStream
  const body = transformReadableStreamWithRouter(router, stream, { rendererSafePoint: 'script-close', signal: request.signal })
  return createSsrStreamResponse(router, new Response(body, { status: failed ? 500 : getSsrStatus(router), headers: responseHeaders }))
})

/**
 * Renders the whole page in one piece, since each of React's hundreds of chunks would go through the router's streams by itself, and collects
 * what its components threw. @throws what a component outside of every error boundary throws.
 */
async function render({ request, router }: Page): Promise<{ html: ArrayBuffer; errors: unknown[] }> {
  const errors: unknown[] = []
  const nonce = router.options.ssr?.nonce
  const stream = await renderToReadableStream(createElement(RouterServer, { router }), {
    signal: request.signal,
    ...(nonce !== undefined && { nonce }),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      errors.push(error)
      if (!request.signal.aborted) console.error('A page could not be rendered:', error)
    },
  })
  await stream.allReady
  return { html: await new Response(stream).arrayBuffer(), errors }
}

/** Makes the innermost route show its error view. The error itself stays in the log. */
function showError({ router: { stores } }: Page): void {
  const matches = stores.matches.get()
  const error = new Error(DISCREET_WORDS)
  stores.setMatches(matches.map((match, at) => (at === matches.length - 1 ? { ...match, status: 'error', error } : match)))
}
