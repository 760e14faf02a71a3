import { type CardSlug, isCardSlug, methodBySlug } from './paymentMethod.ts'
import { MEMBERSHIPS, type Membership } from './promotion.ts'
import { fold } from './search.ts'
import { CONDITIONS, type Condition, holdsCards, type Instrument } from './wallet.ts'

/**
 * The wallet as parameters of a URL: readable, for the API and for links.
 * `wallet=banco-galicia:visa-credito+mastercard-debito,mercado-pago,modo` · `conditions=jubilado,anses` · `memberships=mi-carrefour`
 * A colon with nothing behind it says that no cards are held there. A `+` may arrive as a space, as forms decode it.
 */
export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string }

/** The most entries a list parameter may have: above the size of the catalogue. */
const MAX_ITEMS = 120

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
  return fold(membership)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
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
