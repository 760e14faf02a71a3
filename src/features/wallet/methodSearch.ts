import { CARD_SLUGS, type CardSlug, type MethodSlug, PAYMENT_METHODS, type PaymentMethod } from '#domain/catalogue/paymentMethod.ts'
import { TIER_NAMES } from '#domain/catalogue/tiers.ts'
import { METHOD_ALIASES } from '#domain/choice/glossary.ts'
import { correctQuery, type Glossary, matchesQuery, type SearchText } from '#domain/choice/search.ts'
import { fold } from '#domain/text/fold.ts'
import { holdsCards } from '#domain/wallet/wallet.ts'
import { MAX_QUERY } from './settingsSearch.ts'
import { shortName } from './walletWords.ts'

/** Who looks for a plan finds its institution, which asks for it. */
const institutions = PAYMENT_METHODS.filter(({ parent }) => parent === null)
const texts = new Map(institutions.map((method) => [method, textOf(method)]))

/** Returns the folded text to search: the name, the name without spaces and marks («mercadopago»), the plans and the aliases. */
function textOf({ name, slug }: PaymentMethod): string {
  const own = fold(`${name} ${shortName(slug)}`)
  const variants = PAYMENT_METHODS.filter(({ parent }) => parent === name).flatMap((variant) => [
    variant.name,
    METHOD_ALIASES[variant.slug] ?? '',
  ])
  const plans = fold([...variants, ...(TIER_NAMES[slug] ?? [])].join(' '))
  return `${own} ${own.replace(/[^a-z0-9]+/g, '')} ${plans} ${METHOD_ALIASES[slug] ?? ''}`
}

/** The same texts in the form that `correctQuery` takes. */
const said: SearchText[] = [...texts.values()].map((says) => ({ says, sells: '', leaves: '' }))
const names: Glossary = said.map(({ says }) => [says, says])

export type FoundMethod = { method: MethodSlug; cards: readonly CardSlug[] }

/** What people type of a card beside its bank, as «galicia visa» or «nación master débito». */
const CARD_WORDS: readonly (readonly [typed: RegExp, inSlug: string])[] = [
  [/^visa$/, 'visa'],
  [/^(?:master|mastercard)$/, 'mastercard'],
  [/^cabal$/, 'cabal'],
  [/^(?:amex|american|express)$/, 'american-express'],
  [/^credito$/, 'credito'],
  [/^debito$/, 'debito'],
  [/^prepaga$/, 'prepaga'],
]

/**
 * Finds the methods of a query, ignoring accents, case, word order and typing errors; the words of a card beside a bank say which
 * of its cards is meant. Names that start with the query come first; an empty query finds none.
 */
export function findMethods(query: string): FoundMethod[] {
  const typed = fold(query).trim().slice(0, MAX_QUERY)
  if (typed === '') return []
  const whole = institutionsOf(typed).map(({ slug }) => ({ method: slug, cards: [] }))
  if (whole.length > 0) return whole
  const words = typed.split(/\s+/)
  const parts = words.flatMap((word) => CARD_WORDS.find(([one]) => one.test(word))?.[1] ?? [])
  const rest = words.filter((word) => CARD_WORDS.every(([one]) => !one.test(word))).join(' ')
  if (parts.length === 0 || rest === '') return []
  const cards = CARD_SLUGS.filter((card) => parts.every((part) => card.includes(part)))
  return institutionsOf(rest).flatMap(({ slug }) => (holdsCards(slug) ? [{ method: slug, cards }] : []))
}

function institutionsOf(typed: string): PaymentMethod[] {
  const words = correctQuery(typed, names, said)
  const begins = ({ slug }: PaymentMethod) => fold(shortName(slug)).startsWith(words)
  const found = institutions.filter((method) => matchesQuery(texts.get(method) ?? '', words))
  return [...found.filter(begins), ...found.filter((method) => !begins(method))]
}
