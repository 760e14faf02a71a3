import { bankPromotionsSite } from '#rehearsal/bankPromotionsSite.ts'
import type { SiteOf } from '#rehearsal/site.ts'

export const site: SiteOf = bankPromotionsSite({
  host: 'www.carrefour.com.ar',
  assets: 'carrefourar.vtexassets.com',
  page: '/descuentos-bancarios',
  app: 'valtech.carrefourar-bank-promotions@0.x',
  blockClass: 'valtech-carrefourar-bank-promotions-0-x',
  promotionsQuery: 'GetPromotions',
})
