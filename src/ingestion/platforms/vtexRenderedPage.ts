import { changedShape } from '../fetch/liveSourceError.ts'
import { cardId } from './cardDrafts.ts'
import { renderedElements } from './renderedPage.ts'
import type { BankPromotionsApp } from './vtexBankPromotions.ts'
import type { Way } from './way.ts'

const MAX_CARDS = 2_000
/** UTF-16 units of one card. */
const MAX_CARD = 200_000

/**
 * The last resort: the page as a browser shows it, card by card. Off unless a browser is configured; it is slow and costs the site a whole
 * page with its scripts.
 * @param raw The archive's raw form of a card, out of its HTML.
 */
export function bankPromotionsByBrowser(app: BankPromotionsApp, raw: (html: string) => unknown): Way {
  return {
    name: 'navegador',
    allowed: ({ browser }) => browser !== null,
    async read(context) {
      const selector = `.${app.blockClass}-cardBox`
      const shown = (await renderedElements(context, selector)).slice(0, MAX_CARDS)
      const cards = shown.filter((html) => html.length <= MAX_CARD)
      if (cards.length === 0) throw changedShape(`la página no muestra ninguna tarjeta que se pueda leer (${selector})`)
      const drafts = cards.map((html) => ({ id: cardId('dom', null, html), raw: raw(html) }))
      return { cards: drafts, unreadable: shown.length - cards.length, leftOut: 0 }
    },
  }
}
