import { afterEach, expect, test, vi } from 'vitest'
import { importWhole } from '#features/shell/importWhole.ts'

type Link = { rel: string; href: string; onload: () => void; onerror: () => void; remove: () => void }

let pages = 0

afterEach(() => vi.unstubAllGlobals())

/** A page whose connection has some files (by their kind): what it asks for, in order, imports among them. What comes is remembered by name, so each page has its own. */
function pageWith(has: (path: string) => boolean) {
  pages += 1
  const id = `${pages}`.padStart(8, '0')
  const nameOf = (href: string) => new URL(href).pathname.replace(`-${id}`, '')
  const asked: string[] = []
  const head: Link[] = []
  vi.stubGlobal('location', { href: 'https://yapa.example/caja' })
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(nameOf(href))
    return new Response('', { status: has(nameOf(href)) ? 200 : 404 })
  })
  const createElement = () => {
    const link = { rel: '', href: '', onload: () => {}, onerror: () => {}, remove: () => void head.splice(head.indexOf(link), 1) }
    return link
  }
  const append = (link: Link) => {
    asked.push(nameOf(link.href))
    head.push(link)
    queueMicrotask(has(nameOf(link.href)) ? link.onload : link.onerror)
  }
  vi.stubGlobal('document', { createElement, head: { append } })
  /** Stands for the function that a build writes: only its text names the module. */
  const load = Object.assign(
    async () => {
      asked.push('import')
      return 'the module'
    },
    { toString: () => `()=>(import("./till-${id}.js")).then(e=>e.t)` },
  )
  const needed = NEEDED.map((path) => path.replace('.', `-${id}.`))
  return { asked, head, load, needed, id }
}

const NEEDED = ['assets/till.js', 'assets/week.js', 'assets/till.css']

test('a module is imported when all that it needs has come, which is asked for once', async () => {
  const { asked, head, load, needed } = pageWith(() => true)
  expect(await importWhole(load, needed)).toBe('the module')
  expect(asked).toEqual(['/assets/till.js', '/assets/week.js', '/assets/till.css', 'import'])
  await importWhole(load, needed)
  expect(asked.slice(4)).toEqual(['import'])
  expect(head).toHaveLength(1)
})

test('a module that needs nothing is fetched by the address in its own text', async () => {
  const { asked, load } = pageWith(() => true)
  await importWhole(load)
  expect(asked).toEqual(['/assets/till.js', 'import'])
})

test.each(NEEDED)('nothing is imported without %s, which is named, and asked for again', async (missing) => {
  let isMended = false
  const { asked, head, load, needed, id } = pageWith((path) => isMended || path !== `/${missing}`)
  const message = `Failed to fetch dynamically imported module: https://yapa.example/${missing.replace('.', `-${id}.`)}`
  await expect(importWhole(load, needed)).rejects.toThrow(new TypeError(message))
  await expect(importWhole(load, needed)).rejects.toThrow(new TypeError(message))
  expect(asked).not.toContain('import')
  isMended = true
  expect(await importWhole(load, needed)).toBe('the module')
  expect(asked.filter((path) => path === `/${missing}`)).toHaveLength(3)
  expect(head).toHaveLength(1)
})
