import type { BankPromotionsApp } from './vtexBankPromotions.ts'
import { bankPromotionsByOwnQuery, bankPromotionsByPersistedQuery } from './vtexGraphql.ts'
import { bankPromotionsByMasterData } from './vtexMasterData.ts'
import { bankPromotionsByBrowser } from './vtexRenderedPage.ts'
import type { SourceFacts } from './way.ts'

/** A shop with the bank promotions app: all its ways in, cheapest first. @param raw The archive's raw form of a card, out of its HTML. */
export function bankPromotionsSource(app: BankPromotionsApp, raw: (html: string) => unknown): SourceFacts {
  return {
    hosts: [new URL(app.origin).hostname, app.assets],
    ways: [
      bankPromotionsByMasterData(app),
      bankPromotionsByPersistedQuery(app),
      bankPromotionsByOwnQuery(app),
      bankPromotionsByBrowser(app, raw),
    ],
  }
}
