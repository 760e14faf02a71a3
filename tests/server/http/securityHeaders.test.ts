import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sealPage } from '#server/http/securityHeaders.ts'

const NONCE = 'b1946ac9-2492-4d23-9f0e-6f2d6b2b8f11'
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

describe('a sealed page', () => {
  test('names its own scripts and styles by their content, and shows the nonce nowhere', () => {
    const html = `<!DOCTYPE html><meta charSet="utf-8" nonce="${NONCE}"/><meta property="csp-nonce" content="${NONCE}" nonce="${NONCE}"/>
<style nonce="${NONCE}" data-x="a&gt;b">p{color:red}</style><script async="" src="/a.js" nonce="${NONCE}"></script>
<script nonce="${NONCE}" class="$tsr" id="x">go("<p>")</script>`
    const page = sealPage(html, NONCE)
    expect(page.scripts).toEqual([hash('go("<p>")')])
    expect(page.styles).toEqual([hash('p{color:red}')])
    expect(page.html).toBe(`<!DOCTYPE html><meta charSet="utf-8"/>
<style data-x="a&gt;b">p{color:red}</style><script async="" src="/a.js"></script>
<script class="$tsr" id="x">go("<p>")</script>`)
  })

  test('does not name scripts that came with scraped text, wherever they stand', () => {
    const foreign = '<script>steal()</script><script nonce="guess">steal()</script><style>body{display:none}</style>'
    const page = sealPage(`${foreign}<script nonce="${NONCE}">go()</script>${foreign}`, NONCE)
    expect(page.scripts).toEqual([hash('go()')])
    expect(page.styles).toEqual([])
    expect(page.html).toBe(`${foreign}<script>go()</script>${foreign}`)
  })

  test('is refused where nothing carries the nonce, only styles do, or it stands where it is not expected', () => {
    expect(() => sealPage('<script>go()</script>', NONCE)).toThrow('marks its own scripts')
    expect(() => sealPage(`<style nonce="${NONCE}">p{}</style>`, NONCE)).toThrow('marks its own scripts')
    expect(() => sealPage(`<script nonce="${NONCE}">go("${NONCE}")</script>`, NONCE)).toThrow('marks its own scripts')
    expect(() => sealPage('', NONCE)).toThrow('marks its own scripts')
  })
})
