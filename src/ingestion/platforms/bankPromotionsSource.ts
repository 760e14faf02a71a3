import type { BankPromotionsApp } from './vtexBankPromotions.ts'
import { bankPromotionsByOwnQuery, bankPromotionsByPersistedQuery } from './vtexGraphql.ts'
import { bankPromotionsByMasterData } from './vtexMasterData.ts'
import type { SourceFacts } from './way.ts'

/** Builds the source of a shop with the bank promotions app: all its ways, the cheapest first. */
export function bankPromotionsSource(app: BankPromotionsApp): SourceFacts {
  return {
    hosts: [new URL(app.origin).hostname, app.assets],
    ways: [bankPromotionsByMasterData(app), bankPromotionsByPersistedQuery(app), bankPromotionsByOwnQuery(app)],
  }
}
