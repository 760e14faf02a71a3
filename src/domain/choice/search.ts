import { ALL_CHAIN_SLUGS, CHAINS, type ChainSlug } from '../catalogue/chain.ts'
import { CATEGORIES } from '../promotion/condition.ts'
import type { ListedPromotion } from '../promotion/promotion.ts'
import { fold } from '../text/fold.ts'
import { kindsPayingUnnamed } from './ownMethods.ts'

export function findChain(text: string): ChainSlug | undefined {
  // Links of a page use slugs.
  const exact = ALL_CHAIN_SLUGS.find((slug) => slug === text)
  if (exact !== undefined) return exact
  const letters = (words: string) => fold(words).replace(/[^a-z0-9]/g, '')
  const meant = letters(text)
  return ALL_CHAIN_SLUGS.find((slug) => [slug, CHAINS[slug].name].some((name) => letters(name) === meant))
}

export type Searchable = Pick<
  ListedPromotion,
  | 'supermarket'
  | 'where'
  | 'discount'
  | 'membership'
  | 'paymentMethods'
  | 'unknownPaymentMethods'
  | 'paymentRails'
  | 'qualifiers'
  | 'onlyForProducts'
  | 'excludesProducts'
  | 'restrictions'
  | 'appliesOnlyTo'
  | 'conditions'
>

/** Folded words by meaning: a method's or chain's name, goods with a `#` (`#carne`), a kind of methods with a `*` (`*wallet`). */
export type Glossary = readonly (readonly [means: string, words: string])[]

/** Folded. `sells`: its only goods (`#carne`), goods of a whole purchase (`~carne`), unnamed kinds of methods. `leaves`: exclusions. */
export type SearchText = { says: string; sells: string; leaves: string }

const LEAVES_OUT = /exclu|excep|no (?:incluy|entra|particip|aplica|valid)/

function searchText(promotion: Searchable): SearchText {
  const { type, value } = promotion.discount
  const { onlyFor, excludes } = promotion.conditions
  const says = [
    CHAINS[promotion.supermarket].name,
    ...promotion.where,
    type === 'porcentaje' ? `${value}%` : `${value} cuotas sin interes`,
    ...new Set(promotion.paymentMethods?.flat()),
    ...promotion.unknownPaymentMethods,
    ...promotion.membership,
    promotion.onlyForProducts ?? '',
    ...promotion.restrictions.filter((clause) => !LEAVES_OUT.test(fold(clause))),
    ...Object.entries(promotion.appliesOnlyTo ?? {}).flatMap(([audience, applies]) => (applies ? [audience] : [])),
    ...promotion.conditions.who.flatMap(({ kind }) => (kind === 'pensioner' ? ['jubilados'] : [])),
  ]
  const isWhole = onlyFor === null && promotion.onlyForProducts === null
  const goods = isWhole
    ? CATEGORIES.filter((one) => !excludes.includes(one)).map((one) => `~${one}`)
    : (onlyFor ?? []).map((one) => `#${one}`)
  const sells = [...goods, ...kindsPayingUnnamed(promotion).map((kind) => `*${kind}`)]
  return { says: fold(says.join(' ')), sells: `${sells.join(' ')} `, leaves: fold(promotion.excludesProducts ?? '') }
}

const texts = new WeakMap<Searchable, SearchText>()

export function makeSearchText(promotion: Searchable): SearchText {
  const known = texts.get(promotion) ?? searchText(promotion)
  texts.set(promotion, known)
  return known
}

export function matchesQuery(folded: string, query: string): boolean {
  return wordsOfQuery(query).every((word) => folded.includes(word))
}

/** Each once. A hyphen parts words, as people type «coca cola» and «coca-cola». */
function wordsOfQuery(query: string): string[] {
  return [...new Set(fold(query).replaceAll('-', ' ').trim().split(/\s+/))]
}

function meaningsOf(word: string, glossary: Glossary): string[] {
  const isSaid = (said: string) => said === word || (word.length > 3 && said.startsWith(word))
  return glossary.flatMap(([means, words]) => (words.split(' ').some(isSaid) ? [means] : []))
}

/** 2: every word matches directly; 1: goods only as part of a whole purchase, or a method as «any wallet»; 0: no match. */
export function makeQueryScorer(query: string, glossary: Glossary): (text: SearchText) => number {
  // The glossary is long and the same for all texts, so meanings are looked up once.
  const asked = wordsOfQuery(query).map((word) => ({ word, meanings: meaningsOf(word, glossary) }))
  return (text) => Math.min(...asked.map(({ word, meanings }) => wordMatch(text, word, meanings)))
}

function wordMatch({ says, sells, leaves }: SearchText, word: string, meanings: readonly string[]): number {
  const isKind = (means: string) => means.startsWith('*')
  if (meanings.some((means) => !isKind(means) && (sells.includes(`${means} `) || (!means.startsWith('#') && says.includes(means)))))
    return 2
  const goods = meanings.filter((means) => means.startsWith('#'))
  if (goods.length === 0) return says.includes(word) ? 2 : Number(meanings.some((means) => isKind(means) && sells.includes(`${means} `)))
  // Goods that the card itself names, such as a brand.
  if (word.length > 3 && [` ${word}`, `-${word}`].some((named) => says.includes(named))) return 2
  return !leaves.includes(word) && goods.some((means) => sells.includes(`~${means.slice(1)} `)) ? 1 : 0
}

/** The nearest known word within two typing errors (fewer in short words): «santnader» becomes «santander». */
export function correctQuery(query: string, glossary: Glossary, all: readonly SearchText[]): string {
  return wordsOfQuery(query)
    .map((word) => {
      if (meaningsOf(word, glossary).length > 0 || all.some(({ says }) => says.includes(word))) return word
      let [nearest, least] = [word, word.length < 4 ? 0 : word.length < 6 ? 2 : 3]
      for (const said of glossary.flatMap(([, words]) => words.split(' '))) {
        const slips = countTypingErrors(word, said)
        if (slips < least) [nearest, least] = [said, slips]
      }
      return nearest
    })
    .join(' ')
}

/** Letters left out, added, changed or swapped; 0.5 more when only the word's beginning matches. */
export function countTypingErrors(typed: string, word: string): number {
  if (typed.length > word.length + 2) return typed.length
  let [older, row] = [[] as number[], Array.from({ length: word.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      next[j] = Math.min(
        (row[j - 1] as number) + (typed[i - 1] === word[j - 1] ? 0 : 1),
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        isSwapped ? (older[j - 2] ?? i) + 1 : i + j,
      )
    }
    ;[older, row] = [row, next]
  }
  return Math.min(row[word.length] as number, ...row.slice(typed.length - 1).map((slips) => slips + 0.5))
}
