import { cardsInHtml } from '#ingestion/platforms/html.ts'
import type { SourceFacts } from '#ingestion/platforms/way.ts'
import { makro } from './facts.ts'

/** WordPress with the Divi builder. Sometimes only the picture has the percentage. */
export const source: SourceFacts = {
  hosts: ['makro.com.ar', 'www.makro.com.ar'],
  ways: [
    cardsInHtml(
      makro.url,
      { section: 'section-promos-bancarias', card: 'et_pb_blurb_content', heading: 'et_pb_module_header' },
      (html) => ({
        makroHtml: html,
      }),
    ),
  ],
}
