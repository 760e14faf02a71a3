import type { SealedPage } from './sealedPage.ts'

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
