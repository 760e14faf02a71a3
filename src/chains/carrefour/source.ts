import { BANK_PROMOTION_FIELDS, type BankPromotionsApp } from '#ingestion/platforms/vtexBankPromotions.ts'
import { bankPromotionsSource } from '#ingestion/platforms/vtexMasterData.ts'

const app: BankPromotionsApp = {
  origin: 'https://www.carrefour.com.ar',
  account: 'carrefourar',
  entity: 'BP',
  fields: BANK_PROMOTION_FIELDS,
  app: 'valtech.carrefourar-bank-promotions@0.x',
  assets: 'carrefourar.vtexassets.com',
  // As last seen in September 2026.
  queries: {
    promotions: { operation: 'GetPromotions', hash: 'e3aa1d96402d80dbca5c2c9dbcb7ff859970db0ccfdb64e583fb8a9b1bbff49e' },
    banks: { operation: 'GetBanks', hash: 'a17d0a4ae5248a8007075eb0c871b327be760c90f8ef994193758e4914e68c33' },
    cards: { operation: 'GetCards', hash: 'b0268b02cfc0021bcd0d0373f54e590bb71111cbcef4dcc62bf381a3a0abfa15' },
  },
}

/** The shop sometimes refuses the documents (403); then the page's own queries still work. */
export const source = bankPromotionsSource(app)
