import { expect, test } from 'vitest'
import { writeRobotsText, writeSiteMap } from '#server/siteMap.ts'

const site = { siteUrl: 'https://yapa.example' }
const TODAY = '2026-03-27'
const promotions = [
  { id: 'dia-abc', supermarket: 'dia' as const, validUntil: null },
  { id: 'coto-def', supermarket: 'coto' as const, validUntil: TODAY },
  { id: 'over', supermarket: 'jumbo' as const, validUntil: '2026-03-26' },
]

/** The addresses in it, without the site. */
const addressesIn = (map: string) => [...map.matchAll(/<loc>https:\/\/yapa\.example(\S+)<\/loc>/g)].map(([, address]) => address)

test('lists the pages that are for everybody, and the promotions that are real and not over, with the pages of their chains', () => {
  const pages = ['/', '/caja', '/semana', '/supermercados', '/sobre']
  expect(addressesIn(writeSiteMap(site, null, TODAY))).toEqual(pages)
  expect(addressesIn(writeSiteMap(site, { kind: 'example', promotions }, TODAY))).toEqual(pages)
  expect(addressesIn(writeSiteMap(site, { kind: 'real', promotions }, TODAY))).toEqual([
    ...pages,
    ...['/?supermarket=dia', '/?supermarket=coto', '/promocion/dia-abc', '/promocion/coto-def'],
  ])
})

test('tells programs where the list is', () => {
  expect(writeRobotsText(site)).toMatch(/^User-agent: \*\n(.+\n)*\nSitemap: https:\/\/yapa\.example\/sitemap\.xml\n$/)
})
