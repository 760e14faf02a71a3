import { describe, expect, it } from 'vitest'
import { scriptsAfterPaint } from '#server/http/scriptsAfterPaint.ts'

const preload = (href: string) => `<link rel="modulepreload" href="${href}" fetchPriority="low" nonce="n"/>`
const PAGE = `<html><head>${preload('/assets/a.js')}${preload('/assets/b.js')}<link rel="canonical" href="/"/></head><body><p>$& $1</p><script type="module" async="" src="/assets/a.js" nonce="n"></script></body></html>`

/** Runs the loader of a page in a document that only notes what it is asked for. */
function run(html: string, { hidden = false, seesPaint = true } = {}) {
  const code = /<script nonce="n">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const asked: string[] = []
  const waiting = { paint: [] as (() => void)[], frame: [] as (() => void)[], timer: [] as (() => void)[] }
  const document = {
    hidden,
    currentScript: { remove: () => {} },
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  }
  class PerformanceObserver {
    constructor(callback: () => void) {
      if (!seesPaint) throw new Error('unsupported')
      waiting.paint.push(callback)
    }
    observe() {}
  }
  const known = {
    document,
    PerformanceObserver,
    requestAnimationFrame: (callback: () => void) => waiting.frame.push(callback),
    setTimeout: (callback: () => void) => waiting.timer.push(callback),
    load: (href: string) => asked.push(`import ${href}`),
  }
  new Function(...Object.keys(known), code.replace('import(', 'load('))(...Object.values(known))
  const happen = (what: keyof typeof waiting) => {
    for (const callback of waiting[what].splice(0)) callback()
  }
  return { asked, happen }
}

const ALL = ['/assets/a.js', '/assets/b.js', 'import /assets/a.js']

describe('scriptsAfterPaint', () => {
  it('takes the scripts out of the way of the page and changes nothing else', () => {
    const html = scriptsAfterPaint(PAGE)
    expect(html).not.toMatch(/modulepreload" href|<script type="module"/)
    expect(html).toContain('<head><link rel="canonical" href="/"/></head><body><p>$& $1</p><script nonce="n">')
  })

  it('loads every module once, after the first paint', () => {
    const { asked, happen } = run(scriptsAfterPaint(PAGE))
    expect(asked).toEqual([])
    happen('paint')
    expect(asked).toEqual(ALL)
    happen('timer')
    expect(asked).toEqual(ALL)
  })

  it('loads them after a frame where a paint cannot be noticed, and after a while in any case', () => {
    const { asked, happen } = run(scriptsAfterPaint(PAGE), { seesPaint: false })
    happen('frame')
    expect(asked).toEqual([])
    happen('timer')
    expect(asked).toEqual(ALL)
    const unpainted = run(scriptsAfterPaint(PAGE))
    unpainted.happen('timer')
    expect(unpainted.asked).toEqual(ALL)
  })

  it('loads them at once in a background tab, which is not painted', () => {
    expect(run(scriptsAfterPaint(PAGE), { hidden: true }).asked).toEqual(ALL)
  })

  it('leaves a page without an entry script alone', () => {
    const html = `<html><head>${preload('/assets/a.js')}</head></html>`
    expect(scriptsAfterPaint(html)).toBe(html)
  })
})
