import { isFlagOff, makeCardId } from '#ingestion/platforms/cardDrafts.ts'
import { cardsInPageState, listsInContentBlock, listsInRuntimeExtensions } from '#ingestion/platforms/vtexPageState.ts'
import type { SourceFacts } from '#ingestion/platforms/way.ts'
import { dia } from './facts.ts'

/** One page, whose state first held the promotions of an app and, since August 2026, the cards of a content block. */
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
      shown: (card) => !isFlagOff(card.active),
      draft: (card) => ({ id: makeCardId('dia', card.id ?? card.__editorItemId, card), raw: { diaCard: card } }),
    },
  ),
}
