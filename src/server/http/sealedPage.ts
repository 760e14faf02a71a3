import { createHash } from 'node:crypto'

/** A page and the inline scripts and styles that belong to it, named by their content as a policy names them. */
export type SealedPage = { html: string; scripts: string[]; styles: string[] }

/**
 * Replaces the nonce that a page was rendered with by hashes, so that the same bytes can be sent to everybody. Only what the renderer marked
 * with the nonce is named: a script that came with scraped text is not, and does not run. The nonce itself never leaves the process.
 * @throws when nothing carries the nonce, or it occurs elsewhere: then the renderer marks its scripts in another way.
 */
export function sealed(html: string, nonce: string): SealedPage {
  const parts = html.split(` nonce="${nonce}"`)
  const page: SealedPage = { html: parts.join('').replaceAll(` content="${nonce}"`, ''), scripts: [], styles: [] }
  for (const [at, part] of parts.slice(1).entries()) {
    const element = /<(script|style)\b(?![^>]* src=)[^<>]*$/.exec(lastTag(parts[at] as string))?.[1]
    if (element) page[element === 'script' ? 'scripts' : 'styles'].push(hashOf(contentOf(part, element)))
  }
  if (page.scripts.length === 0 || page.html.includes(nonce)) throw new Error('The page marks its own scripts in an unknown way.')
  return page
}

/** What was written of the element that the text ends in. */
function lastTag(text: string): string {
  return text.slice(text.lastIndexOf('<'))
}

/** @param part From inside the opening tag on. */
function contentOf(part: string, element: string): string {
  return part.slice(part.indexOf('>') + 1, part.indexOf(`</${element}>`))
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
