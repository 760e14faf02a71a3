// First of all: it says the order of the layers.
import './routes/styles.css'
import { createRouter, parseSearchWith } from '@tanstack/react-router'
import { ErrorView } from '#features/shell/ErrorView.tsx'
import { NotFoundView } from '#features/shell/NotFoundView.tsx'
import { pageNonce } from '#server/pageNonce.ts'
import { routeTree } from './routeTree.gen'

/**
 * Whether the router restores the scroll position. On the page that the server has drawn an inline script already has; the router, which
 * comes later, would scroll a shopper who has scrolled meanwhile back to the top.
 */
function afterTheFirst(): () => boolean {
  let isDrawn = typeof document === 'undefined'
  return () => {
    const restores = isDrawn
    isDrawn = true
    return restores
  }
}

/** A value of the URL; but an amount as people write it («80.000», which a form without JavaScript sends) is no 80. */
function readValue(text: string): unknown {
  return /^\d{1,3}(\.\d{3})+$/.test(text) ? text : JSON.parse(text)
}

export function getRouter() {
  const nonce = pageNonce()
  return createRouter({
    routeTree,
    // A proxy closes addresses by their exact names.
    caseSensitive: true,
    parseSearch: parseSearchWith(readValue),
    scrollRestoration: afterTheFirst(),
    defaultPreload: 'intent',
    // Inside the page's frame; the root's own views are shown when the frame itself fails.
    defaultErrorComponent: ErrorView,
    defaultNotFoundComponent: NotFoundView,
    ssr: nonce === undefined ? {} : { nonce },
  })
}
