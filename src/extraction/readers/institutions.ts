import type { MethodName } from '#domain/paymentMethod.ts'
import { methodNamed } from '#domain/paymentMethod.ts'
import { PAYMENT_METHOD_ALIASES } from '#domain/paymentMethodAliases.ts'
import type { Span } from '#domain/promotion.ts'
import { findAll, type Stretch } from '../text/search.ts'

/** A bank, wallet or issuer's own card named in a text. A variant counts as its parent here; segments are read apart. */
export type InstitutionMention = Span & { name: MethodName; fromImage: boolean }

type Pattern = { pattern: RegExp; names: MethodName[] }

const WORDS = compile((entry) => entry.words, '(?<![a-z0-9])', '(?![a-z])')
/** File names glue words together, so no word boundary is asked for. */
const IMAGES = compile((entry) => [...(entry.images ?? []), ...entry.words], '', '')

function compile(aliases: (entry: (typeof PAYMENT_METHOD_ALIASES)[number]) => readonly string[], left: string, right: string): Pattern {
  const all = PAYMENT_METHOD_ALIASES.flatMap((entry) => aliases(entry).map((source) => ({ source, name: entry.name })))
  // An alternation takes the first branch that fits: longer names go first, so that "patagonia 365" is not "patagonia".
  all.sort((a, b) => literalLength(b.source) - literalLength(a.source))
  const pattern = new RegExp(all.map(({ source }) => `${left}(${source})${right}`).join('|'), 'g')
  return { pattern, names: all.map(({ name }) => name) }
}

/** How many letters a pattern stands for, roughly: looks around and signs do not count. */
function literalLength(source: string): number {
  return source.replace(/\(\?[=!<][^)]{0,200}\)|[\\()?:|[\]]/g, '').length
}

/** Every institution named in the stretches, in order. `text` is folded. */
export function institutionsIn(text: string, stretches: readonly Stretch[]): InstitutionMention[] {
  const images = stretches.filter((stretch) => stretch.role === 'image')
  const words = stretches.filter((stretch) => stretch.role !== 'image')
  return [...mentions(text, words, WORDS, false), ...mentions(text, images, IMAGES, true)]
}

function mentions(text: string, stretches: readonly Stretch[], { pattern, names }: Pattern, fromImage: boolean): InstitutionMention[] {
  const found: InstitutionMention[] = []
  for (const { groups, start, end } of findAll(text, stretches, pattern)) {
    const name = names[groups.findIndex((group, index) => index > 0 && group !== undefined) - 1]
    if (name !== undefined) found.push({ start, end, name, fromImage })
  }
  return found
}

/** The family an institution stands for: a variant's parent, or itself. */
export function familyName(name: MethodName): MethodName {
  return methodNamed(name).parent ?? name
}
