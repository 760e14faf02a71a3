import { expect, test } from 'vitest'
import { robotsText, siteMap } from '#server/siteMap.ts'

const site = { siteUrl: 'https://yapa.example' }
const promotions = [{ id: 'dia-abc' }, { id: 'coto-def' }]

/** The addresses in it, without the site. */
const addressesIn = (map: string) => [...map.matchAll(/<loc>https:\/\/yapa\.example(\S+)<\/loc>/g)].map(([, address]) => address)

test('lists the pages that are for everybody, and the promotions that are real', () => {
  const pages = ['/', '/caja', '/supermercados', '/estado', '/api']
  expect(addressesIn(siteMap(site, null))).toEqual(pages)
  expect(addressesIn(siteMap(site, { kind: 'example', promotions }))).toEqual(pages)
  expect(addressesIn(siteMap(site, { kind: 'real', promotions }))).toEqual([...pages, '/promocion/dia-abc', '/promocion/coto-def'])
})

test('tells programs where the list is', () => {
  expect(robotsText(site)).toMatch(/^User-agent: \*\n(.+\n)*\nSitemap: https:\/\/yapa\.example\/sitemap\.xml\n$/)
})
