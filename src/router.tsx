import { createRouter } from '@tanstack/react-router'
import { ErrorView } from '#features/shell/ErrorView.tsx'
import { NotFoundView } from '#features/shell/NotFoundView.tsx'
import { pageNonce } from '#server/pageNonce.ts'
import { routeTree } from './routeTree.gen'

export function getRouter() {
  const nonce = pageNonce()
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Within the frame of the page; the root's own views stand in when the frame itself breaks.
    defaultErrorComponent: ErrorView,
    defaultNotFoundComponent: NotFoundView,
    ssr: nonce === undefined ? {} : { nonce },
  })
}
