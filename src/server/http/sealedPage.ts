import { createHash } from 'node:crypto'

/** A page with the hashes of its own inline scripts and styles, in the form that a policy has. */
export type SealedPage = { html: string; scripts: string[]; styles: string[] }

/**
 * Replaces the nonce of a rendered page by hashes, so that everybody can get the same bytes. It hashes only what the renderer marked with the
 * nonce: a script inside scraped text has no hash and does not run. The nonce itself never leaves the process.
 * @throws when nothing carries the nonce, or it stands elsewhere: then the renderer marks its scripts in another way.
 */
export function sealed(html: string, nonce: string): SealedPage {
  const parts = html.split(` nonce="${nonce}"`)
  // The router tells its client the nonce in an element of its own, which has no use without one.
  const page: SealedPage = { html: parts.join('').replace(`<meta property="csp-nonce" content="${nonce}"/>`, ''), scripts: [], styles: [] }
  for (const [at, part] of parts.slice(1).entries()) {
    const element = /<(script|style)\b(?![^>]* src=)[^<>]*$/.exec(lastTag(parts[at] as string))?.[1]
    if (element) page[element === 'script' ? 'scripts' : 'styles'].push(hashOf(contentOf(part, element)))
  }
  if (page.scripts.length === 0 || page.html.includes(nonce)) throw new Error('The page marks its own scripts in an unknown way.')
  return page
}

function lastTag(text: string): string {
  return text.slice(text.lastIndexOf('<'))
}

/** @param part Text that begins inside the opening tag. */
function contentOf(part: string, element: string): string {
  return part.slice(part.indexOf('>') + 1, part.indexOf(`</${element}>`))
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
