import type { CivilDate } from '#domain/calendar/calendar.ts'
import { isOver } from '#domain/promotion/occurrence.ts'
import type { PublishedPromotion, Snapshot } from '#domain/promotion/snapshot.ts'

/** The pages that search engines may list. A visitor's own pages are not among them. */
const PAGES = ['/', '/caja', '/semana', '/supermercados', '/sobre']

type Site = { siteUrl: string }

export function writeRobotsText({ siteUrl }: Site): string {
  return `User-agent: *\nDisallow: /configuracion/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

type Published = Pick<Snapshot, 'kind'> & { promotions: readonly Pick<PublishedPromotion, 'id' | 'validUntil' | 'supermarket'>[] }

/** `/sitemap.xml` lists the pages, the home page of each chain that has promotions, and the published promotions that are not over. It leaves examples out, which are no real promotions. */
export function writeSiteMap({ siteUrl }: Site, snapshot: Published | null, today: CivilDate): string {
  const listed = snapshot?.kind === 'real' ? snapshot.promotions.filter((promotion) => !isOver(promotion, today)) : []
  const chains = [...new Set(listed.map(({ supermarket }) => `/?supermarket=${supermarket}`))]
  const promotions = listed.map(({ id }) => `/promocion/${id}`)
  const lines = [...PAGES, ...chains, ...promotions].map((address) => `<url><loc>${siteUrl}${address}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}

/** Days until the text expires: readers fetch it again long before. */
const DAYS = 180

/** `/.well-known/security.txt` (RFC 9116) says where to report a weakness. @param now The time of the request. */
export function writeSecurityText({ siteUrl, contactEmail }: { siteUrl: string; contactEmail: string }, now: Date): string {
  const expires = new Date(now.getTime() + DAYS * 86_400_000).toISOString()
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: es, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
