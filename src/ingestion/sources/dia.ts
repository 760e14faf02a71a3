import { cardId, isOff } from '../platforms/cardDrafts.ts'
import { cardsInPageState, contentBlock, runtimeExtensions } from '../platforms/vtexPageState.ts'
import type { SourceFacts } from '../platforms/way.ts'

const PAGE = 'https://diaonline.supermercadosdia.com.ar/medios-de-pago-y-promociones'

/** Día: one page, whose state held the promotions of an app at first and, since August 2026, the cards of a block of its content. */
export const dia: SourceFacts = {
  chain: 'dia',
  page: PAGE,
  hosts: ['diaonline.supermercadosdia.com.ar'],
  ways: cardsInPageState(
    PAGE,
    [runtimeExtensions('promotions', 'promotions'), contentBlock('landing-medios-pago', 'landing-medios-pago#props', 'cards')],
    {
      expected: ['promotionFirstText', 'promotionSecondText', 'promotionThirdText', 'ModalText', 'terms', '__editorItemTitle'],
      shown: (card) => !isOff(card.active),
      draft: (card) => ({ id: cardId('dia', card.id ?? card.__editorItemId, card), raw: { diaCard: card } }),
    },
  ),
}
