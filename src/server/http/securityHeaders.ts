import { createHash } from 'node:crypto'

/** The directives of every page. Each page adds the hashes of its scripts and styles. No element has a style attribute. */
const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  // The figures' font is inside the page's styles.
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Answers that are not pages (JSON, a feed, a picture) load nothing, even if a browser shows them as a page. */
const OTHER_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The service worker takes its policy from its script's answer. It fetches on behalf of the pages. */
const SCRIPT_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const FOR_EVERYTHING: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['cross-origin-opener-policy', 'same-origin'],
]

/** The policy of a page, which allows only its own inline scripts and styles. */
export function pagePolicy({ scripts, styles }: Pick<SealedPage, 'scripts' | 'styles'>): string {
  return `${PAGE_POLICY}; script-src ${["'self'", ...new Set(scripts)].join(' ')}; style-src ${["'self'", ...new Set(styles)].join(' ')}`
}

/** The policy of a page that is a file: its scripts and styles are files, too. */
const FILED_PAGE_POLICY = pagePolicy({ scripts: [], styles: [] })

/**
 * The headers that protect a response. A page with inline scripts or styles brings its own policy.
 * @param secure Whether the site uses https: then browsers must keep to it.
 */
export function securityHeaders(contentType: string | null, secure: boolean): [string, string][] {
  const headers: [string, string][] = [...FOR_EVERYTHING, ['content-security-policy', policyFor(contentType ?? '')]]
  if (secure) headers.push(['strict-transport-security', 'max-age=31536000'])
  return headers
}

function policyFor(contentType: string): string {
  if (contentType.startsWith('text/html')) return FILED_PAGE_POLICY
  return contentType.startsWith('text/javascript') ? SCRIPT_POLICY : OTHER_POLICY
}

/** A page with the hashes of its own inline scripts and styles, in the form that a policy has. */
export type SealedPage = { html: string; scripts: string[]; styles: string[] }

/**
 * Replaces the nonce of a rendered page by hashes, so that everybody can get the same bytes. It hashes only what the renderer marked with the
 * nonce: a script inside scraped text has no hash and does not run. The nonce itself never leaves the process.
 * @throws when nothing carries the nonce, or it stands elsewhere: then the renderer marks its scripts in another way.
 */
export function sealPage(html: string, nonce: string): SealedPage {
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
