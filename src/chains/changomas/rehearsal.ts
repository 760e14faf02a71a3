import { bankPromotionsSite } from '#rehearsal/bankPromotionsSite.ts'
import type { SiteOf } from '#rehearsal/site.ts'

export const site: SiteOf = bankPromotionsSite({
  host: 'www.masonline.com.ar',
  assets: 'masonlineprod.vtexassets.com',
  page: '/promociones-bancarias',
  app: 'valtech.gdn-banks-promotions@0.x',
  blockClass: 'valtech-gdn-banks-promotions-0-x',
  promotionsQuery: 'GetPromos',
})
