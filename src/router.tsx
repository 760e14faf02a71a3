// The first import, because it sets the order of the style layers.
import './routes/styles.css'
import { createRouter, parseSearchWith } from '@tanstack/react-router'
import { PageError } from '#features/shell/ErrorView.tsx'
import { NotFoundView } from '#features/shell/NotFoundView.tsx'
import { pageNonce } from '#server/pageNonce.ts'
import { routeTree } from './routeTree.gen'

/**
 * Says whether the router restores the scroll position. On the server's page an inline script already has; the router
 * comes later, and would scroll back a shopper who has moved meanwhile.
 */
function afterTheFirst(): () => boolean {
  let isDrawn = typeof document === 'undefined'
  return () => {
    const restores = isDrawn
    isDrawn = true
    return restores
  }
}

/** Parses a value of the URL; an amount as people write it («80.000», from a form without JavaScript) stays text instead of becoming 80. */
function readValue(text: string): unknown {
  return /^\d{1,3}(\.\d{3})+$/.test(text) ? text : JSON.parse(text)
}

export function getRouter() {
  const nonce = pageNonce()
  return createRouter({
    routeTree,
    // A proxy blocks addresses by their exact names.
    caseSensitive: true,
    parseSearch: parseSearchWith(readValue),
    scrollRestoration: afterTheFirst(),
    defaultPreload: 'intent',
    // These views appear inside the layout; the root's own are for a failure of the layout itself.
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundView,
    ssr: nonce === undefined ? {} : { nonce },
  })
}
