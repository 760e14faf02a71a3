import { type BankPromotionsShop, bankPromotionsSite } from '#rehearsal/bankPromotionsSite.ts'
import type { SiteOf } from '#rehearsal/site.ts'

const shop: BankPromotionsShop = {
  host: 'www.carrefour.com.ar',
  assets: 'carrefourar.vtexassets.com',
  page: '/descuentos-bancarios',
  app: 'valtech.carrefourar-bank-promotions@0.x',
  blockClass: 'valtech-carrefourar-bank-promotions-0-x',
  promotionsQuery: 'GetPromotions',
  formatsOf: (marks) => ({
    hyper: marks.includes('logoMain'),
    market: marks.includes('logoMarket'),
    express: marks.includes('logoExpress'),
    maxi: marks.includes('logoMaxi'),
    ecommerce: marks.includes('logoOnline'),
  }),
  ownFields: () => ({}),
}

export const site: SiteOf = (shown) => bankPromotionsSite(shop, shown)
