import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerRequest } from 'srvx'

/** Node's own request and response. @throws when the request did not come through a Node server. */
export function exchangeOf(request: ServerRequest): { req: IncomingMessage; res: ServerResponse } {
  const node = request.runtime?.node
  if (!node?.res) throw new Error('The request did not come through a Node server.')
  return { req: node.req as IncomingMessage, res: node.res as ServerResponse }
}

/** The path as the client sent it: not decoded, and without the query, which may hold a wallet. */
export function pathOf({ url }: IncomingMessage): string {
  return (url ?? '/').split('?', 1)[0] as string
}
