import { excludedGoods } from './excludedGoods.ts'
import { excludedWords, limitedWords } from './goodsWords.ts'
import { limitedGoods } from './limitedGoods.ts'
import type { Reader } from './reader.ts'

/** A card that only says that exclusions apply. */
const HINT = /aplican? exclusiones|ver exclusiones/

/** The source's own words for the goods that it leaves out, and for those that it holds for alone. */
export const goodsReader: Reader = {
  fields: ['excludesProducts', 'onlyForProducts'],
  read({ view }) {
    const excluded = excludedWords(view, excludedGoods(view)) ?? hinted(view)
    const limits = limitedGoods(view)
    const limited = limits === null ? null : limitedWords(view, limits)
    return {
      ...(excluded === null ? {} : { excludesProducts: { value: excluded.text, spans: excluded.spans, doubt: 0 } }),
      ...(limited === null ? {} : { onlyForProducts: { value: limited.text, spans: limited.spans, doubt: 0 } }),
    }
  },
}

function hinted({ card, folded, header }: Parameters<Reader['read']>[0]['view']) {
  for (const { start, end } of header) {
    // The words may be on both sides of the turn that "exclusiones" makes.
    const found = HINT.exec(folded.slice(Math.max(0, start - 12), end))
    if (found === null) continue
    const from = Math.max(0, start - 12) + found.index
    return { text: card.text.slice(from, from + found[0].length), spans: [{ start: from, end: from + found[0].length }] }
  }
  return null
}
