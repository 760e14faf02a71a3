import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { httpMethodsAt } from '#server/http/refusals.ts'

const ROUTES = path.resolve(import.meta.dirname, '../../../src/routes')

/** An address of each route that leaves its methods to the edge, with whether it takes forms. A page and its frame have one address. */
function addresses(): Map<string, boolean> {
  const found = new Map<string, boolean>()
  for (const file of readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))) {
    const text = readFileSync(path.join(ROUTES, file), 'utf8')
    const route = /createFileRoute\('([^']+)'\)/.exec(text)?.[1]
    if (!route || /\bANY:/.test(text)) continue
    // A layout is no part of the address.
    const address =
      route
        .replace(/\/_\w+/g, '')
        .replace(/\{?\$\w+\}?/g, 'a')
        .replace(/(?<=.)\/$/, '') || '/'
    found.set(address, found.get(address) === true || /\bPOST:/.test(text))
  }
  return found
}

test('a POST is let through where a route takes a form, and nowhere else', () => {
  const all = [...addresses()]
  expect(all.length).toBeGreaterThan(12)
  expect(all.filter(([, takesForms]) => takesForms).length).toBeGreaterThan(4)
  expect(all.filter(([address, takesForms]) => httpMethodsAt(address)?.includes('POST') !== takesForms)).toEqual([])
})

test('server functions, the API and probes know their methods themselves', () => {
  expect(httpMethodsAt('/_serverFn/abc')).toContain('POST')
  expect([httpMethodsAt('/api/v1/promotions'), httpMethodsAt('/health/live')]).toEqual([null, null])
})
