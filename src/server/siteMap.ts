import type { Snapshot } from '#domain/promotion/snapshot.ts'

/** The pages that search engines may list. A visitor's own pages are not among them. */
const PAGES = ['/', '/caja', '/supermercados', '/estado', '/api']

type Site = { siteUrl: string }

/** `/robots.txt` says what programs may read and where the list of pages is. */
export function robotsText({ siteUrl }: Site): string {
  return `User-agent: *\nDisallow: /configuracion/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** `/sitemap.xml` lists the pages and the published promotions. It leaves examples out, which are no real promotions. */
export function siteMap({ siteUrl }: Site, snapshot: (Pick<Snapshot, 'kind'> & { promotions: readonly { id: string }[] }) | null): string {
  const promotions = snapshot?.kind === 'real' ? snapshot.promotions.map(({ id }) => `/promocion/${id}`) : []
  const lines = [...PAGES, ...promotions].map((address) => `<url><loc>${siteUrl}${address}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}
