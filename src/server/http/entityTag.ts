import { hash } from 'node:crypto'

export const entityTag = (content: string): string => `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`

/** Whether the client has what the tag names, by its `If-None-Match`. */
export function matchesEntityTag(etag: string, ifNoneMatch: string | null | undefined): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, '')
  return (ifNoneMatch ?? '').split(',').some((one) => opaque(one) === '*' || opaque(one) === opaque(etag))
}

/** Answers with a text of type `type` and its tag; with 304 who has this very text. */
export function answerWithEntityTag(request: Request, text: string, type: string, headers: HeadersInit): Response {
  const all = new Headers(headers)
  const etag = entityTag(text)
  all.set('etag', etag)
  if (matchesEntityTag(etag, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers: all })
  all.set('content-type', type)
  return new Response(text, { headers: all })
}
