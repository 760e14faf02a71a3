import { cardId, isOff } from '#ingestion/platforms/cardDrafts.ts'
import { cardsInPageState, listsInContentBlock, listsInRuntimeExtensions } from '#ingestion/platforms/vtexPageState.ts'
import type { SourceFacts } from '#ingestion/platforms/way.ts'
import { dia } from './facts.ts'

/** Día: one page, whose state held the promotions of an app at first and, since August 2026, the cards of a block of its content. */
export const source: SourceFacts = {
  hosts: ['diaonline.supermercadosdia.com.ar'],
  ways: cardsInPageState(
    dia.url,
    [
      listsInRuntimeExtensions('promotions', 'promotions'),
      listsInContentBlock('landing-medios-pago', 'landing-medios-pago#props', 'cards'),
    ],
    {
      expected: ['promotionFirstText', 'promotionSecondText', 'promotionThirdText', 'ModalText', 'terms', '__editorItemTitle'],
      shown: (card) => !isOff(card.active),
      draft: (card) => ({ id: cardId('dia', card.id ?? card.__editorItemId, card), raw: { diaCard: card } }),
    },
  ),
}
