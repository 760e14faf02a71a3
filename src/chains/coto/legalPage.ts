import { MONTHS, WEEKDAYS, type Weekday } from '#domain/calendar/calendar.ts'
import type { MethodName } from '#domain/catalogue/paymentMethod.ts'
import type { CardWords } from '#domain/promotion/capture.ts'
import type { Discount } from '#domain/promotion/promotion.ts'
import { Findings, foldCardText } from '#extraction/findings.ts'
import { normalizeWhitespace } from '../forms/cardWordsBuilder.ts'

/** A heading that ends in two asterisks, and its text. */
type Section = {
  heading: string
  body: string
  /** Only for sections with the card's figure; `isNamed`: the heading names the institutions. */
  details: () => { institutions: ReadonlySet<MethodName>; isNamed: boolean; weekdays: ReadonlySet<Weekday> }
  folded: string
  /** At its beginning. */
  discounts: readonly Discount[]
}

/** UTF-16 units; a real page has about 100,000. */
const MAX_PAGE = 1024 * 1024
const MAX_SECTIONS = 400
const MAX_SECTION = 24 * 1024

/** All cards of a capture share one page. */
const remembered = new Map<string, Section[]>()
const MAX_REMEMBERED = 4

function sectionsOf(page: string): Section[] {
  const known = remembered.get(page)
  if (known !== undefined) return known
  const sections = parse(page.slice(0, MAX_PAGE))
  if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value as string)
  remembered.set(page, sections)
  return sections
}

/** The collector put this before sentences that it took for exclusions, also inside sentences, which are joined again. */
const INJECTED = '**PRODUCT EXCLUSIONS:**'

function parse(page: string): Section[] {
  const joined = page
    .split(INJECTED)
    .map((part) => part.trim())
    .join(' ')
  const sections: { heading: string; lines: string[] }[] = []
  for (const line of joined.split('\n')) {
    const text = line.trim()
    if (text.endsWith('**') && text.length < 120) sections.push({ heading: text.replaceAll('*', '').trim(), lines: [] })
    else if (text !== '') sections.at(-1)?.lines.push(text)
  }
  return sections.slice(0, MAX_SECTIONS).map(({ heading, lines }) => section(heading, lines))
}

function section(heading: string, lines: string[]): Section {
  const body = normalizeWhitespace([`${heading}.`, ...lines].join('\n').slice(0, MAX_SECTION)).replace(/\n(?=[.,;)])/g, '')
  const folded = foldCardText(body)
  const title = foldCardText(heading)
  let known: ReturnType<Section['details']> | null = null
  const details = () => {
    known ??= detailsOf(title, folded)
    return known
  }
  return { heading: title, body, folded, details, discounts: opening(folded, 3500).discounts }
}

function detailsOf(title: string, folded: string): ReturnType<Section['details']> {
  const named = inPicture(title).institutions
  return {
    institutions: new Set(named.length > 0 ? named : opening(folded, 900).institutions),
    isNamed: named.length > 0,
    weekdays: new Set(new Findings(title).weekdays),
  }
}

const opening = (folded: string, length: number) =>
  new Findings(folded, [{ start: 0, end: Math.min(folded.length, length), role: 'legal' }])

/** Like a picture's name, a heading may name a bank by fewer words than running text. */
const inPicture = (folded: string) => new Findings(folded, [{ start: 0, end: folded.length, role: 'image' }])

/** What of a card helps to find its section. */
type Wanted = {
  words: string
  institutions: ReadonlySet<MethodName>
  weekdays: ReadonlySet<Weekday>
  figures: Discount[]
  dates: string[]
  amounts: string[]
}

/** Of the section that best fits bank, day and figure; its exclusions may stand in the next best, because the page repeats offers. */
export function legalSectionFor(card: CardWords, page: string): string[] {
  if (page === '') return []
  const wanted = wantedBy(card)
  const fitting = sectionsOf(page)
    .map((section) => ({ section, score: likeness(section, wanted) }))
    .filter(({ score }) => score > LEAST_LIKENESS)
    .sort((a, b) => b.score - a.score)
  const best = fitting[0]
  if (best === undefined) return []
  const text = ownPoint(best.section.body, wanted)
  if (!ANNOUNCES_EXCLUSIONS.test(wanted.words) || TAIL.test(text)) return [text]
  const exclusions = fitting.slice(1).flatMap(({ section }) => exclusionsOf(section, wanted))
  return [text, ...exclusions.slice(0, 1)]
}

const LEAST_LIKENESS = 4
const ANNOUNCES_EXCLUSIONS = /aplican exclusiones/

/** If it names the card's bank on the card's dates. */
function exclusionsOf({ body, folded }: Section, wanted: Wanted): string[] {
  const tailAt = body.search(TAIL)
  const isSame = wanted.dates.some((date) => hasDate(folded, date)) && names(ownPoint(body, wanted), wanted)
  return tailAt < 0 || !isSame ? [] : [body.slice(tailAt)]
}

function names(text: string, wanted: Wanted): boolean {
  const folded = foldCardText(text.slice(0, 6000))
  return inPicture(folded).institutions.some((name) => wanted.institutions.has(name))
}

const isRegional = ({ words }: Wanted) => /bancosregionales/.test(words.replace(/[ _-]/g, ''))

function wantedBy(card: CardWords): Wanted {
  const words = foldCardText(card.text)
  const findings = new Findings(words, card.blocks)
  const when = card.blocks.find((block) => block.role === 'when')
  const whenWords = when ? words.slice(when.start, when.end) : ''
  const days = new Findings(whenWords).weekdays
  return {
    words,
    institutions: new Set(findings.institutions),
    weekdays: new Set(/todos los dias/.test(whenWords) ? WEEKDAYS : days),
    figures: findings.discounts,
    dates: [...whenWords.matchAll(/(\d{1,2})\/(\d{1,2})/g)].map((match) => `${Number(match[1])}/${Number(match[2])}`),
    amounts: [...words.matchAll(/\$ ?(\d[\d.]{0,12}\d)/g)].map((match) => match[1] ?? ''),
  }
}

function likeness(candidate: Section, wanted: Wanted): number {
  const { discounts } = candidate
  const same = wanted.figures.some(({ type, value }) => discounts.some((one) => one.type === type && one.value === value))
  if (!same && !isBasePlusBonus(wanted, discounts)) return 0
  return (same ? 3 : 1) + fitOfInstitution(candidate, wanted) + fitOfDays(candidate, wanted) + fitOfDetails(candidate, wanted)
}

/** A "25 %" card whose small print says 20 % and another 5 %. */
function isBasePlusBonus(wanted: Wanted, figures: readonly Discount[]): boolean {
  const percents = [...new Set(figures.filter((figure) => figure.type === 'porcentaje').map((figure) => figure.value))].slice(0, 12)
  return wanted.figures.some(
    ({ type, value }) => type === 'porcentaje' && percents.some((a) => percents.some((b) => a < b && a + b === value)),
  )
}

function fitOfInstitution({ details, folded, heading }: Section, wanted: Wanted): number {
  if (wanted.institutions.size === 0) return fitOfAudience(folded, heading, wanted)
  const { institutions, isNamed } = details()
  if ([...wanted.institutions].some((name) => institutions.has(name))) return 5
  if (isRegional(wanted) && /regionales/.test(heading)) return 6
  // A section with another bank's heading mentions the card's bank only to exclude it.
  if (isNamed) return -9
  return [...wanted.institutions].some((name) => folded.includes(foldCardText(name.replace('Banco ', '')))) ? 1 : -9
}

/** Cards without a bank: a membership, a social programme, or any card of a kind. */
function fitOfAudience(folded: string, heading: string, card: Wanted): number {
  const { words } = card
  const audiences = ['comunidad', 'jubilados', 'anses', 'porten', 'nfc']
  const wanted = audiences.find((audience) => words.includes(audience))
  if (wanted !== undefined) return heading.includes(wanted) ? 5 : folded.slice(0, 3000).includes(wanted) ? 3 : -6
  if (isRegional(card)) return /regionales/.test(heading) ? 6 : -9
  if (/\bmodo\b|modo\.(?:png|jpg|webp)/.test(words)) return /\bmodo\b/.test(heading) ? 5 : -4
  return /^descuentos? |^sabado|^viernes|^domingo/.test(heading) ? 3 : -4
}

function fitOfDays({ details, heading, folded }: Section, wanted: Wanted): number {
  const { weekdays } = details()
  const score = wanted.dates.some((date) => hasDate(folded, date)) ? 3 : 0
  if (weekdays.size === 0) return score + (/^\d/.test(heading) ? 0 : [...wanted.weekdays].some((day) => dayIn(folded, day)) ? 1 : 0)
  return score + ([...wanted.weekdays].some((day) => weekdays.has(day)) ? 3 : -5)
}

const dayIn = (folded: string, day: Weekday) => folded.slice(0, 2500).includes(foldCardText(day).slice(0, -1))

function hasDate(folded: string, date: string): boolean {
  const [day = '', month = ''] = date.split('/')
  const two = (part: string) => part.padStart(2, '0')
  const name = MONTHS[Number(month) - 1]
  if (name === undefined) return false
  return [`${two(day)}/${two(month)}`, `${day}/${month}/`, `${two(day)} de ${name}`, ` ${day} de ${name}`].some((text) =>
    folded.includes(text),
  )
}

function fitOfDetails({ folded, heading }: Section, wanted: Wanted): number {
  const opening = folded.slice(0, 4000)
  let score = wanted.amounts.some((amount) => opening.includes(amount)) ? 2 : 0
  if (/modo/.test(wanted.words) && /modo/.test(heading)) score += 1
  const debit = /debito/.test(wanted.words)
  const credit = /credito/.test(wanted.words)
  const firstLine = opening.slice(0, 120)
  if (debit && !credit && /debito/.test(firstLine)) score += 1
  if (credit && !debit && /credito/.test(firstLine) && !/debito/.test(firstLine)) score += 1
  return score
}

/** Numbered `(1)`, `(2)`, between a common opening and common exclusions. */
const POINT = /\((\d)\) ?/g
const TAIL = /EXCLUSIONES ?:/i

function ownPoint(body: string, wanted: Wanted): string {
  const tailAt = body.search(TAIL)
  const main = tailAt < 0 ? body : body.slice(0, tailAt)
  const starts = [...main.matchAll(POINT)].map((match) => match.index)
  if (starts.length < 2) return body
  const points = starts.map((start, index) => main.slice(start, starts[index + 1] ?? main.length))
  const rated = points.map((point) => ({ point, score: fitOfPoint(foldCardText(point), wanted) }))
  const best = rated.reduce((a, b) => (b.score > a.score ? b : a))
  if (best.score <= 0) return body
  return `${main.slice(0, starts[0])}${best.point}\n${tailAt < 0 ? '' : body.slice(tailAt)}`
}

function fitOfPoint(point: string, wanted: Wanted): number {
  const { discounts: figures, institutions: names } = new Findings(point)
  const same = wanted.figures.some(({ type, value }) => figures.some((figure) => figure.type === type && figure.value === value))
  // A point without a figure contradicts none.
  const figure = same ? 2 : figures.length === 0 ? 0 : -2
  const bank = wanted.institutions.size === 0 ? (names.length === 0 ? 1 : -1) : names.some((name) => wanted.institutions.has(name)) ? 2 : -1
  const kind = ['debito', 'credito', 'comunidad'].filter((word) => wanted.words.includes(word) && point.includes(word)).length
  return figure + bank + kind
}
