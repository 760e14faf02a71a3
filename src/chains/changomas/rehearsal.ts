import { type BankPromotionsShop, bankPromotionsSite } from '#rehearsal/bankPromotionsSite.ts'
import type { SiteOf } from '#rehearsal/site.ts'

const shop: BankPromotionsShop = {
  host: 'www.masonline.com.ar',
  assets: 'masonlineprod.vtexassets.com',
  page: '/promociones-bancarias',
  app: 'valtech.gdn-banks-promotions@0.x',
  blockClass: 'valtech-gdn-banks-promotions-0-x',
  promotionsQuery: 'GetPromos',
  // One icon of the page stands for several formats; the documents name each.
  formatsOf: (marks) => {
    const everywhere = marks.includes('logoExpress')
    const shops = everywhere || marks.includes('logoMain') || marks.includes('logoMarket')
    return { hyper: shops, express: shops, ecommerce: everywhere || marks.includes('logoOnline') }
  },
  ownFields: ({ images }) => ({ isMasClub: images.some((image) => /masclub/i.test(image)), express_ecommerce_all: false }),
}

export const site: SiteOf = (shown) => bankPromotionsSite(shop, shown)
