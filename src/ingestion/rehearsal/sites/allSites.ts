import type { CapturedCard } from '#domain/capture.ts'
import type { ChainSlug } from '#domain/chain.ts'
import type { Site } from '../site.ts'
import { type BankPromotionsShop, bankPromotionsSite } from './bankPromotionsSite.ts'
import { cotoSite } from './cotoSite.ts'
import { type DiaPage, diaSite } from './diaSite.ts'
import { jumboSite } from './jumboSite.ts'
import { makroSite } from './makroSite.ts'

const CARREFOUR: BankPromotionsShop = {
  source: 'carrefour',
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

const CHANGOMAS: BankPromotionsShop = {
  source: 'changomas',
  host: 'www.masonline.com.ar',
  assets: 'masonlineprod.vtexassets.com',
  page: '/promociones-bancarias',
  app: 'valtech.gdn-banks-promotions@0.x',
  blockClass: 'valtech-gdn-banks-promotions-0-x',
  promotionsQuery: 'GetPromos',
  // On the page one icon stands for several formats; the documents name each.
  formatsOf: (marks) => {
    const everywhere = marks.includes('logoExpress')
    const shops = everywhere || marks.includes('logoMain') || marks.includes('logoMarket')
    return { hyper: shops, express: shops, ecommerce: everywhere || marks.includes('logoOnline') }
  },
  ownFields: ({ images }) => ({ isMasClub: images.some((image) => /masclub/i.test(image)), express_ecommerce_all: false }),
}

/** All six sites, showing these cards. @param now Entries are published around this moment. */
export function allSites(cards: readonly CapturedCard[], now: Date, diaPage: DiaPage): Site[] {
  const of = (source: ChainSlug) => cards.filter((card) => card.source === source)
  return [
    bankPromotionsSite(CARREFOUR, of('carrefour'), now),
    bankPromotionsSite(CHANGOMAS, of('changomas'), now),
    jumboSite(of('jumbo'), now),
    cotoSite(of('coto')),
    diaSite(of('dia'), diaPage),
    makroSite(of('makro')),
  ]
}
