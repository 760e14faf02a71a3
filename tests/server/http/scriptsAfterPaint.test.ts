import { describe, expect, it } from 'vitest'
import { scriptsAfterPaint } from '#server/http/scriptsAfterPaint.ts'

const preload = (href: string) => `<link rel="modulepreload" href="${href}" fetchPriority="low" nonce="n"/>`
const PAGE = `<html><head>${preload('/assets/a.js')}${preload('/assets/b.js')}<link rel="canonical" href="/"/></head><body><p>$& $1</p><script type="module" async="" src="/assets/a.js" nonce="n"></script></body></html>`

/** Runs the loader of a page in a document that only notes what it is asked for. */
function run(html: string, hidden: boolean) {
  const code = /<script nonce="n">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const asked: string[] = []
  const frames: (() => void)[] = []
  const timers: (() => void)[] = []
  const document = {
    hidden,
    currentScript: { remove: () => {} },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  }
  const load = (href: string) => asked.push(`import ${href}`)
  new Function('document', 'requestAnimationFrame', 'setTimeout', 'load', code.replace('import(', 'load('))(
    document,
    (frame: () => void) => frames.push(frame),
    (timer: () => void) => timers.push(timer),
    load,
  )
  return { asked, frames, timers }
}

describe('scriptsAfterPaint', () => {
  it('takes the scripts out of the way of the page and changes nothing else', () => {
    const html = scriptsAfterPaint(PAGE)
    expect(html).not.toMatch(/modulepreload" href|<script type="module"/)
    expect(html).toContain('<head><link rel="canonical" href="/"/></head><body><p>$& $1</p><script nonce="n">')
  })

  it('loads every module once, after a frame', () => {
    const { asked, frames, timers } = run(scriptsAfterPaint(PAGE), false)
    expect(asked).toEqual([])
    for (const frame of frames) frame()
    for (const timer of timers) timer()
    expect(asked).toEqual(['/assets/a.js', '/assets/b.js', 'import /assets/a.js'])
  })

  it('loads them at once in a background tab, which is not painted', () => {
    expect(run(scriptsAfterPaint(PAGE), true).asked).toHaveLength(3)
  })

  it('leaves a page without an entry script alone', () => {
    const html = `<html><head>${preload('/assets/a.js')}</head></html>`
    expect(scriptsAfterPaint(html)).toBe(html)
  })
})
