import type { CardWords } from '#domain/promotion/capture.ts'
import { findMatches } from '../text/matches.ts'
import { NON_GOODS } from '../vocabulary/goodsCues.ts'
import type { Mention } from './mention.ts'

/** None that begins a phrase about something else. */
const NAME = '(?!(?:o|en|con|que|del|por|para|no|se|los|al|a) )[a-zñ&]{1,20}'
/** By their maker, such as "productos Lumbre seleccionados". */
const SELECTED = new RegExp(
  `(?<![a-zñ])(?:productos|articulos) (?:de )?(?:las? )?(?:marcas? )?${NAME}(?: ${NAME}){0,4} (?:seleccionad|participant)[aoe]s`,
  'g',
)

/** Of makers that no vocabulary has, without those in which something known is mentioned. */
export function findUnknownBrands({ blocks }: Pick<CardWords, 'blocks'>, folded: string, known: readonly Mention[]): Mention<'category'>[] {
  return blocks.flatMap(({ start, end, role }, block) =>
    findMatches(folded.slice(start, end), SELECTED).flatMap(({ index, 0: words }): Mention<'category'>[] => {
      const span = { start: start + index, end: start + index + words.length }
      if (known.some((one) => one.kind !== 'topic' && one.start < span.end && one.end > span.start)) return []
      return [{ kind: 'category', value: 'otros', ...span, role, block }]
    }),
  )
}

const STOPS =
  'con|que|los|las|por|para|pagando|abonando|comprando|todos|todas|sin|hasta|desde|exclusivo|exclusiva|solo|excepto|salvo|segun|acumulable|unicamente|y|o|e|ni|en|no|si'
const WORD = `(?!(?:${STOPS})(?![a-zñ]))[a-zñ]{3,20}`
/** What a percentage is "en" or "sobre". */
const ON = new RegExp(
  `(?:%|por ?ciento)(?: (?:de )?(?:descuento|ahorro|dto|off|rebaja|reintegro|bonificacion|devolucion|adicional|extra|menos))*[.,]? (?:en|sobre) (?:(?:toda|todas|todos|todo|la|las|el|los|nuestra|nuestras|nuestros|linea|lineas|productos|articulos|rubro|rubros|categoria|gama|variedad|seleccion|de|del) )*(?<goods>${WORD}(?: (?:de |del |para )?${WORD}){0,2})`,
  'dg',
)
export function findUnknownGoods({ blocks }: Pick<CardWords, 'blocks'>, folded: string, known: readonly Mention[]): Mention<'category'>[] {
  return blocks.flatMap(({ start, end, role }, block) =>
    role === 'image' || role === 'mark'
      ? []
      : findMatches(folded.slice(start, end), ON).flatMap(({ indices, groups }): Mention<'category'>[] => {
          const [from = 0, to = 0] = indices?.groups?.goods ?? []
          const span = { start: start + from, end: start + to }
          const [first = ''] = (groups?.goods ?? '').split(' ')
          if (NON_GOODS.has(first) || known.some((one) => one.kind !== 'topic' && one.start < span.end && one.end > span.start)) return []
          return [{ kind: 'category', value: 'otros', ...span, role, block }]
        }),
  )
}
