import { MEMBERSHIPS, type Membership } from '../catalogue/club.ts'
import { type CardSlug, isCardSlug, methodBySlug } from '../catalogue/paymentMethod.ts'
import { type Province, provinceNamed } from '../catalogue/province.ts'
import { slugOf } from '../catalogue/tiers.ts'
import { isQuestionKey, type QuestionKey } from '../questions/question.ts'
import { type Answers, CONDITIONS, type Condition, holdsCards, type Instrument } from './wallet.ts'

/**
 * The wallet as parameters of a URL: readable, for the API and for links.
 * `wallet=banco-galicia:visa-credito+mastercard-debito,mercado-pago,modo` · `conditions=jubilado,anses` · `memberships=mi-carrefour`
 * A colon with nothing behind it says that no cards are held there. A `+` may arrive as a space, as forms decode it.
 */
export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string }

/** The most entries a list parameter may have: above the size of the catalogue. */
const MAX_ITEMS = 160

/** Instruments of the `wallet` parameter. */
export function parseInstruments(text: string): Parsed<Instrument[]> {
  return parseList(text, parseInstrument)
}

/** The `conditions` parameter: slugs of CONDITIONS. */
export function parseConditions(text: string): Parsed<Condition[]> {
  return parseList(text, (item) => {
    const condition = CONDITIONS.find((one) => one === item || CONDITION_ALIASES[one].includes(item))
    return condition ? { ok: true, value: condition } : { ok: false, problem: `condición desconocida: «${shown(item)}»` }
  })
}

/** The `memberships` parameter: slugs of MEMBERSHIPS (`mi-carrefour`). */
export function parseMemberships(text: string): Parsed<Membership[]> {
  return parseList(text, (item) => {
    const membership = MEMBERSHIPS.find((one) => membershipSlug(one) === item)
    return membership ? { ok: true, value: membership } : { ok: false, problem: `membresía desconocida: «${shown(item)}»` }
  })
}

/** How a membership is written in a URL. */
export function membershipSlug(membership: Membership): string {
  return slugOf(membership)
}

/** The `province` parameter: the name without accents, words joined by dashes. */
export function parseProvince(text: string): Parsed<Province | null> {
  if (text === '') return { ok: true, value: null }
  const province = provinceNamed(text)
  return province ? { ok: true, value: province } : { ok: false, problem: `provincia desconocida: «${shown(text)}»` }
}

/** The `answers` parameter: keys of questions (`salary:banco-galicia`), those answered with no behind a `-`. */
export function parseAnswers(text: string): Parsed<Answers> {
  const parsed = parseList(text, (item): Parsed<[QuestionKey, boolean]> => {
    const key = item.startsWith('-') ? item.slice(1) : item
    return isQuestionKey(key) ? { ok: true, value: [key, key === item] } : { ok: false, problem: `pregunta desconocida: «${shown(item)}»` }
  })
  return parsed.ok ? { ok: true, value: Object.fromEntries(parsed.value) } : parsed
}

/** The `answers` parameter that says the same. */
export function formatAnswers(answers: Answers): string {
  return Object.entries(answers)
    .map(([key, answer]) => (answer ? key : `-${key}`))
    .join(',')
}

/** The `wallet` parameter that says the same as the instruments. */
export function formatInstruments(instruments: readonly Instrument[]): string {
  return instruments.map(({ method, cards }) => (cards === null ? method : `${method}:${cards.join('+')}`)).join(',')
}

/** Other spellings of a condition that mean it without doubt. */
const CONDITION_ALIASES: Record<Condition, string[]> = {
  jubilado: ['jubilados'],
  anses: [],
  'ciudadania-portena': ['programa-ciudadania-portena'],
}

function parseList<T>(text: string, parse: (item: string) => Parsed<T>): Parsed<T[]> {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
  if (items.length > MAX_ITEMS) return { ok: false, problem: `demasiados valores (máximo ${MAX_ITEMS})` }
  const values: T[] = []
  for (const item of items) {
    const parsed = parse(item)
    if (!parsed.ok) return parsed
    values.push(parsed.value)
  }
  return { ok: true, value: values }
}

function parseInstrument(item: string): Parsed<Instrument> {
  const colon = item.indexOf(':')
  const method = methodBySlug(colon < 0 ? item : item.slice(0, colon))
  if (!method) return { ok: false, problem: `medio de pago desconocido: «${shown(item)}»` }
  if (colon < 0) return { ok: true, value: { method: method.slug, cards: null } }
  if (!holdsCards(method.slug)) return { ok: false, problem: `«${method.slug}» no lleva tarjetas` }
  const cards: CardSlug[] = []
  for (const card of item
    .slice(colon + 1)
    .split(/[+ ]+/)
    .filter(Boolean)) {
    if (!isCardSlug(card)) return { ok: false, problem: `tarjeta desconocida: «${shown(card)}»` }
    cards.push(card)
  }
  return { ok: true, value: { method: method.slug, cards } }
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
