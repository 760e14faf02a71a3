import { z } from 'zod'
import { es } from 'zod/locales'
import { CHAINS } from '#domain/catalogue/chain.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import { CONDITION_PARTS, type Conditions, NO_CONDITIONS } from '#domain/promotion/condition.ts'
import type { EvidenceField, ExtractedPromotion, Span } from '#domain/promotion/promotion.ts'
import { EMPTY_FIELDS, EVIDENCE_FIELDS, PROMOTION_FIELD_NAMES } from '#domain/promotion/promotionFields.ts'
import { registeredPromotionSchema } from '#domain/promotion/promotionSchema.ts'
import { asReadBy, READERS, type Reader } from '#domain/promotion/readings.ts'
import {
  MAX_REVIEWED_PROMOTIONS,
  REVIEWED_FIELDS,
  type ReviewedField,
  type ReviewedPromotion,
  type ReviewedValues,
} from '#domain/promotion/review.ts'
import { canonicalText } from '#domain/text/canonicalText.ts'

/**
 * The promotions of a card as one text of JSON, as the desk shows it and reads it back. `from`: the card's promotion that it corrects (null: a
 * new one); `words`: for a field, words of the card that prove it; a field that is left out stays as the program read it.
 */

/** Says what is wrong with the text (Spanish). `line`: where, from 1; null: not at one place. */
export class ReviewProblem extends Error {
  override name = 'ReviewProblem'
  readonly line: number | null
  constructor(message: string, line: number | null = null) {
    super(line === null ? message : `Línea ${line}: ${message}`)
    this.line = line
  }
}

/** A promotion of the text. Its values are checked by the promotion's own schema. */
type Written = { from: number | null; words: Partial<Record<EvidenceField, string>>; values: Partial<Record<ReviewedField, unknown>> }

/** What is wrong at a place of the text. */
class Misfit extends Error {
  readonly path: readonly PropertyKey[]
  constructor(message: string, path: readonly PropertyKey[]) {
    super(message)
    this.path = path
  }
}

/** Writes promotions, each field on a line of its own. @param first The fields to begin with, by place. */
export function writeReviewText(promotions: readonly ReviewedValues[], first: readonly (readonly ReviewedField[])[] = []): string {
  const all = promotions.map((promotion, at) => writtenPromotion(promotion, at, first[at] ?? []))
  return all.length === 0 ? '[]' : `[\n${all.join(',\n')}\n]`
}

/** Writes an empty promotion, for a card of which none was read. Its discount has to be filled in. */
export function emptyReviewText({ chain }: CardWords): string {
  const values = { ...EMPTY_FIELDS, where: [...CHAINS[chain].where], discount: { type: 'porcentaje', value: null } }
  return `[\n${writtenPromotion(values as unknown as ReviewedValues, null, ['discount'])}\n]`
}

function writtenPromotion(values: ReviewedValues, from: number | null, first: readonly ReviewedField[]): string {
  const lines = [...new Set([...first, ...REVIEWED_FIELDS])].map((field): [string, string] => [
    field,
    field === 'conditions' ? writtenConditions(values.conditions) : JSON.stringify(values[field]),
  ])
  const members = [['from', JSON.stringify(from)], ...lines, ['words', '{}']]
  return `  {\n${members.map(([name, json]) => `    "${name}": ${json}`).join(',\n')}\n  }`
}

function writtenConditions({ evidence: _, who, ...parts }: Conditions): string {
  const quoted = who.map(({ start: _start, end: _end, ...one }) => one)
  const lines = Object.entries({ who: quoted, ...parts }).map(([name, value]) => `      "${name}": ${JSON.stringify(value)}`)
  return `{\n${lines.join(',\n')}\n    }`
}

/** Returns the text of what one of two readers has. @throws ReviewProblem when it has no promotion */
export function reviewsOfReader(reader: Reader, card: CardWords, published: readonly ExtractedPromotion[]): ReviewedPromotion[] {
  const own = published.flatMap((promotion, from): Written[] => {
    const values = asReadBy(reader, promotion)
    return values === null ? [] : [{ from, values, words: {} }]
  })
  if (own.length === 0) throw new ReviewProblem('Esa lectura no tiene ninguna promo. Si es así, elegí «No es una promoción».')
  return own.map((written) => reviewedOf(written, card, published))
}

const textSchema = z
  .array(
    z.strictObject({
      from: z.int().min(0).nullable().default(null),
      words: z.partialRecord(z.enum(EVIDENCE_FIELDS), z.string().min(1)).default({}),
      ...(Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, z.unknown().optional()])) as unknown as Record<
        ReviewedField,
        z.ZodOptional<z.ZodUnknown>
      >),
    }),
  )
  .max(MAX_REVIEWED_PROMOTIONS)

/** Reads the text. @throws ReviewProblem */
export function readReviewText(text: string, card: CardWords, published: readonly ExtractedPromotion[]): ReviewedPromotion[] {
  const all = parsedJson(text)
  try {
    const checked = textSchema.safeParse(all, SPANISH)
    if (!checked.success) throw misfitOf(checked.error, [])
    return checked.data.map(({ from, words, ...values }, at) => {
      try {
        return reviewedOf({ from, words, values }, card, published)
      } catch (error) {
        throw error instanceof Misfit ? new Misfit(error.message, [at, ...error.path]) : error
      }
    })
  } catch (error) {
    throw error instanceof Misfit ? new ReviewProblem(`${error.message}.`, lineOfPath(text, error.path)) : error
  }
}

/** Checks whether each reader alone has one of the promotions: mostly they are the same one, read with two discounts. */
export function haveEachReadersOwn(reviews: readonly ReviewedPromotion[], text: string, published: readonly ExtractedPromotion[]): boolean {
  const named = z.array(z.looseObject({ from: z.number().nullish() })).parse(JSON.parse(text))
  const readers = new Set(named.map(({ from }) => published[from ?? -1]?.readings?.by))
  return reviews.length > 1 && READERS.every((reader) => readers.has(reader))
}

/** Zod's own messages in Spanish, for values that have no message of ours. */
const SPANISH = { error: es().localeError }

function parsedJson(text: string): unknown {
  // «12.000» is twelve in JSON, and twelve thousand to who writes it.
  const [thousands] = Array.from(text.matchAll(TOKEN)).filter(([token]) => /^-?\d{1,3}\.\d{3}$/.test(token))
  if (thousands) throw new ReviewProblem(`«${thousands[0]}»: los miles van sin punto.`, lineAt(text, thousands.index))
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ReviewProblem('eso no es JSON: mirá las comas y las comillas.', lineOfSyntaxError(text, error as SyntaxError))
  }
}

function misfitOf({ issues: [issue] }: z.ZodError, before: readonly PropertyKey[]): Misfit {
  const path = [...before, ...(issue?.path ?? [])]
  const name = path.filter((part) => typeof part === 'string').join('.')
  if (issue?.code === 'unrecognized_keys') return new Misfit(`«${issue.keys[0]}» no es un campo`, [...path, issue.keys[0] ?? ''])
  return new Misfit(`«${name}» no se entiende (${issue?.message})`, path)
}

/** @throws Misfit, ReviewProblem */
function reviewedOf({ from, words, values: given }: Written, card: CardWords, published: readonly ExtractedPromotion[]): ReviewedPromotion {
  // A review corrects what the program reads: what only a model read is new to it.
  const read = published.map((promotion) => asReadBy('programa', promotion))
  const asRead = from === null ? null : read[from]
  if (asRead === undefined) throw new Misfit(`no hay ninguna promo ${from} en la tarjeta`, ['from'])
  const base: Partial<ExtractedPromotion> = asRead ?? { ...EMPTY_FIELDS, supermarket: card.chain }
  const fields = Object.fromEntries(PROMOTION_FIELD_NAMES.filter((name) => base[name] !== undefined).map((name) => [name, base[name]]))
  const stated = Object.fromEntries(Object.entries(given).filter(([name]) => (REVIEWED_FIELDS as readonly string[]).includes(name)))
  const conditions = withWords(stated.conditions, asRead?.conditions ?? NO_CONDITIONS, card)
  const checked = registeredPromotionSchema.safeParse({ ...fields, ...stated, conditions }, SPANISH)
  if (!checked.success) throw misfitOf(checked.error, [])
  const values = Object.fromEntries(REVIEWED_FIELDS.map((field) => [field, checked.data[field]])) as ReviewedValues
  const corrected = REVIEWED_FIELDS.filter((field) => asRead === null || canonicalText(values[field]) !== canonicalText(asRead[field]))
  const place = from === null || asRead === null ? null : read.slice(0, from).filter((one) => one !== null).length
  const evidence = Object.entries(words).map(([field, quote]) => [field, [spanOf(quote, card, ['words', field])]])
  return { from: place, values, corrected, evidence: Object.fromEntries(evidence) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Adds the places of the words. A part that stays keeps the words that prove it. @throws Misfit */
function withWords(given: unknown, before: Conditions, card: CardWords): unknown {
  if (given === undefined || given === before) return before
  if (!isRecord(given)) return given
  const same = CONDITION_PARTS.filter((part) => before.evidence[part] && canonicalText(before[part]) === canonicalText(given[part]))
  const evidence = Object.fromEntries(same.map((part) => [part, before.evidence[part]]))
  const who = Array.isArray(given.who) ? given.who.map((one, at) => withPlace(one, before, card, ['conditions', 'who', at])) : given.who
  return { ...given, who, evidence }
}

function withPlace(one: unknown, { who }: Conditions, card: CardWords, path: readonly PropertyKey[]): unknown {
  if (!isRecord(one)) return one
  const { start: _start, end: _end, ...said } = one
  const known = who.find(({ start: _, end: __, ...own }) => canonicalText(own) === canonicalText(said))
  if (known) return known
  if (typeof said.quote !== 'string') throw new Misfit('falta «quote»: las palabras de la tarjeta que lo dicen', path)
  return { ...said, ...spanOf(said.quote, card, [...path, 'quote']) }
}

/** Finds quoted words on the card, where they stand once. @throws Misfit */
function spanOf(quote: string, { text }: CardWords, path: readonly PropertyKey[]): Span {
  const start = text.indexOf(quote)
  if (start < 0 || quote === '') throw new Misfit(`«${quote}» no está en la tarjeta`, path)
  if (text.includes(quote, start + 1)) throw new Misfit(`«${quote}» está más de una vez en la tarjeta`, path)
  return { start, end: start + quote.length }
}

const TOKEN = /"(?:[^"\\]|\\.)*"(?=\s*:)|"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],:"]+/g

/** Returns the line (from 1) of the value at a path, or of the nearest one around it, of a text that is JSON. */
function lineOfPath(text: string, path: readonly PropertyKey[]): number {
  const wanted = path.map(String)
  /** The key in each open object, the index in each open array. */
  const here: (string | number)[] = []
  let found = { depth: 0, at: 0 }
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const last = here.at(-1)
    if (token === '}' || token === ']') here.pop()
    else if (token === ',') here[here.length - 1] = typeof last === 'number' ? last + 1 : ''
    else if (/^\s*:/.test(text.slice(index + token.length))) here[here.length - 1] = JSON.parse(token)
    else {
      if (here.length > found.depth && here.every((part, at) => String(part) === wanted[at])) found = { depth: here.length, at: index }
      if (token === '{' || token === '[') here.push(token === '[' ? 0 : '')
    }
  }
  return lineAt(text, found.at)
}

/** How many characters before the mistake V8 quotes in a message without its position. */
const QUOTED = 10

/** Returns the line at which the text stops being JSON; null where the message does not say. */
function lineOfSyntaxError(text: string, { message }: SyntaxError): number | null {
  const [, position] = /position (\d+)/.exec(message) ?? []
  if (position !== undefined) return lineAt(text, Number(position))
  if (/end of JSON/.test(message)) return lineAt(text, text.length)
  const [, token = '', isCut, quoted = ''] = /^Unexpected token '(.+?)', (\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/s.exec(message) ?? []
  const at = text.indexOf(quoted)
  return quoted === '' || at < 0 ? null : lineAt(text, at + (isCut ? QUOTED : quoted.indexOf(token)))
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length
