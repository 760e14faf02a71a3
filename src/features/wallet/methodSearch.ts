import { PAYMENT_METHODS, type PaymentMethod } from '#domain/catalogue/paymentMethod.ts'
import { TIER_NAMES } from '#domain/catalogue/tierNames.ts'
import { METHOD_ALIASES } from '#domain/choice/glossary.ts'
import { correctQuery, type Glossary, matchesQuery, type SearchText } from '#domain/choice/search.ts'
import { fold } from '#domain/text/fold.ts'
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

/**
 * Finds the methods of a query, ignoring accents, case, word order and typing errors. Names that start with the query come
 * first; an empty query finds none.
 */
export function findMethods(query: string): PaymentMethod[] {
  const typed = fold(query).trim().slice(0, MAX_QUERY)
  if (typed === '') return []
  const words = correctQuery(typed, names, said)
  const begins = ({ slug }: PaymentMethod) => fold(shortName(slug)).startsWith(words)
  const found = institutions.filter((method) => matchesQuery(texts.get(method) ?? '', words))
  return [...found.filter(begins), ...found.filter((method) => !begins(method))]
}
