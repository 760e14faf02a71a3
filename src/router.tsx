import { createRouter } from '@tanstack/react-router'
import { pageNonce } from '#server/pageNonce.ts'
import { routeTree } from './routeTree.gen'

export function getRouter() {
  const nonce = pageNonce()
  return createRouter({ routeTree, scrollRestoration: true, defaultPreload: 'intent', ssr: nonce === undefined ? {} : { nonce } })
}
