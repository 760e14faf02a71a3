import { describe, expect, it, test } from 'vitest'
import { buildOfPage, moveScriptsAfterPaint, type RouteAssets } from '#server/renderPage.ts'

const MANIFEST: { scriptFormat: string; routes: Record<string, RouteAssets> } = {
  scriptFormat: 'module',
  routes: {
    __root__: {
      preloads: ['/assets/a.js', { href: '/assets/b.js' }],
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/a.js' } }],
      css: ['/assets/a.css'],
    },
    '/': { preloads: ['/assets/b.js', '/assets/home.js'] },
    '/other': { preloads: ['/assets/other.js'] },
  },
}
const PAGE = ['__root__', '/']

/** The inline script that starts the page's modules. */
function loaderOf(matched: string[] = PAGE): string {
  return moveScriptsAfterPaint(MANIFEST, matched).routes.__root__?.scripts?.[0]?.children ?? ''
}

/** Runs the loader of a page in a document that only records requests. */
function run(code: string, { hidden = false, seesPaint = true } = {}) {
  const asked: string[] = []
  const waiting = { paint: [] as (() => void)[], frame: [] as (() => void)[], timer: [] as (() => void)[] }
  const document = {
    hidden,
    currentScript: { remove: () => {} },
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
    fetch: async (href: string) => {
      asked.push(href)
      throw new TypeError('no connection')
    },
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

const ALL = ['/assets/b.js', '/assets/home.js', 'import /assets/a.js']

describe('moveScriptsAfterPaint', () => {
  it('takes the scripts of the page out of its way and changes nothing else', () => {
    const { routes, scriptFormat } = moveScriptsAfterPaint(MANIFEST, PAGE)
    expect(scriptFormat).toBe('module')
    expect(routes.__root__).toEqual({ css: ['/assets/a.css'], scripts: [{ children: expect.stringContaining('import(') }] })
    expect(routes['/']).toEqual({})
    expect(routes['/other']).toBe(MANIFEST.routes['/other'])
    expect(MANIFEST.routes.__root__?.scripts?.[0]).toHaveProperty('attrs')
  })

  it('loads every module once, after the first paint', () => {
    const { asked, happen } = run(loaderOf())
    expect(asked).toEqual([])
    happen('paint')
    expect(asked).toEqual(ALL)
    happen('timer')
    expect(asked).toEqual(ALL)
  })

  it('loads them after a frame where a paint cannot be noticed, and after a while in any case', () => {
    const { asked, happen } = run(loaderOf(), { seesPaint: false })
    happen('frame')
    expect(asked).toEqual([])
    happen('timer')
    expect(asked).toEqual(ALL)
    const unpainted = run(loaderOf())
    unpainted.happen('timer')
    expect(unpainted.asked).toEqual(ALL)
  })

  it('loads them at once in a background tab, which is not painted', () => {
    expect(run(loaderOf(), { hidden: true }).asked).toEqual(ALL)
  })

  it('fails where there is nothing to do, because then the pages would have no scripts', () => {
    expect(() => moveScriptsAfterPaint(undefined, PAGE)).toThrow(/no script/)
    expect(() => moveScriptsAfterPaint(MANIFEST, ['/'])).toThrow(/no script/)
    expect(() => moveScriptsAfterPaint({ routes: { __root__: { scripts: [{ children: 'inline()' }] } } }, PAGE)).toThrow(/no script/)
  })
})

test('the entry of the manifest names the build of a page', () => {
  expect(buildOfPage(MANIFEST, PAGE)).toBe('a.js')
})
