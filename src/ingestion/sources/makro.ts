import { cardsInHtml } from '../platforms/html.ts'
import type { SourceFacts } from '../platforms/way.ts'

const PAGE = 'https://makro.com.ar/beneficios-bancarios/'

/** Makro: WordPress with the Divi builder. The percentage of a card is at times only in its picture. */
export const makro: SourceFacts = {
  chain: 'makro',
  page: PAGE,
  hosts: ['makro.com.ar', 'www.makro.com.ar'],
  ways: [
    cardsInHtml(PAGE, { section: 'section-promos-bancarias', card: 'et_pb_blurb_content', heading: 'et_pb_module_header' }, (html) => ({
      makroHtml: html,
    })),
  ],
}
