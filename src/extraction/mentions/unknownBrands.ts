import type { CardWords } from '#domain/promotion/capture.ts'
import { findMatches } from '../text/matches.ts'
import type { Mention } from './mention.ts'

/** A word of a name: none that begins a phrase about something else. */
const NAME = '(?!(?:o|en|con|que|del|por|para|no|se|los|al|a) )[a-zñ&]{1,20}'
/** Matches goods by the name of their maker, such as "productos Lumbre seleccionados". */
const SELECTED = new RegExp(
  `(?<![a-zñ])(?:productos|articulos) (?:de )?(?:las? )?(?:marcas? )?${NAME}(?: ${NAME}){0,4} (?:seleccionad|participant)[aoe]s`,
  'g',
)

/** Returns goods of makers that no vocabulary has, without those in which something known is mentioned. */
export function findUnknownBrands({ blocks }: Pick<CardWords, 'blocks'>, folded: string, known: readonly Mention[]): Mention<'category'>[] {
  return blocks.flatMap(({ start, end, role }, block) =>
    findMatches(folded.slice(start, end), SELECTED).flatMap(({ index, 0: words }): Mention<'category'>[] => {
      const span = { start: start + index, end: start + index + words.length }
      if (known.some((one) => one.kind !== 'topic' && one.start < span.end && one.end > span.start)) return []
      return [{ kind: 'category', value: 'otros', ...span, role, block }]
    }),
  )
}
