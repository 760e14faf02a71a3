import type { Discount, Span } from '#domain/promotion.ts'
import { needing } from '../text/matches.ts'
import { after, before, type Found, findAll, type Stretch } from '../text/search.ts'

/** A discount named in a text: a percentage, or a number of instalments without interest. */
export type Figure = Span & { discount: Discount; stretch: Stretch; bonus: boolean }

const PERCENT = needing(['%', 'ciento', 'off'], /(?<![\d.,$])(\d{1,3})(?:[.,](\d{1,2}))? ?(?:%|por ciento|porciento|off\b)/g)
/** "25 y 3 cuotas": a percentage whose sign was forgotten next to instalments; "12 y 6 cuotas" are two plans. */
const BARE_PERCENT = /^(?!12|18|24)(\d{2}) (?:%? ?)y(?= \d{1,2} cuotas)/
/** What makes a percentage a rate or a share and not a discount. */
const RATE_BEFORE =
  /(?:tea|tna|cft|cftea|cftna|tem|t\.e\.a\.?|t\.n\.a\.?|c\.f\.t\.?|tasa|anual|interes|iva|fijas?|financiero total|nominal|efectiva|alcohol|graduacion)[^.%]{0,24}$/
const BONUS_BEFORE = /(?:\+ ?|adicional(?:es)? (?:de |del )?|extra (?:de |del )?|sumas? (?:un )?|ademas,? [a-z ]{0,20})$/
const BONUS_AFTER = /^ ?(?:de )?(?:descuento |ahorro |dto\.? |reintegro )?(?:de )?(?:adicional|extra)/

/** The percentages of discount in the stretches, rates left out. `text` is folded. */
export function percentagesIn(text: string, stretches: readonly Stretch[]): Figure[] {
  const figures: Figure[] = []
  for (const found of findAll(text, stretches, PERCENT)) {
    const value = Number(found.groups[1]) + Number(`0.${found.groups[2] ?? '0'}`)
    if (value <= 0 || value > 100 || RATE_BEFORE.test(before(text, found, 60))) continue
    figures.push(figure(text, found, { type: 'porcentaje', value }))
  }
  for (const stretch of stretches.filter((one) => one.role === 'value')) {
    for (const found of findAll(text, [stretch], BARE_PERCENT_ANYWHERE)) {
      if (BARE_PERCENT.test(text.slice(found.start, found.stretch.end)))
        figures.push(figure(text, found, { type: 'porcentaje', value: Number(found.groups[1]) }))
    }
  }
  return figures.sort((a, b) => a.start - b.start)
}

const BARE_PERCENT_ANYWHERE = /(?<![\d.,$])(\d{2})(?= y \d{1,2} cuotas)/g

/** Whether the words around a percentage say that it comes on top of another: `5 % adicional`, `+ 5 %`. */
export function isAddition(text: string, { start, end }: Span): boolean {
  const stretch = { start: 0, end: text.length }
  return isOnTop(text, { start, end, stretch })
}

const isOnTop = (text: string, figure: Span & { stretch: Span }) =>
  BONUS_BEFORE.test(before(text, figure, 40)) || BONUS_AFTER.test(after(text, figure, 40))

function figure(text: string, found: Found, discount: Discount): Figure {
  const bonus = isOnTop(text, found)
  return { start: found.start, end: found.end, discount, stretch: found.stretch, bonus }
}

/** Instalments: one or several numbers (`3, 6 y 12`) before the word. */
const SEPARATOR = '(?: ?(?:,|\\.|;|y/o|y|o|u|e|/|-) ?(?:y |o )?| )'
const INSTALMENTS = needing(
  ['cuota', 'csi'],
  new RegExp(`(?<![\\d$.,/-])(\\d{1,2}(?:${SEPARATOR}\\d{1,2}){0,7}) ?(?:\\([a-z, ]{2,30}\\) ?)?(cuotas?|csi\\b)`, 'g'),
)
const FREE_AFTER =
  /^(?: fijas)?(?: (?:iguales|mensuales|consecutivas|y|e))*,? ?(?:\(?s(?:in|\/) ?inter|cero inter|0 ?% (?:de )?inter|con 0|0 inter|s\/i\b|"?cero)/
const FREE_BEFORE = /(?:cero interes|sin interes(?:es)?|plan z|cuotas sin interes de) ?:? ?(?:en |hasta en |de )?(?:hasta )?$/
const LONE_WORD = /^ ?(?:$|con (?:tarjetas? de )?(?:credito|debito)|en |\)|\.|,)/
/** A headline that continues after the figure: `10 %` "y 4 cuotas". */
const WHOLE_HEADLINE = /^(?:y|o|\+) \d{1,2} cuotas\.?$/
const OTHER_PLAN = /(?:ahora|mipyme|cuota simple|tope de|ejemplo) ?$/

/**
 * The instalments without interest in the stretches. Where the site announces a figure (role `value`), the bare word is enough; in the
 * small print the absence of interest must be said.
 */
export function instalmentsIn(text: string, stretches: readonly Stretch[]): Figure[] {
  const figures: Figure[] = []
  for (const found of findAll(text, stretches, INSTALMENTS)) {
    if (!isFree(text, found)) continue
    const numbers = (found.groups[1] ?? '').matchAll(/\d{1,2}/g)
    for (const number of numbers) {
      const value = Number(number[0])
      if (value < 2) continue
      const start = found.start + number.index
      const discount: Discount = { type: 'cuotas sin intereses', value }
      figures.push({ start, end: start + number[0].length, discount, stretch: found.stretch, bonus: false })
    }
  }
  return figures
}

function isFree(text: string, found: Found): boolean {
  if (found.groups[2]?.startsWith('csi')) return true
  const rest = after(text, found, 40)
  if (FREE_AFTER.test(rest) || FREE_BEFORE.test(before(text, found, 40))) return true
  if (found.role === 'headline' && WHOLE_HEADLINE.test(text.slice(found.stretch.start, found.stretch.end))) return true
  return found.role === 'value' && LONE_WORD.test(rest) && !OTHER_PLAN.test(before(text, found, 20))
}
