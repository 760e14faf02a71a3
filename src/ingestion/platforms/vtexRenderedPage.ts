import { changedFormError } from '../fetch/liveSourceError.ts'
import { cardId } from './cardDrafts.ts'
import { renderElements } from './renderedPage.ts'
import type { BankPromotionsApp } from './vtexBankPromotions.ts'
import type { Way } from './way.ts'

const MAX_CARDS = 2_000
/** UTF-16 units of one card. */
const MAX_CARD = 200_000

/**
 * Reads the cards from the page in a browser, as a last resort: it is slow and loads the whole page with its scripts.
 * Off unless a browser is configured. @param raw Converts a card's HTML to the archive's raw form.
 */
export function bankPromotionsByBrowser(app: BankPromotionsApp, raw: (html: string) => unknown): Way {
  return {
    name: 'navegador',
    allowed: ({ browser }) => browser !== null,
    async read(context) {
      const selector = `.${app.blockClass}-cardBox`
      const shown = (await renderElements(context, selector)).slice(0, MAX_CARDS)
      const cards = shown.filter((html) => html.length <= MAX_CARD)
      if (cards.length === 0) throw changedFormError(`la página no muestra ninguna tarjeta que se pueda leer (${selector})`)
      const drafts = cards.map((html) => ({ id: cardId('dom', null, html), raw: raw(html) }))
      return { cards: drafts, unreadable: shown.length - cards.length, leftOut: 0 }
    },
  }
}
