import type { Block, RawCard } from '#domain/capture.ts'
import { AMOUNT, pesosOf } from '../text/amounts.ts'
import { periodsIn } from '../text/dates.ts'
import { matchesOf, needing } from '../text/matches.ts'
import { weekdayListsIn } from '../text/weekdayLists.ts'
import { agesIn } from './ages.ts'
import type { Mention } from './mention.ts'
import { usesIn } from './uses.ts'

type Figure<K extends Mention['kind']> = Pick<Extract<Mention, { kind: K }>, 'kind' | 'value' | 'start' | 'end'>
type AnyFigure = { [K in Mention['kind']]: Figure<K> }[Mention['kind']]
/** A text with its blocks; the date of capture lends dates their year. */
type DatedText = Pick<RawCard, 'blocks' | 'capturedAt'>
type Finder = (text: string, block: Block, card: DatedText) => AnyFigure[]

/** Figures have their own form and are found by patterns: amounts, percentages, instalments, lengths of time, dates, weekdays. */
export function figureMentions(card: DatedText, folded: string): Mention[] {
  return card.blocks.flatMap((block, index) => {
    const finders = /\d/.test(folded.slice(block.start, block.end)) ? FINDERS : WORD_FINDERS
    return finders.flatMap((find) => find(folded, block, card).map((figure): Mention => ({ ...figure, block: index, role: block.role })))
  })
}

const FINDERS: readonly Finder[] = [money, percent, instalments, duration, dates, weekdays, singlePayment, uses, ages]
/** What may be written without a digit. */
const WORD_FINDERS: readonly Finder[] = [duration, dates, weekdays, singlePayment, uses]

function each<K extends Mention['kind']>(
  text: string,
  block: Block,
  pattern: RegExp,
  read: (match: RegExpMatchArray) => Figure<K>['value'] | null,
  kind: K,
): Figure<K>[] {
  return matchesOf(text.slice(block.start, block.end), pattern).flatMap((match) => {
    const value = read(match)
    if (value === null) return []
    const start = block.start + match.index
    return [{ kind, value, start, end: start + match[0].length } as Figure<K>]
  })
}

const MONEY = needing(['$'], new RegExp(AMOUNT, 'g'))

function money(text: string, block: Block): AnyFigure[] {
  return each(text, block, MONEY, (match) => pesosOf(match[1], match[2]), 'money')
}

const PERCENT = needing(['%', 'ciento'], /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|por ?ciento)/g)

function percent(text: string, block: Block): AnyFigure[] {
  return each(text, block, PERCENT, (match) => Number(match[1]?.replace(',', '.')), 'percent')
}

const INSTALMENTS = needing(
  [' cuotas', ' csi', ' pagos'],
  /(?<![\d.,$])(\d{1,2}(?:(?: ?,| y| o| u|,? ?y\/o) ?\d{1,2}){0,5}) (?:cuotas|csi\b|pagos)/g,
)

function instalments(text: string, block: Block): AnyFigure[] {
  return each(text, block, INSTALMENTS, (match) => [...(match[1] ?? '').matchAll(/\d{1,2}/g)].map(Number), 'instalments')
}

/** Lengths of time that are at times written in words alone. */
const SPELLED = new Map([
  ['cinco', 5],
  ['siete', 7],
  ['diez', 10],
  ['quince', 15],
  ['veinte', 20],
  ['treinta', 30],
  ['cuarenta y cinco', 45],
  ['sesenta', 60],
  ['noventa', 90],
])
const DURATION =
  /(?<![\d/a-z])(\d{1,3}|cinco|siete|diez|quince|veinte|treinta|cuarenta y cinco|sesenta|noventa)(?: ?\([a-z ]{2,30}\)|\)(?: [a-z]{3,11})?)? ?(?:dias? ?(habiles|corridos)?|(horas|hs\b)(?: ?(habiles))?|(semanas)|(meses|mes\b))/g

function duration(text: string, block: Block): AnyFigure[] {
  return each(
    text,
    block,
    DURATION,
    (match) => {
      const count = SPELLED.get(match[1] ?? '') ?? Number(match[1])
      const days = match[3] ? Math.ceil(count / 24) : match[5] ? count * 7 : match[6] ? count * 30 : count
      return { days, business: match[2] === 'habiles' || match[4] !== undefined }
    },
    'duration',
  )
}

function dates(text: string, block: Block, card: DatedText): AnyFigure[] {
  return periodsIn(text, [block], card.capturedAt).map(({ kind, from, until, start, end }) => ({
    kind: 'date',
    value: { from, until, sort: kind },
    start,
    end,
  }))
}

function weekdays(text: string, block: Block): AnyFigure[] {
  return weekdayListsIn(text, [block]).map(({ days, found }) => ({ kind: 'weekdays', value: days, start: found.start, end: found.end }))
}

/** `en 1 (un) pago`, `un solo pago`, `en una cuota`. */
const SINGLE_PAYMENT = needing(
  ['pago', ' cuota'],
  /(?<![a-z])en ?(?:un|uno|1|\(1\))(?: ?\((?:un|uno|1)\))?(?: solo| unico)? ?pago(?![a-z])|(?<![\d.,$a-z])(?:1|solo|un solo|1 solo) pago(?![a-z])|en pago unico|(?<![\d.,$a-z])en (?:1|una)(?: ?\(una\))?(?: sola)? cuota(?![a-z])/g,
)

function singlePayment(text: string, block: Block): AnyFigure[] {
  return each(text, block, SINGLE_PAYMENT, () => true as const, 'singlePayment')
}

function uses(text: string, block: Block): AnyFigure[] {
  return usesIn(text, block).map(({ value, start, end }) => ({ kind: 'uses', value, start, end }))
}

function ages(text: string, block: Block): AnyFigure[] {
  return agesIn(text, block).map(({ age, start, end }) => ({ kind: 'people', value: { kind: 'age', value: String(age) }, start, end }))
}
