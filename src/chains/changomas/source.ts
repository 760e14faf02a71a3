import { BANK_PROMOTION_FIELDS, type BankPromotionsApp } from '#ingestion/platforms/vtexBankPromotions.ts'
import { bankPromotionsSource } from '#ingestion/platforms/vtexMasterData.ts'

const app: BankPromotionsApp = {
  origin: 'https://www.masonline.com.ar',
  account: 'masonlineprod',
  entity: 'BP',
  fields: [...BANK_PROMOTION_FIELDS, 'isMasClub', 'express_ecommerce_all'],
  app: 'valtech.gdn-banks-promotions@0.x',
  assets: 'masonlineprod.vtexassets.com',
  // As last seen in September 2026.
  queries: {
    promotions: { operation: 'GetPromos', hash: '1a071ebc5dc407a3f65e687b0f4c0a3b8d12a0c45d8d11370075c3b2a505251c' },
    banks: { operation: 'GetBanks', hash: '968d464317be357766de0e3beb313a55e0ebf7f45f2ef4a02c99fdf4ebca0876' },
    cards: { operation: 'GetCards', hash: 'b3aa47c5a259fd0c6ea4b9d29d553170da26dfcead2be3acafa026b9b9084b3a' },
  },
}

export const source = bankPromotionsSource(app)
