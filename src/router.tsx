// The first import, because it sets the order of the style layers.
import './routes/styles.css'
import { createRouter } from '@tanstack/react-router'
import { PageError } from '#features/failure/ErrorView.tsx'
import { NotFoundView } from '#features/failure/NotFoundView.tsx'
import { getPageNonce } from '#server/requestClient.ts'
import { parseSearch, stringifySearch } from '#ui/urlSearch.ts'
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

export function getRouter() {
  const nonce = getPageNonce()
  return createRouter({
    routeTree,
    // A proxy blocks addresses by their exact names.
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    scrollRestoration: afterTheFirst(),
    defaultPreload: 'intent',
    // These views appear inside the layout; the root's own are for a failure of the layout itself.
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundView,
    ssr: nonce === undefined ? {} : { nonce },
  })
}
