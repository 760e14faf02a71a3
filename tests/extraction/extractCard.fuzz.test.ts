import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleCards } from '#chains/examples.ts'
import { readCard } from '#chains/readCard.ts'
import { CHAIN_SLUGS, type ChainSlug } from '#domain/catalogue/chain.ts'
import type { CapturedCard } from '#domain/promotion/capture.ts'
import { extractedPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { anyNumberOf } from '../atLeastOne.ts'
import { IS_WHOLE } from '../seed.ts'
import { captured } from './cards.ts'

/** How many hostile cards to try. */
const INPUTS = IS_WHOLE ? 10_000 : 300
const LONG = 60 * 60_000

/** Words that the readers know: hostile cards are made of them, so that the patterns are really entered. */
const WORDS = [
  ...['20%', '15 % de descuento', '3, 6 y 12 cuotas sin interés', '18 CSI', 'tope de reintegro $12.000', 'sin tope', 'por semana'],
  ...['por cuenta', 'todos los lunes', 'jueves a domingo', '01/05/2026', 'del 1 al 31 de mayo de 2026', 'hasta el 3o/06/26', 'de mayo'],
  ...['al', 'y', ',', '.', ' - ', '|', '(', ')', 'tarjetas de crédito', 'débito', 'Visa', 'Mastercard', 'Cabal', 'MODO', 'Banco Macro'],
  ...['Galicia Más', 'Naranja X', 'plan sueldo', 'jubilados', 'ANSES', 'no válido', 'excepto', 'no incluye', 'electro'],
  ...['exclusivo online', 'presencial', 'ejemplo:', 'CUIT 30-1', 'beneficio:', '(1)', '(2)', '\n', '\r\n\r\n', '\u00a0'],
  ...['NIVEL 1 ($6000) 2 ($8.000)', '+ 5% adicional', '$', '%', '0', '9999999999999999', '99/99/9999', '31/02/2026', '<p>', '"'],
  ...['&aacute;', '<b>', '\u0301', '🙂', '\ud800'],
]

const words = fc
  .array(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...WORDS) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) }),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '))
/** Mostly a page of it, now and then as much as a card may hold: the longest take as long to read as a hundred others. */
const times = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 4000 }) },
)
const repeated = fc.tuple(fc.constantFrom(...WORDS), times).map(([word, times]) => `${word} `.repeat(times).slice(0, 64_000))
const text = fc.oneof({ weight: 12, arbitrary: words }, { weight: 1, arbitrary: repeated })

const quoted = (tag: string, content: string) => `<${tag}> "${content}"`

type Words = readonly [string, string, string, string]

/** The forms of every source, filled with whatever comes: those of pages for the chains that have had them, else that of the examples. */
function rawOf(source: ChainSlug, words: Words): unknown {
  const [a, b, c, d] = words
  switch (source) {
    case 'carrefour':
      return {
        domDescription: `${quoted('span', a)}<p> "Comprando en:"${quoted('span', b)}<img alt="${c}">${quoted('span', c)}<div> "Ver legal"${quoted('p', d)}`,
      }
    case 'coto':
      return { domDescription: quoted('p', a) + quoted('p', b) + quoted('span', c) + quoted('div', d), txt: `${a}${b}${c}${d}` }
    case 'dia':
      return {
        apiPromotion: { promotionFirstText: a, promotionSecondText: b, promotionThirdText: c, ModalText: d, daysToShow: { monday: a } },
      }
    case 'jumbo':
      return { text: quoted('h4', a) + quoted('h6', b) + quoted('p', c) + quoted('p', 'Ver menos') + quoted('p', d) }
    case 'changomas':
      return {
        html: `<p class="dateText">${a}</p><p class="ColLeft">${b}</p><p class="ColRightText">${c}</p><p class="legalContent">${d}</p>`,
      }
    case 'makro':
      return { text: `${a}\n${b}\n${c}\n${d}`, transcribedImageText: a }
    default:
      return filled(EXAMPLES.find((card) => card.source === source)?.raw, words)
  }
}

const EXAMPLES = exampleCards('2026-05-11')

/** The same form with other words: every text in it is replaced, in turn. */
function filled(raw: unknown, words: Words): unknown {
  let next = 0
  return JSON.parse(JSON.stringify(raw ?? null), (_, value) => (typeof value === 'string' ? words[next++ % words.length] : value))
}

const hostile: fc.Arbitrary<CapturedCard> = fc
  .tuple(fc.constantFrom(...CHAIN_SLUGS), fc.tuple(text, text, text, text), fc.option(text, { nil: undefined }))
  .map(([source, parts, page]) =>
    captured(source, rawOf(source, parts), '2026-05-11', { legalText: source === 'coto' ? page : undefined, tabs: [9] }),
  )

function expectSound(card: CapturedCard): void {
  const reading = readCard(card)
  expect(extractedPromotionSchema.array().safeParse(reading.promotions).error).toBeUndefined()
  for (const promotion of anyNumberOf(reading.promotions)) {
    for (const spans of anyNumberOf(Object.values(promotion.evidence)))
      for (const { end } of anyNumberOf(spans)) expect(end).toBeLessThanOrEqual(reading.card.text.length)
  }
  for (const { reason } of anyNumberOf(reading.refused)) expect(reason).not.toBe('')
}

describe('hostile cards', () => {
  it(
    'never make the readers throw or emit an impossible promotion',
    () => {
      fc.assert(fc.property(hostile, expectSound), { numRuns: INPUTS })
    },
    LONG,
  )

  it('of any JSON are cards like any other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHAIN_SLUGS), fc.jsonValue({ maxDepth: 4 }), (source, raw) => expectSound(captured(source, raw))),
      { numRuns: INPUTS },
    )
  })

  it.each(CHAIN_SLUGS)('of a megabyte are read by their beginning (%s)', (source) => {
    const long = 'Tope de reintegro $12.000 con Banco Macro Visa, 20% de descuento. '.repeat(16_000)
    expectSound(captured(source, rawOf(source, [long, long, long, long])))
  })
})
